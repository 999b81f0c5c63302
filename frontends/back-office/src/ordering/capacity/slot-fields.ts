import { metaOf } from '@theke/contracts/field';
import { type SlotLimit, slotLimit } from '@theke/contracts/ordering/capacity';

/** Lengths of a slot in minutes that the contract knows. */
export const slotLengths: readonly SlotLimit['minutes'][] = [5, 10, 15, 30, 60];

const names = ['maxOrders', 'maxItems', 'maxValue'] as const;

/** What is limited, with the contract's own labels; what is not limited is left out. */
export const slotFieldsOf = (limit: SlotLimit) =>
  names.flatMap((name) => {
    const value = limit[name];
    return value === null ? [] : [{ name, label: metaOf(slotLimit.shape[name]).title ?? name, value }];
  });
