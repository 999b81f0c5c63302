import type { OrderEdit, OrderItem, Questionnaire } from '@theke/contracts/ordering/order';
import { fitCardPart } from '@theke/rules/gift-cards/card-part';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { isFinished } from '@theke/rules/orders/order-states';
import { discountsOfItems, totalsOfItems } from '@theke/rules/price/changed-items';
import { isTooLittle, tooLittleText } from '@theke/rules/price/least-per-item';
import { maxPerOrder, tooMuchText } from '@theke/rules/price/max-per-order';
import { toPricingResult } from '@theke/rules/price/totals';
import { RuleError } from '@theke/rules/rule-error';
import { amountText } from '@theke/rules/units/amount-text';
import type { Decision, Order } from './order.ts';
import { changedFact } from './order-facts.ts';

type Sums = Pick<OrderItem, 'gross' | 'deposit'>;

/** Who changes an order, by the name shown in the history, and when. */
export type Editor = { by: string; at: Date };

/** The gift card's part of an order with other totals (GIFT-06); nothing without a card. */
export const fittedCard = ({ giftCard }: Order, totals: Order['totals']): Pick<Order, 'giftCard'> =>
  giftCard ? { giftCard: fitCardPart(giftCard, toMoney(totals.total.gross)) } : {};

/**
 * Decision that applies `changes` to the order and adds `text` to its history. @param details further fields of the
 * edit
 */
export const edited = (
  order: Order,
  changes: Partial<Order>,
  text: string,
  { by, at }: Editor,
  details: Pick<OrderEdit, 'refund'> = {},
): Decision => {
  const next: Order = {
    ...order,
    ...fittedCard(order, changes.totals ?? order.totals),
    ...changes,
    version: order.version + 1,
    edits: [...order.edits, { at: at.toISOString(), by, text, ...details }],
  };
  return { next, facts: [changedFact(next, at)] };
};

/** @throws RuleError ORDER_NOT_EDITABLE for an order that has ended, is not paid yet, or is partly paid at its table */
export function expectEditable(order: Order): void {
  if (isFinished(order.status) || order.status === 'awaiting-payment')
    throw new RuleError('ORDER_NOT_EDITABLE', 'Diese Bestellung lässt sich nicht mehr ändern.');
  if (order.payments)
    throw new RuleError(
      'ORDER_NOT_EDITABLE',
      'Von dieser Bestellung ist schon ein Teil bezahlt. Sie lässt sich nicht mehr ändern.',
    );
}

/**
 * Requires that the new total is within the limits.
 * @param field sent field that causes the new total
 * @throws RuleError ORDER_TOO_LARGE, PAID_TOTAL_EXCEEDED
 */
export function expectAffordable(order: Order, totals: Order['totals'], field: string): void {
  if (toMoney(totals.total.gross) > maxPerOrder)
    throw new RuleError('ORDER_TOO_LARGE', tooMuchText(totals.currency), field);
  if (order.paidAt && totals.total.gross > order.totals.total.gross) {
    throw new RuleError(
      'PAID_TOTAL_EXCEEDED',
      'Diese Bestellung ist schon online bezahlt und kann nicht teurer werden.',
      field,
    );
  }
}

/**
 * Changes the amount of one item at its agreed price; 0 removes the item.
 * @param sums price and deposit of the new amount
 * @throws RuleError ORDER_NOT_EDITABLE, ITEM_UNKNOWN, AMOUNT_TOO_SMALL, LAST_ITEM, ORDER_TOO_LARGE, PAID_TOTAL_EXCEEDED
 */
export function changeAmount(order: Order, index: number, amount: number, sums: Sums, editor: Editor): Decision {
  expectEditable(order);
  const item = order.items[index];
  if (!item) throw new RuleError('ITEM_UNKNOWN', 'Diese Position gibt es in der Bestellung nicht.', 'index');
  if (item.amount === amount) return { next: order, facts: [] };
  const changed: OrderItem = { ...item, amount, ...sums };
  if (amount > 0 && isTooLittle(changed)) throw new RuleError('AMOUNT_TOO_SMALL', tooLittleText(item.name), 'amount');
  const items = order.items.map((each, at) => (at === index ? changed : each));
  if (items.every((each) => each.amount === 0)) {
    throw new RuleError(
      'LAST_ITEM',
      'Eine Bestellung braucht mindestens eine Position. Bitte lehnen Sie sie stattdessen ab oder stornieren Sie sie.',
      'amount',
    );
  }
  const totals = retotaled(order, items);
  expectAffordable(order, totals, 'amount');
  const money = (decimal: number) => formatMoney(toMoney(decimal), order.totals.currency);
  const text =
    amount === 0
      ? `${item.name} gestrichen (${money(item.gross)})`
      : `${item.name}: ${amountText(amount, item.unit)} statt ${amountText(item.amount, item.unit)}, ${money(changed.gross)} statt ${money(item.gross)}`;
  return edited(order, { items, totals }, text, editor);
}

/** Totals of an order with other items; the agreed delivery fee and the terms of its discounts stay (DISC-08). */
export function retotaled(order: Pick<Order, 'totals'>, items: readonly OrderItem[]): Order['totals'] {
  const isEstimated = items.some((item) => item.amount > 0 && item.isEstimated);
  // Drops deposit and discounts; they are set again only if there still are any.
  const { deposit: _, discounts: __, ...totals } = order.totals;
  const discounts = discountsOfItems(items, order.totals);
  return {
    ...totals,
    ...toPricingResult(totalsOfItems(items, order.totals)),
    ...(discounts.length > 0 && { discounts }),
    isEstimated,
  };
}

/**
 * Stores the guest's rating once. Sending the same rating again changes nothing.
 * @throws RuleError RATING_OFF, NOT_COMPLETED, ALREADY_RATED
 */
export function answer(
  order: Order,
  questionnaire: Questionnaire,
  { enablePluginOrderReviews }: { enablePluginOrderReviews?: boolean },
  at: Date,
): Decision {
  if (!enablePluginOrderReviews) throw new RuleError('RATING_OFF', 'Bewertungen nehmen wir derzeit nicht entgegen.');
  if (order.status !== 'completed')
    throw new RuleError('NOT_COMPLETED', 'Bewerten können Sie eine Bestellung, sobald sie abgeschlossen ist.');
  if (order.questionnaire) {
    const earlier = order.questionnaire;
    const names = Object.keys(questionnaire) as (keyof Questionnaire)[];
    if (names.every((name) => earlier[name] === questionnaire[name])) return { next: order, facts: [] };
    throw new RuleError('ALREADY_RATED', 'Sie haben diese Bestellung schon bewertet. Vielen Dank!');
  }
  const next: Order = { ...order, questionnaire, version: order.version + 1 };
  return { next, facts: [changedFact(next, at)] };
}

/**
 * Removes a finished order from the lists (ORDER-17).
 * @throws RuleError ORDER_OPEN
 */
export function archive(order: Order, at: Date): Decision {
  if (order.archivedAt) return { next: order, facts: [] };
  if (!isFinished(order.status))
    throw new RuleError('ORDER_OPEN', 'Diese Bestellung ist noch offen. Bitte schließen Sie sie zuerst ab.');
  const next: Order = { ...order, archivedAt: at, version: order.version + 1 };
  return { next, facts: [changedFact(next, at)] };
}
