import { parseArgs } from 'node:util';
import type { Tenant } from '@theke/contracts/identity/tenant';
import type { User } from '@theke/contracts/identity/user';
import { unknown } from '@theke/kit/problem';
import type { withIdentity } from './with-identity.ts';

type UseCases = Parameters<Parameters<typeof withIdentity>[0]>[0];

/** The account of a person at the business with a host name. @throws Problem 404 */
export async function findAccount(
  { listTenants, users }: Pick<UseCases, 'listTenants' | 'users'>,
  { host, email }: { host: string; email: string },
): Promise<{ tenant: Tenant; user: User }> {
  const tenant = (await listTenants()).find((one) => one.tenant.hosts.includes(host.toLowerCase()))?.tenant;
  if (!tenant) throw unknown(`Ein Betrieb unter ${host}`);
  const user = (await users.all(tenant.id)).find((one) => one.email === email.toLowerCase());
  if (!user) throw unknown(`${email} bei ${tenant.name}`);
  return { tenant, user };
}

/** The options `--host` and `--user` of a command. Without both, prints the usage and ends the process. */
export function readAccountOptions(usage: string): { host: string; email: string } {
  const { host, user: email } = parseArgs({ options: { host: { type: 'string' }, user: { type: 'string' } } }).values;
  if (host && email) return { host, email };
  console.error(usage);
  process.exit(1);
}
