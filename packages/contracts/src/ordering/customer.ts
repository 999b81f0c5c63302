import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { listQuery } from '../resource.ts';
import { byId, exampleIds, id, instant, version } from '../wire.ts';
import { order } from './order.ts';

const personal = { personal: true };

/**
 * Whoever ordered, formed from orders: same person = same normalised e-mail, else same normalised phone (CUSTOMER-01).
 * Names are those of the last order.
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
  orders: z.int(),
  firstOrderAt: instant,
  lastOrderAt: instant,
});
export type Customer = z.output<typeof customer>;

const at = { params: { id: exampleIds.customer } };

export const listCustomers = endpoint({
  name: 'listCustomers',
  service: 'ordering',
  method: 'GET',
  path: '/customers',
  summary: 'Kunden auflisten',
  needs: 'customers.read',
  query: listQuery([], ['lastOrderAt', 'orders', 'lastName']),
  reply: { kind: 'list', schema: customer },
  status: 200,
  example: { query: { pageSize: '5' } },
});

export const readCustomer = endpoint({
  name: 'readCustomer',
  service: 'ordering',
  method: 'GET',
  path: '/customers/:id',
  summary: 'Kunde laden',
  needs: 'customers.read',
  params: byId,
  reply: { kind: 'data', schema: customer },
  status: 200,
  example: at,
});

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
  example: at,
});

/**
 * Erases a person: orders keep their amounts and lose whoever placed them, and everyone who has heard of the person
 * forgets. 409 while an order of theirs is open.
 */
export const eraseCustomer = endpoint({
  name: 'eraseCustomer',
  service: 'ordering',
  method: 'DELETE',
  path: '/customers/:id',
  summary: 'Daten eines Kunden löschen',
  needs: 'customers.write',
  params: byId,
  reply: { kind: 'empty' },
  status: 204,
  example: at,
});

/** Subject is the customer. Whoever keeps something personal of these orders erases it. */
export const customerErased = defineEvent({
  type: 'ordering.customer-erased.v1',
  summary: 'Die Daten eines Kunden wurden gelöscht.',
  data: z.object({ id, orders: z.array(id), uploads: z.array(id) }),
  example: { id: exampleIds.customer, orders: [exampleIds.order], uploads: [] },
});

export const customerEndpoints = [listCustomers, readCustomer, exportCustomer, eraseCustomer] as const;
