import type { TaxRates } from '../price/tax-rate.ts';
import type { Worded } from '../texts/translated.ts';
import { isCountable, type Unit } from '../units/units.ts';
import { availabilityOf, type Shown } from './availability.ts';
import { offersOptions, type Part, type PartsHolder, partsOf } from './configuration.ts';

/** A product that an option of a bundle may name. */
export type Sellable = PartsHolder &
  Shown &
  Partial<TaxRates> & {
    readonly id: string;
    readonly name: string;
    readonly translations?: Worded['translations'];
    readonly unit?: Unit | undefined;
    readonly price?: number | undefined;
    readonly deposit?: number | null | undefined;
    readonly depositTax?: number | null | undefined;
    readonly isPriceHidden?: boolean | null | undefined;
  };

/** What a product costs that guests are not told the price of, they are not told in a bundle either (PRICE-12). */
const brought = ({ unit, deposit, depositTax, isPriceHidden }: Sellable) =>
  deposit && !isPriceHidden && (!unit || isCountable(unit)) ? { deposit, depositTax } : undefined;

/** The price and the VAT rates of a contained product, for the VAT of its bundle. */
const taxed = ({ price = 0, tax, takeawayTax, dineInTax }: Sellable) =>
  tax === undefined ? undefined : { contained: { price, tax, takeawayTax, dineInTax } };

/** The ids of the products that a bundle's options name, each once; none for products of other types. */
export function containedProducts(product: PartsHolder): string[] {
  if (product.type !== 'bundle') return [];
  const named = partsOf(product).flatMap(({ options }) =>
    (options ?? []).flatMap((option) => option.product?.id ?? []),
  );
  return [...new Set(named)];
}

/**
 * Products as they are sold at an instant (PRODUCT-10): an option of a bundle goes by the name that its product has
 * now, brings its deposit where it names none (DEPOSIT-02) and the price and rates that its bundle's VAT is split by (TOTAL-09), and is not offered while that product is gone, disabled or outside its hours. A bundle holds no bundles, and of two
 * products of one name in one step the first is offered. `products` holds those that are contained as well.
 */
export function soldAt<P extends Sellable>(products: readonly P[], zone: string, at: Date): readonly P[] {
  if (!products.some(({ type }) => type === 'bundle')) return products;
  const productOf = new Map(products.map((product) => [product.id, product]));

  const offered = (part: Part): Part => {
    const names = new Set<string>();
    const options = (part.options ?? []).flatMap((option) => {
      const contained = option.product ? productOf.get(option.product.id) : undefined;
      const isSold = contained && contained.type !== 'bundle' && availabilityOf(contained, zone, at) === 'orderable';
      const name = contained?.name ?? option.name;
      if ((option.product && !isSold) || names.has(name)) return [];
      names.add(name);
      // What names a deposit itself, also none, is told no other.
      const own = typeof option.deposit === 'number';
      const told = contained && {
        translations: contained.translations,
        ...taxed(contained),
        ...(!own && brought(contained)),
      };
      return [{ ...option, name, ...told }];
    });
    return { ...part, options };
  };

  return products.map((product) =>
    product.type === 'bundle'
      ? { ...product, config: { ...product.config, parts: partsOf(product).map(offered) } }
      : product,
  );
}

/** Whether each choice that must be made offers something to choose. */
export const isChoosable = (product: PartsHolder): boolean =>
  partsOf(product).every((part) => part.optional || !offersOptions(part) || (part.options ?? []).length > 0);
