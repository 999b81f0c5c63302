/** The items of an order without those that staff struck out: they stay in it with an amount of 0 and count nowhere (STAT-25). */
export const soldItems = <I extends { readonly amount: number }>(items: readonly I[]): I[] =>
  items.filter(({ amount }) => amount > 0);
