import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { guestName, oneLine } from '../one-line.ts';
import { onlineMethod } from '../payments/payment.ts';
import { reference } from '../reference.ts';
import { exampleIds, id, instant, ref } from '../wire.ts';
import { giftCardAmount } from './gift-card.ts';

const personal = { personal: true };

/** What a guest enters to buy a gift card (GIFT-13). */
export const giftCardPurchaseDraft = z
  .strictObject({
    branch: reference('branches', 'Filiale'),
    amount: field(giftCardAmount, 'Wert'),
    method: field(onlineMethod, 'Zahlungsart', { choices: { card: 'Online', paypal: 'PayPal' } }),
    /** The buyer gets the card, to print it or to pass it on. Otherwise it is mailed to `recipientEmail`. */
    isForSelf: field(z.boolean(), 'An mich').default(false),
    recipientName: field(guestName(80), 'Für', personal).default(''),
    recipientEmail: field(z.union([z.email().max(200), z.literal('')]), 'E‑Mail des Beschenkten', personal).default(''),
    message: field(z.string().trim().max(500), 'Persönliche Zeilen', personal).default(''),
    buyerName: field(guestName(120).min(1), 'Ihr Name', personal),
    buyerEmail: field(z.email().max(200), 'Ihre E‑Mail', personal),
    legalInstructions: field(z.boolean(), 'AGB').default(false),
    privacyPolicy: field(z.boolean(), 'Datenschutzerklärung').default(false),
  })
  .refine(({ isForSelf, recipientEmail }) => isForSelf || recipientEmail !== '', {
    error: 'Bitte geben Sie die E‑Mail-Adresse an, an die wir die Karte schicken sollen.',
    path: ['recipientEmail'],
    params: { code: 'REQUIRED' },
  });
export type GiftCardPurchaseDraft = z.output<typeof giftCardPurchaseDraft>;

/**
 * A purchase that waits for its payment. The payment page is `/pay/{uid}/{hash}`. The page of the card has another
 * secret, because payment providers are given the address of the payment page (GIFT-16).
 */
export const giftCardPurchaseLink = z.object({
  uid: z.string(),
  hash: z.string(),
  /** Secret of the card's page. */
  cardHash: z.string(),
  amount: z.number(),
  currency: z.string(),
  expiresAt: instant,
});
export type GiftCardPurchaseLink = z.output<typeof giftCardPurchaseLink>;

/** Like the status of a payable; `returned`: staff took the sale back. */
export const purchaseState = z.enum(['due', 'expired', 'paid', 'refused', 'returned']);
export type PurchaseState = z.output<typeof purchaseState>;

/** A purchase as its buyer sees it. */
export const publicGiftCardPurchase = z.object({
  uid: z.string(),
  /** For the payment page. */
  hash: z.string(),
  state: purchaseState,
  branch: ref,
  amount: z.number(),
  currency: z.string(),
  isForSelf: z.boolean(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  /** Until when it can be paid. */
  expiresAt: instant,
  validUntil: z.iso.date().nullable(),
  /** Only if it is paid and the buyer gets the card (GIFT-16). */
  code: z.string().nullable(),
});
export type PublicGiftCardPurchase = z.output<typeof publicGiftCardPurchase>;

/**
 * Begins the purchase of a gift card, which the guest pays on the provider's page (GIFT-13). `key` is chosen by the
 * guest's page and is a secret: a repetition answers with the same purchase. 404 if the branch is unknown or not
 * public; 409 GIFT_CARDS_OFF, ONLINE_NOT_OFFERED, ID_TAKEN if the key belongs to other data.
 */
export const buyGiftCard = endpoint({
  name: 'buyGiftCard',
  service: 'ordering',
  method: 'PUT',
  path: '/gift-cards/purchases/:key',
  summary: 'Geschenkkarte online kaufen',
  needs: 'public',
  limit: {
    count: 'gift-card-purchases',
    max: 20,
    perMs: 600_000,
    what: 'Käufe von Geschenkkarten',
    counts: 'successes',
  },
  params: z.object({ key: field(id, 'Schlüssel') }),
  body: giftCardPurchaseDraft,
  reply: { kind: 'data', schema: giftCardPurchaseLink },
  status: 200,
  example: {
    params: { key: '0199f000-0000-7000-8000-0000000000f3' },
    body: {
      ...{ branch: { id: exampleIds.branch }, amount: 50, method: 'card' },
      ...{ recipientName: 'Eva', recipientEmail: 'eva@demo.example', message: 'Alles Gute zum Geburtstag!' },
      ...{ buyerName: 'Walter Beispiel', buyerEmail: 'walter.beispiel@demo.example' },
      ...{ legalInstructions: true, privacyPolicy: true },
    },
  },
});

/** A purchase by the link of its card's page (GIFT-16). */
export const readGiftCardPurchase = endpoint({
  name: 'readGiftCardPurchase',
  service: 'ordering',
  method: 'GET',
  path: '/gift-cards/purchases/:uid/:hash',
  summary: 'Gekaufte Geschenkkarte über ihren Link',
  needs: 'public',
  params: z.object({ uid: field(oneLine(20), 'Kauf'), hash: field(oneLine(64), 'Link') }),
  reply: { kind: 'data', schema: publicGiftCardPurchase },
  status: 200,
  example: { params: { uid: 'EXAMPLEGIFTX', hash: 'example-gift-card-hash' } },
});

/** They precede `/gift-cards/:id`. */
export const giftCardPurchaseEndpoints = [buyGiftCard, readGiftCardPurchase] as const;
