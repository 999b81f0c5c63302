import { basePrice, basePriceText } from '@theke/rules/price/base-price';
import { depositText } from '@theke/rules/price/deposit-text';
import { priceItem } from '@theke/rules/price/price';
import type { OrderPrice } from '@theke/rules/price/price-order';
import { priceText } from './about-text.ts';
import type { Cart, CartItem } from './cart.ts';

/** Price texts of the cart's items; empty where the shop hides a product's price. */
export const itemPrices = (items: Cart['items'], price: Pick<OrderPrice, 'items'>, currency: string): string[] =>
  price.items.map(({ gross, model }, index) =>
    items[index]?.product.isPriceHidden ? '' : priceText(gross, currency, model),
  );

/** Base price of an item per kilogram or liter, if it must be shown (BASE-01). */
export function itemBasePrice({ product, parts }: CartItem, currency: string): string | undefined {
  const base = product.isPriceHidden ? undefined : basePrice(product, parts);
  return base && basePriceText(base, currency);
}

/** Deposit of an item (DEPOSIT-01): "zzgl. 0,50 € Pfand". */
export const itemDeposit = (item: CartItem, currency: string): string | undefined =>
  item.product.isPriceHidden ? undefined : depositText(priceItem(item.product, item).deposit, currency);
