// Checks tenant isolation by PostgreSQL for every table in the catalog of every service's database. A new table is
// included without further code, and fails until it is protected.
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dataUrl, inDatabase, platformDatabase } from '@theke/kit/database/layout';
import {
  connected,
  type DatabaseUrls,
  dropServices,
  makeDatabase,
  provisionDatabase,
} from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import { serviceNames } from '@theke/topology/topology';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { root } from '../../tools/local/checkout.ts';
import { fillTables } from './fill-tables.ts';
import { type Act, findPossibleActs } from './possible-acts.ts';
import { createRun, type Run, readTables, type Table } from './table-catalog.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const allActs: Act[] = ['sees', 'changes', 'deletes', 'adds', 'hands over'];

/** Tables without a tenant, each with its reason. The app role has no access to them. */
const withoutTenant: Record<string, string> = {
  fetched_copy: 'kinds of copies that were filled once; only the relay reads and writes it',
  job: 'last start of each recurring job; only the relay reads and writes it',
  schema_migration: 'applied SQL files; only the migrator reads and writes it',
};

/** Permitted acts on another tenant's rows. */
const allowed: Record<string, Act[]> = {
  // The gateway finds a tenant by host before one is set (0001_identity.sql): only names and hosts.
  'identity.tenants': ['sees'],
};

/** Tables whose rows the app role may only add and read, each with its reason. */
const appendOnly: Record<string, string> = {
  'ordering.day_close': 'a day close is never changed (CLOSE-01)',
  'ordering.day_close_order': 'what a day close counted is never changed (CLOSE-01)',
  'ordering.fiscal_receipt': 'a receipt is never changed except for its answer (FISCAL-03)',
  'ordering.gift_card_booking': 'bookings are only added; a close marks those that it counted (GIFT-03)',
};

/** Permitted acts of the app role without a tenant. */
const allowedWithoutTenant: Record<string, Act[]> = { 'identity.tenants': ['sees'] };

const tenants = { victim: uuidv7(), other: uuidv7() };

const inOne = inDatabase(server, platformDatabase(prefix));
beforeAll(() => connected(`${server}/postgres`, (client) => makeDatabase(client, platformDatabase(prefix))));
afterAll(() =>
  connected(`${server}/postgres`, async (client) => {
    await client.query(`drop database ${platformDatabase(prefix)} with (force)`);
  }),
);

/** In each service's own database, and in the single one of an embedded platform. */
const databases = serviceNames.flatMap((service) => [
  { service, place: 'in a separate database', serverUrl: `${server}/postgres` },
  { service, place: 'in a schema', serverUrl: inOne },
]);

describe.each(databases)('$service $place', ({ service, serverUrl }) => {
  let urls: DatabaseUrls;
  let superuser: pg.Client;
  let app: pg.Client;
  let tables: Table[];
  let roles: { app: string; relay: string };

  const open = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };

  /** Runs in a transaction that is rolled back. */
  const rolledBack = async <T>(client: pg.Client, work: (run: Run) => Promise<T>): Promise<T> => {
    await client.query('begin');
    try {
      return await work(createRun(client));
    } finally {
      await client.query('rollback');
    }
  };

  beforeAll(async () => {
    urls = await provisionDatabase({
      serverUrl,
      secret: testSecret,
      service,
      prefix,
      migrations: pathToFileURL(`${root}/services/${service}/migrations/`),
    });
    roles = { app: new URL(urls.app).username, relay: new URL(urls.relay).username };
    superuser = await open(dataUrl({ serverUrl, service, prefix }));
    app = await open(urls.app);
    tables = await readTables(createRun(superuser), service);
    const tablesWithTenant = tables.filter((table) => !(table.name in withoutTenant));
    for (const tenant of Object.values(tenants))
      await fillTables(createRun(superuser), tablesWithTenant, { tenant, seed: uuidv7() });
  });

  afterAll(async () => {
    await Promise.all([app?.end(), superuser?.end()]);
    await dropServices(serverUrl, [service], prefix);
  });

  const tenantTables = () => tables.filter((table) => table.columns.some((column) => column.name === 'tenant_id'));
  /** Possible acts by table, only for tables that have any. */
  const actsByTable = async (attempt: (table: Table) => Promise<Act[]>): Promise<Record<string, Act[]>> => {
    const found: Record<string, Act[]> = {};
    for (const table of tenantTables()) {
      const acts = await attempt(table);
      if (acts.length > 0) found[`${service}.${table.name}`] = acts;
    }
    return found;
  };
  const selectOwn = (all: Record<string, Act[]>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(`${service}.`)));

  test('every table has a tenant column or a documented reason', () => {
    const withoutColumn = tables.filter((table) => !tenantTables().includes(table)).map((table) => table.name);
    expect(withoutColumn).toEqual(Object.keys(withoutTenant));
  });

  test('every table has enabled and forced row-level security, and nothing bypasses it', async () => {
    const { rows: unprotected } = await superuser.query(
      `select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'f')
       and not (relrowsecurity and relforcerowsecurity) order by 1`,
    );
    expect(unprotected.map((row) => row.relname)).toEqual(Object.keys(withoutTenant));
    // Views and security-definer functions run with their owner's rights, regardless of the caller.
    const { rows: bypassing } = await superuser.query(
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('v', 'm')
       union all select proname from pg_proc where pronamespace = current_schema()::regnamespace and prosecdef`,
    );
    expect(bypassing).toEqual([]);
  });

  // TENANT-03
  test("lets a tenant read its own row in every table, and neither read nor change another's", async () => {
    const readable: string[] = [];
    for (const table of tenantTables()) {
      const { rowCount } = await rolledBack(app, async (run) => {
        await run(`select set_config('app.tenant', $1, true)`, [tenants.other]);
        return run(`select from ${table.name} where tenant_id = $1`, [tenants.other]);
      });
      if (rowCount === 1) readable.push(table.name);
    }
    expect(readable).toEqual(tenantTables().map((table) => table.name));

    const acts = await actsByTable((table) =>
      rolledBack(app, (run) =>
        findPossibleActs(run, table, { tenant: tenants.other, victim: tenants.victim, newSeed: uuidv7() }),
      ),
    );
    expect(acts).toEqual(selectOwn(allowed));
  });

  // TENANT-03
  test('grants no access without a tenant', async () => {
    const acts = await actsByTable((table) =>
      rolledBack(app, (run) =>
        findPossibleActs(run, table, { tenant: undefined, victim: tenants.victim, newSeed: uuidv7() }),
      ),
    );
    expect(acts).toEqual(selectOwn(allowedWithoutTenant));
  });

  test('control: the same acts succeed on a table with its security disabled', async () => {
    const acts = await actsByTable((table) =>
      rolledBack(superuser, async (run) => {
        await run(`alter table ${table.name} disable row level security`);
        await run(`set local role ${roles.app}`);
        return findPossibleActs(run, table, { tenant: tenants.other, victim: tenants.victim, newSeed: uuidv7() });
      }),
    );
    const names = tenantTables().map((table) => `${service}.${table.name}`);
    const possible = (name: string): Act[] => (name in appendOnly ? ['sees', 'adds'] : allActs);
    expect(acts).toEqual(Object.fromEntries(names.map((name) => [name, possible(name)])));
  });

  test('the app role and the relay own nothing, cannot switch roles and bypass nothing', async () => {
    for (const role of Object.values(roles)) {
      const { rows } = await superuser.query(
        `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as is_mighty,
                exists (select from pg_auth_members where member = role.oid) as is_member,
                exists (select from pg_class where relowner = role.oid)
                  or exists (select from pg_proc where proowner = role.oid)
                  or exists (select from pg_database where datdba = role.oid) as is_owner,
                has_schema_privilege(role.oid, current_schema(), 'create')
                  or has_schema_privilege(role.oid, 'public', 'create') as may_create
         from pg_roles role where rolname = $1`,
        [role],
      );
      expect({ role, ...rows[0] }).toEqual({
        role,
        is_mighty: false,
        is_member: false,
        is_owner: false,
        may_create: false,
      });
    }
  });

  test('the relay reads the outbox, cleans the inbox and sees due timers; otherwise only the app role reaches any table', async () => {
    const { rows } = await superuser.query<{ role: string; grants: string[] }>(
      `select coalesce(rolname, 'public') as role, array_agg(distinct what order by what) as grants
       from (
         select grantee, privilege_type || ' ' || relname as what
         from pg_class, aclexplode(relacl) where relnamespace = current_schema()::regnamespace and grantee <> relowner
         union all
         select grantee, privilege_type || ' ' || relname || '.' || attname
         from pg_class join pg_attribute on attrelid = pg_class.oid, aclexplode(attacl)
         where relnamespace = current_schema()::regnamespace and grantee <> relowner
       ) granted left join pg_roles on pg_roles.oid = grantee group by 1`,
    );
    const grants = new Map(rows.map((row) => [row.role, row.grants]));
    expect(grants.get(roles.relay)).toEqual([
      'DELETE inbox',
      'DELETE outbox',
      'INSERT fetched_copy',
      'INSERT job',
      'SELECT copy.kind',
      'SELECT copy.tenant_id',
      'SELECT fetched_copy',
      'SELECT inbox',
      'SELECT job',
      'SELECT outbox',
      'SELECT timer',
      'UPDATE job',
      'UPDATE outbox.sent_at',
    ]);
    expect([...grants.keys()].sort()).toEqual([roles.app, roles.relay].sort());
    for (const name of Object.keys(withoutTenant))
      expect(grants.get(roles.app)?.filter((grant) => grant.endsWith(` ${name}`))).toEqual(
        // A service checks itself whether its database is provisioned (ADR 0003).
        name === 'schema_migration' ? ['SELECT schema_migration'] : [],
      );
  });
});
