import { orderStates } from '@theke/rules/orders/order-states';
import { qrPathPattern } from '@theke/rules/qr/qr-path';
import { guestOrigins } from '@theke/rules/site/guest-origins';
import { z } from 'zod';
import { calculationModel, unit } from '../catalog/unit.ts';
import { field } from '../field.ts';
import { guestName, oneLine } from '../one-line.ts';
import { amount, exampleIds, id, instant, money, orderedAmount, ref, version } from '../wire.ts';

/** States of an order (ORDER-01 to ORDER-07); the moves between them stand in `@theke/rules/orders/order-states`. */
export const orderStatus = z.enum(orderStates);
export type OrderStatus = z.output<typeof orderStatus>;

export const deliveryType = z.enum(['takeaway', 'delivery', 'dineIn']);
const deliveryTypeLabels = { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' };
/** Paid on site, or online: `card` and `paypal` lead to a provider's page first. */
export const paymentMethod = z.enum(['cash', 'atm-card', 'meal-voucher', 'card', 'paypal']);
export type PaymentMethod = z.output<typeof paymentMethod>;
/** German names of the payment methods (PAY-01). */
export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Barzahlung',
  'atm-card': 'Bankomatkarte',
  'meal-voucher': 'Essensgutschein',
  card: 'Karte (online)',
  paypal: 'PayPal',
};

/** What the server made of it: taken at once, taken while closed, or the wish for an offer (CHECKOUT-20). */
export const orderKind = z.enum(['order', 'preorder', 'quotation']);
const orderKindLabels = { order: 'Bestellung', preorder: 'Vorbestellung', quotation: 'Angebotsanfrage' };

const country = z.enum(['AT', 'DE', 'CH', 'LI']);
const text = (length: number) => z.string().trim().max(length);
const personal = { personal: true };

/** One value per configurable part, in order: a select's option by name, a multiselect's list of names, a text. */
export const partValue = z.union([z.string().max(2000), z.array(z.string().max(120)).max(100), z.null()]);

const qrPath = z.string().regex(qrPathPattern).optional();
const needsCode = ({ kind, qr }: { kind: string; qr?: string | undefined }) => (kind === 'qr') === (qr !== undefined);

/** By which way a guest came (QR-07); `qr` is the path of a code. */
const draftOrigin = z.strictObject({ kind: z.enum(guestOrigins), qr: qrPath }).refine(needsCode);
/** Where an order came from: what its guest's page told, or staff. */
export const orderOrigin = z.object({ kind: z.enum([...guestOrigins, 'staff']), qr: qrPath });
export type OrderOrigin = z.output<typeof orderOrigin>;
/** The same, or that nobody told. */
export const originName = z.enum([...guestOrigins, 'staff', 'unknown']);
export type OriginName = z.output<typeof originName>;

export const orderItemDraft = z.strictObject({
  product: field(id, 'Produkt'),
  amount: field(orderedAmount, 'Menge'),
  unit: field(unit, 'Einheit'),
  parts: field(z.array(partValue).max(30), 'Auswahl').default([]),
});

/**
 * The checkout form (CHECKOUT-27). The server alone prices and validates; `expectedTotal` is what
 * the guest was shown, gross (ORDER-23).
 */
export const orderDraft = z.strictObject({
  deliveryType: field(deliveryType, 'Bestellart', { choices: deliveryTypeLabels }),
  isDelivery: field(z.boolean(), 'Lieferung').optional(),
  isDineIn: field(z.boolean(), 'Dine In').optional(),
  branch: field(id, 'Filiale'),
  table: field(id.nullable(), 'Tisch').optional(),
  items: field(z.array(orderItemDraft).min(1).max(100), 'Bestellung'),
  firstName: field(guestName(80), 'Vorname', personal).default(''),
  lastName: field(guestName(80), 'Nachname', personal).default(''),
  phone: field(oneLine(40), 'Telefon', personal).default(''),
  email: field(z.union([z.email().max(200), z.literal('')]), 'E‑Mail', personal).default(''),
  isCompany: field(z.boolean(), 'Firma').default(false),
  companyName: field(guestName(120), 'Firmenname', personal).default(''),
  /** Another name for it in the draft (CHECKOUT-27); counts where `companyName` is empty. */
  company: field(guestName(120), 'Firma', personal).default(''),
  vatNumber: field(oneLine(40), 'UID-Nummer', personal).default(''),
  street: field(oneLine(120), 'Straße und Hausnummer', personal).default(''),
  stairway: field(oneLine(20), 'Stiege', personal).default(''),
  floor: field(oneLine(20), 'Stock', personal).default(''),
  door: field(oneLine(20), 'Tür', personal).default(''),
  zipCode: field(oneLine(12), 'PLZ', personal).default(''),
  city: field(oneLine(120), 'Ort', personal).default(''),
  country: field(country, 'Land', personal).default('AT'),
  /** The area's name, as the branch lists it; for deliveries. */
  deliveryArea: field(text(120), 'Liefergebiet').default(''),
  isDeliveryAddressDifferent: field(z.boolean(), 'Andere Lieferadresse').default(false),
  isDeliveryCompany: field(z.boolean(), 'Lieferung an eine Firma').default(false),
  deliveryCompanyName: field(guestName(120), 'Firmenname (Lieferung)', personal).default(''),
  deliveryStreet: field(oneLine(120), 'Straße und Hausnummer (Lieferung)', personal).default(''),
  deliveryStairway: field(oneLine(20), 'Stiege (Lieferung)', personal).default(''),
  deliveryFloor: field(oneLine(20), 'Stock (Lieferung)', personal).default(''),
  deliveryDoor: field(oneLine(20), 'Tür (Lieferung)', personal).default(''),
  deliveryZipCode: field(oneLine(12), 'PLZ (Lieferung)', personal).default(''),
  deliveryCity: field(oneLine(120), 'Ort (Lieferung)', personal).default(''),
  deliveryCountry: field(country, 'Land (Lieferung)', personal).default('AT'),
  comment: field(text(1000), 'Anmerkung', personal).default(''),
  appointmentDate: field(instant.nullable(), 'Termin').default(null),
  paymentMethod: field(paymentMethod, 'Zahlungsart', { choices: paymentMethodLabels }).default('cash'),
  /** For whom the shop gives its donation; the guest pays nothing for it. */
  donatee: field(id.nullable(), 'Spendenempfänger').optional(),
  legalInstructions: field(z.boolean(), 'AGB').default(false),
  privacyPolicy: field(z.boolean(), 'Datenschutzerklärung').default(false),
  expectedTotal: field(money, 'Erwarteter Gesamtbetrag').optional(),
  /** What is not understood is left out: no order is refused for it. */
  origin: field(draftOrigin.optional().catch(undefined), 'Herkunft'),
  /** The cart that the guest let the business keep (kept-cart.ts): the order deletes it. */
  keptCart: field(id.optional().catch(undefined), 'Gemerkter Warenkorb'),
});
export type OrderDraft = z.output<typeof orderDraft>;

/**
 * What staff may correct in an order (ORDER-16); what is left out stays as it is. `isCompany` and `isDeliveryCompany` false take the
 * company away, `isDeliveryAddressDifferent` false the other address. Another `deliveryArea` costs what that area costs now.
 */
export const orderUpdate = z.strictObject({
  version,
  firstName: field(guestName(80), 'Vorname', personal).optional(),
  lastName: field(guestName(80), 'Nachname', personal).optional(),
  phone: field(oneLine(40), 'Telefon', personal).optional(),
  email: field(z.union([z.email().max(200), z.literal('')]), 'E‑Mail', personal).optional(),
  isCompany: field(z.boolean(), 'Firma').optional(),
  companyName: field(guestName(120), 'Firmenname', personal).optional(),
  vatNumber: field(oneLine(40), 'UID-Nummer', personal).optional(),
  street: field(oneLine(120), 'Straße und Hausnummer', personal).optional(),
  stairway: field(oneLine(20), 'Stiege', personal).optional(),
  floor: field(oneLine(20), 'Stock', personal).optional(),
  door: field(oneLine(20), 'Tür', personal).optional(),
  zipCode: field(oneLine(12), 'PLZ', personal).optional(),
  city: field(oneLine(120), 'Ort', personal).optional(),
  country: field(country, 'Land', personal).optional(),
  deliveryArea: field(text(120), 'Liefergebiet').optional(),
  isDeliveryAddressDifferent: field(z.boolean(), 'Andere Lieferadresse').optional(),
  isDeliveryCompany: field(z.boolean(), 'Lieferung an eine Firma').optional(),
  deliveryCompanyName: field(guestName(120), 'Firmenname (Lieferung)', personal).optional(),
  deliveryStreet: field(oneLine(120), 'Straße und Hausnummer (Lieferung)', personal).optional(),
  deliveryStairway: field(oneLine(20), 'Stiege (Lieferung)', personal).optional(),
  deliveryFloor: field(oneLine(20), 'Stock (Lieferung)', personal).optional(),
  deliveryDoor: field(oneLine(20), 'Tür (Lieferung)', personal).optional(),
  deliveryZipCode: field(oneLine(12), 'PLZ (Lieferung)', personal).optional(),
  deliveryCity: field(oneLine(120), 'Ort (Lieferung)', personal).optional(),
  deliveryCountry: field(country, 'Land (Lieferung)', personal).optional(),
  comment: field(text(1000), 'Anmerkung', personal).optional(),
  appointment: field(instant.nullable(), 'Termin').optional(),
  table: field(id.nullable(), 'Tisch').optional(),
});
export type OrderUpdate = z.output<typeof orderUpdate>;

/** An item as it was sold: names, price and VAT rate are those of the moment of ordering. */
export const orderItem = z.object({
  product: id,
  name: field(z.string(), 'Produkt'),
  amount,
  unit,
  /** Chosen values by the name of their part. */
  parts: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.string()),
      /** Ids of files and pictures that the guest added. */
      uploads: z.array(id).default([]),
      /** It goes without saying (PRODUCT-13): board, tablet and kitchen leave it out. */
      isUsual: z.boolean().optional(),
    }),
  ),
  /** Gross for one `priceUnit` with the options applied. */
  unitPrice: z.number(),
  priceUnit: unit,
  gross: z.number(),
  /** Gross for one `priceUnit` and for the item, beside its price (DEPOSIT-03), and its VAT rate. Not there where none is paid. */
  unitDeposit: z.number().optional(),
  deposit: z.number().optional(),
  depositTax: z.number().optional(),
  /** Its VAT rate in percent; of a bundle whose contents have several, the bundle's own. */
  tax: z.number(),
  /**
   * Of a bundle: the products that were chosen, each with its VAT rate and its own gross price for one bundle, and options without a
   * product that cost something. The bundle's VAT is split by them (TOTAL-09). Not there in orders from before 2026-11-29.
   */
  contents: z.array(z.object({ product: id.nullable(), tax: z.number(), price: z.number() })).optional(),
  /** The longest lead time of the product and of what its bundle contains (SLOT-01); not there without one. */
  leadMinutes: z.number().optional(),
  isEstimated: z.boolean(),
  /** How: "ca." or "ab". Not there in orders from before 2026-11-22. */
  calculationModel: calculationModel.optional(),
  /** Until staff set it, guests are not told what it costs (PRICE-12): what they read has 0 for each amount. */
  isPriceHidden: z.boolean().optional(),
});
export type OrderItem = z.output<typeof orderItem>;

const split = z.object({ net: z.number(), tax: z.number(), gross: z.number() });

/**
 * A pricing result (TOTAL-08), as `toPricingResult` of `@theke/rules/price/totals` makes it: the goods, the delivery,
 * both together, and the VAT of both by rate. Net + tax = gross.
 */
export const orderTotals = split.extend({
  /** What is paid beside the goods, within `total` and `taxes` (DEPOSIT-05). Not there where none is paid. */
  deposit: split.optional(),
  delivery: split,
  total: split,
  taxes: z.record(z.string(), z.number()),
  /** The delivery fee's VAT rate in percent, where there is one. */
  deliveryRate: z.number().optional(),
  currency: z.string(),
  /** Some item is priced "ca.". */
  isEstimated: z.boolean(),
});

export type OrderTotals = z.output<typeof orderTotals>;

/** What an order would cost now: PRICE_CHANGED carries it as `quote` (ORDER-23). */
export type OrderQuote = { items: OrderItem[]; totals: OrderTotals };

/** What the shop gives with an order, and for whom, by the name of that moment (DONATE-01). */
export const donation = z.object({ donatee: id, name: z.string(), amount: money });
export type Donation = z.output<typeof donation>;

/** Derived from the history; stay set once they are (ORDER-11). */
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

/** What the branch offers for a quotation, or for what has no price yet: the order's items and totals are those of the offer. */
export const offer = z.object({ message: z.string(), validUntil: instant, sentAt: instant });
export type Offer = z.output<typeof offer>;

const shared = {
  id,
  /** Short and human: eight characters without look-alikes. */
  uid: z.string(),
  ticketNumber: z.int().nullable(),
  version,
  status: field(orderStatus, 'Status'),
  ...orderFlags.shape,
  kind: field(orderKind, 'Art', { choices: orderKindLabels }),
  deliveryType: field(deliveryType, 'Bestellart', { choices: deliveryTypeLabels }),
  paymentMethod: field(paymentMethod, 'Zahlungsart', { choices: paymentMethodLabels }),
  branch: field(ref, 'Filiale'),
  deliveryArea: z.string().nullable(),
  tableIdentifier: z.string().nullable(),
  items: z.array(orderItem),
  totals: orderTotals,
  donation: donation.nullable(),
  /** What the guest wished for; null: as soon as possible. */
  appointmentDate: instant.nullable(),
  /** What was agreed on: the wish once it is confirmed, or the accepted counter-proposal. */
  appointment: instant.nullable(),
  /** What the branch offers instead, until the guest has answered. */
  counterAppointment: instant.nullable(),
  /** Between which times an order without a wish was promised when it was placed (WHEN-08); null for others. */
  expectedFrom: instant.nullable().default(null),
  expectedUntil: instant.nullable().default(null),
  /** What it costs, as the branch offered it; stays once it was accepted. */
  offer: offer.nullable().default(null),
  rejectionMessage: z.string().nullable(),
  /** The overall rating that the guest gave, 1 to 5. */
  questionnaireRating: z.int().nullable(),
  /** What was given back so far, gross, a decimal number of the currency. */
  refunded: z.number().default(0),
  /** The part of it that comes off `totals`: what went back for struck-out items is missing there already. Absent before it was told. */
  refundedOfTotal: z.number().optional(),
  /** Until when an order that awaits its payment is held. */
  paymentExpiresAt: instant.nullable(),
  placedAt: field(instant, 'Eingegangen'),
};

const address = z.object({
  companyName: z.string(),
  street: z.string(),
  stairway: z.string(),
  floor: z.string(),
  door: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type Address = z.output<typeof address>;

/** Who ordered; what was not asked for is empty. */
export const contact = address.extend({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  vatNumber: z.string(),
  /** Where to deliver, where that differs. */
  deliveryAddress: address.nullable().default(null),
});
export type Contact = z.output<typeof contact>;

const star = (title: string) => field(z.int().min(1).max(5), title);

/** A guest's answers (STATUS-09); each rating 1 to 5. */
export const questionnaire = z.strictObject({
  rating: star('Gesamteindruck'),
  foodRating: star('Essen'),
  serviceRating: star('Service'),
  processRating: star('Ablauf'),
  comment: field(text(1000), 'Kommentar', personal).default(''),
});
export type Questionnaire = z.output<typeof questionnaire>;

export const orderEdit = z.object({ at: instant, by: z.string(), text: z.string() });
export type OrderEdit = z.output<typeof orderEdit>;

/** What staff see. */
export const order = z.object({
  ...shared,
  contact: field(contact, 'Kontakt', personal),
  comment: field(z.string(), 'Anmerkung', personal),
  cancellationReason: z.string().nullable(),
  /** Every state it was in, oldest first; `by` is a person's name, "Gast" or "System". */
  history: z.array(z.object({ status: orderStatus, at: instant, by: z.string(), reason: z.string().nullable() })),
  /** What staff changed in it, oldest first, as sentences. */
  edits: z.array(orderEdit),
  /** Null where nobody told, and for orders of before. */
  origin: orderOrigin.nullable().default(null),
  questionnaire: questionnaire.nullable(),
});
export type Order = z.output<typeof order>;

/** How to reach a branch. */
const branchContact = z.object({
  name: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  phone: z.string(),
});
export type BranchContact = z.output<typeof branchContact>;

/** What whoever holds the link sees (STATUS-01), without contact data. */
export const publicOrder = z.object({
  ...shared,
  /** Of a branch that was deleted since; null while the shop has the branch. */
  formerBranch: branchContact.nullable().default(null),
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
  /** Where the guest pays, for an order that awaits its payment. */
  paymentRedirectUrl: z.string().optional(),
});
export type CreatedOrder = z.output<typeof createdOrder>;

export const orderDraftExample = {
  deliveryType: 'takeaway',
  branch: exampleIds.branch,
  items: [{ product: exampleIds.product, amount: 1, unit: 'piece', parts: [] }],
  firstName: 'Katharina',
  lastName: 'Wiesinger',
  phone: '+436641234567',
  email: 'katharina.wiesinger@demo.example',
  comment: 'Bitte gut durchbacken.',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
} satisfies z.input<typeof orderDraft>;
