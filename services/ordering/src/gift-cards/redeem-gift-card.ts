import type { Database } from '@theke/kit/database/database';
import { conflict } from '@theke/kit/problem';
import { cardKept, claimable, returnToCard } from '@theke/rules/gift-cards/card-part';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { formatMoney, fromMoney, type Money, toMoney } from '@theke/rules/money/money';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { RuleError } from '@theke/rules/rule-error';
import { offerStore } from '../offer/offer-store.ts';
import { changeOrder } from '../orders/change-order.ts';
import { type Editor, edited, expectEditable } from '../orders/edit-order.ts';
import type { Decision, Order } from '../orders/order.ts';
import type { AccessScope } from '../orders/order-store.ts';
import { lockUsableCard, todayIn } from './claim-gift-card.ts';
import type { Card } from './gift-card.ts';

type Deps = { db: Database; now: () => Date };
type Target = { tenant: string; id: string; scope: AccessScope; version: number; by: string };

/**
 * Redeems a card on an order that is paid on site, as much as its balance allows (GIFT-09). The order is locked before
 * the card, as by every change of an order.
 * @throws Problem 404, 409 STALE_VERSION or GIFT_CARD_NOT_POSSIBLE, 422
 */
export const redeemGiftCard = (deps: Deps, { by, ...target }: Target, code: string): Promise<Order> =>
  changeOrder(deps, target, async (order, at, tx) => {
    expectRedeemable(order);
    const branch = await offerStore.findBranch(tx, order.branch);
    const today = todayIn(zoneOf(branch ?? {}), at);
    return redeem(order, await lockUsableCard(tx, code, { today, field: 'code' }), { by, at });
  });

/** @throws RuleError ORDER_NOT_EDITABLE; Problem 409 GIFT_CARD_NOT_POSSIBLE */
function expectRedeemable(order: Order): void {
  expectEditable(order);
  const refusal = refusalOf(order);
  if (refusal) throw conflict('GIFT_CARD_NOT_POSSIBLE', refusal, 'code');
}

function refusalOf({ paymentMethod, giftCard, bill, refunded, kind, offer, items, totals }: Order): string | undefined {
  if (isOnlinePayment(paymentMethod)) return 'Diese Bestellung ist schon online bezahlt.';
  if (bill !== null)
    return 'Diese Bestellung steht auf der Rechnung eines Tisches. Dort lässt sich keine Geschenkkarte einlösen.';
  if (giftCard) return 'Bei dieser Bestellung ist schon eine Geschenkkarte eingelöst.';
  if (refunded > 0) return 'Zu dieser Bestellung gibt es schon eine Rückerstattung.';
  if ((kind === 'quotation' && !offer) || items.some(({ isPriceHidden }) => isPriceHidden))
    return 'Der Preis dieser Bestellung steht noch nicht fest.';
  return totals.total.gross > 0 ? undefined : 'Diese Bestellung kostet nichts.';
}

function redeem(order: Order, { id, codeEnd, balance }: Card, editor: Editor): Decision {
  const amount = claimable(balance, toMoney(order.totals.total.gross));
  const giftCard = { id, codeEnd, amount: fromMoney(amount), returned: 0 };
  const sum = formatMoney(amount, order.totals.currency);
  return edited(order, { giftCard }, `Geschenkkarte …${codeEnd} eingelöst: ${sum}`, editor);
}

/** Gives a part of an order back to its card (GIFT-07). @throws Problem 404, 409, 422 */
export const returnToGiftCard = (
  deps: Deps,
  { by, ...target }: Target,
  draft: { amount?: number | undefined; reason: string },
): Promise<Order> => changeOrder(deps, target, (order, at) => giveBack(order, draft, { by, at }));

/** @param draft.amount a decimal number; undefined: all that the order still holds */
function giveBack(
  order: Order,
  { amount, reason }: { amount?: number | undefined; reason: string },
  editor: Editor,
): Decision {
  const left = cardKept(order.giftCard);
  if (!order.giftCard || left === 0)
    throw new RuleError('REFUND_NOT_POSSIBLE', 'Bei dieser Bestellung ist keine Geschenkkarte eingelöst.');
  const sum: Money = amount === undefined ? left : toMoney(amount);
  const text = (each: Money) => formatMoney(each, order.totals.currency);
  if (sum > left) throw new RuleError('REFUND_TOO_HIGH', `Zurückbuchen können Sie höchstens ${text(left)}.`, 'amount');
  if (sum === 0) throw new RuleError('REQUIRED', 'Bitte geben Sie einen Betrag an.', 'amount');
  const giftCard = returnToCard(order.giftCard, sum);
  return edited(
    order,
    { giftCard },
    `Auf Geschenkkarte …${giftCard.codeEnd} zurückgebucht: ${text(sum)}, ${reason}`,
    editor,
  );
}
