import type { TaxRates } from '../price/tax-rate.ts';
import type { Worded } from '../texts/translated.ts';
import { isCountable, type Unit } from '../units/units.ts';
import { availabilityOf, type Shown } from './availability.ts';
import { offersOptions, type Part, type PartsHolder, partsOf } from './configuration.ts';

/** A product that an option of a bundle may refer to. */
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

/** The deposit of a product with a hidden price stays hidden in bundles (PRICE-12). */
const brought = ({ unit, deposit, depositTax, isPriceHidden }: Sellable) =>
  deposit && !isPriceHidden && (!unit || isCountable(unit)) ? { deposit, depositTax } : undefined;

/** Price and VAT rates of a contained product, for the VAT split of its bundle. */
const taxed = ({ price = 0, tax, takeawayTax, dineInTax }: Sellable) =>
  tax === undefined ? undefined : { contained: { price, tax, takeawayTax, dineInTax } };

/** Ids of the products in a bundle's options, each once; empty for other product types. */
export function containedProducts(product: PartsHolder): string[] {
  if (product.type !== 'bundle') return [];
  const named = partsOf(product).flatMap(({ options }) =>
    (options ?? []).flatMap((option) => option.product?.id ?? []),
  );
  return [...new Set(named)];
}

/**
 * Products as sold at an instant (PRODUCT-10). An option of a bundle gets the current name of its product, its deposit
 * by default (DEPOSIT-02), and the price and rates for the VAT split (TOTAL-09). It is not offered while the product is
 * gone, disabled or outside its hours. Bundles cannot contain bundles. Of two products with the same name in a step,
 * only the first is offered. `products` must include the contained ones.
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
      // An explicit deposit of the option, including 0, takes precedence.
      const hasOwnDeposit = typeof option.deposit === 'number';
      const contentFields = contained && {
        translations: contained.translations,
        ...taxed(contained),
        ...(!hasOwnDeposit && brought(contained)),
      };
      return [{ ...option, name, ...contentFields }];
    });
    return { ...part, options };
  };

  return products.map((product) =>
    product.type === 'bundle'
      ? { ...product, config: { ...product.config, parts: partsOf(product).map(offered) } }
      : product,
  );
}

/** Whether each required part has at least one option. */
export const isChoosable = (product: PartsHolder): boolean =>
  partsOf(product).every((part) => part.optional || !offersOptions(part) || (part.options ?? []).length > 0);
