import type { Branch } from '@theke/contracts/catalog/branch';
import type { Config } from '@theke/contracts/identity/config';
import type { Tenant } from '@theke/contracts/identity/tenant';
import type { Transaction } from '@theke/kit/database/database';

export type CopyTable = 'branch_copy' | 'config_copy' | 'tenant_copy';

/** Who speaks to the guest: notifications' own copies. Undefined is what was not heard of, or was deleted. */
export type Shop = { tenant: Tenant | undefined; config: Config | undefined; branch: Branch | undefined };

export const shopStore = {
  save: (tx: Transaction, table: CopyTable, id: string, doc: unknown) =>
    tx.query(
      `insert into ${table} (id, doc) values ($1, $2) on conflict (tenant_id, id) do update set doc = excluded.doc`,
      [id, JSON.stringify(doc)],
      `${table}-save`,
    ),

  remove: (tx: Transaction, table: CopyTable, id: string) =>
    tx.query(`delete from ${table} where id = $1`, [id], `${table}-remove`),

  async branch(tx: Transaction, id: string): Promise<Branch | undefined> {
    return find<Branch>(tx, 'branch_copy', id);
  },

  /** How many of these, each named once, there are. */
  async countBranches(tx: Transaction, ids: readonly string[]): Promise<number> {
    const rows = await tx.query('select 1 from branch_copy where id = any($1)', [ids], 'branches-count');
    return rows.length;
  },

  /** @param branch null where it is about none */
  async load(tx: Transaction, tenant: string, branch: string | null): Promise<Shop> {
    const [known, config, house] = await Promise.all([
      find<Tenant>(tx, 'tenant_copy', tenant),
      find<Config>(tx, 'config_copy', tenant),
      branch === null ? undefined : find<Branch>(tx, 'branch_copy', branch),
    ]);
    return { tenant: known, config, branch: house };
  },
};

async function find<T>(tx: Transaction, table: CopyTable, id: string): Promise<T | undefined> {
  const [row] = await tx.query<{ doc: T }>(`select doc from ${table} where id = $1`, [id], `${table}-find`);
  return row?.doc;
}
