// `npm run tenant:link -- --host shop.example.at --user chef@example.at`: prints a one-time login link for a user
// without a password or with a lost one, if nobody else in the business can help.
import { parseArgs } from 'node:util';
import { findAccount } from './find-account.ts';
import { loginAddress, operatorLinkMs } from './login-address.ts';
import { withIdentity } from './with-identity.ts';

const { host, user: email } = parseArgs({ options: { host: { type: 'string' }, user: { type: 'string' } } }).values;
if (!host || !email) {
  console.error('npm run tenant:link -- --host shop.example.at --user chef@example.at');
  process.exit(1);
}

await withIdentity(async (useCases) => {
  const { tenant, user } = await findAccount(useCases, { host, email });
  const { path } = await useCases.createLoginLink(tenant.id, user.id, operatorLinkMs);
  console.log(`Damit meldet sich ${user.email} an, einmal und innerhalb von 24 Stunden:`);
  console.log(`  ${loginAddress(host.toLowerCase(), path)}`);
});
