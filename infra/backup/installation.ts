import { join } from 'node:path';
import { databaseOf, databasePrefix, dataUrl } from '@theke/kit/database/layout';
import { type Migration, migrationsOf } from '@theke/kit/database/provision';
import type { ServiceDefinition } from '@theke/kit/service';
import { serviceNames } from '@theke/topology/topology';
import { serviceDefinitions } from '../service-definitions.ts';

/** Where what belongs to a platform lies. */
export type Installation = {
  /** PostgreSQL, as the role of `DATABASE_URL`. */
  serverUrl: string;
  /** MongoDB, where services that can run on it do. */
  documentsUrl?: string | undefined;
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

type Servers = Pick<Installation, 'prefix' | 'documentsUrl'>;

const definitions = serviceDefinitions as unknown as Record<string, ServiceDefinition>;
const isOnDocuments = (service: string, { documentsUrl }: Servers): boolean =>
  Boolean(documentsUrl && definitions[service]?.onDocuments);

/** The services that store in PostgreSQL, and where: the URL of the database or schema of each, as its owner. */
export const databasesOf = ({ serverUrl, ...at }: Servers & Pick<Installation, 'serverUrl'>): Map<string, string> =>
  new Map(
    serviceNames
      .filter((service) => !isOnDocuments(service, at))
      .map((service) => [service, dataUrl({ serverUrl, service, prefix: at.prefix })]),
  );

/** Those with their databases in MongoDB. */
export const documentsOf = (at: Servers): Map<string, string> =>
  new Map(
    serviceNames
      .filter((service) => isOnDocuments(service, at))
      .map((service) => [service, databaseOf(service, at.prefix)]),
  );

/** What this version of the code would make of a service's database; undefined for a service that it does not know. */
export function schemaOf(service: string): Migration[] | undefined {
  const definition = definitions[service];
  return definition && migrationsOf(service, definition.migrations);
}

export const installationHere = (
  env: {
    DATABASE_URL: string;
    DOCUMENTS_URL?: string | undefined;
    THEKE_SECRET: string;
    FILES_DIR?: string | undefined;
  },
  dataDir: string,
): Installation => ({
  serverUrl: env.DATABASE_URL,
  documentsUrl: env.DOCUMENTS_URL || undefined,
  prefix: databasePrefix,
  secret: env.THEKE_SECRET,
  filesDir: env.FILES_DIR ?? join(dataDir, 'files'),
  dataDir,
});
