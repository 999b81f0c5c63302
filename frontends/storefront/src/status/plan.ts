import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { preparationMinutes, rideMinutes } from '@theke/rules/hours/expected-time';
import { isOver } from '@theke/rules/orders/order-moves';

/** Planned times of an order in epoch milliseconds; each undefined if unknown. */
export type Plan = {
  /** When the guest receives it. */
  dueAt?: number;
  /** When a delivery leaves. */
  leavesAt?: number;
  /** When work starts on a pre-order; other orders start at once. */
  begins?: number;
};

type PlannedOrder = Pick<
  PublicOrder,
  'appointment' | 'appointmentDate' | 'expectedUntil' | 'deliveryType' | 'deliveryArea' | 'kind' | 'status'
> &
  Parameters<typeof isOver>[0];

/**
 * Plans an order from the agreed, requested or expected time, in this order of preference, and the branch's
 * durations.
 */
export function makePlan(order: PlannedOrder, branch: Branch | undefined): Plan {
  const time = order.appointment ?? order.appointmentDate ?? order.expectedUntil;
  // Nothing is planned while the guest is asked about another time.
  if (!time || isOver(order) || order.status === 'counter-proposed') return {};
  const dueAt = Date.parse(time);
  if (!branch) return { dueAt };
  const orderType = order.deliveryType;
  const area = branch.deliveryAreas.find((each) => each.area === order.deliveryArea);
  const leavesAt = dueAt - rideMinutes({ orderType, area }) * 60_000;
  const begins = leavesAt - preparationMinutes(branch, orderType) * 60_000;
  const isLater = order.appointmentDate !== null || order.kind === 'preorder';
  return { dueAt, ...(orderType === 'delivery' && { leavesAt }), ...(isLater && { begins }) };
}

/** Start of work, if it is in the future. */
export const beginsLater = ({ begins }: Plan, now: Date): number | undefined =>
  begins !== undefined && begins > now.getTime() ? begins : undefined;
