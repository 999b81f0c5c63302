import { join } from 'node:path';
import { databaseName, databasePrefix, dataUrl } from '@theke/kit/database/layout';
import { type Migration, readMigrations } from '@theke/kit/database/provision';
import type { ServiceDefinition } from '@theke/kit/service';
import { serviceNames } from '@theke/topology/topology';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

/** Addresses and folders of a platform. */
export type Installation = {
  /** PostgreSQL, as the role of `DATABASE_URL`. */
  serverUrl: string;
  /** MongoDB, used by the services that support it. */
  documentsUrl?: string | undefined;
  /** Prefix of the databases' names. */
  prefix: string;
  secret: string;
  /** Folder of media's files. */
  filesDir: string;
  /** Folder in which `npm start` keeps its generated secrets. */
  dataDir: string;
};

/** Secrets without which rows are useless: providers' credentials and push subscriptions are bound to them. */
export const generatedSecrets = ['payment-keys', 'ai-keys', 'two-factor-keys', 'push-key', 'platform-secret'] as const;

type Servers = Pick<Installation, 'prefix' | 'documentsUrl'>;

const definitions = serviceDefinitions as unknown as Record<string, ServiceDefinition>;
const isOnDocuments = (service: string, { documentsUrl }: Servers): boolean =>
  Boolean(documentsUrl && definitions[service]?.onDocuments);

/** Services that store in PostgreSQL, with the URL of each one's database or schema, as its owner. */
export const listDatabases = ({ serverUrl, ...at }: Servers & Pick<Installation, 'serverUrl'>): Map<string, string> =>
  new Map(
    serviceNames
      .filter((service) => !isOnDocuments(service, at))
      .map((service) => [service, dataUrl({ serverUrl, service, prefix: at.prefix })]),
  );

/** Services that store in MongoDB, with their databases. */
export const listDocumentDatabases = (at: Servers): Map<string, string> =>
  new Map(
    serviceNames
      .filter((service) => isOnDocuments(service, at))
      .map((service) => [service, databaseName(service, at.prefix)]),
  );

/** Migrations of this version of a service; undefined for an unknown service. */
export function findMigrations(service: string): Migration[] | undefined {
  const definition = definitions[service];
  return definition && readMigrations(service, definition.migrations);
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
