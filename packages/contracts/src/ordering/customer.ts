import { z } from 'zod';
import { collection, deleteOf, listOf, readOf } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleIds, id, instant, version } from '../wire.ts';
import { order } from './order.ts';

const personal = { personal: true };

/**
 * Whoever ordered, formed from orders: same person = same normalised e-mail, else same normalised phone (CUSTOMER-01).
 * Names are those of the last order that a branch confirmed, before that of the first.
 */
export const customer = z.object({
  id,
  version,
  firstName: field(z.string(), 'Vorname', personal),
  lastName: field(z.string(), 'Nachname', personal),
  companyName: field(z.string(), 'Firma', personal),
  email: field(z.string(), 'E‑Mail', personal),
  phone: field(z.string(), 'Telefon', personal),
  /** Orders that were accepted, whatever became of them. */
  orders: field(z.int(), 'Anzahl der Bestellungen'),
  firstOrderAt: field(instant, 'Erste Bestellung'),
  lastOrderAt: field(instant, 'Letzte Bestellung'),
});
export type Customer = z.output<typeof customer>;

export const customers = collection({
  service: 'ordering',
  name: 'customers',
  one: 'customer',
  label: { one: 'Kunde', many: 'Kunden' },
  of: customer,
  read: 'customers.read',
  write: 'customers.write',
  range: ['lastOrderAt', 'firstOrderAt', 'orders'],
  sorts: ['lastOrderAt', 'orders', 'lastName'],
});

export const listCustomers = listOf(customers);

export const readCustomer = readOf(customers, customer);

/** Everything that is kept about a person, for the person. */
export const exportCustomer = endpoint({
  name: 'exportCustomer',
  service: 'ordering',
  method: 'GET',
  path: '/customers/:id/export',
  summary: 'Alle Daten eines Kunden',
  needs: 'customers.write',
  params: byId,
  reply: { kind: 'data', schema: z.object({ customer, orders: z.array(order) }) },
  status: 200,
  example: { params: { id: customers.exampleId } },
});

/**
 * Erases a person: orders keep their amounts and lose whoever placed them, and everyone who has heard of the person
 * forgets. 409 while an order of theirs is open: that one stays until it is finished and the person is erased once more.
 */
export const eraseCustomer = deleteOf(customers, { name: 'eraseCustomer', summary: 'Daten eines Kunden löschen' });

/** Subject is the customer. Whoever keeps something personal of these orders erases it. */
export const customerErased = defineEvent({
  type: 'ordering.customer-erased.v1',
  summary: 'Die Daten eines Kunden wurden gelöscht.',
  data: z.object({ id, orders: z.array(id), uploads: z.array(id) }),
  example: { id: exampleIds.customer, orders: [exampleIds.order], uploads: [] },
});

export const customerEndpoints = [listCustomers, readCustomer, exportCustomer, eraseCustomer] as const;
