import { categories } from '@theke/contracts/catalog/category';
import type { catalogContract } from '@theke/contracts/catalog/contract';
import { type Menu, menus } from '@theke/contracts/catalog/menu';
import type { Transaction } from '@theke/kit/database/database';
import { invalid, Problem, stale, unknown } from '@theke/kit/problem';
import type { UseCasesOf } from '@theke/kit/resource/wire-resources';
import { nameKey } from './name-key.ts';

export type CatalogUseCases = UseCasesOf<(typeof catalogContract)['resources']>;
type Deps = { resources: CatalogUseCases; newId: () => string; at: Date };

/**
 * Adds products to their categories of a menu, at the end. Products that the menu contains keep their place; missing
 * categories are created.
 * @returns the added products and the created categories
 * @throws Problem 404, or 422 if the menu has no room
 */
export async function placeImported(
  tx: Transaction,
  menuId: string,
  wanted: readonly { product: string; category: string }[],
  deps: Deps,
): Promise<{ placed: string[]; categories: string[] }> {
  const menu = await deps.resources.menus.store.find(tx, menuId);
  if (!menu) throw unknown('Der Produktkatalog');
  const known = new Set(menu.catalog.flatMap(({ products }) => products.map(({ id }) => id)));
  const added = wanted.filter(({ product }) => !known.has(product));
  if (added.length === 0) return { placed: [], categories: [] };
  const { ids, created } = await categoryIds(tx, added, deps);
  const catalog = new Map(menu.catalog.map((category) => [category.id, category]));
  for (const { product, category } of added) {
    const id = ids.get(nameKey(category)) as string;
    const place = catalog.get(id) ?? { id, products: [] };
    catalog.set(id, { ...place, products: [...place.products, { id: product, isEnabled: true, schedule: [] }] });
  }
  await saveCatalog(tx, menu, [...catalog.values()], deps);
  return { placed: added.map(({ product }) => product), categories: created };
}

/**
 * Removes products from a menu, and those of these categories that are empty then; nothing if the menu was deleted.
 */
export async function takeFromMenu(
  tx: Transaction,
  menuId: string,
  { products, categories }: { products: ReadonlySet<string>; categories: ReadonlySet<string> },
  deps: Pick<Deps, 'resources' | 'at'>,
): Promise<void> {
  const menu = await deps.resources.menus.store.find(tx, menuId);
  if (!menu) return;
  const catalog = menu.catalog
    .map((category) => ({ ...category, products: category.products.filter(({ id }) => !products.has(id)) }))
    .filter((category) => category.products.length > 0 || !categories.has(category.id));
  const counted = (all: Menu['catalog']) => all.length + all.flatMap((category) => category.products).length;
  if (counted(catalog) < counted(menu.catalog)) await saveCatalog(tx, menu, catalog, deps);
}

/** Deletes categories that an import created, unless they were changed since or something uses them. */
export async function removeCategories(
  tx: Transaction,
  created: readonly string[],
  { categories }: CatalogUseCases,
): Promise<void> {
  for (const id of created.toSorted()) {
    const category = await categories.store.find(tx, id);
    if (category?.version !== 1) continue;
    try {
      await categories.removeIn(tx, id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
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
): Promise<{ ids: Map<string, string>; created: string[] }> {
  const created: string[] = [];
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
    created.push(made.id);
  }
  return { ids, created };
}
