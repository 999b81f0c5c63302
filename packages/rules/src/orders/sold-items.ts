/**
 * The items of an order without those removed by staff, which remain with an amount of 0 and are not counted (STAT-25).
 */
export const soldItems = <I extends { readonly amount: number }>(items: readonly I[]): I[] =>
  items.filter(({ amount }) => amount > 0);
