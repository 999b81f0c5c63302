import type { CheckedGiftCard, GiftCard, GiftCardDetail } from '@theke/contracts/ordering/gift-card';
import { fromMoney, type Money } from '@theke/rules/money/money';
import type { LocalDate } from '@theke/rules/time/local-time';
import { type Card, stateOf } from './gift-card.ts';
import type { Purchase } from './purchase.ts';

/** View of staff, without the code. */
export const toStaffCard = (card: Card, today: LocalDate): GiftCard => {
  const { isBlocked: _, isReversed: __, message: ___, branch, soldAt, initial, balance, ...rest } = card;
  return {
    ...rest,
    state: stateOf(card, today),
    branch: { id: branch },
    soldAt: soldAt.toISOString(),
    initial: fromMoney(initial),
    balance: fromMoney(balance),
  };
};

/** How a guest bought the card, for staff. */
export const toOnlineSale = (
  { uid, buyerName, buyerEmail }: Purchase,
  refunded: Money,
): NonNullable<GiftCardDetail['online']> => ({ uid, buyerName, buyerEmail, refunded: fromMoney(refunded) });

/** View of a card's holder. */
export const toHolder = (card: Card, today: LocalDate): CheckedGiftCard => {
  const { codeEnd, currency, balance, validUntil } = card;
  return { codeEnd, currency, balance: fromMoney(balance), validUntil, state: stateOf(card, today) };
};
