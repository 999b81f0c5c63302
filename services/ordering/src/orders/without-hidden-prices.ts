import type { OrderItem, OrderTotals } from '@theke/contracts/ordering/order';

const none = { net: 0, tax: 0, gross: 0 };

const untold = ({ unitDeposit: _, deposit: __, depositTax: ___, ...item }: OrderItem): OrderItem => ({
  ...item,
  unitPrice: 0,
  gross: 0,
});

/**
 * What a guest may read of an order's prices (PRICE-12): nothing of an item whose price is hidden, and then no sum either, from which
 * it could be worked out.
 */
export function withoutHiddenPrices<O extends { items: readonly OrderItem[]; totals: OrderTotals }>(order: O) {
  const { items, totals } = order;
  if (!items.some(({ isPriceHidden }) => isPriceHidden)) return { items: [...items], totals };
  const { currency, isEstimated } = totals;
  return {
    items: items.map((item) => (item.isPriceHidden ? untold(item) : item)),
    totals: { ...none, delivery: none, total: none, taxes: {}, currency, isEstimated },
  };
}
