import type { Order } from '@theke/contracts/ordering/order';
import { fromMoney, type Money, toMoney } from '@theke/rules/money/money';
import { grossOfAmount, totalsOfItems } from '@theke/rules/price/changed-items';
import type { Measured } from '@theke/rules/units/units';

/**
 * What an order would cost with these amounts of its items, as the server would reckon it.
 * @param measures the products whose units are needed, by id
 */
export function totalWith(
  { items, totals }: Pick<Order, 'items' | 'totals'>,
  amounts: readonly number[],
  measures: ReadonlyMap<string, Measured>,
): Money {
  const changed = items.map((item, index) => {
    const amount = amounts[index] ?? item.amount;
    const gross =
      amount === item.amount ? toMoney(item.gross) : grossOfAmount(item, amount, measures.get(item.product));
    return { ...item, gross: fromMoney(gross) };
  });
  return totalsOfItems(changed, totals).total.gross;
}
