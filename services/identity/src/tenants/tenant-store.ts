import type { Tenant } from '@theke/contracts/identity/tenant';
import type { Transaction } from '@theke/kit/database/database';

type Row = { tenant_id: string; name: string; hosts: string[]; is_demo: boolean; version: number };

const toTenant = (row: Row): Tenant => ({
  id: row.tenant_id,
  name: row.name,
  hosts: row.hosts,
  isDemo: row.is_demo,
  version: row.version,
});

export const tenantStore = {
  async all(tx: Transaction): Promise<Tenant[]> {
    return (await tx.query<Row>('select tenant_id, name, hosts, is_demo, version from tenants order by name')).map(
      toTenant,
    );
  },

  async find(tx: Transaction, id: string): Promise<Tenant | undefined> {
    const [row] = await tx.query<Row>(
      'select tenant_id, name, hosts, is_demo, version from tenants where tenant_id = $1',
      [id],
    );
    return row && toTenant(row);
  },

  /** Claims the host names as well; fails if one is taken. */
  async insert(tx: Transaction, tenant: Tenant): Promise<void> {
    await tx.query('insert into tenants (name, hosts, is_demo, version) values ($1, $2, $3, $4)', [
      tenant.name,
      tenant.hosts,
      tenant.isDemo,
      tenant.version,
    ]);
    await tx.query('insert into tenant_host (host) select unnest($1::text[]) order by 1', [tenant.hosts]);
  },
};
