import type { Order } from '@theke/contracts/ordering/order';
import type { Money } from '@theke/rules/money/money';
import { sumsOfAmount, totalsOfItems } from '@theke/rules/price/changed-items';
import type { Measured } from '@theke/rules/units/units';

/**
 * Total of an order with changed amounts, calculated like on the server.
 * @param measures products whose units are needed, by id
 */
export function totalWith(
  { items, totals }: Pick<Order, 'items' | 'totals'>,
  amounts: readonly number[],
  measures: ReadonlyMap<string, Measured>,
): Money {
  const changed = items.map((item, index) => {
    const amount = amounts[index] ?? item.amount;
    return amount === item.amount ? item : { ...item, ...sumsOfAmount(item, amount, measures.get(item.product)) };
  });
  return totalsOfItems(changed, totals).total.gross;
}
