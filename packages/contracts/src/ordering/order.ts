import { orderStates } from '@theke/rules/order-states';
import { z } from 'zod';
import { unit } from '../catalog/product.ts';
import { field } from '../field.ts';
import { amount, exampleIds, id, instant, money, ref, version } from '../wire.ts';

/** States of RULINGS "Orders"; the moves between them stand in `@theke/rules/order-states`. */
export const orderStatus = z.enum(orderStates);
export type OrderStatus = z.output<typeof orderStatus>;

export const deliveryType = z.enum(['takeaway', 'delivery', 'dineIn']);
export const paymentMethod = z.enum(['cash']);

const text = (length: number) => z.string().trim().max(length);
const personal = { personal: true };

/** One value per configurable part, in order: a select's option by name, a multiselect's list of names, a text. */
export const partValue = z.union([z.string().max(2000), z.array(z.string().max(120)).max(100), z.null()]);

export const orderItemDraft = z.strictObject({
  product: field(id, 'Produkt'),
  amount: field(amount.positive(), 'Menge'),
  unit: field(unit, 'Einheit'),
  parts: field(z.array(partValue).max(30), 'Auswahl').default([]),
});

/**
 * The checkout form (spec 000 section 3, "Order draft"). The server alone prices and validates; `expectedTotal` is what
 * the guest was shown, gross (RULINGS "Price agreement").
 */
export const orderDraft = z.strictObject({
  deliveryType: field(deliveryType, 'Bestellart', {
    choices: { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' },
  }),
  isDelivery: field(z.boolean(), 'Lieferung').optional(),
  isDineIn: field(z.boolean(), 'Dine In').optional(),
  branch: field(id, 'Filiale'),
  table: field(id.nullable(), 'Tisch').optional(),
  items: field(z.array(orderItemDraft).min(1).max(100), 'Bestellung'),
  firstName: field(text(80), 'Vorname', personal).default(''),
  lastName: field(text(80), 'Nachname', personal).default(''),
  phone: field(text(40), 'Telefon', personal).default(''),
  email: field(z.union([z.email().max(200), z.literal('')]), 'E‑Mail', personal).default(''),
  isCompany: field(z.boolean(), 'Firma').default(false),
  companyName: field(text(120), 'Firmenname', personal).default(''),
  vatNumber: field(text(40), 'UID-Nummer', personal).default(''),
  street: field(text(120), 'Straße und Hausnummer', personal).default(''),
  stairway: field(text(20), 'Stiege', personal).default(''),
  floor: field(text(20), 'Stock', personal).default(''),
  door: field(text(20), 'Tür', personal).default(''),
  zipCode: field(text(12), 'PLZ', personal).default(''),
  city: field(text(120), 'Ort', personal).default(''),
  country: field(z.enum(['AT', 'DE', 'CH', 'LI']), 'Land', personal).default('AT'),
  comment: field(text(1000), 'Anmerkung', personal).default(''),
  appointmentDate: field(instant.nullable(), 'Termin').default(null),
  paymentMethod: field(paymentMethod, 'Zahlungsart', { choices: { cash: 'Barzahlung' } }).default('cash'),
  legalInstructions: field(z.boolean(), 'AGB').default(false),
  privacyPolicy: field(z.boolean(), 'Datenschutzerklärung').default(false),
  expectedTotal: field(money, 'Erwarteter Gesamtbetrag').optional(),
});
export type OrderDraft = z.output<typeof orderDraft>;

/** An item as it was sold: names, price and VAT rate are those of the moment of ordering. */
export const orderItem = z.object({
  product: id,
  name: field(z.string(), 'Produkt'),
  amount,
  unit,
  /** Chosen values by the name of their part. */
  parts: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** Gross for one `priceUnit` with the options applied. */
  unitPrice: z.number(),
  priceUnit: unit,
  gross: z.number(),
  tax: z.number(),
  isEstimated: z.boolean(),
});
export type OrderItem = z.output<typeof orderItem>;

const split = z.object({ net: z.number(), tax: z.number(), gross: z.number() });

/**
 * Spec 000 section 3, "Pricing result", as `toPricingResult` of `@theke/rules/totals` makes it: the goods, the delivery,
 * both together, and the VAT of both by rate. Net + tax = gross.
 */
export const orderTotals = split.extend({
  delivery: split,
  total: split,
  taxes: z.record(z.string(), z.number()),
  currency: z.string(),
  /** Some item is priced "ca.". */
  isEstimated: z.boolean(),
});

export type OrderTotals = z.output<typeof orderTotals>;

/** Derived from the history; stay set once they are (RULINGS "Orders"). */
export const orderFlags = z.object({
  isConfirmed: z.boolean(),
  isInDelivery: z.boolean(),
  isDelivered: z.boolean(),
  isCompleted: z.boolean(),
  isRejected: z.boolean(),
  isCanceled: z.boolean(),
  isFailed: z.boolean(),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  isPaid: z.boolean(),
  isRefunded: z.boolean(),
});

const shared = {
  id,
  /** Short and human: eight characters without look-alikes. */
  uid: z.string(),
  ticketNumber: z.int().nullable(),
  version,
  status: orderStatus,
  ...orderFlags.shape,
  deliveryType,
  paymentMethod,
  branch: ref,
  items: z.array(orderItem),
  totals: orderTotals,
  rejectionMessage: z.string().nullable(),
  placedAt: instant,
};

/** Who ordered, and where to; what was not asked for is empty. */
const contact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  companyName: z.string(),
  vatNumber: z.string(),
  street: z.string(),
  stairway: z.string(),
  floor: z.string(),
  door: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type Contact = z.output<typeof contact>;

/** What staff see. */
export const order = z.object({
  ...shared,
  contact: field(contact, 'Kontakt', personal),
  comment: field(z.string(), 'Anmerkung', personal),
  cancellationReason: z.string().nullable(),
  /** Every state it was in, oldest first; `by` is a person's name, "Gast" or "System". */
  history: z.array(z.object({ status: orderStatus, at: instant, by: z.string() })),
});
export type Order = z.output<typeof order>;

/** What whoever holds the link sees (spec 000 section 3, "Order (status page reads)"), without contact data. */
export const publicOrder = z.object({
  ...shared,
  confirmedAt: instant.nullable(),
  readyAt: instant.nullable(),
  completedAt: instant.nullable(),
});
export type PublicOrder = z.output<typeof publicOrder>;

/** `hash` proves that whoever asks was given the link. */
export const createdOrder = z.object({
  id,
  uid: z.string(),
  hash: z.string(),
  ticketNumber: z.int().nullable(),
  totals: orderTotals,
});
export type CreatedOrder = z.output<typeof createdOrder>;

export const orderDraftExample = {
  deliveryType: 'takeaway',
  branch: exampleIds.branch,
  items: [{ product: exampleIds.product, amount: 1, unit: 'piece', parts: [] }],
  firstName: 'Katharina',
  lastName: 'Wiesinger',
  phone: '+436641234567',
  email: '',
  comment: 'Bitte gut durchbacken.',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
} satisfies z.input<typeof orderDraft>;
