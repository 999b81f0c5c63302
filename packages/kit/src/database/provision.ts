import { createHash, createHmac } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createTables, grantInsert } from '../bus/postgres/deliveries.ts';
import { createConsumeFunction } from '../bus/postgres/first-attempts.ts';
import { lockNumbers } from './advisory-locks.ts';
import { databaseOf, databasePrefix, dataUrl, inDatabase, isOneDatabase, ownSchemaNumber } from './layout.ts';

/** How a service reaches its own database or schema: as the app role, which owns nothing, and as the relay. */
export type DatabaseUrls = { app: string; relay: string };

const kitMigrations = new URL('../../migrations/', import.meta.url);

/**
 * Makes the service's database, or its schema where `serverUrl` names the one database of a platform, and its two roles where they are
 * missing, and brings the tables up to date (ADR 0004, 0003). Runs as the role of `serverUrl`, which owns them; the service itself never
 * does.
 * @throws when a migration that already ran was changed since.
 */
export async function provisionDatabase(options: {
  serverUrl: string;
  secret: string;
  service: string;
  /** Leads the name of database or schema; tests and second installations on one server differ here. */
  prefix: string;
  migrations: URL;
  /** Names of the migrations that may run, all where nothing is said: a restore stops at the schema that its backup has. */
  only?: ReadonlySet<string>;
}): Promise<DatabaseUrls> {
  const { serverUrl, service, prefix } = options;
  const roles = rolesOf(service);
  const name = databaseOf(service, prefix);

  await connected(serverUrl, async (server) => {
    await server.query('select pg_advisory_lock($1)', [lockNumbers.provisioning]);
    for (const role of Object.values(roles)) await makeRole(server, role, passwordOf(role, options.secret));
    if (isOneDatabase(serverUrl, prefix)) {
      await makeSchema(server, serverUrl, name, Object.values(roles));
      await makeBusSchema(serverUrl, prefix);
      const bus = databaseOf('bus', prefix);
      await grantInsert(server, bus, roles.app);
      await createConsumeFunction(server, bus, service, roles.app);
    } else {
      await makeDatabase(server, name);
      await admitOnly(server, name, Object.values(roles));
    }
  });

  const steps = migrationsOf(service, options.migrations);
  await connected(dataUrl(options), (client) =>
    migrate(client, roles, options.only ? steps.filter(({ name }) => options.only?.has(name)) : steps),
  );
  return urlsOf(options);
}

/** How a service logs in where its tables are, or will be. */
export function urlsOf(options: { serverUrl: string; secret: string; service: string; prefix: string }): DatabaseUrls {
  const { serverUrl, service, prefix } = options;
  const { app, relay } = rolesOf(service);
  const url = (role: string) => {
    // In one database the role itself says which schema is its own.
    const at = new URL(
      isOneDatabase(serverUrl, prefix) ? serverUrl : inDatabase(serverUrl, databaseOf(service, prefix)),
    );
    at.username = role;
    at.password = passwordOf(role, options.secret);
    return at.href;
  };
  return { app: url(app), relay: url(relay) };
}

/** Roles are the server's, and our lock is one database's: two that set a role at the same moment of two databases meet here. */
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
 * A database, where it is missing. Sorted and compared by itself, whatever the server was made with: a libc's rules change under
 * existing indexes when the server's image gets another libc. Names are `collate german` where people read them.
 */
export async function makeDatabase(server: pg.ClientBase, name: string): Promise<void> {
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
  if (!rowCount)
    await server.query(
      `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`,
    );
}

/** The bus's, in the one database of a platform. Whoever opens the bus brings its tables up to date. */
export async function makeBusSchema(serverUrl: string, prefix = databasePrefix): Promise<void> {
  await connected(dataUrl({ serverUrl, service: 'bus', prefix }), async (client) => {
    const { rows } = await client.query<{ last: string | null }>(`select to_regclass('listener') as last`);
    if (rows[0]?.last) return;
    await makeSchema(client, serverUrl, databaseOf('bus', prefix), []);
    await createTables(client);
  });
}

/** A schema that nobody but these roles gets into, and that is all that they find by a name alone. */
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

/** Of itself PostgreSQL lets every role into every database. Its owner and superusers get in all the same. */
export async function admitOnly(server: pg.ClientBase, database: string, roles: readonly string[]): Promise<void> {
  const name = pg.escapeIdentifier(database);
  await server.query(`revoke connect, temporary on database ${name} from public`);
  for (const role of roles) await server.query(`grant connect on database ${name} to ${pg.escapeIdentifier(role)}`);
}

/** Those of these services that have a database, or a schema, on that server. */
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
  return services.filter((service) => names.has(databaseOf(service, prefix)));
}

/** Takes away what `provisionDatabase` made, with all that is stored there; the roles stay. */
export async function dropServices(serverUrl: string, services: readonly string[], prefix: string): Promise<void> {
  await connected(serverUrl, async (server) => {
    for (const service of services) {
      const name = pg.escapeIdentifier(databaseOf(service, prefix));
      await server.query(
        isOneDatabase(serverUrl, prefix)
          ? `drop schema if exists ${name} cascade`
          : `drop database if exists ${name} with (force)`,
      );
    }
  });
}

/** The roles that a service logs in with. They belong to the server, whatever the databases on it are called. */
export function rolesOf(service: string): { app: string; relay: string } {
  const app = `theke_${service.replaceAll('-', '_')}`;
  return { app, relay: `${app}_relay` };
}

/** Of a service's role: nobody hands it around (ADR 0004). */
export const passwordOf = (role: string, secret: string): string =>
  createHmac('sha256', secret).update(`role:${role}`).digest('base64url');

/** A step of a service's schema; the checksum tells whether it was changed after it ran. */
export type Migration = { name: string; checksum: string; sql: string };

/** Every step of a service's schema in their order, the kit's tables first; one without tables of its own has no folder. */
export const migrationsOf = (service: string, folder: URL): Migration[] =>
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
  // A service that does not provision looks here whether somebody has.
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
  client.on('error', () => undefined); // reported by the query that was under way
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
