import type { Product } from '@theke/contracts/catalog/product';
import { shownImages } from '@theke/contracts/catalog/product-drawing';
import type { PackageProduct } from '@theke/contracts/signage/package';
import { fromMoney } from '@theke/rules/money/money';
import { shownPrice } from '@theke/rules/price/shown-price';

/** A product as screens show it. A hidden price is not part of it. */
export function shownProduct(product: Product, isSoldOut: boolean): PackageProduct {
  const price = product.isPriceHidden ? undefined : shownPrice(product);
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    image: shownImages(product)[0] ?? null,
    price: price ? fromMoney(price.amount) : null,
    pricePrefix: price?.prefix ?? '',
    unit: product.unit,
    allergens: product.allergens,
    isEnabled: product.isEnabled,
    isVisibleWhenUnavailable: product.isVisibleWhenUnavailable,
    schedule: product.schedule,
    isSoldOut,
  };
}
