import {
  type Customer,
  createCustomer as createEndpoint,
  eraseCustomer as eraseEndpoint,
  exportCustomer,
  listCustomers,
  readCustomer,
  updateCustomer as updateEndpoint,
} from '@theke/contracts/ordering/customer';
import type { ReservationState } from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { orderStore } from '../orders/order-store.ts';
import { toStaff } from '../orders/order-view.ts';
import { reservationStore } from '../reservations/reservation-store.ts';
import { customerStore } from './customer-store.ts';
import { eraseCustomer } from './erase-customer.ts';
import { personsOf } from './persons-of.ts';
import { createCustomer, updateCustomer } from './write-customers.ts';

/** Routes for customers: list, create, edit, export and erase (GDPR). */
export function customerRoutes(deps: ServiceBase<unknown>): Route[] {
  const { db, secret } = deps;
  const reservationsOf = async (tx: Transaction, tenant: string, customer: Customer): Promise<ReservationState[]> => {
    const stored = await reservationStore.ofPersons(tx, personsOf(secret, tenant, customer));
    return stored.map(({ reservation }) => reservation);
  };
  return [
    route(listCustomers, ({ tenant, query }) => db.withTenant(tenant, (tx) => customerStore.list(tx, query))),
    route(createEndpoint, ({ tenant, body }) => createCustomer(deps, tenant, body)),
    route(updateEndpoint, ({ tenant, params, body }) => updateCustomer(deps, tenant, params.id, body)),
    route(readCustomer, ({ tenant, params }) =>
      db.withTenant(tenant, async (tx) => {
        const [customer, revenue] = await Promise.all([
          customerStore.find(tx, params.id),
          orderStore.revenueOfCustomer(tx, params.id),
        ]);
        if (!customer) throw unknown('Der Kunde');
        const reserved = await reservationsOf(tx, tenant, customer);
        const noShows = reserved.filter(({ status }) => status === 'no-show').length;
        return { ...customer, revenue, reservations: reserved.length, noShows };
      }),
    ),
    route(exportCustomer, ({ tenant, params }) =>
      db.withTenant(tenant, async (tx) => {
        const [customer, orders] = await Promise.all([
          customerStore.find(tx, params.id),
          orderStore.findByCustomer(tx, params.id),
        ]);
        if (!customer) throw unknown('Der Kunde');
        const reservations = await reservationsOf(tx, tenant, customer);
        return { customer, orders: orders.map(toStaff), reservations };
      }),
    ),
    route(eraseEndpoint, async ({ tenant, params }) => {
      await eraseCustomer(deps, tenant, params.id);
      return undefined;
    }),
  ];
}
