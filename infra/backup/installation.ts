import { join } from 'node:path';
import { databaseOf, databasePrefix, type Migration, migrationsOf } from '@theke/kit/database/provision';
import { serviceNames } from '@theke/topology/topology';
import { serviceDefinitions } from '../service-definitions.ts';

/** Where what belongs to a platform lies. */
export type Installation = {
  /** PostgreSQL, as the role of `DATABASE_URL`. */
  serverUrl: string;
  /** Leads the databases' names. */
  prefix: string;
  secret: string;
  /** Of media. */
  filesDir: string;
  /** Where `npm start` keeps the secrets that it drew. */
  dataDir: string;
};

/** Secrets that rows are worth nothing without: what providers' credentials and push subscriptions are bound to. */
export const keptSecrets = ['payment-keys', 'push-key', 'platform-secret'] as const;

/** The services with their databases. */
export const databasesOf = ({ prefix }: Pick<Installation, 'prefix'>): Map<string, string> =>
  new Map(serviceNames.map((service) => [service, databaseOf(service, prefix)]));

/** What this version of the code would make of a service's database; undefined for a service that it does not know. */
export function schemaOf(service: string): Migration[] | undefined {
  const definition = (serviceDefinitions as Record<string, { migrations: URL }>)[service];
  return definition && migrationsOf(service, definition.migrations);
}

export const installationHere = (
  env: {
    DATABASE_URL: string;
    THEKE_SECRET: string;
    FILES_DIR?: string | undefined;
  },
  dataDir: string,
): Installation => ({
  serverUrl: env.DATABASE_URL,
  prefix: databasePrefix,
  secret: env.THEKE_SECRET,
  filesDir: env.FILES_DIR ?? join(dataDir, 'files'),
  dataDir,
});
