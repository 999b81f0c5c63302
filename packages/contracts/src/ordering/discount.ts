import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference, references } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { cents, id, instant, money, schedule } from '../wire.ts';
import { discountKind, discountKindLabels } from './discount-line.ts';
import { deliveryType, deliveryTypeLabels } from './order.ts';

const percent = z
  .number()
  .min(0.01)
  .max(100)
  .refine((value) => Number(value.toFixed(2)) === value, {
    error: 'Ein Prozentsatz hat höchstens zwei Nachkommastellen.',
    params: { code: 'TOO_PRECISE' },
  });

/** Letters, digits and hyphens in upper case; guests may write them as they like. */
const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9ÄÖÜ-]{4,30}$/);

/** A product and its gross price for one unit without options (DISC-13). */
const listPrice = z.strictObject({
  product: reference('products', 'Produkt'),
  price: field(money, 'Preis', { widget: 'money' }),
});

/** One price for all products of a category (DISC-15). */
const categoryPrice = z.strictObject({
  category: reference('categories', 'Kategorie'),
  price: field(money, 'Preis', { widget: 'money' }),
});

const limit = (title: string, hint: string) =>
  field(z.int().min(1).max(1_000_000).nullable(), title, { hint, section: 'Grenzen' }).default(null);

const conditions = {
  validFrom: field(instant.nullable(), 'Gültig ab', { section: 'Wann und wo' }).default(null),
  validUntil: field(instant.nullable(), 'Gültig bis', { section: 'Wann und wo' }).default(null),
  schedule: field(schedule, 'Zeiten', {
    widget: 'opening-hours',
    hint: 'Es zählt, wann der Gast bestellt, nicht der gewünschte Termin. Ohne Angabe: immer.',
    section: 'Wann und wo',
  }).default([]),
  branches: references('branches', 'Filialen', { hint: 'Ohne Angabe: in allen.', section: 'Wann und wo' }),
  orderTypes: field(z.array(deliveryType).max(3), 'Bestellarten', {
    hint: 'Ohne Angabe: bei allen.',
    choices: deliveryTypeLabels,
    section: 'Wann und wo',
  }).default([]),
  minimum: field(cents, 'Mindestbestellwert', {
    widget: 'money',
    hint: 'Wert der Produkte ohne Pfand und Liefergebühr. 0: keiner.',
    section: 'Grenzen',
  }).default(0),
};

/**
 * A coupon with a code, or without one a discount that applies by itself (DISC-01). Codes and limits are only visible
 * to staff; guests list the automatic discounts.
 */
export const discounts = defineResource({
  service: 'ordering',
  name: 'discounts',
  one: 'discount',
  label: { one: 'Rabatt', many: 'Rabatte', menuLabel: { one: 'Rabatt', many: 'Gutscheine und Rabatte' } },
  draft: z.strictObject({
    name: field(oneLine(80).min(1), 'Name', { hint: 'Gäste lesen ihn bei der Summe und auf dem Beleg.' }),
    isActive: field(z.boolean(), 'Aktiv').default(true),
    code: field(z.union([couponCode, z.literal('')]), 'Gutscheincode', {
      hint: 'Mindestens 4 Buchstaben oder Ziffern, zum Beispiel SOMMER26. Ohne Code gilt der Rabatt von selbst.',
    }).default(''),
    kind: field(discountKind, 'Art', { choices: discountKindLabels }).default('percent'),
    percent: field(percent, 'Prozent', {
      hint: '100 bei einem Gratisprodukt und bei Gratislieferung.',
    }).default(10),
    amount: field(cents, 'Betrag', { widget: 'money', hint: 'Nur für die Art „Betrag auf Produkte“.' }).default(0),
    products: references('products', 'Produkte', {
      hint: 'Ohne Angabe: alle. Bei „Ein Produkt gratis oder günstiger“ zählt das günstigste davon in der Bestellung.',
    }),
    categories: references('categories', 'Kategorien', {
      hint: 'Auch Produkte, die Sie später in die Kategorie aufnehmen. Es zählt der Produktkatalog, der gerade gilt.',
    }),
    prices: field(z.array(listPrice).max(300), 'Preisliste', {
      widget: 'price-list',
      hint: 'Der Preis, den jedes Produkt in dieser Zeit kostet. Preislisten machen nur günstiger: Ist ein Preis höher als sonst, gilt der sonstige. Optionen kosten dasselbe wie sonst.',
    }).default([]),
    categoryPrices: field(z.array(categoryPrice).max(50), 'Preise für ganze Kategorien', {
      widget: 'category-prices',
      hint: 'Ein Preis für alle Produkte einer Kategorie, auch für später aufgenommene. Was sonst weniger kostet, wird nicht teurer. Ein eigener Preis in der Preisliste geht vor.',
    }).default([]),
    ...conditions,
    maxUses: limit('Einlösungen insgesamt', 'So oft wird der Code angenommen. Leer: unbegrenzt.'),
    maxUsesPerGuest: limit(
      'Einlösungen je Gast',
      'Derselbe Gast ist, wer dieselbe E‑Mail-Adresse oder, ohne sie, dieselbe Telefonnummer angibt. Leer: unbegrenzt.',
    ),
    /** Active and without a code; set by the service. */
    isAutomatic: field(z.boolean(), 'Gilt von selbst', { widget: 'kept' }).default(false),
  }),
  serverFields: ['isAutomatic'],
  publicIf: ['isAutomatic'],
  toPublic: ({ code: _, maxUses: __, maxUsesPerGuest: ___, isActive: ____, isAutomatic: _____, ...rest }) => rest,
  inInit: 'never',
  filters: ['isActive'],
  sorts: ['validUntil'],
  search: ['code'],
  example: {
    name: 'Sommeraktion',
    kind: 'percent',
    percent: 10,
    minimum: 20,
    validFrom: '2026-06-01T00:00:00Z',
    validUntil: '2026-09-01T00:00:00Z',
  },
});
export type Discount = z.output<typeof discounts.entity>;

/** A discount as guests see it, with its code if it is a coupon that they have entered. */
export const publicDiscount = z.object({
  id,
  name: z.string(),
  code: z.string().optional(),
  kind: discountKind,
  percent: z.number(),
  amount: z.number(),
  products: z.array(z.object({ id })),
  categories: z.array(z.object({ id })),
  categoryPrices: z.array(z.object({ category: z.object({ id }), price: z.number() })),
  prices: z.array(z.object({ product: z.object({ id }), price: z.number() })),
  validFrom: instant.nullable(),
  validUntil: instant.nullable(),
  schedule,
  branches: z.array(z.object({ id })),
  orderTypes: z.array(deliveryType),
  minimum: z.number(),
});
export type PublicDiscount = z.output<typeof publicDiscount>;

/**
 * Reads a coupon by its code, so that the guest sees the discount before ordering. The order checks everything again.
 * 422 COUPON_UNKNOWN, 409 COUPON_USED_UP, 429 if a network tries too many codes.
 */
export const checkCoupon = endpoint({
  name: 'checkCoupon',
  service: 'ordering',
  method: 'POST',
  path: '/discounts/check',
  summary: 'Gutscheincode prüfen',
  needs: 'public',
  limit: { count: 'coupons', max: 30, perMs: 600_000, what: 'Gutscheincodes' },
  body: z.strictObject({ code: field(oneLine(40).min(1), 'Gutscheincode') }),
  reply: { kind: 'data', schema: publicDiscount },
  status: 200,
  example: { body: { code: 'WILLKOMMEN' } },
});

/** How often discounts were used: by orders that were not canceled, rejected or failed (DISC-07). */
export const listDiscountUses = endpoint({
  name: 'listDiscountUses',
  service: 'ordering',
  method: 'GET',
  path: '/discounts/uses',
  summary: 'Wie oft Gutscheine und Rabatte eingelöst wurden',
  needs: 'resources.read',
  reply: { kind: 'data', schema: z.array(z.object({ discount: id, uses: z.int() })) },
  status: 200,
  example: {},
});

export const discountEndpoints = [checkCoupon, listDiscountUses] as const;
