import { courseOf, isHeld } from '@theke/rules/tables/courses';
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

/** Dishes that the kitchen may prepare; with a heading for each course (TABLE-08). */
function dishesOf(order: ReceiptOrder): ReceiptLine[] {
  const { firedCourse, items } = order;
  if (firedCourse === undefined) return items.map(dish);
  const fired = items.filter((item) => !isHeld(item, order));
  const courses = [...new Set(fired.map(courseOf))].toSorted((one, other) => one - other);
  return courses.flatMap((course) => [
    text(`Gang ${course}`, { isBold: true }),
    ...fired.filter((item) => courseOf(item) === course).map(dish),
  ]);
}

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
    ...dishesOf(order),
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
