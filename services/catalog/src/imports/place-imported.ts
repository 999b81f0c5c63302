import { categories } from '@theke/contracts/catalog/category';
import type { catalogContract } from '@theke/contracts/catalog/contract';
import { type Menu, menus } from '@theke/contracts/catalog/menu';
import type { Transaction } from '@theke/kit/database/database';
import { invalid, Problem, stale, unknown } from '@theke/kit/problem';
import type { UseCasesOf } from '@theke/kit/resource/wire-resources';
import { nameKey } from './name-key.ts';
import type { MenuPlacement, Placement } from './product-import-store.ts';

export type CatalogUseCases = UseCasesOf<(typeof catalogContract)['resources']>;
type Deps = { resources: CatalogUseCases; newId: () => string; at: Date };

/** A product in a category of a menu, which is named by its id or by its name. */
export type Wanted = { product: string; category: string; menu: { id: string } | { name: string } };

/**
 * Places products into menus; missing menus are created without branches, so that guests do not see them.
 * @throws Problem 404, or 422 if a menu has no room
 */
export async function placeIntoMenus(tx: Transaction, wanted: readonly Wanted[], deps: Deps): Promise<Placement> {
  const { ids, created } = await menuIds(
    tx,
    wanted.flatMap(({ menu }) => ('name' in menu ? [menu.name] : [])),
    deps,
  );
  const byMenu = Map.groupBy(wanted, ({ menu }) => ('id' in menu ? menu.id : (ids.get(nameKey(menu.name)) as string)));
  const menus: MenuPlacement[] = [];
  const categories: string[] = [];
  for (const [id, products] of [...byMenu].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const placement = await placeImported(tx, id, products, deps);
    categories.push(...placement.categories);
    if (placement.placed.length > 0)
      menus.push({ id, placed: placement.placed, version: created.has(id) ? placement.version : null });
  }
  return { menus, categories };
}

/** Ids of menus by `nameKey`; missing ones are created. */
async function menuIds(
  tx: Transaction,
  wanted: readonly string[],
  { resources, newId, at }: Deps,
): Promise<{ ids: Map<string, string>; created: Set<string> }> {
  const names = new Map(wanted.map((name) => [nameKey(name), name]));
  const created = new Set<string>();
  if (names.size === 0) return { ids: new Map(), created };
  const rows = await tx.query<{ id: string; name: string }>(
    `select id, doc ->> 'name' as name from menus where lower(trim(doc ->> 'name')) = any($1::text[])
     order by id for update`,
    [[...names.keys()]],
  );
  const ids = new Map(rows.toReversed().map(({ id, name }) => [nameKey(name), id]));
  for (const [key, name] of names) {
    if (ids.has(key)) continue;
    const parsed = menus.draft.safeParse({ name, availableFrom: at.toISOString() });
    if (!parsed.success) throw invalid('TOO_BIG', `„${name}“ ist als Name eines Produktkatalogs zu lang.`, 'rows');
    const { id } = await resources.menus.store.insert(tx, newId(), parsed.data, at);
    ids.set(key, id);
    created.add(id);
  }
  return { ids, created };
}

/**
 * Adds products to their categories of a menu, at the end. Products that the menu contains keep their place; missing
 * categories are created.
 * @returns the added products, the created categories and the menu's version
 * @throws Problem 404, or 422 if the menu has no room
 */
async function placeImported(
  tx: Transaction,
  menuId: string,
  wanted: readonly { product: string; category: string }[],
  deps: Deps,
): Promise<{ placed: string[]; categories: string[]; version: number }> {
  const menu = await deps.resources.menus.store.find(tx, menuId);
  if (!menu) throw unknown('Der Produktkatalog');
  const known = new Set(menu.catalog.flatMap(({ products }) => products.map(({ id }) => id)));
  const added = wanted.filter(({ product }) => !known.has(product));
  if (added.length === 0) return { placed: [], categories: [], version: menu.version };
  const { ids, created } = await categoryIds(tx, added, deps);
  const catalog = new Map(menu.catalog.map((category) => [category.id, category]));
  for (const { product, category } of added) {
    const id = ids.get(nameKey(category)) as string;
    const place = catalog.get(id) ?? { id, products: [] };
    catalog.set(id, { ...place, products: [...place.products, { id: product, isEnabled: true, schedule: [] }] });
  }
  const version = await saveCatalog(tx, menu, [...catalog.values()], deps);
  return { placed: added.map(({ product }) => product), categories: created, version };
}

/**
 * Removes products from a menu, and those of these categories that are empty then. Deletes a menu that the import has
 * created if it was not changed since; does nothing if the menu was deleted.
 */
export async function takeFromMenu(
  tx: Transaction,
  { id, version }: MenuPlacement,
  { products, categories }: { products: ReadonlySet<string>; categories: ReadonlySet<string> },
  deps: Pick<Deps, 'resources' | 'at'>,
): Promise<void> {
  const menu = await deps.resources.menus.store.find(tx, id);
  if (!menu) return;
  if (version === menu.version) return deps.resources.menus.removeIn(tx, id);
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
): Promise<number> {
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
  return saved.version;
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
