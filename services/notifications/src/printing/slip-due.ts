import type { Branch } from '@theke/contracts/catalog/branch';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { preparationStart } from '@theke/rules/hours/preparation-start';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { dueTimeOf } from '../receipts/kitchen-content.ts';

/**
 * Print time of an order's kitchen slip (MSG-11); null: at once. A slip for another local day waits until preparation
 * starts.
 */
export function slipDue(order: OrderState, branch: Branch | undefined, now: Date): Date | null {
  const time = dueTimeOf(order);
  if (!time || !branch) return null;
  const at = new Date(time);
  const dayAt = (instant: Date) => dateOf(localTime(zoneOf(branch), instant.getTime()));
  if (dayAt(at) <= dayAt(now)) return null;
  const start = preparationStart({
    branch,
    orderType: order.deliveryType,
    area: branch.deliveryAreas.find(({ area }) => area === order.deliveryArea),
    leads: order.items.flatMap(({ amount, leadMinutes }) => (amount > 0 && leadMinutes ? [leadMinutes] : [])),
    at,
  });
  return start > now ? start : null;
}
