// `npm run tenant:link -- --host shop.example.at --user chef@example.at`: prints a one-time login link for a user
// without a password or with a lost one, if nobody else in the business can help.
import { parseArgs } from 'node:util';
import { unknown } from '@theke/kit/problem';
import { loginAddress, operatorLinkMs } from './login-address.ts';
import { withIdentity } from './with-identity.ts';

const { host, user: email } = parseArgs({ options: { host: { type: 'string' }, user: { type: 'string' } } }).values;
if (!host || !email) {
  console.error('npm run tenant:link -- --host shop.example.at --user chef@example.at');
  process.exit(1);
}

await withIdentity(async ({ listTenants, users, createLoginLink }) => {
  const tenant = (await listTenants()).find((one) => one.tenant.hosts.includes(host.toLowerCase()))?.tenant;
  if (!tenant) throw unknown(`Ein Betrieb unter ${host}`);
  const user = (await users.all(tenant.id)).find((one) => one.email === email.toLowerCase());
  if (!user) throw unknown(`${email} bei ${tenant.name}`);
  const { path } = await createLoginLink(tenant.id, user.id, operatorLinkMs);
  console.log(`Damit meldet sich ${user.email} an, einmal und innerhalb von 24 Stunden:`);
  console.log(`  ${loginAddress(host.toLowerCase(), path)}`);
});
