import type { Transaction } from '@theke/kit/database/database';
import { type Money, money } from '@theke/rules/money/money';

export type BudgetMonth = { spent: Money; reserved: Money };

/** What a tenant has spent and reserved in a month (AI-07). */
export const budgetStore = {
  /**
   * Reserves an amount if the limit covers it. Concurrent calls of a tenant are serialised until the transaction ends.
   */
  async reserve(tx: Transaction, month: string, amount: Money, limit: Money): Promise<boolean> {
    tx.query('insert into budget_month (month) values ($1) on conflict do nothing', [month], 'budget-begin');
    const rows = await tx.query(
      `update budget_month set reserved = reserved + $2 where month = $1 and spent + reserved + $2 <= $3 returning 1`,
      [month, amount, limit],
      'budget-reserve',
    );
    return rows.length > 0;
  },

  settle: (tx: Transaction, month: string, { reserved, cost }: { reserved: Money; cost: Money }) =>
    tx.query(
      'update budget_month set reserved = reserved - $2, spent = spent + $3 where month = $1',
      [month, reserved, cost],
      'budget-settle',
    ),

  async find(tx: Transaction, month: string): Promise<BudgetMonth> {
    const [row] = await tx.query<{ spent: string; reserved: string }>(
      'select spent, reserved from budget_month where month = $1',
      [month],
      'budget-find',
    );
    return { spent: money(Number(row?.spent ?? 0)), reserved: money(Number(row?.reserved ?? 0)) };
  },
};
