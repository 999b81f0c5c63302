import { z } from 'zod';
import { action, collection, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { byId, cents, exampleIds, id, instant, ref, version } from '../wire.ts';
import { order } from './order.ts';
import { orderDay } from './order-day.ts';

/** How a card was paid: at the counter, or online by the guest (ADR 0054). */
const giftCardMethod = z.enum(['cash', 'atm-card', 'card', 'paypal']);
export type GiftCardMethod = z.output<typeof giftCardMethod>;
export const giftCardMethodLabels: Record<GiftCardMethod, string> = {
  cash: 'Barzahlung',
  'atm-card': 'Bankomatkarte',
  card: 'Online',
  paypal: 'Online mit PayPal',
};
/** How a card is paid at the counter. */
const counterMethod = giftCardMethod.extract(['cash', 'atm-card']);
export type CounterMethod = z.output<typeof counterMethod>;

/** `expired` follows from the last day of validity, `empty` from the balance. */
export const giftCardState = z.enum(['active', 'empty', 'expired', 'blocked', 'reversed']);
export type GiftCardState = z.output<typeof giftCardState>;
export const giftCardStateLabels: Record<GiftCardState, string> = {
  active: 'Gültig',
  empty: 'Aufgebraucht',
  expired: 'Abgelaufen',
  blocked: 'Gesperrt',
  reversed: 'Verkauf storniert',
};

export const giftCardBookingKind = z.enum([
  'sold',
  'redeemed',
  'returned',
  'corrected',
  'blocked',
  'unblocked',
  'reversed',
  'refunded',
]);
export type GiftCardBookingKind = z.output<typeof giftCardBookingKind>;

/** At least 1, at most 1,000: the card is as good as cash. */
export const giftCardAmount = cents.refine((value) => value >= 1 && value <= 1_000, {
  error: 'Eine Geschenkkarte ist mindestens 1 und höchstens 1.000 wert.',
  params: { code: 'OUT_OF_RANGE' },
});
const reason = oneLine(300).min(1);

/** A gift card as staff see it: without its code, which cannot be derived from the data (GIFT-02). */
export const giftCard = z.object({
  id,
  version,
  /** The last four characters of the code. */
  codeEnd: field(z.string(), 'Code'),
  state: field(giftCardState, 'Status', { choices: giftCardStateLabels }),
  currency: z.string(),
  initial: field(z.number(), 'Wert'),
  balance: field(z.number(), 'Guthaben'),
  branch: field(ref, 'Verkauft in'),
  method: field(giftCardMethod, 'Bezahlt mit', { choices: giftCardMethodLabels }),
  soldAt: field(instant, 'Verkauft am'),
  soldBy: field(z.string(), 'Verkauft von', { personal: true }),
  /** Last day of validity in the zone of the branch; null: unlimited. */
  validUntil: field(z.iso.date().nullable(), 'Gültig bis'),
  recipientName: field(z.string(), 'Für', { personal: true }),
  recipientEmail: field(z.string(), 'E‑Mail', { personal: true }),
});
export type GiftCard = z.output<typeof giftCard>;

/** A line of a card's account; the amounts of all lines add up to the balance (GIFT-03). */
const booking = z.object({
  at: instant,
  kind: giftCardBookingKind,
  amount: z.number(),
  /** Money given back by payments, which changes no balance. */
  money: z.number().optional(),
  by: z.string(),
  reason: z.string(),
  order: z.object({ id, uid: z.string() }).nullable(),
});
export const giftCardDetail = giftCard.extend({
  message: z.string(),
  /** Of a card that a guest bought online. `refunded`: given back by payments after the sale was reversed. */
  online: z
    .object({
      uid: z.string(),
      buyerName: field(z.string(), 'Käufer', { personal: true }),
      buyerEmail: field(z.string(), 'E‑Mail des Käufers', { personal: true }),
      refunded: z.number(),
    })
    .optional(),
  bookings: z.array(booking),
});
export type GiftCardDetail = z.output<typeof giftCardDetail>;

/** A card with its code, for the sheet that is handed over. */
export const giftCardWithCode = giftCardDetail.extend({ code: z.string() });
export type GiftCardWithCode = z.output<typeof giftCardWithCode>;

export const giftCards = collection({
  service: 'ordering',
  name: 'gift-cards',
  one: 'gift-card',
  label: { one: 'Geschenkkarte', many: 'Geschenkkarten' },
  item: giftCard,
  read: 'gift-cards.read',
  write: 'gift-cards.write',
  filters: ['branch', 'state'],
  range: ['soldAt'],
  sorts: ['soldAt', 'balance'],
});

/** `q`: the end of the code, or the recipient's name. */
export const listGiftCards = listEndpoint(giftCards);
export const readGiftCard = readEndpoint(giftCards, giftCardDetail);

export const giftCardDraft = z.strictObject({
  /** Chosen by the caller, so that a repeated request sells one card. */
  id: field(id, 'Kennung').optional(),
  branch: reference('branches', 'Filiale'),
  amount: field(giftCardAmount, 'Wert'),
  method: field(counterMethod, 'Bezahlt mit', { choices: giftCardMethodLabels }).default('cash'),
  /** Last day of validity in the zone of the branch; null: unlimited. Default: by the setting of the business. */
  validUntil: field(orderDay.nullable().optional(), 'Gültig bis'),
  recipientName: field(oneLine(80), 'Für', { personal: true }).default(''),
  recipientEmail: field(z.union([z.email().max(200), z.literal('')]), 'E‑Mail', { personal: true }).default(''),
  message: field(z.string().trim().max(500), 'Persönliche Zeilen', { personal: true }).default(''),
});
export type GiftCardDraft = z.output<typeof giftCardDraft>;

/**
 * Sells a card at the counter (GIFT-04): money received, no revenue. With an e-mail address the recipient gets the code
 * by mail. 409 GIFT_CARDS_OFF; 409 ID_TAKEN if the id belongs to another sale; 422 DATE_PAST.
 */
export const sellGiftCard = endpoint({
  name: 'sellGiftCard',
  service: 'ordering',
  method: 'POST',
  path: '/gift-cards',
  summary: 'Geschenkkarte verkaufen',
  needs: 'gift-cards.sell',
  body: giftCardDraft,
  reply: { kind: 'data', schema: giftCardWithCode },
  status: 201,
  example: { body: { branch: { id: exampleIds.branch }, amount: 50, recipientName: 'Eva' } },
});

/** The code for another sheet. */
export const readGiftCardCode = endpoint({
  name: 'readGiftCardCode',
  service: 'ordering',
  method: 'GET',
  path: '/gift-cards/:id/code',
  summary: 'Code einer Geschenkkarte anzeigen',
  needs: 'gift-cards.write',
  params: byId,
  reply: { kind: 'data', schema: giftCardWithCode },
  status: 200,
  example: { params: { id: giftCards.exampleId } },
});

const withReason = z.strictObject({ version: field(version, 'Version'), reason: field(reason, 'Grund') });
const acting = (name: string, word: string, summary: string) =>
  action(giftCards, word, {
    name,
    summary,
    body: withReason,
    reply: giftCardDetail,
    example: { version: 1, reason: 'Karte verloren.' },
  });

/** 409 STALE_VERSION. Repeating it changes nothing. */
export const blockGiftCard = acting('blockGiftCard', 'block', 'Geschenkkarte sperren');
export const unblockGiftCard = acting('unblockGiftCard', 'unblock', 'Sperre einer Geschenkkarte aufheben');
/**
 * Takes back the sale of an unused card. Money of the counter counts as refunded at once; payments refunds an online
 * payment and reports it (GIFT-17). 409 STALE_VERSION, GIFT_CARD_USED.
 */
export const reverseGiftCard = acting('reverseGiftCard', 'reverse', 'Verkauf einer Geschenkkarte stornieren');

/** Changes the balance by a signed amount; moves no money. 409 STALE_VERSION; 422 OUT_OF_RANGE below zero. */
export const correctGiftCard = action(giftCards, 'correct', {
  name: 'correctGiftCard',
  summary: 'Guthaben einer Geschenkkarte berichtigen',
  body: withReason.extend({
    amount: field(
      z
        .number()
        .min(-1_000)
        .max(1_000)
        .refine((value) => value !== 0 && Number(value.toFixed(2)) === value, {
          error: 'Bitte geben Sie einen Betrag in Cent an, nicht 0.',
          params: { code: 'OUT_OF_RANGE' },
        }),
      'Betrag',
    ),
  }),
  reply: giftCardDetail,
  example: { version: 1, amount: 5, reason: 'Beim Verkauf vertippt.' },
});

/** Money that guests may still redeem at a time: what the business owes them. */
export const readGiftCardLiability = endpoint({
  name: 'readGiftCardLiability',
  service: 'ordering',
  method: 'GET',
  path: '/gift-cards/liability',
  summary: 'Offenes Guthaben aller Geschenkkarten',
  needs: 'gift-cards.write',
  query: z.strictObject({ at: field(instant, 'Zeitpunkt').optional() }),
  reply: { kind: 'data', schema: z.object({ currency: z.string(), cards: z.int(), balance: z.number() }) },
  status: 200,
  example: {},
});

/** Replaced by a real code where the examples are tried. */
export const exampleGiftCardCode = 'K7M2 XQPA 9RDT 4WEH';

const code = field(oneLine(40).min(1), 'Code der Geschenkkarte');

/** What holders of the code see. */
export const checkedGiftCard = z.object({
  codeEnd: z.string(),
  state: giftCardState,
  currency: z.string(),
  balance: z.number(),
  validUntil: z.iso.date().nullable(),
});
export type CheckedGiftCard = z.output<typeof checkedGiftCard>;

/** Balance by code (GIFT-08). 422 GIFT_CARD_UNKNOWN, 429 if a network tries too many codes. */
export const checkGiftCard = endpoint({
  name: 'checkGiftCard',
  service: 'ordering',
  method: 'POST',
  path: '/gift-cards/check',
  summary: 'Guthaben einer Geschenkkarte abfragen',
  needs: 'public',
  limit: { count: 'gift-cards', max: 10, perMs: 600_000, what: 'Codes von Geschenkkarten' },
  body: z.strictObject({ code }),
  reply: { kind: 'data', schema: checkedGiftCard },
  status: 200,
  example: { body: { code: exampleGiftCardCode } },
});

/**
 * Redeems a card on an order that is paid on site (GIFT-09), as much as the balance allows. 409 STALE_VERSION,
 * GIFT_CARD_NOT_POSSIBLE; 422 GIFT_CARD_UNKNOWN, GIFT_CARD_NOT_VALID.
 */
export const redeemGiftCard = endpoint({
  name: 'redeemGiftCard',
  service: 'ordering',
  method: 'POST',
  path: '/orders/:id/gift-card',
  summary: 'Geschenkkarte bei einer Bestellung einlösen',
  needs: 'orders.write',
  params: byId,
  body: z.strictObject({ version: field(version, 'Version'), code }),
  reply: { kind: 'data', schema: order },
  status: 200,
  example: { params: { id: exampleIds.order }, body: { version: 1, code: exampleGiftCardCode } },
});

/**
 * Gives a part of an order back to its card (GIFT-07). Default: all that is left. 409 REFUND_NOT_POSSIBLE, 422
 * REFUND_TOO_HIGH.
 */
export const returnToGiftCard = endpoint({
  name: 'returnToGiftCard',
  service: 'ordering',
  method: 'POST',
  path: '/orders/:id/gift-card/returns',
  summary: 'Auf die Geschenkkarte zurückbuchen',
  needs: 'payments.refund',
  params: byId,
  body: z.strictObject({
    version: field(version, 'Version'),
    amount: field(cents, 'Betrag').optional(),
    reason: field(reason, 'Grund'),
  }),
  reply: { kind: 'data', schema: order },
  status: 200,
  example: { params: { id: exampleIds.order }, body: { version: 2, amount: 2.5, reason: 'Pizza war kalt.' } },
});

/** Fixed paths precede `/gift-cards/:id`. Purchases by guests are in gift-card-purchase.ts. */
export const giftCardEndpoints = [
  checkGiftCard,
  readGiftCardLiability,
  listGiftCards,
  sellGiftCard,
  readGiftCard,
  readGiftCardCode,
  blockGiftCard,
  unblockGiftCard,
  reverseGiftCard,
  correctGiftCard,
  redeemGiftCard,
  returnToGiftCard,
] as const;

/** Subject is the card. Notifications derives the code from the card's id (`@theke/kit/gift-card-code`). */
export const giftCardSold = defineEvent({
  type: 'ordering.gift-card-sold.v1',
  summary: 'Eine Geschenkkarte wurde verkauft.',
  data: z.object({
    branch: id,
    codeEnd: field(z.string(), 'Code'),
    amount: field(z.number(), 'Wert'),
    currency: z.string(),
    validUntil: field(z.iso.date().nullable(), 'Gültig bis'),
    method: field(giftCardMethod, 'Bezahlt mit', { choices: giftCardMethodLabels }),
    recipientName: field(z.string(), 'Für', { personal: true }),
    recipientEmail: field(z.string(), 'E‑Mail', { personal: true }),
    message: field(z.string(), 'Persönliche Zeilen', { personal: true }),
    /** Of a card that was bought online: short name of the purchase, and its buyer, who gets a confirmation. */
    uid: z.string().optional(),
    buyerName: field(z.string().optional(), 'Käufer', { personal: true }),
    buyerEmail: field(z.string().optional(), 'E‑Mail des Käufers', { personal: true }),
  }),
  example: {
    branch: exampleIds.branch,
    codeEnd: '4WEH',
    amount: 50,
    currency: 'EUR',
    validUntil: null,
    method: 'cash',
    recipientName: 'Eva',
    recipientEmail: 'eva@demo.example',
    message: 'Alles Gute zum Geburtstag!',
  },
});

/** Subject is a card that was bought online and whose sale was reversed. Its buyer is mailed. */
export const giftCardReversed = defineEvent({
  type: 'ordering.gift-card-reversed.v1',
  summary: 'Der Verkauf einer online gekauften Geschenkkarte wurde storniert.',
  data: z.object({
    branch: id,
    amount: field(z.number(), 'Wert'),
    currency: z.string(),
    /** Short name of the purchase. */
    uid: z.string(),
    buyerName: field(z.string(), 'Käufer', { personal: true }),
    buyerEmail: field(z.string(), 'E‑Mail des Käufers', { personal: true }),
  }),
  example: {
    branch: exampleIds.branch,
    amount: 50,
    currency: 'EUR',
    uid: 'K7M2XQPAHD3W',
    buyerName: 'Walter Beispiel',
    buyerEmail: 'walter.beispiel@demo.example',
  },
});
