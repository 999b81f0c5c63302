import { fromMoney, type Money, money, subtract, sumOf, toMoney } from '../money/money.ts';

/** The part of an order that a gift card pays, as decimal numbers of the currency (GIFT-05). */
export type CardPart = {
  /** Pays this much of the order's total. */
  readonly amount: number;
  /** The part of `amount` that was given back to the card. */
  readonly returned: number;
};

/** What a card pays of an order's total; 0 without a card. */
export const cardAmount = (part: CardPart | undefined): Money => toMoney(part?.amount ?? 0);

/** What an order still holds of its card. The bookings of the order on the card add up to it (GIFT-03). */
export const cardKept = (part: CardPart | undefined): Money =>
  part ? subtract(toMoney(part.amount), toMoney(part.returned)) : money(0);

/** A card pays as much of the total as its balance allows; the tip is paid by the order's method (GIFT-05). */
export const claimable = (balance: Money, total: Money): Money => money(Math.max(0, Math.min(balance, total)));

/** Adjusts the card's part to a changed total: the card never pays more than the order costs (GIFT-06). */
export function fitCardPart<P extends CardPart>(part: P, total: Money): P {
  const amount = money(Math.min(cardAmount(part), total));
  const kept = money(Math.min(cardKept(part), total));
  if (amount === cardAmount(part)) return part;
  return { ...part, amount: fromMoney(amount), returned: fromMoney(subtract(amount, kept)) };
}

/** Gives everything back that an order still holds, as its end does. */
export const releaseCardPart = <P extends CardPart>(part: P): P => ({ ...part, returned: part.amount });

/** Gives a part back to the card, at most what the order still holds. */
export const returnToCard = <P extends CardPart>(part: P, sum: Money): P => ({
  ...part,
  returned: fromMoney(sumOf([toMoney(part.returned), money(Math.min(sum, cardKept(part)))])),
});
