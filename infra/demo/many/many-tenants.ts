import { menus } from '@theke/contracts/catalog/menu';
import type { Tenant } from '@theke/contracts/identity/tenant';
import type { SeedServices } from '../seed-services.ts';

type Services = Pick<SeedServices, 'identity' | 'catalog'>;

/** Concurrent creations: enough to keep the database busy. */
const atOnce = 8;

const dishes = [
  'Margherita',
  'Gulasch',
  'Käsespätzle',
  'Tafelspitz',
  'Linsensuppe',
  'Apfelstrudel',
  'Backhendl',
  'Polenta',
];
const courses = ['Vorspeisen', 'Hauptspeisen', 'Nachspeisen'];

/**
 * Creates demo businesses through the use cases until there are `tenants`, each with a branch and a menu of `products`.
 */
export async function makeTenants(
  services: Services,
  { tenants, products, say }: { tenants: number; products: number; say: (line: string) => void },
): Promise<void> {
  const there = (await services.identity.parts.useCases.listTenants()).map(({ tenant }) => tenant);
  const hosts = new Set(there.flatMap((tenant) => tenant.hosts));
  const missing = Array.from({ length: tenants }, (_, index) => `laden-${index + 1}`)
    .filter((name) => !hosts.has(`${name}.localhost`))
    .slice(0, Math.max(0, tenants - there.length));
  let made = 0;
  const maker = async () => {
    for (let name = missing.shift(); name; name = missing.shift()) {
      await makeTenant(services, name, products);
      if (++made % 100 === 0) say(`  ${made} tenants`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, maker));
}

async function makeTenant(services: Services, name: string, products: number): Promise<Tenant> {
  const { useCases: identity } = services.identity.parts;
  const { useCases: catalog } = services.catalog.parts;
  const shopName = name.replace('laden-', 'Laden ');
  const tenant = await identity.createTenant({
    name: shopName,
    hosts: [`${name}.localhost`],
    isDemo: true,
    config: { shopName, enableCash: true },
  });
  const at = tenant.id;
  const division = await catalog.divisions.createFrom(at, { name: shopName });
  const branch = await catalog.branches.createFrom(at, {
    name: `${shopName} am Hauptplatz`,
    identifier: 'hauptplatz',
    division: { id: division.id },
    openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
  });
  const listed: { id: string; products: { id: string }[] }[] = [];
  for (const course of courses)
    listed.push({ id: (await catalog.categories.createFrom(at, { name: course })).id, products: [] });
  for (let index = 0; index < products; index++) {
    const product = await catalog.products.createFrom(at, {
      name: `${dishes[index % dishes.length]} ${index + 1}`,
      price: 5 + (index % 20),
      tax: 10,
    });
    listed[index % listed.length]?.products.push({ id: product.id });
  }
  await catalog.menus.create(
    at,
    menus.draft.parse({
      name: 'Karte',
      availableFrom: '2026-01-01T00:00:00Z',
      branches: [{ id: branch.id }],
      catalog: listed,
    }),
  );
  return tenant;
}
