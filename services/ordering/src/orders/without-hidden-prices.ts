import type { OrderItem, OrderTotals } from '@theke/contracts/ordering/order';

const none = { net: 0, tax: 0, gross: 0 };

const untold = ({ unitDeposit: _, deposit: __, depositTax: ___, ...item }: OrderItem): OrderItem => ({
  ...item,
  unitPrice: 0,
  gross: 0,
});

/** Own prices of what a bundle contains may be hidden too, and no guest's page needs them. */
const withoutContents = ({ contents: _, ...item }: OrderItem): OrderItem => item;

/**
 * What a guest may read of an order's prices (PRICE-12): nothing of an item whose price is hidden, and then no sum either, from which
 * it could be worked out.
 */
export function withoutHiddenPrices<O extends { items: readonly OrderItem[]; totals: OrderTotals }>(order: O) {
  const { totals } = order;
  const items = order.items.map(withoutContents);
  if (!items.some(({ isPriceHidden }) => isPriceHidden)) return { items, totals };
  const { currency, isEstimated } = totals;
  return {
    items: items.map((item) => (item.isPriceHidden ? untold(item) : item)),
    totals: { ...none, delivery: none, total: none, taxes: {}, currency, isEstimated },
  };
}
