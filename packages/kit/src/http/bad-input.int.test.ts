// Invalid requests are answered in German with their own status, change nothing, and log no error.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { v7 as uuidv7 } from 'uuid';
import { asGuest, asStaff } from '../../testing/callers.ts';
import { type RequestOptions, request, testSecret } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { identityHeader, signIdentity } from '../identity-token.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const tenant = uuidv7();
const admin = asStaff(tenant);
const path = '/api/branches';
const branch = { name: 'Innenstadt', identifier: 'innenstadt' };

const draftOf = (identifier: string) => branches.draft.parse({ name: identifier, identifier });

const rows = async () => [
  await service.sql('select * from branches order by id'),
  await service.sql('select id from outbox order by id'),
];

/** Sends a request and checks that nothing was written. */
async function refused(status: number, method: string, at: string, options: RequestOptions) {
  const before = await rows();
  const reply = await request(service, method, at, options);
  expect({ status: reply.status, faults: reply.body.errors }).toMatchObject({ status, faults: expect.any(Array) });
  for (const fault of reply.body.errors ?? []) {
    expect(fault.code).toMatch(/^[A-Z_]+$/);
    expect(fault.message).toMatch(/^[„A-ZÄÖÜ].*\.$/);
  }
  expect(reply.body.data).toBeUndefined();
  expect(await rows()).toEqual(before);
  return reply.body.errors ?? [];
}

const create = (status: number, body: unknown, options: RequestOptions = {}) =>
  refused(status, 'POST', path, { as: admin, body, ...options });

// HTTP-01
test.each(['{"name": ', 'kein JSON', '{"a":1}}', "{'name': 'x'}"])(
  'answers malformed JSON %j with 400',
  async (body) => {
    expect(await create(400, body)).toEqual([
      { code: 'MALFORMED_JSON', message: 'Die gesendeten Daten sind kein lesbares JSON.' },
    ]);
  },
);

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'answers content type %s with 415',
  async (type) => {
    const [fault] = await create(415, JSON.stringify(branch), { headers: { 'content-type': type } });
    expect(fault?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  },
);

test('answers an unknown charset or content encoding with 415', async () => {
  const charset = { 'content-type': 'application/json; charset=utf-99' };
  expect((await create(415, '{}', { headers: charset }))[0]?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect((await create(415, '{}', { headers: { 'content-encoding': 'rot13' } }))[0]?.code).toBe(
    'UNSUPPORTED_MEDIA_TYPE',
  );
});

test('answers a body that does not match its content encoding with 400', async () => {
  await create(400, 'not gzip', { headers: { 'content-encoding': 'gzip' } });
});

// HTTP-11
test('answers a body above the limit with 413, compressed or not', async () => {
  expect((await create(413, { ...branch, description: 'x'.repeat(1_000_001) }))[0]?.code).toBe('TOO_LARGE');
});

// HTTP-04
test('answers an unknown field at any depth with 422 and its name', async () => {
  expect(await create(422, { ...branch, farbe: 'rot' })).toEqual([
    { code: 'UNKNOWN_FIELD', field: 'farbe', message: 'Das Feld „farbe“ ist nicht bekannt.' },
  ]);
  const nested = { ...branch, openingHours: [{ type: 'daily', from: '10:00', to: '12:00', bis: '13:00' }] };
  expect(await create(422, nested)).toEqual([
    { code: 'UNKNOWN_FIELD', field: 'openingHours.0.bis', message: 'Das Feld „bis“ ist nicht bekannt.' },
  ]);
});

// HTTP-15
test.each([
  [{ identifier: 'x' }, { code: 'REQUIRED', field: 'name', message: 'Bitte füllen Sie „Name“ aus.' }],
  [
    { ...branch, name: 7 },
    { code: 'WRONG_TYPE', field: 'name', message: '„Name“ muss ein Text sein.' },
  ],
  [
    { ...branch, name: '  ' },
    { code: 'TOO_SMALL', field: 'name', message: '„Name“ darf nicht leer sein.' },
  ],
  [
    { ...branch, isPublic: 'ja' },
    { code: 'WRONG_TYPE', field: 'isPublic', message: '„Öffentlich“ muss Ja oder Nein sein.' },
  ],
  [
    { ...branch, email: 'keine' },
    { code: expect.any(String), field: 'email', message: 'Bitte geben Sie eine vollständige E‑Mail-Adresse ein.' },
  ],
  [
    { ...branch, latitude: 91 },
    { code: 'TOO_BIG', field: 'latitude', message: '„Breitengrad“ darf höchstens 90 sein.' },
  ],
  [
    { ...branch, identifier: 'Innere Stadt' },
    {
      code: 'FORMAT',
      field: 'identifier',
      message: 'Kleinbuchstaben, Ziffern und Bindestriche; steht in der Adresse der Filiale.',
    },
  ],
])('answers the wrong value %j with 422 and a German message', async (body, fault) => {
  expect(await create(422, body)).toEqual([fault]);
});

test.each(['Text', 7, true, []])('answers the body %j with 422', async (body) => {
  const [fault] = await create(422, JSON.stringify(body));
  expect(fault?.message).toBe('„Die Eingabe“ muss ein Objekt sein.');
});

test('reports all faults at once', async () => {
  const faults = await create(422, { name: '', identifier: 7, extra: 1 });
  expect(faults.map((fault) => fault.field).sort()).toEqual(['extra', 'identifier', 'name']);
});

test('treats an empty body as one without fields', async () => {
  const faults = await refused(422, 'POST', path, { as: admin });
  expect(faults.map((fault) => fault.field)).toEqual(['name', 'identifier']);
});

// HTTP-04
test.each(['?pageSize=501', '?page=0', '?page=zwei', '?sort=passwort', '?seite=2', '?filter[gibtsnicht]=1'])(
  'answers the query %s with 422',
  (query) => refused(422, 'GET', `${path}${query}`, { as: admin }).then(() => undefined),
);

test.each([uuidv7(), 'keine-uuid', '1', '%00', "'; drop table branches; --"])(
  'answers the id %j with 404',
  async (id) => {
    const at = `${path}/${id.startsWith('%') ? id : encodeURIComponent(id)}`;
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { ...branch, version: 1 }],
      ['DELETE', undefined],
    ] as const) {
      const [fault] = await refused(404, method, at, { as: admin, body });
      expect(fault?.message).toMatch(/ wurde nicht gefunden\.$/);
    }
  },
);

test('answers an undecodable path with 400 and an unknown one with 404', async () => {
  await refused(400, 'GET', `${path}/%ff`, { as: admin });
  await refused(404, 'GET', '/api/nirgendwo', { as: admin });
  await refused(404, 'POST', `${path}/innenstadt/extra`, { as: admin, body: {} });
});

// HTTP-06
test('answers a stale version with 409 and keeps the newer one', async () => {
  const { id } = await service.parts.useCases.branches.create(tenant, draftOf('stand'));
  const at = `${path}/${id}`;
  const put = (name: string, version: number) => ({ as: admin, body: { name, identifier: 'stand', version } });
  expect((await request(service, 'PUT', at, put('Neu', 1))).body.data).toMatchObject({ name: 'Neu', version: 2 });
  expect(await refused(409, 'PUT', at, put('Veraltet', 1))).toEqual([
    {
      code: 'STALE_VERSION',
      field: 'version',
      message: 'Filiale: Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.',
    },
  ]);
  await refused(422, 'PUT', at, { as: admin, body: { name: 'Ohne', identifier: 'stand' } });
});

// HTTP-06
test('accepts one of many concurrent updates of the same version', async () => {
  const { id } = await service.parts.useCases.branches.create(tenant, draftOf('rennen'));
  const body = { name: 'Rennen', identifier: 'rennen', version: 1 };
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => request(service, 'PUT', `${path}/${id}`, { as: admin, body })),
  );
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test('answers a duplicate unique value with 422 and its field', async () => {
  await service.parts.useCases.branches.create(tenant, draftOf('doppelt'));
  const faults = await create(422, { name: 'Zwei', identifier: 'doppelt' });
  expect(faults).toEqual([
    {
      code: 'NOT_UNIQUE',
      field: 'identifier',
      message: 'Diesen Wert gibt es schon. Bitte wählen Sie einen anderen.',
    },
  ]);
});

test.each(['Null\u0000Byte', 'halbes Paar \ud83c'])('answers the unstorable text %j with 422', async (name) => {
  expect(await create(422, { ...branch, name })).toEqual([
    {
      code: 'UNSTORABLE_TEXT',
      field: 'name',
      message: 'Ein Text enthält Zeichen, die sich nicht speichern lassen. Bitte geben Sie ihn neu ein.',
    },
  ]);
  const deep = [{ type: 'daily', from: name, to: '12:00' }];
  expect((await create(422, { ...branch, openingHours: deep }))[0]?.field).toBe('openingHours.0.from');
  await create(422, { ...branch, [name]: 1 });
});

test.each([
  ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['objects', `${'{"name":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
])('answers %s nested too deep with 400', async (_what, body) => {
  expect((await create(400, body))[0]?.code).toBe('TOO_DEEP');
});

test('answers a query with a NUL with 422', async () => {
  await refused(422, 'GET', `${path}?q=%00`, { as: admin });
  await refused(422, 'GET', `${path}?filter[identifier]=a%00b`, { as: admin });
});

test('answers an invalid version with 422', async () => {
  const { id } = await service.parts.useCases.branches.create(tenant, draftOf('version'));
  for (const version of [0, -1, 1.5, 3_000_000_000, '1'])
    await refused(422, 'PUT', `${path}/${id}`, { as: admin, body: { name: 'V', identifier: 'version', version } });
});

test('answers 401 without an identity, or with a forged or expired one', async () => {
  const body = JSON.stringify(branch);
  const token = (secret: string, now: number) => ({ [identityHeader]: signIdentity(secret, admin, now) });
  await refused(401, 'POST', path, { body });
  await refused(401, 'POST', path, { body, headers: token('somebody-elses-secret-of-32-letters', Date.now()) });
  await refused(401, 'POST', path, { body, headers: token(testSecret, Date.now() - 61_000) });
  await refused(401, 'POST', path, { body, headers: { [identityHeader]: 'unsinn' } });
});

test('answers a guest with 401 and staff without the permission with 403', async () => {
  const [unknown] = await create(401, branch, { as: asGuest(tenant) });
  expect(unknown).toEqual({ code: 'UNAUTHENTICATED', message: 'Bitte melden Sie sich an.' });
  const [forbidden] = await create(403, branch, { as: asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }) });
  expect(forbidden).toEqual({ code: 'FORBIDDEN', message: 'Dazu sind Sie nicht berechtigt.' });
});
