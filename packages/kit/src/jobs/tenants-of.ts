import { tenantChanged } from '@theke/contracts/identity/tenant';
import { kindOf } from '../events/kind-of.ts';
import type { RelayConnection } from '../events/relay-connection.ts';

/** Ids of the tenants that a service copies. */
export const createTenantReader = (connection: RelayConnection) => async (): Promise<string[]> => {
  const client = await connection.client();
  const { rows } = await client.query<{ tenant: string }>(
    'select tenant_id as tenant from copy where kind = $1 order by 1',
    [kindOf(tenantChanged.type)],
  );
  return rows.map(({ tenant }) => tenant);
};
