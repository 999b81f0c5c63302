import { basePrice, basePriceText } from '@theke/rules/price/base-price';
import { depositText } from '@theke/rules/price/deposit-text';
import { priceItem } from '@theke/rules/price/price';
import type { OrderPrice } from '@theke/rules/price/price-order';
import { priceText } from './about-text.ts';
import type { Cart, CartItem } from './cart.ts';

/** What stands beside each item of a cart; nothing where the shop does not show a product's price. */
export const itemPrices = (items: Cart['items'], price: Pick<OrderPrice, 'items'>, currency: string): string[] =>
  price.items.map(({ gross, model }, index) =>
    items[index]?.product.isPriceHidden ? '' : priceText(gross, currency, model),
  );

/** What a kilogram or a liter of an item costs, where that is to be said beside its price (BASE-01). */
export function itemBasePrice({ product, parts }: CartItem, currency: string): string | undefined {
  const base = product.isPriceHidden ? undefined : basePrice(product, parts);
  return base && basePriceText(base, currency);
}

/** What is paid beside an item's price for its bottles (DEPOSIT-01): "zzgl. 0,50 € Pfand". */
export const itemDeposit = (item: CartItem, currency: string): string | undefined =>
  item.product.isPriceHidden ? undefined : depositText(priceItem(item.product, item).deposit, currency);
