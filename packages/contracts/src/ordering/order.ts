import { orderStates } from '@theke/rules/orders/order-states';
import { qrPathPattern } from '@theke/rules/qr/qr-path';
import { guestOrigins } from '@theke/rules/site/guest-origins';
import { z } from 'zod';
import { calculationModel, unit } from '../catalog/unit.ts';
import { field } from '../field.ts';
import { guestName, oneLine } from '../one-line.ts';
import { amount, cents, exampleIds, id, instant, money, orderedAmount, ref, version } from '../wire.ts';
import { deliveryProof, driver, guestStop } from './delivery.ts';
import { discountLine } from './discount-line.ts';
import { fiscalProof } from './fiscal-proof.ts';
import { giftCardPart } from './gift-card-part.ts';

/** States of an order (ORDER-01 to ORDER-07); `@theke/rules/orders/order-states` defines the transitions. */
export const orderStatus = z.enum(orderStates);
export type OrderStatus = z.output<typeof orderStatus>;

export const deliveryType = z.enum(['takeaway', 'delivery', 'dineIn']);
export const deliveryTypeLabels = { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' };
/** Paid on site, or online: `card` and `paypal` redirect to a provider's page first. */
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

/** Set by the server: placed while open, placed while closed, or a request for an offer (CHECKOUT-20). */
export const orderKind = z.enum(['order', 'preorder', 'quotation']);
const orderKindLabels = { order: 'Bestellung', preorder: 'Vorbestellung', quotation: 'Angebotsanfrage' };

const country = z.enum(['AT', 'DE', 'CH', 'LI']);
const text = (length: number) => z.string().trim().max(length);
const personal = { personal: true };

/** One value per configurable part, in order: a select's option by name, a multiselect's list of names, a text. */
export const partValue = z.union([z.string().max(2000), z.array(z.string().max(120)).max(100), z.null()]);

const qrPath = z.string().regex(qrPathPattern).optional();
const needsCode = ({ kind, qr }: { kind: string; qr?: string | undefined }) => (kind === 'qr') === (qr !== undefined);

/** How a guest reached the shop (QR-07); `qr` is the path of a QR code. */
const draftOrigin = z.strictObject({ kind: z.enum(guestOrigins), qr: qrPath }).refine(needsCode);
/** Origin of an order: sent by the guest's page, or staff. */
export const orderOrigin = z.object({ kind: z.enum([...guestOrigins, 'staff']), qr: qrPath });
export type OrderOrigin = z.output<typeof orderOrigin>;
/** Origin of an order, including unknown. */
export const originName = z.enum([...guestOrigins, 'staff', 'unknown']);
export type OriginName = z.output<typeof originName>;

export const orderItemDraft = z.strictObject({
  product: field(id, 'Produkt'),
  amount: field(orderedAmount, 'Menge'),
  unit: field(unit, 'Einheit'),
  parts: field(z.array(partValue).max(30), 'Auswahl').default([]),
});

/**
 * The checkout form (CHECKOUT-27). Prices and validation are done only on the server. `expectedTotal` is the gross
 * total shown to the guest (ORDER-23).
 */
export const orderDraft = z.strictObject({
  deliveryType: field(deliveryType, 'Bestellart', { choices: deliveryTypeLabels }),
  isDelivery: field(z.boolean(), 'Lieferung').optional(),
  isDineIn: field(z.boolean(), 'Dine In').optional(),
  /** The guest orders at a kiosk in the branch, without contact data (KIOSK-04). */
  isSelfService: field(z.boolean(), 'Am Bestellterminal').optional(),
  branch: field(id, 'Filiale'),
  table: field(id.nullable(), 'Tisch').optional(),
  items: field(z.array(orderItemDraft).min(1).max(100), 'Bestellung'),
  firstName: field(guestName(80), 'Vorname', personal).default(''),
  lastName: field(guestName(80), 'Nachname', personal).default(''),
  phone: field(oneLine(40), 'Telefon', personal).default(''),
  email: field(z.union([z.email().max(200), z.literal('')]), 'E‑Mail', personal).default(''),
  isCompany: field(z.boolean(), 'Firma').default(false),
  companyName: field(guestName(120), 'Firmenname', personal).default(''),
  /** Alternative field name (CHECKOUT-27); used if `companyName` is empty. */
  company: field(guestName(120), 'Firma', personal).default(''),
  vatNumber: field(oneLine(40), 'UID-Nummer', personal).default(''),
  street: field(oneLine(120), 'Straße und Hausnummer', personal).default(''),
  stairway: field(oneLine(20), 'Stiege', personal).default(''),
  floor: field(oneLine(20), 'Stock', personal).default(''),
  door: field(oneLine(20), 'Tür', personal).default(''),
  zipCode: field(oneLine(12), 'PLZ', personal).default(''),
  city: field(oneLine(120), 'Ort', personal).default(''),
  country: field(country, 'Land', personal).default('AT'),
  /** For deliveries: name of the delivery area, as in the branch's list. */
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
  /** Recipient of the shop's donation; costs the guest nothing. */
  donatee: field(id.nullable(), 'Spendenempfänger').optional(),
  /** For the team, in addition to the total (TIP-01 to TIP-03). Not part of `expectedTotal`. */
  tip: field(cents, 'Trinkgeld').optional(),
  legalInstructions: field(z.boolean(), 'AGB').default(false),
  privacyPolicy: field(z.boolean(), 'Datenschutzerklärung').default(false),
  expectedTotal: field(money, 'Erwarteter Gesamtbetrag').optional(),
  /** At most one code per order (DISC-04). */
  couponCode: field(oneLine(40), 'Gutscheincode').optional(),
  /** The amount that the guest was shown; the rest is paid by `paymentMethod`. */
  giftCard: field(
    z.strictObject({
      code: field(oneLine(40).min(1), 'Code der Geschenkkarte'),
      amount: field(cents, 'Betrag der Geschenkkarte'),
    }),
    'Geschenkkarte',
  ).optional(),
  /** Invalid values are ignored and do not reject the order. */
  origin: field(draftOrigin.optional().catch(undefined), 'Herkunft'),
  /** The saved cart of this guest (kept-cart.ts); the order deletes it. */
  keptCart: field(id.optional().catch(undefined), 'Gemerkter Warenkorb'),
});
export type OrderDraft = z.output<typeof orderDraft>;

/**
 * Fields that staff may correct (ORDER-16); omitted fields are unchanged. `isCompany` and `isDeliveryCompany` false
 * remove the company, `isDeliveryAddressDifferent` false the other address. A new `deliveryArea` costs its current fee.
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

/** The course of an item that staff order at a table (TABLE-07). */
export const course = field(z.int().min(1).max(9), 'Gang');

/** A part of an order that was paid at the table (TABLE-04), gross, as decimal numbers. */
export const orderPayment = z.object({
  /** All parts with the same id were paid together. */
  settlement: field(id, 'Zahlung'),
  method: field(paymentMethod, 'Zahlungsart', { choices: paymentMethodLabels }),
  /** Without the tip. */
  gross: field(z.number(), 'Betrag'),
  /** Maps a VAT rate ("10") to its part of `gross`. */
  rates: field(z.record(z.string(), z.number()), 'Betrag nach Steuersatz'),
  tip: field(z.number(), 'Trinkgeld').optional(),
  /** Refunded by the provider of an online payment, tip included. */
  refunded: field(z.number(), 'Rückerstattet').optional(),
  /** Amounts of items by their index; absent for a share of the bill. */
  items: field(
    z.array(
      z.object({
        index: field(z.int(), 'Position'),
        amount: field(z.number(), 'Menge'),
        gross: field(z.number(), 'Betrag'),
        /** Number of the first piece. */
        from: field(z.int(), 'Ab Stück').optional(),
      }),
    ),
    'Positionen',
  ).optional(),
  at: instant,
});
export type OrderPayment = z.output<typeof orderPayment>;

/** An item as sold, with name, price and VAT rate at the time of ordering. */
export const orderItem = z.object({
  product: id,
  name: field(z.string(), 'Produkt'),
  amount,
  unit,
  /** Chosen values, with the name of their part. */
  parts: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.string()),
      /** Ids of files and pictures uploaded by the guest. */
      uploads: z.array(id).default([]),
      /** The default choice (PRODUCT-13): not shown on board, tablet and kitchen slip. */
      isUsual: z.boolean().optional(),
    }),
  ),
  /** Gross price of one `priceUnit` including options. */
  unitPrice: z.number(),
  priceUnit: unit,
  gross: z.number(),
  /**
   * Deposit of one `priceUnit` and of the item, gross, in addition to the price (DEPOSIT-03), and its VAT rate. Absent
   * without a deposit.
   */
  unitDeposit: z.number().optional(),
  deposit: z.number().optional(),
  depositTax: z.number().optional(),
  /** VAT rate in percent; for a bundle with several rates, the bundle's own rate. */
  tax: z.number(),
  /**
   * For bundles: chosen products with VAT rate and gross price per bundle, and options with a price but no product.
   * Used to split the bundle's VAT (TOTAL-09). Absent in orders from before 2026-11-29.
   */
  contents: z.array(z.object({ product: id.nullable(), tax: z.number(), price: z.number() })).optional(),
  /** Absent without courses. */
  course: course.optional(),
  /** The longest lead time of the product and its bundle contents (SLOT-01); absent without one. */
  leadMinutes: z.number().optional(),
  isEstimated: z.boolean(),
  /** Kind of the estimate: "ca." or "ab". Absent in orders from before 2026-11-22. */
  calculationModel: calculationModel.optional(),
  /** The price is hidden from guests until staff set it (PRICE-12): public views have 0 for each amount. */
  isPriceHidden: z.boolean().optional(),
});
export type OrderItem = z.output<typeof orderItem>;

const split = z.object({ net: z.number(), tax: z.number(), gross: z.number() });

/**
 * A pricing result (TOTAL-08) from `toPricingResult` of `@theke/rules/price/totals`: goods, delivery, their sum, and
 * VAT by rate. Net + tax = gross.
 */
export const orderTotals = split.extend({
  /** Deposits, included in `total` and `taxes` (DEPOSIT-05). Absent without a deposit. */
  deposit: split.optional(),
  delivery: split,
  /** Discounts, already deducted from `total` and `taxes` (DISC-06). Absent without one. */
  discounts: field(z.array(discountLine), 'Rabatte').optional(),
  total: split,
  taxes: z.record(z.string(), z.number()),
  /** VAT rate of the delivery fee in percent; absent without a fee. */
  deliveryRate: z.number().optional(),
  currency: z.string(),
  /** Some item has an approximate price ("ca."). */
  isEstimated: z.boolean(),
});

export type OrderTotals = z.output<typeof orderTotals>;

/** Current price of an order: PRICE_CHANGED carries it as `quote` (ORDER-23). */
export type OrderQuote = { items: OrderItem[]; totals: OrderTotals };

/** The shop's donation with an order; the recipient's name is that at the time of ordering (DONATE-01). */
export const donation = z.object({ donatee: id, name: z.string(), amount: money });
export type Donation = z.output<typeof donation>;

/** Derived from the history; never reset (ORDER-11). */
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

/** The branch's offer for a quotation or for items without a price. Its prices are in the order's items and totals. */
export const offer = z.object({ message: z.string(), validUntil: instant, sentAt: instant });
export type Offer = z.output<typeof offer>;

const shared = {
  id,
  /** Human-readable id: eight characters without look-alikes. */
  uid: z.string(),
  ticketNumber: z.int().nullable(),
  version,
  status: field(orderStatus, 'Status'),
  ...orderFlags.shape,
  kind: field(orderKind, 'Auftragsart', { choices: orderKindLabels }),
  deliveryType: field(deliveryType, 'Bestellart', { choices: deliveryTypeLabels }),
  paymentMethod: field(paymentMethod, 'Zahlungsart', { choices: paymentMethodLabels }),
  branch: field(ref, 'Filiale'),
  deliveryArea: z.string().nullable(),
  tableIdentifier: z.string().nullable(),
  items: z.array(orderItem),
  totals: orderTotals,
  /** Gross, outside `totals` and without VAT (TIP-04); absent without one. */
  tip: field(z.number(), 'Trinkgeld').optional(),
  /** Absent without one. */
  giftCard: field(giftCardPart, 'Geschenkkarte').optional(),
  /** The bill of the table that the order is on (TABLE-01); absent without one. */
  bill: field(id, 'Rechnung am Tisch').optional(),
  /** The last course that was fired (TABLE-08); absent if the kitchen may prepare everything. */
  firedCourse: field(z.int(), 'Abgerufener Gang').optional(),
  /** Parts that were paid at the table, oldest first; absent without any. */
  payments: field(z.array(orderPayment), 'Zahlungen am Tisch').optional(),
  donation: donation.nullable(),
  /** Time wished by the guest; null: as soon as possible. */
  appointmentDate: instant.nullable(),
  /** Agreed time: the confirmed wish or the accepted counter-proposal. */
  appointment: instant.nullable(),
  /** Time proposed by the branch, until the guest replies. */
  counterAppointment: instant.nullable(),
  /** Promised time range of an order without a wish, set when it was placed (WHEN-08); null for others. */
  expectedFrom: instant.nullable().default(null),
  expectedUntil: instant.nullable().default(null),
  /** The branch's offer; remains after acceptance. */
  offer: offer.nullable().default(null),
  rejectionMessage: z.string().nullable(),
  /** Overall rating by the guest, 1 to 5. */
  questionnaireRating: z.int().nullable(),
  /** Total refunds so far, gross, as a decimal number in the order's currency. */
  refunded: z.number().default(0),
  /**
   * The part of the refunds to deduct from `totals`, with what was given back to a gift card; refunds for removed items
   * are already excluded there. Absent in older events.
   */
  refundedOfTotal: z.number().optional(),
  /** The part of the refunds to deduct from `tip` (TIP-06); absent if none. */
  refundedOfTip: z.number().optional(),
  /** Signed receipts of a branch with a fiscal register, oldest first (FISCAL-04). Absent without one. */
  fiscal: field(z.array(fiscalProof), 'Kassenbelege').optional(),
  /** End of the reservation of an order awaiting payment. */
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

/** Contact of the customer; fields that were not requested are empty. */
export const contact = address.extend({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  vatNumber: z.string(),
  /** Delivery address, if different. */
  deliveryAddress: address.nullable().default(null),
});
export type Contact = z.output<typeof contact>;

const star = (title: string) => field(z.int().min(1).max(5), title);

/** A guest's ratings (STATUS-09), each 1 to 5. */
export const questionnaire = z.strictObject({
  rating: star('Gesamteindruck'),
  foodRating: star('Essen'),
  serviceRating: star('Service'),
  processRating: star('Ablauf'),
  comment: field(text(1000), 'Kommentar', personal).default(''),
});
export type Questionnaire = z.output<typeof questionnaire>;

export const orderEdit = z.object({
  at: instant,
  by: z.string(),
  text: z.string(),
  /** Set if the edit is a refund, since day closes exist. */
  refund: z
    .object({
      amount: z.number(),
      reason: z.string(),
      /** Absent: the order's own. */
      method: paymentMethod.optional(),
    })
    .optional(),
});
export type OrderEdit = z.output<typeof orderEdit>;

/** The view of staff. */
export const order = z.object({
  ...shared,
  contact: field(contact, 'Kontakt', personal),
  comment: field(z.string(), 'Anmerkung', personal),
  cancellationReason: z.string().nullable(),
  /** All past states, oldest first; `by` is a person's name, "Gast" or "System". */
  history: z.array(z.object({ status: orderStatus, at: instant, by: z.string(), reason: z.string().nullable() })),
  /** Changes by staff as sentences, oldest first. */
  edits: z.array(orderEdit),
  /** Null if unknown, and for legacy orders. */
  origin: orderOrigin.nullable().default(null),
  questionnaire: questionnaire.nullable(),
  /** Positions of the items that the kitchen has finished (ORDER-38), in ascending order; not part of events. */
  prepared: z.array(z.int()).default([]),
  /** Who delivers the order (DELIVERY-03), and its place on their route; not part of events. */
  driver: driver.nullable().default(null),
  stopNumber: z.int().nullable().default(null),
  /** Photo or signature of the delivery; not part of events. */
  proof: deliveryProof.nullable().default(null),
});
export type Order = z.output<typeof order>;

/** Contact data of a branch. */
const branchContact = z.object({
  name: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  phone: z.string(),
});
export type BranchContact = z.output<typeof branchContact>;

/** The view of anyone with the link (STATUS-01), without contact data. */
export const publicOrder = z.object({
  ...shared,
  /** Contact of a deleted branch; null while the branch exists. */
  formerBranch: branchContact.nullable().default(null),
  confirmedAt: instant.nullable(),
  readyAt: instant.nullable(),
  completedAt: instant.nullable(),
  /** While a driver is on the way with the order; null otherwise. */
  stop: guestStop.nullable().default(null),
});
export type PublicOrder = z.output<typeof publicOrder>;

/** `hash` proves that the caller was given the link. */
export const createdOrder = z.object({
  id,
  uid: z.string(),
  hash: z.string(),
  ticketNumber: z.int().nullable(),
  totals: orderTotals,
  /** The payment page, for an order awaiting payment. */
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
