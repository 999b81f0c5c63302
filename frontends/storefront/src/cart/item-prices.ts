import type { OrderPrice } from '@theke/rules/price/price-order';
import { priceText } from './about-text.ts';
import type { Cart } from './cart.ts';

/** What stands beside each item of a cart; nothing where the shop does not show a product's price. */
export const itemPrices = (items: Cart['items'], price: Pick<OrderPrice, 'items'>, currency: string): string[] =>
  price.items.map(({ gross, model }, index) =>
    items[index]?.product.isPriceHidden ? '' : priceText(gross, currency, model),
  );
