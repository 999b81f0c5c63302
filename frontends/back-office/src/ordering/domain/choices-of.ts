import type { OrderItem } from '@theke/contracts/ordering/order';

/** What was chosen, in one line: "Normal, 32 cm, Rucola". */
export const choicesOf = ({ parts }: Pick<OrderItem, 'parts'>): string =>
  parts.flatMap((part) => part.values).join(', ');
