import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { v7 as uuidv7 } from 'uuid';
import { asGuest, asStaff } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { until } from '../../testing/until.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

type Named = { id: string; name: string; version: number };

/** Creates a tenant with these branches. */
async function tenantWith(drafts: { name: string; [field: string]: unknown }[]) {
  const tenant = uuidv7();
  const made: Named[] = [];
  for (const [index, draft] of drafts.entries())
    made.push(
      await service.parts.useCases.branches.create(
        tenant,
        branches.draft.parse({ identifier: `filiale-${index}`, ...draft }),
      ),
    );
  const list = async (query = '', as = asStaff(tenant)) => {
    const { body } = await request(service, 'GET', `/api/branches${query}`, { as });
    return { names: (body.data as Named[]).map(({ name }) => name), meta: body.meta };
  };
  return { tenant, made, list };
}

// HTTP-01 to HTTP-03
test('creates, reads, updates and deletes a resource, and publishes each change', async () => {
  const as = asStaff(uuidv7());
  const created = await request(service, 'POST', '/api/branches', {
    as,
    body: { name: 'Neubau', identifier: 'neubau' },
  });
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject({
    name: 'Neubau',
    identifier: 'neubau',
    version: 1,
    timeZone: 'Europe/Vienna',
  });
  const { id } = created.body.data as Named;
  const at = `/api/branches/${id}`;
  expect((await request(service, 'GET', at, { as })).body.data).toEqual(created.body.data);

  const body = { name: 'Neubaugasse', identifier: 'neubau', version: 1 };
  const changed = await request(service, 'PUT', at, { as, body });
  expect(changed.body.data).toMatchObject({ name: 'Neubaugasse', version: 2 });

  const deleted = await request(service, 'DELETE', at, { as });
  expect([deleted.status, deleted.bytes.length]).toEqual([204, 0]);
  expect((await request(service, 'GET', at, { as })).status).toBe(404);

  const publishedEvents = () => service.events.filter((event) => event.subject === id);
  await until('all three events are published', () => publishedEvents().length === 3);
  expect(publishedEvents().map(({ type, aggregateversion, actor }) => [type, aggregateversion, actor])).toEqual(
    ['changed', 'changed', 'deleted'].map((what, index) => [
      `catalog.branch-${what}.v1`,
      index + 1,
      `user:${as.user?.id}`,
    ]),
  );
});

test('stores trimmed values with defaults, and resets omitted fields on update', async () => {
  const as = asStaff(uuidv7());
  const create = { name: '  Neubau ', identifier: 'neubau', city: 'Wien' };
  const { body } = await request(service, 'POST', '/api/branches', { as, body: create });
  const { id } = body.data as Named;
  expect(body.data).toMatchObject({ name: 'Neubau', city: 'Wien', isTakeawayEnabled: true });
  const update = { name: 'Neubau', identifier: 'neubau', version: 1 };
  expect((await request(service, 'PUT', `/api/branches/${id}`, { as, body: update })).body.data).toMatchObject({
    city: '',
  });
});

test('sorts a list ignoring case, in both directions, with a stable order', async () => {
  const { list } = await tenantWith(['Birne', 'apfel', 'Citrone'].map((name) => ({ name })));
  expect((await list()).names).toEqual(['apfel', 'Birne', 'Citrone']);
  expect((await list('?sort=-name')).names).toEqual(['Citrone', 'Birne', 'apfel']);
  expect((await list('?sort=createdAt')).names).toEqual(['Birne', 'apfel', 'Citrone']);
  expect((await list('?sort=-createdAt')).names).toEqual(['Citrone', 'apfel', 'Birne']);
});

test('sorts a list in German order, and numbers by value', async () => {
  const { list } = await tenantWith(['Zander', 'Öl', 'Tisch 10', 'Ofen', 'Tisch 2', 'Ähre'].map((name) => ({ name })));
  expect((await list()).names).toEqual(['Ähre', 'Ofen', 'Öl', 'Tisch 2', 'Tisch 10', 'Zander']);
});

test('reads existing entities by ids', async () => {
  const { made, list } = await tenantWith(['Eins', 'Zwei', 'Drei'].map((name) => ({ name })));
  const [one, , three] = made.map(({ id }) => id);
  expect((await list(`?ids=${three},${uuidv7()},${one}`)).names).toEqual(['Drei', 'Eins']);
});

// HTTP-04
test('returns every row once across pages; a page past the end is empty with the total', async () => {
  const { list } = await tenantWith(Array.from({ length: 7 }, () => ({ name: 'Gleich' })));
  const ids: string[] = [];
  for (const page of [1, 2, 3]) {
    const { names, meta } = await list(`?pageSize=3&page=${page}`);
    expect(meta).toEqual({ total: 7, isTotalCapped: false, page, pageSize: 3 });
    ids.push(...names);
  }
  expect(ids).toHaveLength(7);
  expect(await list('?pageSize=3&page=4')).toEqual({
    names: [],
    meta: { total: 7, isTotalCapped: false, page: 4, pageSize: 3 },
  });
});

test('neither repeats nor loses rows with equal sort keys across pages', async () => {
  const { tenant, made } = await tenantWith(Array.from({ length: 9 }, () => ({ name: 'Gleich' })));
  const seen: string[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const { body } = await request(service, 'GET', `/api/branches?pageSize=2&page=${page}`, { as: asStaff(tenant) });
    seen.push(...(body.data as Named[]).map(({ id }) => id));
  }
  expect(seen.sort()).toEqual(made.map(({ id }) => id).sort());
});

// HTTP-04
test('filters by text, flags and references', async () => {
  const division = uuidv7();
  const { list } = await tenantWith([
    { name: 'Eins', identifier: 'eins', division: { id: division } },
    { name: 'Zwei', identifier: 'zwei', isPublic: false },
  ]);
  expect((await list('?filter[identifier]=zwei')).names).toEqual(['Zwei']);
  expect((await list('?filter[isPublic]=false')).names).toEqual(['Zwei']);
  expect((await list(`?filter[division]=${division}`)).names).toEqual(['Eins']);
  expect((await list(`?filter[division]=${division}&filter[isPublic]=false`)).names).toEqual([]);
  expect((await list(`?filter[identifier]=${encodeURIComponent("' or true --")}`)).names).toEqual([]);
});

// HTTP-04
test('rejects an invalid filter with its name', async () => {
  const as = asStaff(uuidv7());
  for (const [path, field, code] of [
    ['branches?filter[isPublic]=ja', 'isPublic', 'NOT_A_CHOICE'],
    ['branches?filter[division]=eins', 'division', 'FORMAT'],
    ['branches?filter[farbe]=rot', 'farbe', 'UNKNOWN_FIELD'],
  ]) {
    const { status, body } = await request(service, 'GET', `/api/${path}`, { as });
    expect([status, body.errors?.map((fault) => [fault.field, fault.code])]).toEqual([
      422,
      [[`filter.${field}`, code]],
    ]);
  }
});

// HTTP-04
test('includes the start of a range and excludes its end', async () => {
  const { tenant, list } = await tenantWith([{ name: 'Eins' }, { name: 'Zwei' }, { name: 'Drei' }]);
  for (const [name, day] of [
    ['Eins', 1],
    ['Zwei', 2],
    ['Drei', 3],
  ])
    await service.sql(`update branches set created_at = $3 where tenant_id = $1 and doc ->> 'name' = $2`, [
      tenant,
      name,
      `2026-11-0${day}T12:00:00Z`,
    ]);
  const second = '2026-11-02T12:00:00.000Z';
  const sorted = '&sort=createdAt';
  expect((await list(`?filter[createdAtFrom]=${second}${sorted}`)).names).toEqual(['Zwei', 'Drei']);
  expect((await list(`?filter[createdAtUntil]=${second}${sorted}`)).names).toEqual(['Eins']);
  expect(
    (await list(`?filter[createdAtFrom]=${second}&filter[createdAtUntil]=2026-11-03T12:00:00Z${sorted}`)).names,
  ).toEqual(['Zwei']);
  const wrong = await request(service, 'GET', '/api/branches?filter[createdAtFrom]=gestern', { as: asStaff(tenant) });
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'filter.createdAtFrom']);
});

test('searches several fields and treats % and _ literally', async () => {
  const { list } = await tenantWith([
    { name: '100% Pizza', city: 'Wien' },
    { name: 'Pasta_Bar', city: 'Graz' },
    { name: 'Café', keywords: 'Frühstück', zipCode: '1070' },
  ]);
  expect((await list('?q=pizza')).names).toEqual(['100% Pizza']);
  expect((await list('?q=graz')).names).toEqual(['Pasta_Bar']);
  expect((await list(`?q=${encodeURIComponent('früh')}`)).names).toEqual(['Café']);
  expect((await list('?q=%25')).names).toEqual(['100% Pizza']);
  expect((await list('?q=_')).names).toEqual(['Pasta_Bar']);
  expect(await list('?q=nirgends')).toEqual({
    names: [],
    meta: { total: 0, isTotalCapped: false, page: 1, pageSize: 25 },
  });
});

// TENANT-03
test("hides a tenant's entities from other tenants", async () => {
  const one = await tenantWith([{ name: 'Eins' }]);
  const other = await tenantWith([]);
  const id = one.made[0]?.id as string;
  const as = asStaff(other.tenant);
  expect((await other.list()).names).toEqual([]);
  const body = { name: 'Gekapert', identifier: 'filiale-0', version: 1 };
  expect((await request(service, 'GET', `/api/branches/${id}`, { as })).status).toBe(404);
  expect((await request(service, 'PUT', `/api/branches/${id}`, { as, body })).status).toBe(404);
  expect((await request(service, 'DELETE', `/api/branches/${id}`, { as })).status).toBe(404);
  expect((await one.list()).names).toEqual(['Eins']);
  // Uniqueness is per tenant, so it reveals nothing about others.
  expect(
    (await request(service, 'POST', '/api/branches', { as, body: { name: 'E', identifier: 'filiale-0' } })).status,
  ).toBe(201);
});

// TENANT-03
test('separates tenants in the database, whatever the SQL', async () => {
  const one = await tenantWith([{ name: 'Eins' }]);
  const other = await tenantWith([{ name: 'Zwei' }]);
  const { db } = service.parts;
  const within = <T>(tenant: string, sql: string, values: unknown[] = []) =>
    db.withTenant(tenant, (tx) => tx.query(sql, values)) as Promise<T[]>;
  expect(await within(one.tenant, 'select distinct tenant_id from branches')).toEqual([{ tenant_id: one.tenant }]);
  expect(
    await within(other.tenant, `update branches set doc = '{}' where id = $1 returning id`, [one.made[0]?.id]),
  ).toEqual([]);
  expect(await within(other.tenant, 'delete from branches where id = $1 returning id', [one.made[0]?.id])).toEqual([]);
  const smuggle = `insert into branches (tenant_id, id, version, doc, created_at, updated_at)
    values ($1, $2, 1, '{"identifier": "x"}', now(), now())`;
  await expect(within(other.tenant, smuggle, [one.tenant, uuidv7()])).rejects.toThrow('row-level security');
  // A transaction without a tenant sees nothing, and the role does not own the table, so it cannot disable the policy.
  expect(await within('', 'select id from branches')).toEqual([]);
  await expect(within(one.tenant, 'alter table branches disable row level security')).rejects.toThrow('owner');
  expect((await one.list()).names).toEqual(['Eins']);
});

// HTTP-05
test('stores a resource as tenant, id, version and a JSON document, with generated columns', async () => {
  const columns = await service.sql<{ name: string; kind: string; generated: string }>(
    `select column_name as name, data_type as kind, is_generated as generated from information_schema.columns
     where table_name = 'branches'`,
  );
  const own = columns.filter(({ generated }) => generated === 'NEVER').map(({ name, kind }) => [name, kind]);
  expect(Object.fromEntries(own)).toMatchObject({ tenant_id: 'uuid', id: 'uuid', version: 'integer', doc: 'jsonb' });
  expect(own.filter(([, kind]) => kind === 'jsonb')).toHaveLength(1);
  expect(columns).toContainEqual({ name: 'identifier', kind: 'text', generated: 'ALWAYS' });
  const { tenant, made } = await tenantWith([{ name: 'Mitte', identifier: 'mitte' }]);
  const rows = await service.sql('select version, identifier, doc from branches where tenant_id = $1 and id = $2', [
    tenant,
    made[0]?.id,
  ]);
  expect(rows).toMatchObject([{ version: 1, identifier: 'mitte', doc: { name: 'Mitte', identifier: 'mitte' } }]);
});

test('has a policy on every table except those without tenant data', async () => {
  const open = await service.sql<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and not (relrowsecurity and relforcerowsecurity) order by relname`,
  );
  expect(open.map((table) => table.relname)).toEqual(['fetched_copy', 'job', 'schema_migration']);
});

// ACCESS-02, ACCESS-03
test('shows guests public branches, and only name and address of others', async () => {
  const { tenant, made } = await tenantWith([
    { name: 'Offen', phone: '+43 1 1', isDeliveryEnabled: true },
    { name: 'Zu', phone: '+43 1 2', street: 'Gasse 1', isPublic: false, isDeliveryEnabled: true },
  ]);
  const as = asGuest(tenant);
  const { body } = await request(service, 'GET', '/api/branches', { as });
  expect(body.data).toMatchObject([
    { name: 'Offen', phone: '+43 1 1', isDeliveryEnabled: true },
    { name: 'Zu', phone: '', street: 'Gasse 1', isDeliveryEnabled: false, isPublic: false },
  ]);
  const closed = await request(service, 'GET', `/api/branches/${made[1]?.id}`, { as });
  expect(closed.body.data).toMatchObject({ name: 'Zu', phone: '' });
  const staff = await request(service, 'GET', `/api/branches/${made[1]?.id}`, { as: asStaff(tenant) });
  expect(staff.body.data).toMatchObject({ phone: '+43 1 2' });
});

// ACCESS-13
test("shows staff who may not read a resource the guests' view of it", async () => {
  const { tenant, list } = await tenantWith([{ name: 'Zu', phone: '+43 1 2', isPublic: false }]);
  const { body } = await request(service, 'GET', '/api/branches', { as: asStaff(tenant, { roles: ['ROLE_EDITOR'] }) });
  expect(body.data).toMatchObject([{ name: 'Zu', phone: '' }]);
  expect((await list()).names).toEqual(['Zu']);
});

// ACCESS-02
test('hides disabled categories from guests', async () => {
  const tenant = uuidv7();
  const make = (name: string, flags: object) =>
    service.parts.useCases.categories.create(tenant, categories.draft.parse({ name, ...flags }));
  const off = await make('Aus', { isEnabled: false });
  await make('An', {});
  await make('Abends', { isVisibleWhenUnavailable: true });
  const list = async (as: ReturnType<typeof asGuest>) =>
    ((await request(service, 'GET', '/api/categories', { as })).body.data as Named[]).map(({ name }) => name);
  expect(await list(asGuest(tenant))).toEqual(['Abends', 'An']);
  expect(await list(asStaff(tenant))).toEqual(['Abends', 'An', 'Aus']);
  expect((await request(service, 'GET', `/api/categories/${off.id}`, { as: asGuest(tenant) })).status).toBe(404);
});
