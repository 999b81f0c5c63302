// `npm run tenant:link -- --host shop.example.at --user chef@example.at`: prints a one-time login link for a user
// without a password or with a lost one, if nobody else in the business can help.
import { findAccount, readAccountOptions } from './find-account.ts';
import { loginAddress, operatorLinkMs } from './login-address.ts';
import { withIdentity } from './with-identity.ts';

const account = readAccountOptions('npm run tenant:link -- --host shop.example.at --user chef@example.at');

await withIdentity(async (useCases) => {
  const { tenant, user } = await findAccount(useCases, account);
  const { path } = await useCases.createLoginLink(tenant.id, user.id, operatorLinkMs);
  console.log(`Damit meldet sich ${user.email} an, einmal und innerhalb von 24 Stunden:`);
  console.log(`  ${loginAddress(account.host.toLowerCase(), path)}`);
});
