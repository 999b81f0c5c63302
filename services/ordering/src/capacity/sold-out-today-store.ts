import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { writeStock } from './capacity-store.ts';
import { publishSoldOut } from './publish-sold-out.ts';

/** Timer per branch: the next end of a mark. */
export const soldOutEnds = 'sold-out-ends';

type Changed = { product: string; version: number };
type MarkedRow = { product_id: string; remaining: string; resumes_with: string | null };

/** Products of a branch that are sold out until its business day ends (STOCK-01). */
export const soldOutTodayStore = {
  /**
   * Marks products and keeps their stock for afterwards. Products that are marked until then already are skipped.
   * Publishes a changed list of sold-out products.
   * @returns the newly marked products
   */
  async mark(tx: Transaction, branch: string, products: readonly string[], until: Date): Promise<Changed[]> {
    const marked = await tx.query<Changed>(
      `insert into stock (branch_id, product_id, remaining, version, sold_out_until)
       select $1, product, 0, 1, $3 from unnest($2::uuid[]) as product order by product
       on conflict (tenant_id, branch_id, product_id) do update set remaining = 0, version = stock.version + 1,
         resumes_with = case when stock.sold_out_until is null then stock.remaining else stock.resumes_with end,
         sold_out_until = excluded.sold_out_until
       where stock.sold_out_until is null or stock.sold_out_until < excluded.sold_out_until
       returning product_id as product, version`,
      [branch, [...new Set(products)], until],
      'sold-out-mark',
    );
    if (marked.length === 0) return [];
    await publishSoldOut(tx, branch);
    await setNextEnd(tx, branch);
    return marked;
  },

  /**
   * Ends marks and restores the previous stock. Publishes a changed list of sold-out products.
   * @param which the marks of these products, or those that end by an instant
   * @returns the products whose mark ended
   */
  async release(
    tx: Transaction,
    branch: string,
    which: { products: readonly string[] } | { endedBy: Date },
  ): Promise<Changed[]> {
    const rows = await tx.query<MarkedRow>(
      `select product_id, remaining, resumes_with from stock where branch_id = $1 and sold_out_until is not null
       and ($2::uuid[] is null or product_id = any($2)) and ($3::timestamptz is null or sold_out_until <= $3)
       order by product_id for update`,
      [branch, 'products' in which ? which.products : null, 'endedBy' in which ? which.endedBy : null],
      'sold-out-marks',
    );
    const released: Changed[] = [];
    for (const { product_id: product, remaining, resumes_with } of rows) {
      // During an upgrade the previous version may have set a stock and kept the mark.
      const amount = Number(remaining) > 0 ? remaining : resumes_with;
      const version = await writeStock(tx, branch, product, amount === null ? null : Number(amount));
      released.push({ product, version });
    }
    if (released.length > 0) await publishSoldOut(tx, branch);
    await setNextEnd(tx, branch);
    return released;
  },
};

/** Expects the branch's list of sold-out products to be locked, so that concurrent marks are seen. */
async function setNextEnd(tx: Transaction, branch: string): Promise<void> {
  const [next] = await tx.query<{ at: Date | null }>(
    'select min(sold_out_until) as at from stock where branch_id = $1',
    [branch],
    'sold-out-next-end',
  );
  if (next?.at) setTimer(tx, { name: soldOutEnds, subject: branch, at: next.at });
}
