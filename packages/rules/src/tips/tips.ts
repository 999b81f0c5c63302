import { type CardPart, cardAmount } from '../gift-cards/card-part.ts';
import { dividedBy, fraction, toFraction } from '../money/fraction.ts';
import { formatMoney, type Money, money, subtract, sumOf, timesToCents, toMoney } from '../money/money.ts';
import type { OrderState } from '../orders/order-states.ts';
import { isOnlinePayment, type PaymentMethod } from '../payments/payment-methods.ts';
import { tipTexts } from './tip-texts.de.ts';

/** The branch's settings of tips (SHAPE-03); absent in branches from before tips. */
export type TippedBranch = {
  readonly isTipEnabled?: boolean | null | undefined;
  /** Suggestions in percent of the total. */
  readonly tipSuggestions?: readonly { readonly percent: number }[] | null | undefined;
  readonly isQuotationRequired?: boolean | null | undefined;
};

/** Whether guests of a branch may give a tip (TIP-01). A quotation has no price yet. */
export const offersTips = ({ isTipEnabled, isQuotationRequired }: TippedBranch): boolean =>
  Boolean(isTipEnabled) && !isQuotationRequired;

/** A suggested tip: percent of the total, rounded half up to cents (TIP-02). */
export const suggestedTip = (total: Money, percent: number): Money =>
  timesToCents(total, dividedBy(toFraction(percent), fraction(100n)));

const leastLimit = toMoney(20);
const highestLimit = toMoney(500);

/** The highest tip for a total (TIP-03); a higher one is a typing error. */
export const tipLimit = (total: Money): Money => money(Math.min(highestLimit, Math.max(leastLimit, total)));

export type TipFault = { readonly code: 'TIP_TOO_HIGH'; readonly message: string };

/** The fault of a tip for a total; undefined if it is accepted. */
export const tipFault = (tip: Money, total: Money, currency: string): TipFault | undefined =>
  tip > tipLimit(total)
    ? { code: 'TIP_TOO_HIGH', message: tipTexts.tooHigh(formatMoney(tipLimit(total), currency)) }
    : undefined;

/** Amounts of an order as decimal numbers in its currency; `tip` and `giftCard` are absent without one. */
export type TippedOrder = {
  readonly totals: { readonly total: { readonly gross: number } };
  readonly tip?: number | undefined;
  readonly giftCard?: CardPart | undefined;
};

/** What the guest pays by the order's payment method: the total without the gift card's part, and the tip (TIP-04). */
export const amountDue = ({ totals, tip = 0, giftCard }: TippedOrder): Money =>
  subtract(sumOf([toMoney(totals.total.gross), toMoney(tip)]), cardAmount(giftCard));

/** States in which a guest still has to pay on site. */
const beforePaying: ReadonlySet<OrderState> = new Set(['placed', 'counter-proposed', 'confirmed', 'in-delivery']);

type GuestOrder = {
  readonly status: OrderState;
  readonly kind: 'order' | 'preorder' | 'quotation';
  readonly isConfirmed: boolean;
  readonly paymentMethod: PaymentMethod;
  readonly items: readonly { readonly isPriceHidden?: boolean | undefined }[];
};

/**
 * Whether the guest may give, change or take back the tip on the page of the order (TIP-05): it is paid on site, not
 * paid yet, and its price is agreed.
 */
export const mayGuestTip = ({ status, kind, isConfirmed, paymentMethod, items }: GuestOrder): boolean =>
  beforePaying.has(status) &&
  !isOnlinePayment(paymentMethod) &&
  (kind !== 'quotation' || isConfirmed) &&
  !items.some(({ isPriceHidden }) => isPriceHidden);
