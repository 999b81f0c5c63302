import type { OrderDraft } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import { hashGiftCardCode } from '@theke/kit/gift-card-code';
import { conflict, invalid } from '@theke/kit/problem';
import { parseCardCode } from '@theke/rules/gift-cards/card-code';
import { formatMoney, type Money, money, toMoney } from '@theke/rules/money/money';
import { dateOf, type LocalDate, localTime } from '@theke/rules/time/local-time';
import type { Order } from '../orders/order.ts';
import { type Card, stateOf } from './gift-card.ts';
import { giftCardProblems } from './gift-card-problems.de.ts';
import { giftCardStore } from './gift-card-store.ts';

type Part = NonNullable<Order['giftCard']>;

export const todayIn = (zone: string, at: Date): LocalDate => dateOf(localTime(zone, at.getTime()));

/**
 * Finds and locks a card that can be used. Orders with the same card wait for each other.
 * @param field of the code in the request
 * @throws Problem 422 GIFT_CARD_UNKNOWN or GIFT_CARD_NOT_VALID
 */
export async function lockUsableCard(
  tx: Transaction,
  typed: string,
  { today, field }: { today: LocalDate; field: string },
): Promise<Card> {
  const code = parseCardCode(typed);
  const card = code && (await giftCardStore.lockByCode(tx, hashGiftCardCode(code)));
  if (!card) throw invalid('GIFT_CARD_UNKNOWN', giftCardProblems.unknown, field);
  const state = stateOf(card, today);
  if (state !== 'active') throw invalid('GIFT_CARD_NOT_VALID', giftCardProblems.states[state], field);
  return card;
}

/**
 * Pays a part of a new order by a card, in the order's own transaction: the balance is read after the lock, so parallel
 * orders never spend it twice (GIFT-03).
 * @throws Problem 422 GIFT_CARD_UNKNOWN, GIFT_CARD_NOT_VALID; 409 GIFT_CARD_BALANCE
 */
export async function claimGiftCard(
  tx: Transaction,
  { code, amount }: NonNullable<OrderDraft['giftCard']>,
  { order, zone, at }: { order: string; zone: string; at: Date },
): Promise<Part> {
  const card = await lockUsableCard(tx, code, { today: todayIn(zone, at), field: 'giftCard.code' });
  const claimed = toMoney(amount);
  if (claimed > card.balance)
    throw conflict(
      'GIFT_CARD_BALANCE',
      giftCardProblems.balance(formatMoney(card.balance, card.currency)),
      'giftCard.amount',
    );
  const less: Money = money(-claimed);
  giftCardStore.book(tx, { card: card.id, kind: 'redeemed', amount: less, order, at, by: 'Gast' });
  return { id: card.id, codeEnd: card.codeEnd, amount, returned: 0 };
}
