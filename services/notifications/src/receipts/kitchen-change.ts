import { isSameContent, isSameDish, type KitchenContent, type KitchenDish } from './kitchen-content.ts';
import { cutWritten, headOf, type ReceiptOrder, type ReceiptShop, receiptTime, text, texts } from './receipt.ts';
import type { Receipt, ReceiptLine } from './receipt-line.ts';

const loud = { isBig: true, isBold: true } as const;
const rule: ReceiptLine = { kind: 'rule' };

const dishLine = ({ times, name, choices, isStruck }: KitchenDish): ReceiptLine => ({
  ...{ kind: 'item', isBig: true, amount: '', parts: choices },
  ...{ times, name: isStruck ? `${name} (gestrichen)` : name },
});

const inWords = ({ times, name, choices }: KitchenDish): string =>
  [`${times} ${name}`, ...choices.map((choice) => choice.replace(/^\+ /, ''))].join(', ');

/** Changed dishes with their previous content. */
const changedDishes = (before: KitchenContent, after: KitchenContent): ReceiptLine[] =>
  after.dishes.flatMap((dish, index) => {
    const earlier = before.dishes[index];
    // The kitchen learns of a dish when its course is fired.
    if (dish.isHeld) return [];
    if (earlier?.isHeld) return [text(`GANG ${dish.course}:`, loud), dishLine(dish)];
    if (!earlier) return [text('NEU:', { isBold: true }), dishLine(dish)];
    return isSameDish(earlier, dish) ? [] : [dishLine(dish), text(`  bisher: ${inWords(earlier)}`)];
  });

function changedFacts(before: KitchenContent, after: KitchenContent, zone: string): ReceiptLine[] {
  const when = (time: string | null) => (time ? receiptTime(time, zone) : 'so schnell wie möglich');
  return [
    ...(before.time === after.time
      ? []
      : [text('NEUE ZEIT', loud), text(when(after.time), { isBold: true }), text(`  bisher: ${when(before.time)}`)]),
    ...(before.table === after.table
      ? []
      : [
          text(after.table ? `Tisch ${after.table}` : 'Ohne Tisch', loud),
          ...texts([before.table && `  bisher: Tisch ${before.table}`]),
        ]),
    ...(before.comment === after.comment
      ? []
      : [
          text(after.comment ? 'NEUE ANMERKUNG' : 'ANMERKUNG ENTFÄLLT', loud),
          ...texts([before.comment && `  bisher: ${before.comment}`]),
        ]),
  ];
}

/** Whether nothing changed but courses that were fired. */
const isOnlyFired = (before: KitchenContent, after: KitchenContent): boolean =>
  isSameContent(
    {
      ...before,
      dishes: before.dishes.map((dish, index) => ({ ...dish, isHeld: after.dishes[index]?.isHeld ?? false })),
    },
    after,
  );

/**
 * Changes since the kitchen's last slip of an order: its cancellation, or each changed dish, time, table and note with
 * its previous value. The head has number and time as on every slip, and the current note.
 */
export function buildKitchenChange(
  order: ReceiptOrder,
  { branch }: ReceiptShop,
  { before, after }: { before: KitchenContent; after: KitchenContent },
  { printedAt, mark }: { printedAt: Date; mark: string | undefined },
): Receipt {
  const { firstName, lastName } = order.contact;
  const title = after.isCanceled ? 'STORNIERT' : isOnlyFired(before, after) ? 'ABRUF' : 'ÄNDERUNG';
  return cutWritten([
    ...texts([title, mark], { isCentered: true, ...loud }),
    ...headOf(order, branch.timeZone, printedAt),
    ...(after.isCanceled
      ? [
          text('Nicht mehr zubereiten:', { isBold: true }),
          ...before.dishes.filter((dish) => !dish.isStruck && !dish.isHeld).map(dishLine),
        ]
      : [...changedFacts(before, after, branch.timeZone), ...changedDishes(before, after)]),
    rule,
    { kind: 'pair', left: [firstName, lastName].filter(Boolean).join(' '), right: `Bestellung ${order.uid}` },
    text(`Gedruckt ${receiptTime(printedAt, branch.timeZone)}`),
    ...texts([title], { isCentered: true, isBold: true }),
  ]);
}
