import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { preparationMinutes, rideMinutes } from '@theke/rules/hours/expected-time';
import { isOver } from '@theke/rules/orders/order-moves';

/** What is planned for an order, in epoch milliseconds; each undefined where nobody has said. */
export type Plan = {
  /** When the guest has it. */
  at?: number;
  /** When a delivery leaves. */
  leaves?: number;
  /** When work begins on what was wished for, or ordered while closed; anything else is begun at once. */
  begins?: number;
};

type PlannedOrder = Pick<
  PublicOrder,
  'appointment' | 'appointmentDate' | 'expectedUntil' | 'deliveryType' | 'deliveryArea' | 'kind' | 'status'
> &
  Parameters<typeof isOver>[0];

/** What was agreed on, else wished for, else expected, and what follows from it by the branch's minutes. */
export function planOf(order: PlannedOrder, branch: Branch | undefined): Plan {
  const time = order.appointment ?? order.appointmentDate ?? order.expectedUntil;
  // While the guest is asked about another time, neither is planned.
  if (!time || isOver(order) || order.status === 'counter-proposed') return {};
  const at = Date.parse(time);
  if (!branch) return { at };
  const orderType = order.deliveryType;
  const area = branch.deliveryAreas.find((each) => each.area === order.deliveryArea);
  const leaves = at - rideMinutes({ orderType, area }) * 60_000;
  const begins = leaves - preparationMinutes(branch, orderType) * 60_000;
  const isLater = order.appointmentDate !== null || order.kind === 'preorder';
  return { at, ...(orderType === 'delivery' && { leaves }), ...(isLater && { begins }) };
}

/** When work begins, while it has not. */
export const beginsLater = ({ begins }: Plan, now: Date): number | undefined =>
  begins !== undefined && begins > now.getTime() ? begins : undefined;
