import { z } from 'zod';
import { collection, deleteEndpoint, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { guestName, oneLine } from '../one-line.ts';
import { byId, exampleIds, id, instant, version } from '../wire.ts';
import { order } from './order.ts';
import { reservationState } from './reservation.ts';

const personal = { personal: true };

/**
 * A customer, derived from orders: same person = same normalised e-mail, else same normalised phone (CUSTOMER-01).
 * Names come from the last confirmed order, else from the first, unless staff entered them (CUSTOMER-03).
 */
export const customer = z.object({
  id,
  version,
  firstName: field(z.string(), 'Vorname', personal),
  lastName: field(z.string(), 'Nachname', personal),
  companyName: field(z.string(), 'Firma', personal),
  email: field(z.string(), 'E‑Mail', personal),
  phone: field(z.string(), 'Telefon', personal),
  /** Internal note; the customer sees it only in a data export. */
  note: field(z.string(), 'Notiz', personal),
  /** Number of accepted orders, regardless of their outcome. */
  orders: field(z.int(), 'Anzahl der Bestellungen'),
  /** Null for customers created by staff who have not ordered yet. */
  firstOrderAt: field(instant.nullable(), 'Erste Bestellung'),
  lastOrderAt: field(instant.nullable(), 'Letzte Bestellung'),
});
export type Customer = z.output<typeof customer>;

const written = {
  firstName: field(guestName(80), 'Vorname', personal).default(''),
  lastName: field(guestName(80), 'Nachname', personal).default(''),
  companyName: field(guestName(120), 'Firma', personal).default(''),
  email: field(z.union([z.email().max(200).toLowerCase(), z.literal('')]), 'E‑Mail', {
    ...personal,
    hint: 'Bestellungen mit dieser Adresse gehören zu diesem Eintrag.',
  }).default(''),
  phone: field(oneLine(40), 'Telefon', {
    ...personal,
    hint: 'Mit Ländervorwahl. Ohne E‑Mail gehören Bestellungen mit dieser Nummer zu diesem Eintrag.',
  }).default(''),
  note: field(z.string().trim().max(2_000), 'Notiz', {
    ...personal,
    widget: 'textarea',
    hint: 'Nur für Ihr Team. Verlangt jemand Auskunft über die eigenen Daten, ist die Notiz enthalten.',
  }).default(''),
};

/** Without e-mail or phone, orders cannot be matched to the customer. */
const isKnowable = ({ email, phone }: { email: string; phone: string }): boolean => email !== '' || phone !== '';
const notKnowable = {
  error: 'Bitte geben Sie eine E‑Mail-Adresse oder eine Telefonnummer an.',
  path: ['email'],
  params: { code: 'EMAIL_OR_PHONE_REQUIRED' },
};

/** Fields of a customer that staff edit. */
export const customerDraft = z.strictObject(written).refine(isKnowable, notKnowable);
export type CustomerDraft = z.output<typeof customerDraft>;

export const customers = collection({
  service: 'ordering',
  name: 'customers',
  one: 'customer',
  label: { one: 'Kunde', many: 'Kunden' },
  item: customer,
  read: 'customers.read',
  write: 'customers.write',
  range: ['lastOrderAt', 'firstOrderAt', 'orders'],
  sorts: ['lastOrderAt', 'orders', 'lastName'],
});

export const listCustomers = listEndpoint(customers);

/** With revenue and reservations. Revenue: confirmed and not canceled orders, gross, minus refunds. */
export const wholeCustomer = customer.extend({
  revenue: field(z.number().min(0), 'Umsatz'),
  /** Reservations of tables, and those to which the person did not come (RESV-13). */
  reservations: field(z.int(), 'Reservierungen'),
  noShows: field(z.int(), 'Nicht erschienen'),
});
export type WholeCustomer = z.output<typeof wholeCustomer>;

export const readCustomer = readEndpoint(customers, wholeCustomer);

const example = {
  firstName: 'Walter',
  lastName: 'Beispiel',
  companyName: 'Beispiel & Söhne',
  email: 'walter.beispiel@demo.example',
  phone: '+436641112233',
  note: 'Bestellt jeden Freitag für das Büro.',
};

/**
 * Creates a customer before their first order. 409 CUSTOMER_KNOWN names the field that matches an existing customer.
 */
export const createCustomer = endpoint({
  name: 'createCustomer',
  service: 'ordering',
  method: 'POST',
  path: '/customers',
  summary: 'Kunde erstellen',
  needs: customers.write,
  body: customerDraft,
  reply: { kind: 'data', schema: customer },
  status: 201,
  example: { body: example },
});

/** Fields entered by staff take precedence over later orders; empty fields are filled from them (CUSTOMER-03). */
export const updateCustomer = endpoint({
  name: 'updateCustomer',
  service: 'ordering',
  method: 'PUT',
  path: '/customers/:id',
  summary: 'Kunde aktualisieren',
  needs: customers.write,
  params: byId,
  body: z.strictObject({ ...written, version }).refine(isKnowable, notKnowable),
  reply: { kind: 'data', schema: customer },
  status: 200,
  example: { params: { id: customers.exampleId }, body: { ...example, version: 1 } },
});

/** Export of all data stored about a person. */
export const exportCustomer = endpoint({
  name: 'exportCustomer',
  service: 'ordering',
  method: 'GET',
  path: '/customers/:id/export',
  summary: 'Alle Daten eines Kunden',
  needs: 'customers.write',
  params: byId,
  reply: {
    kind: 'data',
    schema: z.object({ customer, orders: z.array(order), reservations: z.array(reservationState) }),
  },
  status: 200,
  example: { params: { id: customers.exampleId } },
});

/**
 * Erases a person: orders keep their amounts but lose the customer, and all subscribers erase their copies. 409 while
 * an order is open: erase again after it is finished.
 */
export const eraseCustomer = deleteEndpoint(customers, {
  name: 'eraseCustomer',
  summary: 'Daten eines Kunden löschen',
});

/** Subject is the customer. Names the changed fields without values, so that subscribers store no personal data. */
export const customerChanged = defineEvent({
  type: 'ordering.customer-changed.v1',
  summary: 'Die Daten eines Kunden wurden eingetragen oder geändert.',
  data: z.object({ id, fields: z.array(z.string()) }),
  example: { id: exampleIds.customer, fields: ['lastName', 'note'] },
  isForOutside: true,
});

/**
 * Subject is the customer. Subscribers erase personal data of these orders, and of other things that they store about
 * the person: `keys` are the ids that the e-mail addresses and phone numbers derive (`deriveCustomerId`). Absent in
 * events from before.
 */
export const customerErased = defineEvent({
  type: 'ordering.customer-erased.v1',
  summary: 'Die Daten eines Kunden wurden gelöscht.',
  data: z.object({ id, orders: z.array(id), uploads: z.array(id), keys: z.array(id).optional() }),
  example: { id: exampleIds.customer, orders: [exampleIds.order], uploads: [], keys: [exampleIds.customer] },
});

export const customerEndpoints = [
  listCustomers,
  createCustomer,
  readCustomer,
  updateCustomer,
  exportCustomer,
  eraseCustomer,
] as const;
