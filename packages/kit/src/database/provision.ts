import { createHash, createHmac } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createTables, grantInsert } from '../bus/postgres/deliveries.ts';
import { createConsumeFunction } from '../bus/postgres/first-attempts.ts';
import { lockNumbers } from './advisory-locks.ts';
import { databaseName, databasePrefix, dataUrl, inDatabase, isOneDatabase, ownSchemaNumber } from './layout.ts';

/** URLs of a service's own database or schema: for the app role, which owns nothing, and for the relay role. */
export type DatabaseUrls = { app: string; relay: string };

const kitMigrations = new URL('../../migrations/', import.meta.url);

/**
 * Creates the service's database (or its schema if `serverUrl` names the platform database) and its two roles if
 * missing. Then runs the migrations (ADR 0004, 0003). Runs with the role of `serverUrl`, which becomes the owner; the
 * service itself never uses that role.
 * @throws if a migration that already ran was changed since
 */
export async function provisionDatabase(options: {
  serverUrl: string;
  secret: string;
  service: string;
  /** Prefix of database and schema names; tests and second installations on one server have their own. */
  prefix: string;
  migrations: URL;
  /** Names of the migrations to run. Default: all. A restore stops at the schema of its backup. */
  only?: ReadonlySet<string>;
}): Promise<DatabaseUrls> {
  const { serverUrl, service, prefix } = options;
  const roles = roleNames(service);
  const name = databaseName(service, prefix);

  await connected(serverUrl, async (server) => {
    await server.query('select pg_advisory_lock($1)', [lockNumbers.provisioning]);
    for (const role of Object.values(roles)) await makeRole(server, role, derivePassword(role, options.secret));
    if (isOneDatabase(serverUrl, prefix)) {
      await makeSchema(server, serverUrl, name, Object.values(roles));
      await makeBusSchema(serverUrl, prefix);
      const bus = databaseName('bus', prefix);
      await grantInsert(server, bus, roles.app);
      await createConsumeFunction(server, bus, service, roles.app);
    } else {
      await makeDatabase(server, name);
      await admitOnly(server, name, Object.values(roles));
    }
  });

  const steps = readMigrations(service, options.migrations);
  await connected(dataUrl(options), (client) =>
    migrate(client, roles, options.only ? steps.filter(({ name }) => options.only?.has(name)) : steps),
  );
  return databaseUrls(options);
}

/** Login URLs of a service, whether or not its tables exist yet. */
export function databaseUrls(options: {
  serverUrl: string;
  secret: string;
  service: string;
  prefix: string;
}): DatabaseUrls {
  const { serverUrl, service, prefix } = options;
  const { app, relay } = roleNames(service);
  const url = (role: string) => {
    // In the platform database, the role's search_path selects the schema.
    const at = new URL(
      isOneDatabase(serverUrl, prefix) ? serverUrl : inDatabase(serverUrl, databaseName(service, prefix)),
    );
    at.username = role;
    at.password = derivePassword(role, options.secret);
    return at.href;
  };
  return { app: url(app), relay: url(relay) };
}

/**
 * Roles belong to the server, but our lock to one database: two processes may set a role from two databases
 * concurrently.
 */
async function makeRole(server: pg.ClientBase, role: string, password: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { rowCount } = await server.query('select from pg_roles where rolname = $1', [role]);
    const act = rowCount ? 'alter' : 'create';
    try {
      await server.query(`${act} role ${pg.escapeIdentifier(role)} login password ${pg.escapeLiteral(password)}`);
      return;
    } catch (error) {
      const { code = '', message = '' } = error as { code?: string; message?: string };
      const wasQuicker = ['42710', '23505'].includes(code) || message.includes('concurrently updated');
      if (!wasQuicker || attempt === 20) throw error;
    }
  }
}

/**
 * Creates a database if missing. Uses the builtin locale, regardless of the server's locale: a libc's sort order
 * changes under existing indexes when the server's image gets another libc. Names that people read use `collate
 * german`.
 */
export async function makeDatabase(server: pg.ClientBase, name: string): Promise<void> {
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
  if (!rowCount)
    await server.query(
      `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`,
    );
}

/** Creates the bus's schema in the platform database. Opening the bus updates its tables. */
export async function makeBusSchema(serverUrl: string, prefix = databasePrefix): Promise<void> {
  await connected(dataUrl({ serverUrl, service: 'bus', prefix }), async (client) => {
    const { rows } = await client.query<{ last: string | null }>(`select to_regclass('listener') as last`);
    if (rows[0]?.last) return;
    await makeSchema(client, serverUrl, databaseName('bus', prefix), []);
    await createTables(client);
  });
}

/** Creates a schema that only these roles may use, and that is their search_path. */
async function makeSchema(
  client: pg.ClientBase,
  serverUrl: string,
  name: string,
  roles: readonly string[],
): Promise<void> {
  const [schema, database] = [name, new URL(serverUrl).pathname.slice(1)].map((one) => pg.escapeIdentifier(one));
  await client.query(`create schema if not exists ${schema}`);
  await client.query('revoke all on schema public from public');
  await admitOnly(client, new URL(serverUrl).pathname.slice(1), roles);
  for (const role of roles.map((one) => pg.escapeIdentifier(one))) {
    await client.query(`grant usage on schema ${schema} to ${role}`);
    await client.query(`alter role ${role} in database ${database} set search_path = ${schema}`);
  }
}

/** By default PostgreSQL lets every role connect to every database. Owner and superusers may still connect. */
export async function admitOnly(server: pg.ClientBase, database: string, roles: readonly string[]): Promise<void> {
  const name = pg.escapeIdentifier(database);
  await server.query(`revoke connect, temporary on database ${name} from public`);
  for (const role of roles) await server.query(`grant connect on database ${name} to ${pg.escapeIdentifier(role)}`);
}

/** Filters the services that have a database or a schema on that server. */
export async function servicesThere(
  serverUrl: string,
  services: readonly string[],
  prefix = databasePrefix,
): Promise<string[]> {
  const { rows } = await connected(serverUrl, (server) =>
    server.query<{ name: string }>(
      isOneDatabase(serverUrl, prefix)
        ? 'select nspname as name from pg_namespace'
        : 'select datname as name from pg_database',
    ),
  );
  const names = new Set(rows.map(({ name }) => name));
  return services.filter((service) => names.has(databaseName(service, prefix)));
}

/** Deletes the databases or schemas made by `provisionDatabase` with all their data; the roles stay. */
export async function dropServices(serverUrl: string, services: readonly string[], prefix: string): Promise<void> {
  await connected(serverUrl, async (server) => {
    for (const service of services) {
      const name = pg.escapeIdentifier(databaseName(service, prefix));
      await server.query(
        isOneDatabase(serverUrl, prefix)
          ? `drop schema if exists ${name} cascade`
          : `drop database if exists ${name} with (force)`,
      );
    }
  });
}

/** The login roles of a service. They belong to the server, independent of database names. */
export function roleNames(service: string): { app: string; relay: string } {
  const app = `theke_${service.replaceAll('-', '_')}`;
  return { app, relay: `${app}_relay` };
}

/** Password of a role, derived from the secret so that it need not be distributed (ADR 0004). */
export const derivePassword = (role: string, secret: string): string =>
  createHmac('sha256', secret).update(`role:${role}`).digest('base64url');

/** A migration; the checksum detects changes after it ran. */
export type Migration = { name: string; checksum: string; sql: string };

/** All migrations of a service in order, the kit's first; a service without tables has no folder. */
export const readMigrations = (service: string, folder: URL): Migration[] =>
  [['kit', kitMigrations] as const, [service, folder] as const].flatMap(([owner, from]) =>
    (existsSync(from) ? readdirSync(fileURLToPath(from)) : [])
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => {
        const sql = readFileSync(new URL(file, from), 'utf8');
        return { name: `${owner}/${file}`, checksum: createHash('sha256').update(sql).digest('hex'), sql };
      }),
  );

async function migrate(
  client: pg.Client,
  roles: { app: string; relay: string },
  steps: readonly Migration[],
): Promise<void> {
  await client.query(`select pg_advisory_lock($1::bigint + ${ownSchemaNumber})`, [lockNumbers.provisioning]);
  await client.query(
    'create table if not exists schema_migration (name text primary key, checksum text not null, at timestamptz not null default now())',
  );
  // A service that does not provision checks here whether its database is ready.
  await client.query(`grant select on schema_migration to ${pg.escapeIdentifier(roles.app)}`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const { name, checksum, sql } of steps) {
    const ran = done.get(name);
    if (ran && ran !== checksum) throw new Error(`Migration ${name} was changed after it ran; add a new one instead.`);
    if (ran) continue;
    await client.query('begin');
    // An UPDATE under FORCEd policies would silently touch no row; this makes it an error.
    await client.query(
      `select set_config('theke.app', $1, true), set_config('theke.relay', $2, true), set_config('row_security', 'off', true)`,
      [roles.app, roles.relay],
    );
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  }
}

export async function connected<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // reported by the failed query
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
