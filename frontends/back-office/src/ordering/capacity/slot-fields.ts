import { metaOf } from '@theke/contracts/field';
import { type SlotLimit, slotLimit } from '@theke/contracts/ordering/capacity';

/** Slot lengths in minutes that the contract allows. */
export const slotLengths: readonly SlotLimit['minutes'][] = [5, 10, 15, 30, 60];

const names = ['maxOrders', 'maxItems', 'maxValue'] as const;

/** Limits of a slot that are set, with the contract's labels. */
export const slotFieldsOf = (limit: SlotLimit) =>
  names.flatMap((name) => {
    const value = limit[name];
    return value === null ? [] : [{ name, label: metaOf(slotLimit.shape[name]).title ?? name, value }];
  });
