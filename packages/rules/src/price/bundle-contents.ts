import type { OrderType } from '../orders/order-types.ts';
import { chosenOptions, type PartValue, partsOf } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import type { Content } from './split-by-rate.ts';
import { taxRateOf } from './tax-rate.ts';

/** The chosen contents of a bundle as returned by `soldAt`; empty if no chosen option adds a product. */
export function bundleContents(
  product: Product,
  values: readonly PartValue[] | null | undefined,
  orderType: OrderType,
): Content[] {
  if (product.type !== 'bundle') return [];
  const contents = partsOf(product).flatMap((part, index) =>
    chosenOptions(part, values?.[index]).flatMap((option): Content[] => {
      const { contained, modifier, value } = option;
      if (option.product && contained)
        return [{ product: option.product.id, tax: taxRateOf(contained, orderType), price: contained.price }];
      const surcharge = modifier === 'subtract' || modifier === 'overwrite' ? 0 : (value ?? 0);
      return surcharge > 0 ? [{ product: null, tax: taxRateOf(product, orderType), price: surcharge }] : [];
    }),
  );
  return contents.some((content) => content.product !== null) ? contents : [];
}
