// `npm run tenant:create -- --host shop.example.at --name "Pizzeria Marillo" --admin chef@example.at`: creates a
// business in production, with its first administrator, and prints a login link. A password is never an argument,
// because arguments are visible in the shell's history and the process list.
import { parseArgs } from 'node:util';
import { loginAddress, operatorLinkMs } from './login-address.ts';
import { withIdentity } from './with-identity.ts';

const { host, name, admin } = parseArgs({
  options: { host: { type: 'string' }, name: { type: 'string' }, admin: { type: 'string' } },
}).values;
if (!host || !name || !admin) {
  console.error('npm run tenant:create -- --host shop.example.at --name "Pizzeria Marillo" --admin chef@example.at');
  process.exit(1);
}

await withIdentity(async ({ openBusiness, createLoginLink }) => {
  const { tenant, administrator } = await openBusiness({ host, name, admin });
  const { path } = await createLoginLink(tenant.id, administrator.id, operatorLinkMs);
  const [reachedAt = host] = tenant.hosts;
  console.log(`${tenant.name} ist angelegt, erreichbar unter ${loginAddress(reachedAt, '/')}`);
  console.log(`Damit meldet sich ${administrator.email} an, einmal und innerhalb von 24 Stunden:`);
  console.log(`  ${loginAddress(reachedAt, path)}`);
  console.log(
    `Später gibt es einen neuen Link: npm run tenant:link -- --host ${reachedAt} --user ${administrator.email}`,
  );
});
