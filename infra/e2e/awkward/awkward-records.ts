import type { AwkwardShop } from './awkward-shop.ts';

/** 120 characters of long German words. */
const longName =
  'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück mit Lebensmittelunverträglichkeitsberatung und Erdäpfelvogerlsalate';
/** 60 characters without a space. */
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsges';

/** Adds records with very long names to the lists of the back office. @returns paths of forms and pages of such records */
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
  await order();
  return [
    `products/${product.id}`,
    `categories/${category.id}`,
    `tags/${tag.id}`,
    `divisions/${division.id}`,
    `users/${user.id}`,
    `analytics-leads/${lead.id}`,
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
  'statistics',
  'products/create',
] as const;
