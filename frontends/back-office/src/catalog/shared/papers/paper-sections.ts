import type { Category } from '@theke/contracts/catalog/category';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import { priceLines } from '@theke/rules/price/price-lines';
import { allergenStatement } from '@theke/rules/products/allergen-statement';
import { isChoosable, soldAt } from '@theke/rules/products/bundles';
import type { PaperBody } from '../../../media/shared/print/draw-file.ts';
import { paperMessages } from './paper-messages.de.ts';

type Section = PaperBody['sections'][number];
type Shown = Pick<Category, 'name' | 'description' | 'isEnabled'>;

/** Any instant: schedules are removed before it matters. */
const anyTime = new Date(0);

/**
 * Converts products to dishes of a paper: prices as guests see them (MENU-06), allergens with those of choices and
 * contained products (PRODUCT-14).
 * @param products with those that bundles contain
 */
function dishesBy(products: readonly Product[], currency: string) {
  const stored = new Map(products.map((product) => [product.id, product]));
  // A paper is valid all day, so options are not left out outside their hours.
  const sold = soldAt(
    products.map((product) => ({ ...product, schedule: [] })),
    'UTC',
    anyTime,
  );
  const soldById = new Map(sold.map((product) => [product.id, product as Product]));
  return (id: string): Section['dishes'][number] | undefined => {
    const [product, priced] = [stored.get(id), soldById.get(id)];
    if (!product || !priced || !isChoosable(priced)) return undefined;
    const { main, base, deposit, alternatives } = priceLines(priced, currency);
    const { contained, byChoice, isUnknown } = allergenStatement(product, (content) => stored.get(content));
    return {
      name: product.name,
      description: product.description,
      prices: product.isPriceHidden
        ? ['', paperMessages.priceHidden]
        : [main, ...withText(deposit, base), ...alternatives],
      contained: [...contained],
      byChoice: [...byChoice],
      hasUnknownAllergens: isUnknown,
      additives: [...product.additives],
    };
  };
}

const withText = (...texts: readonly string[]) => texts.filter((text) => text !== '');

/** Sections of a menu: enabled categories and entries with their available products, in the menu's order (TPL-07). */
export function menuSections(
  { catalog }: Pick<Menu, 'catalog'>,
  categories: ReadonlyMap<string, Shown>,
  products: readonly Product[],
  currency: string,
): Section[] {
  const toDish = dishesBy(products, currency);
  const available = new Set(products.filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
  return catalog.flatMap((group): Section[] => {
    const category = categories.get(group.id);
    if (!category?.isEnabled) return [];
    const dishes = group.products.flatMap((entry) => {
      const dish = entry.isEnabled && available.has(entry.id) ? toDish(entry.id) : undefined;
      return dish ? [dish] : [];
    });
    return dishes.length > 0 ? [{ name: category.name, description: category.description, dishes }] : [];
  });
}

/** One section of chosen products, by name. */
export function productSections(ids: readonly string[], products: readonly Product[], currency: string): Section[] {
  const toDish = dishesBy(products, currency);
  const dishes = ids
    .flatMap((id) => toDish(id) ?? [])
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  return dishes.length > 0 ? [{ name: '', dishes }] : [];
}
