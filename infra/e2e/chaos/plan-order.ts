import { randomFrom } from '../../fixtures/random.ts';
import type { Draft } from '../journeys/demo-shop.ts';
import { type HowPaid, payments } from './pay-order.ts';

export type Planned = {
  /** Unique in the run: comment and Idempotency-Key of the order. */
  marker: string;
  body: object;
  /** Error code with which it must be refused; undefined if it must be accepted. */
  refusedWith: string | undefined;
  /** Error codes with which it may be refused, because guests share gift cards and coupons. */
  mayBeRefusedWith?: readonly string[];
  /** How a guest pays online; undefined for payment on site. */
  pays: HowPaid | undefined;
  /** Time in ms after which the client aborts its first attempt; undefined if it waits. */
  cutAfter: number | undefined;
};

const unknownId = '0199f000-0000-7000-8000-0000000000ff';

/** Reasons for which one order in ten must be refused. */
const refusalReasons: readonly { change: (draft: Draft) => object; code: string }[] = [
  { change: (draft) => ({ ...draft, legalInstructions: false }), code: 'REQUIRED' },
  { change: (draft) => ({ ...draft, phone: '' }), code: 'REQUIRED' },
  { change: (draft) => ({ ...draft, expectedTotal: 0.01 }), code: 'PRICE_CHANGED' },
  {
    change: (draft) => ({ ...draft, items: draft.items.map((item) => ({ ...item, product: unknownId })) }),
    code: 'PRODUCT_UNAVAILABLE',
  },
];

/**
 * The n-th order of a run, derived from its seed.
 * @param shared codes of gift cards and coupons that the guests share
 */
export function planOrder(
  seed: number,
  number: number,
  draft: Draft,
  shared: { cards: readonly string[]; coupons: readonly string[] },
): Planned {
  const random = randomFrom(seed * 1_000_003 + number);
  const marker = `chaos-${seed}-order-${String(number).padStart(6, '0')}`;
  const fault = random() < 0.1 ? refusalReasons[Math.floor(random() * refusalReasons.length)] : undefined;
  const amount = 1 + Math.floor(random() * 4);
  const phone = `+43664${String(number).padStart(7, '0')}`;
  const email = `gast-${number}@guests.example`;
  const pays = random() < 0.3 ? payments[Math.floor(random() * payments.length)] : undefined;
  const paymentMethod = pays ? ('card' as const) : draft.paymentMethod;
  // Without a random number, so that a seed's other choices stay.
  const nth = (codes: readonly string[]) => codes[Math.floor(number / 4) % codes.length];
  const code = number % 4 === 0 ? nth(shared.cards) : undefined;
  const couponCode = number % 4 === 2 ? nth(shared.coupons) : undefined;
  const right = {
    ...draft,
    ...(paymentMethod && { paymentMethod }),
    phone,
    email,
    comment: marker,
    items: draft.items.map((item) => ({ ...item, amount })),
    ...(code && { giftCard: { code, amount: 5 } }),
    ...(couponCode && { couponCode }),
  };
  return {
    marker,
    body: fault ? fault.change(right) : right,
    refusedWith: fault?.code,
    mayBeRefusedWith: [...(code ? ['GIFT_CARD_BALANCE'] : []), ...(couponCode ? ['COUPON_USED_UP'] : [])],
    pays,
    cutAfter: random() < 0.05 ? Math.floor(random() * 30) : undefined,
  };
}
