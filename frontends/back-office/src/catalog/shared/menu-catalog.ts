import type { Menu } from '@theke/contracts/catalog/menu';

/**
 * The catalog of a menu: ordered categories with ordered products. A category occurs once, a product once per
 * category.
 */
export type Catalog = Menu['catalog'];
export type CatalogCategory = Catalog[number];
export type CatalogProduct = CatalogCategory['products'][number];

/** A position in a category: before the product that is there now. */
export type Place = { category: string; index: number };

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
};

const withProducts = (
  catalog: Catalog,
  category: string,
  change: (products: CatalogProduct[]) => CatalogProduct[],
): Catalog => catalog.map((one) => (one.id === category ? { ...one, products: change(one.products) } : one));

export const moveCategory = (catalog: Catalog, from: number, to: number): Catalog => moved(catalog, from, to);

/** Moves a product with its times. If the target category already contains it, it remains there once. */
export function moveProduct(catalog: Catalog, from: Place, to: Place): Catalog {
  const product = catalog.find(({ id }) => id === from.category)?.products[from.index];
  if (!product) return catalog;
  if (from.category === to.category)
    return withProducts(catalog, from.category, (products) => moved(products, from.index, to.index));
  const without = withProducts(catalog, from.category, (products) => products.toSpliced(from.index, 1));
  return withProducts(without, to.category, (products) =>
    products.some(({ id }) => id === product.id) ? products : products.toSpliced(to.index, 0, product),
  );
}

/** Adds products at the end of a category; existing ones keep their position. */
export const addProducts = (catalog: Catalog, category: string, ids: readonly string[]): Catalog =>
  withProducts(catalog, category, (products) => [
    ...products,
    ...ids
      .filter((id) => !products.some((one) => one.id === id))
      .map((id): CatalogProduct => ({ id, isEnabled: true, schedule: [] })),
  ]);

export const changeProduct = (
  catalog: Catalog,
  category: string,
  id: string,
  change: Partial<CatalogProduct>,
): Catalog =>
  withProducts(catalog, category, (products) => products.map((one) => (one.id === id ? { ...one, ...change } : one)));

export const removeProduct = (catalog: Catalog, category: string, id: string): Catalog =>
  withProducts(catalog, category, (products) => products.filter((one) => one.id !== id));

export const addCategory = (catalog: Catalog, id: string): Catalog =>
  catalog.some((one) => one.id === id) ? catalog : [...catalog, { id, products: [] }];

export const removeCategory = (catalog: Catalog, id: string): Catalog => catalog.filter((one) => one.id !== id);
