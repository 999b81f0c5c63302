import type { DemoTenant } from './demo-tenant.ts';
import { demoOrders } from './orders/demo-orders.ts';
import type { OrderingShop } from './orders/ordering-shop.ts';
import type { SeedServices } from './seed-services.ts';
import type { VisitedSite } from './visits/visited-site.ts';

type Shop = { tenant: string; demo: DemoTenant; site: VisitedSite; orders: OrderingShop; now: Date };

/** Imports the orders of the past weeks into ordering, if it has none yet. */
export async function seedOrders(
  { catalog, identity, ordering }: Pick<SeedServices, 'catalog' | 'identity' | 'ordering'>,
  { tenant, demo, site, orders, now }: Shop,
): Promise<void> {
  const { hasOrders, takeOverOrders } = ordering.parts.useCases;
  if (await hasOrders(tenant)) return;
  const { branches, products } = catalog.parts.useCases;
  const offer = {
    branches: await branches.all(tenant),
    products: await products.all(tenant),
    categories: new Map(demo.products.map(({ draft, category }) => [draft.name, category])),
    config: await identity.parts.useCases.readConfig(tenant),
  };
  await takeOverOrders(tenant, demoOrders(orders, site, offer, now));
}
