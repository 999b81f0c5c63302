import {
  createCustomer as createEndpoint,
  eraseCustomer as eraseEndpoint,
  exportCustomer,
  listCustomers,
  readCustomer,
  updateCustomer as updateEndpoint,
} from '@theke/contracts/ordering/customer';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { orderStore } from '../orders/order-store.ts';
import { toStaff } from '../orders/order-view.ts';
import { customerStore } from './customer-store.ts';
import { eraseCustomer } from './erase-customer.ts';
import { createCustomer, updateCustomer } from './write-customers.ts';

/** Routes for customers: list, create, edit, export and erase (GDPR). */
export function customerRoutes(deps: ServiceBase<unknown>): Route[] {
  const { db } = deps;
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
        return { ...customer, revenue };
      }),
    ),
    route(exportCustomer, ({ tenant, params }) =>
      db.withTenant(tenant, async (tx) => {
        const [customer, orders] = await Promise.all([
          customerStore.find(tx, params.id),
          orderStore.findByCustomer(tx, params.id),
        ]);
        if (!customer) throw unknown('Der Kunde');
        return { customer, orders: orders.map(toStaff) };
      }),
    ),
    route(eraseEndpoint, async ({ tenant, params }) => {
      await eraseCustomer(deps, tenant, params.id);
      return undefined;
    }),
  ];
}
