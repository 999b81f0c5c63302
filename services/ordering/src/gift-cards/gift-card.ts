import type { GiftCardBookingKind, GiftCardMethod, GiftCardState } from '@theke/contracts/ordering/gift-card';
import type { Money } from '@theke/rules/money/money';
import type { LocalDate } from '@theke/rules/time/local-time';

/**
 * Glossary.
 * card     a means of payment, sold at the counter or online; its code is known only to its holder
 * booking  a change of a card's balance; bookings are only added
 * kept     what an order holds of a card: its redeemed amount less what was given back
 */
export type Card = {
  id: string;
  version: number;
  codeEnd: string;
  currency: string;
  initial: Money;
  balance: Money;
  isBlocked: boolean;
  isReversed: boolean;
  validUntil: LocalDate | null;
  branch: string;
  method: GiftCardMethod;
  soldAt: Date;
  soldBy: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
};

export type Booking = {
  card: string;
  kind: GiftCardBookingKind;
  amount: Money;
  order?: string | undefined;
  at: Date;
  by: string;
  reason?: string | undefined;
  /** Money that a day close counts. `money`: if it differs from the change of the balance. */
  takings?: { branch: string; method: GiftCardMethod; money?: Money } | undefined;
};

type Stated = Pick<Card, 'balance' | 'isBlocked' | 'isReversed' | 'validUntil'>;

/** Whether the sale of a card can be taken back: nothing of it is redeemed. */
export const isUnused = ({ balance, initial }: Pick<Card, 'balance' | 'initial'>): boolean => balance === initial;

/** @param today local date of the branch where the card is used */
export function stateOf({ balance, isBlocked, isReversed, validUntil }: Stated, today: LocalDate): GiftCardState {
  if (isReversed) return 'reversed';
  if (isBlocked) return 'blocked';
  if (validUntil !== null && validUntil < today) return 'expired';
  return balance > 0 ? 'active' : 'empty';
}
