import { differingParts } from '@theke/rules/products/part-lines';
import {
  cutWritten,
  headOf,
  isStruck,
  type Receipt,
  type ReceiptLine,
  type ReceiptOrder,
  type ReceiptShop,
  receiptTime,
  text,
  texts,
  timesOf,
} from './receipt.ts';

type OrderItem = ReceiptOrder['items'][number];

/** Of several choices each is an addition; one alone is what the dish is like. Photographs are on the order's page. */
function choices(item: OrderItem): string[] {
  return differingParts(item.parts).flatMap(({ name, values, uploads }) => [
    ...(values.length === 1 ? values : values.map((value) => `+ ${value}`)),
    ...(uploads.length > 0 ? [`${name}: siehe Bestellung`] : []),
  ]);
}

const dish = (item: OrderItem): ReceiptLine => ({
  kind: 'item',
  isBig: true,
  times: timesOf(item),
  name: `${item.name}${isStruck(item) ? ' (gestrichen)' : ''}`,
  amount: '',
  parts: choices(item),
});

/**
 * What is to be made, for whoever makes it: number and time, the note in its frame, dishes to be read from a step away, and of what was chosen only
 * what differs (PRODUCT-13). No prices, and of the guest the name alone.
 */
export function kitchenSlipOf(
  order: ReceiptOrder,
  { branch }: ReceiptShop,
  { printedAt, mark }: { printedAt: Date; mark: string | undefined },
): Receipt {
  const { firstName, lastName } = order.contact;
  return cutWritten([
    ...texts([mark], { isCentered: true, isBig: true, isBold: true }),
    ...headOf(order, branch.timeZone),
    ...order.items.map(dish),
    { kind: 'rule' },
    {
      kind: 'pair',
      left: [firstName, lastName].filter(Boolean).join(' '),
      right: `Bestellung ${order.uid}`,
    },
    text(`Gedruckt ${receiptTime(printedAt, branch.timeZone)}`),
    ...texts([mark], { isCentered: true, isBold: true }),
  ]);
}
