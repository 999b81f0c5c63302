import { until } from '@theke/kit/testing/until';
import type { AwkwardShop } from './awkward-shop.ts';

/** 120 characters of long German words. */
const longName =
  'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück mit Lebensmittelunverträglichkeitsberatung und Erdäpfelvogerlsalate';
/** 60 characters without a space. */
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsges';

/**
 * Adds records with very long names to the lists of the back office. @returns paths of forms and pages of such records
 */
export async function addAwkwardRecords({ make, order }: AwkwardShop): Promise<string[]> {
  const category = await make('categories', { name: longName });
  const product = await make('products', {
    name: longName,
    description: `${longWord}. ${longName}`,
    price: 1_249.9,
    allergens: ['A', 'C', 'D', 'F', 'G', 'L', 'M', 'N', 'O'],
    tax: 10,
  });
  await make('menus', {
    name: longName,
    availableFrom: '2020-01-01T00:00:00Z',
    branches: [],
    catalog: [{ id: category.id, products: [{ id: product.id }] }],
  });
  const tag = await make('tags', { name: longName.slice(0, 60) });
  const division = await make('divisions', { name: longName });
  const user = await make('users', {
    firstName: longWord.slice(0, 40),
    lastName: `${longWord.slice(0, 30)}-${longWord.slice(0, 29)}`,
    email: `${'maximiliane.theodora.'.repeat(2)}unterberggiesshuebler@zweite.example`,
    roles: ['ROLE_EMPLOYEE'],
    branches: [],
  });
  const lead = await make('analytics-leads', { name: longName, company: longName, subject: longName, state: 'new' });
  const more = await addModuleRecords(make);
  await order();
  return [
    ...more,
    `products/${product.id}`,
    `categories/${category.id}`,
    `tags/${tag.id}`,
    `divisions/${division.id}`,
    `users/${user.id}`,
    `analytics-leads/${lead.id}`,
  ];
}

/** Records of the modules: discounts, devices, a webhook, a branch with tables, reservations and gift cards. */
async function addModuleRecords(make: AwkwardShop['make']): Promise<string[]> {
  const { id } = await make('branches', {
    identifier: 'gastgarten',
    name: longName,
    openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
    ...{ isDineInEnabled: true, isTableSelectionEnabled: true, isReservationEnabled: true },
  });
  const branch = { id };
  const table = await make('tables', {
    identifier: longWord.slice(0, 40),
    branch,
    seats: 4,
    row: longWord.slice(0, 40),
  });
  const code = 'WEIHNACHTSGUTSCHEINAKTION-2026';
  const discount = await make('discounts', { name: longName.slice(0, 80), code, kind: 'percent', percent: 12.5 });
  const webhook = await make('webhook-endpoints', {
    name: longName.slice(0, 80),
    url: `https://warenwirtschaft.localhost/${'schnittstelle/'.repeat(20)}`,
    events: ['order.created'],
    isEnabled: false,
  });
  /** Services receive the branch a moment after catalog has stored it. */
  const makeOnceKnown = (path: string, body: object) =>
    until(`the branch to be known for ${path}`, () => make(path, body).catch(() => undefined));
  const device = await makeOnceKnown('devices', {
    ...{ name: longName.slice(0, 80), identifier: longWord, branch, type: 'cloudprnt', printsOn: 'never' },
  });
  await makeOnceKnown('reservations', {
    ...{ branch, startAt: new Date(Date.now() + 3_600_000).toISOString(), guests: 3 },
    ...{ name: longWord, phone: '+436641112233', note: longWord },
  });
  await makeOnceKnown('table-bills', { table: table.id });
  return [
    `discounts/${discount.id}`,
    `webhook-endpoints/${webhook.id}`,
    `devices/${device.id}`,
    `tables/${table.id}`,
    `branches/${id}`,
    'gift-cards/sell',
  ];
}

/** Lists that show them. */
export const awkwardLists = [
  'today',
  'orders',
  'orders/history',
  'products',
  'categories',
  'menus',
  'branches',
  'tags',
  'divisions',
  'users',
  'customers',
  'analytics-leads',
  'capacity',
  'images',
  'uploads',
  'image-templates',
  'discounts',
  'gift-cards',
  'reservations',
  'table-service',
  'tables',
  'devices',
  'device-overview',
  'webhook-endpoints',
  'newsletter-subscribers',
  'day-closes',
  'statistics',
  'products/create',
] as const;
