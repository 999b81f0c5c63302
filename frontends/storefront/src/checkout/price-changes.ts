import type { OrderQuote } from '@theke/contracts/ordering/order';
import { type Money, sumOf, toMoney } from '@theke/rules/money/money';
import { translated } from '@theke/rules/texts/translated';
import type { Cart } from '../cart/cart.ts';
import type { CartOrder } from '../cart/cart-order.ts';

/** A changed price. `place` distinguishes items with the same name; `item` is null for the delivery. */
export type PriceChange = {
  readonly place: string;
  readonly item: string | null;
  readonly before: Money;
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
    const [shown, quoted] = [price.items[index], quote.items[index]];
    if (!shown || !quoted || product.isPriceHidden) return [];
    const before = sumOf([shown.gross, shown.deposit]);
    const now = sumOf([toMoney(quoted.gross), toMoney(quoted.deposit ?? 0)]);
    return [{ place: `items.${index}`, item: translated(product, 'name'), before, now }];
  });
  const delivery = {
    place: 'delivery',
    item: null,
    before: price.totals.delivery.gross,
    now: toMoney(quote.totals.delivery.gross),
  };
  return [...changes, delivery].filter(({ before, now }) => before !== now);
}
