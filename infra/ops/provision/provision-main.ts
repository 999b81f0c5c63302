// `npm run provision`: creates or updates the database, roles and tables of each service as the user of DATABASE_URL.
// If DOCUMENTS_URL is set, also creates the MongoDB users of the services that store there, as its user. No other
// part of a deployment has these users' credentials.
import { documentsConfig, platformConfig, readConfig } from '@theke/kit/config';
import { databasePrefix } from '@theke/kit/database/layout';
import { provisionDatabase } from '@theke/kit/database/provision';
import { provisionDocuments } from '@theke/kit/documents/provision-documents';
import { errorMessage } from '@theke/kit/error-message';
import type { ServiceDefinition } from '@theke/kit/service';
import { z } from 'zod';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const provisionConfig = z.object({
  ...platformConfig.pick({ NODE_ENV: true, DATABASE_URL: true, THEKE_SECRET: true }).shape,
  ...documentsConfig.partial().shape,
});

try {
  const { DATABASE_URL, DOCUMENTS_URL, THEKE_SECRET } = readConfig(provisionConfig, process.env);
  for (const { contract, migrations, onDocuments } of Object.values(serviceDefinitions) as ServiceDefinition[]) {
    const { service } = contract;
    if (onDocuments && DOCUMENTS_URL)
      await provisionDocuments({ serverUrl: DOCUMENTS_URL, secret: THEKE_SECRET, service, prefix: databasePrefix });
    else
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
  console.error(errorMessage(error));
  process.exitCode = 1;
}
