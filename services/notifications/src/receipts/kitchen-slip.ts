import { choicesOf } from './kitchen-content.ts';
import {
  cutWritten,
  headOf,
  isStruck,
  type ReceiptOrder,
  type ReceiptShop,
  receiptTime,
  text,
  texts,
  timesOf,
} from './receipt.ts';
import type { Receipt, ReceiptLine } from './receipt-line.ts';

type OrderItem = ReceiptOrder['items'][number];

const dish = (item: OrderItem): ReceiptLine => ({
  kind: 'item',
  isBig: true,
  times: timesOf(item),
  name: `${item.name}${isStruck(item) ? ' (gestrichen)' : ''}`,
  amount: '',
  parts: choicesOf(item),
});

/**
 * Kitchen slip: number and time, framed note, dishes readable from a step away, and only choices that differ from the
 * default (PRODUCT-13). No prices; of the guest only the name.
 */
export function buildKitchenSlip(
  order: ReceiptOrder,
  { branch }: ReceiptShop,
  { printedAt, mark, isCanceled = false }: { printedAt: Date; mark: string | undefined; isCanceled?: boolean },
): Receipt {
  const { firstName, lastName } = order.contact;
  return cutWritten([
    ...texts([isCanceled && 'STORNIERT', mark], { isCentered: true, isBig: true, isBold: true }),
    ...headOf(order, branch.timeZone, printedAt),
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
