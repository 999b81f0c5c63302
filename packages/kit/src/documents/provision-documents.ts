import { databaseName } from '../database/layout.ts';
import { derivePassword, roleNames } from '../database/provision.ts';
import { connectDocuments } from './driver.ts';

type ServiceCredentials = { serverUrl: string; secret: string; service: string };

/**
 * URL of a MongoDB server with the service's login, if it names a mechanism without a user
 * (`?authMechanism=SCRAM-SHA-256`). Otherwise the URL as it is.
 */
export function documentsUrl({ serverUrl, secret, service }: ServiceCredentials): string {
  const [scheme, rest = ''] = serverUrl.split('://');
  const [hosts = ''] = rest.split('/');
  if (hosts.includes('@') || !rest.includes('authMechanism=')) return serverUrl;
  const { app } = roleNames(service);
  return `${scheme}://${app}:${derivePassword(app, secret)}@${rest}`;
}

/** Creates or updates the service's user, who may read and write only its own database. */
export async function provisionDocuments({
  serverUrl,
  secret,
  service,
  prefix,
}: ServiceCredentials & { prefix: string }): Promise<void> {
  const { app } = roleNames(service);
  const roles = [{ role: 'readWrite', db: databaseName(service, prefix) }];
  // The server may be starting for the first time.
  const client = await connectDocuments(serverUrl, { serverSelectionTimeoutMS: 60_000 });
  try {
    const admin = client.db('admin');
    const { users } = await admin.command({ usersInfo: app });
    const act = users.length > 0 ? 'updateUser' : 'createUser';
    await admin.command({ [act]: app, pwd: derivePassword(app, secret), roles });
  } finally {
    await client.close();
  }
}
