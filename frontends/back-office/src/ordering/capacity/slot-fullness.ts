import type { SlotLimit, SlotUse } from '@theke/contracts/ordering/capacity';

/** Usage of a slot from 0 to 1, by its tightest limit. */
export function fullnessOf({ orders, items, value }: SlotUse, { maxOrders, maxItems, maxValue }: SlotLimit): number {
  const shares = [
    [orders, maxOrders],
    [items, maxItems],
    [value, maxValue],
  ].flatMap(([used, limit]) => (typeof used === 'number' && limit ? [used / limit] : []));
  return Math.min(1, Math.max(0, ...shares));
}
