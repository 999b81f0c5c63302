import type { Driver } from '@theke/contracts/ordering/delivery';
import type { Transaction } from '@theke/kit/database/database';

export const driverStore = {
  /** @param branches null: all branches */
  save(
    tx: Transaction,
    { id, name, firstName }: Driver & { firstName: string },
    branches: readonly string[] | null,
  ): void {
    tx.query(
      `insert into driver (id, name, first_name, branches) values ($1, $2, $3, $4)
       on conflict (tenant_id, id) do update
         set name = excluded.name, first_name = excluded.first_name, branches = excluded.branches`,
      [id, name, firstName, branches],
      'driver-save',
    );
  },

  remove(tx: Transaction, id: string): void {
    tx.query('delete from driver where id = $1', [id], 'driver-remove');
  },

  /** Drivers of any of these branches, by name. @param branches null: all drivers */
  list: (tx: Transaction, branches: readonly string[] | null): Promise<Driver[]> =>
    tx.query<Driver>(
      `select id, name from driver
       where $1::uuid[] is null or (cardinality($1::uuid[]) > 0 and (branches is null or branches && $1::uuid[]))
       order by lower(name), id`,
      [branches],
      'drivers',
    ),

  /** The driver, if they deliver for this branch. */
  async find(tx: Transaction, id: string, branch: string): Promise<Driver | undefined> {
    const [row] = await tx.query<Driver>(
      'select id, name from driver where id = $1 and (branches is null or $2 = any(branches))',
      [id, branch],
      'driver-find',
    );
    return row;
  },

  async findFirstName(tx: Transaction, id: string): Promise<string | undefined> {
    const sql = 'select first_name from driver where id = $1';
    const [row] = await tx.query<{ first_name: string }>(sql, [id], 'driver-first-name');
    return row?.first_name;
  },
};
