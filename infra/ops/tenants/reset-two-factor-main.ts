// `npm run tenant:reset-two-factor -- --host shop.example.at --user chefin@example.at`: turns off the second login step
// of an account whose owner lost phone and recovery codes, if the business has no other administrator who can.
import { findAccount, readAccountOptions } from './find-account.ts';
import { withIdentity } from './with-identity.ts';

const account = readAccountOptions(
  'npm run tenant:reset-two-factor -- --host shop.example.at --user chefin@example.at',
);

await withIdentity(async (useCases) => {
  const { tenant, user } = await findAccount(useCases, account);
  await useCases.resetTwoFactor(tenant.id, user.id);
  console.log(`Die Anmeldung in zwei Schritten ist für ${user.email} bei ${tenant.name} ausgeschaltet.`);
  console.log('Passwort und Passkeys bleiben. Die Person bekommt eine E-Mail, und im Protokoll steht ein Eintrag.');
});
