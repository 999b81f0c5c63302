import type { OrderItem } from '@theke/contracts/ordering/order';
import { differingParts } from '@theke/rules/products/part-lines';

type WithParts = Pick<OrderItem, 'parts'>;

/** Chosen options in one line: "Normal, 32 cm, Rucola". */
export const choicesOf = ({ parts }: WithParts): string => parts.flatMap((part) => part.values).join(', ');

/** Options that differ from the default, which the kitchen must know: "Rucola" (PRODUCT-13). */
export const differencesOf = ({ parts }: WithParts): string => choicesOf({ parts: differingParts(parts) });
