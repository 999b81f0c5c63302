// `npm run provision`: makes each service's database, roles and tables, or brings them up to date, as the user of DATABASE_URL.
// The only part of a deployment that holds such a user: services log in with their own two roles.
import { platformConfig, readConfig } from '@theke/kit/config';
import { databasePrefix, provisionDatabase } from '@theke/kit/database/provision';
import { messageOf } from '@theke/kit/message-of';
import { serviceDefinitions } from '../service-definitions.ts';

const provisionConfig = platformConfig.pick({ NODE_ENV: true, DATABASE_URL: true, THEKE_SECRET: true });

try {
  const { DATABASE_URL, THEKE_SECRET } = readConfig(provisionConfig, process.env);
  for (const { contract, migrations } of Object.values(serviceDefinitions)) {
    const { service } = contract;
    await provisionDatabase({
      serverUrl: DATABASE_URL,
      secret: THEKE_SECRET,
      service,
      prefix: databasePrefix,
      migrations,
    });
    console.log(`${service}: provisioned`);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
