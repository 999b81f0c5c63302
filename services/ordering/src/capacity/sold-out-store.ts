import type { Transaction } from '@theke/kit/database/database';

/** Ids of the products, ascending. */
type SoldOut = { version: number; products: string[] };

export const soldOutStore = {
  /** Products of a branch of which nothing remains. */
  async read(tx: Transaction, branch: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      'select product_id as id from stock where branch_id = $1 and remaining <= 0 order by product_id',
      [branch],
      'sold-out-read',
    );
    return rows.map(({ id }) => id);
  },

  /** The list as last published. Locks it until the transaction ends. */
  async lock(tx: Transaction, branch: string): Promise<SoldOut> {
    tx.query(
      `insert into sold_out (branch_id, version, products) values ($1, 0, '{}') on conflict do nothing`,
      [branch],
      'sold-out-begin',
    );
    const [row] = await tx.query<SoldOut>(
      'select version, products from sold_out where branch_id = $1 for update',
      [branch],
      'sold-out-lock',
    );
    return row as SoldOut;
  },

  save(tx: Transaction, branch: string, { version, products }: SoldOut): void {
    tx.query(
      'update sold_out set version = $2, products = $3 where branch_id = $1',
      [branch, version, products],
      'sold-out-save',
    );
  },

  /** At most `max` branches with a published list and an id above `after`. */
  after: (tx: Transaction, after: string, max: number): Promise<(SoldOut & { id: string })[]> =>
    tx.query(
      'select branch_id as id, version, products from sold_out where branch_id > $1 and version > 0 order by branch_id limit $2',
      [after, max],
    ),
};
