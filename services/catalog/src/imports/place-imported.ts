import { categories } from '@theke/contracts/catalog/category';
import type { catalogContract } from '@theke/contracts/catalog/contract';
import { type Menu, menus } from '@theke/contracts/catalog/menu';
import type { Transaction } from '@theke/kit/database/database';
import { invalid, stale, unknown } from '@theke/kit/problem';
import type { UseCasesOf } from '@theke/kit/resource/wire-resources';
import { nameKey } from './check-rows.ts';

export type CatalogUseCases = UseCasesOf<(typeof catalogContract)['resources']>;
type Deps = { resources: CatalogUseCases; newId: () => string; at: Date };

/**
 * Adds products to their categories of a menu, at the end. Products that the menu contains keep their place; missing
 * categories are created.
 * @returns the added products
 * @throws Problem 404, or 422 if the menu has no room
 */
export async function placeImported(
  tx: Transaction,
  menuId: string,
  wanted: readonly { product: string; category: string }[],
  deps: Deps,
): Promise<string[]> {
  const menu = await deps.resources.menus.store.find(tx, menuId);
  if (!menu) throw unknown('Der Produktkatalog');
  const known = new Set(menu.catalog.flatMap(({ products }) => products.map(({ id }) => id)));
  const added = wanted.filter(({ product }) => !known.has(product));
  if (added.length === 0) return [];
  const ids = await categoryIds(tx, added, deps);
  const catalog = new Map(menu.catalog.map((category) => [category.id, category]));
  for (const { product, category } of added) {
    const id = ids.get(nameKey(category)) as string;
    const place = catalog.get(id) ?? { id, products: [] };
    catalog.set(id, { ...place, products: [...place.products, { id: product, isEnabled: true, schedule: [] }] });
  }
  await saveCatalog(tx, menu, [...catalog.values()], deps);
  return added.map(({ product }) => product);
}

/** Removes products from a menu; nothing if the menu was deleted. */
export async function takeFromMenu(
  tx: Transaction,
  menuId: string,
  products: ReadonlySet<string>,
  deps: Pick<Deps, 'resources' | 'at'>,
): Promise<void> {
  const menu = await deps.resources.menus.store.find(tx, menuId);
  if (!menu || products.size === 0) return;
  const catalog = menu.catalog.map((category) => ({
    ...category,
    products: category.products.filter(({ id }) => !products.has(id)),
  }));
  await saveCatalog(tx, menu, catalog, deps);
}

async function saveCatalog(
  tx: Transaction,
  menu: Menu,
  catalog: Menu['catalog'],
  { resources, at }: Pick<Deps, 'resources' | 'at'>,
): Promise<void> {
  const { id, version, createdAt: _, updatedAt: __, ...draft } = menu;
  const parsed = menus.draft.safeParse({ ...draft, catalog });
  if (!parsed.success)
    throw invalid(
      'TOO_BIG',
      'Ein Produktkatalog hat höchstens 100 Kategorien mit je 500 Produkten. Bitte wählen Sie keinen Produktkatalog, oder teilen Sie die Datei auf.',
      'menu',
    );
  const saved = await resources.menus.store.update(tx, id, version, parsed.data, at);
  if (!saved) throw stale('Der Produktkatalog');
  tx.publish(menus.events.changed(id, saved.version, saved));
}

/** Ids of the categories by `nameKey`; missing ones are created. */
async function categoryIds(
  tx: Transaction,
  wanted: readonly { category: string }[],
  { resources, newId, at }: Deps,
): Promise<Map<string, string>> {
  const names = new Map(wanted.map(({ category }) => [nameKey(category), category.trim()]));
  const rows = await tx.query<{ id: string; name: string }>(
    `select id, doc ->> 'name' as name from categories where lower(trim(doc ->> 'name')) = any($1::text[])
     order by id for key share`,
    [[...names.keys()]],
  );
  const ids = new Map(rows.toReversed().map(({ id, name }) => [nameKey(name), id]));
  for (const [key, name] of names) {
    if (ids.has(key)) continue;
    const made = await resources.categories.store.insert(tx, newId(), categories.draft.parse({ name }), at);
    tx.publish(categories.events.changed(made.id, 1, made));
    ids.set(key, made.id);
  }
  return ids;
}
