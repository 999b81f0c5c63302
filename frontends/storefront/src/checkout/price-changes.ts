import type { OrderQuote } from '@theke/contracts/ordering/order';
import { type Money, sumOf, toMoney } from '@theke/rules/money/money';
import { translated } from '@theke/rules/texts/translated';
import type { Cart } from '../cart/cart.ts';
import type { CartOrder } from '../cart/cart-order.ts';

/** A changed price. `place` distinguishes items with the same name; `item` is null for the delivery. */
export type PriceChange = {
  readonly key: string;
  readonly item: string | null;
  readonly previous: Money;
  readonly now: Money;
};

/**
 * Differences between a quote and the displayed prices: items with deposit (DEPOSIT-06), then the delivery. Hidden
 * prices are left out. `items` and `price` are those of the quote.
 */
export function priceChanges(
  items: Cart['items'],
  { price }: Pick<CartOrder, 'price'>,
  quote: OrderQuote,
): PriceChange[] {
  const changes = items.flatMap(({ product }, index): PriceChange[] => {
    const [current, quoted] = [price.items[index], quote.items[index]];
    if (!current || !quoted || product.isPriceHidden) return [];
    const previous = sumOf([current.gross, current.deposit]);
    const now = sumOf([toMoney(quoted.gross), toMoney(quoted.deposit ?? 0)]);
    return [{ key: `items.${index}`, item: translated(product, 'name'), previous, now }];
  });
  const delivery = {
    key: 'delivery',
    item: null,
    previous: price.totals.delivery.gross,
    now: toMoney(quote.totals.delivery.gross),
  };
  return [...changes, delivery].filter(({ previous, now }) => previous !== now);
}
