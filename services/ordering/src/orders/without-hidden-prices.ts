import type { OrderItem, OrderTotals } from '@theke/contracts/ordering/order';

const none = { net: 0, tax: 0, gross: 0 };

const withoutDeposit = ({ unitDeposit: _, deposit: __, depositTax: ___, ...item }: OrderItem): OrderItem => ({
  ...item,
  unitPrice: 0,
  gross: 0,
});

/** Bundle contents may have hidden prices of their own, and the guest's page does not need them. */
const withoutContents = ({ contents: _, ...item }: OrderItem): OrderItem => item;

/**
 * Removes prices that a guest may not read (PRICE-12): those of hidden items, and then all sums, because the hidden
 * price could be derived from them.
 */
export function withoutHiddenPrices<O extends { items: readonly OrderItem[]; totals: OrderTotals }>(order: O) {
  const { totals } = order;
  const items = order.items.map(withoutContents);
  if (!items.some(({ isPriceHidden }) => isPriceHidden)) return { items, totals };
  const { currency, isEstimated } = totals;
  return {
    items: items.map((item) => (item.isPriceHidden ? withoutDeposit(item) : item)),
    totals: { ...none, delivery: none, total: none, taxes: {}, currency, isEstimated },
  };
}
