// External contacts of the business are managed by its managers only.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ExternalUser, externalUsers } from '@theke/contracts/identity/external-user';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { codeOf, draftOf, type IdentityFixture, openIdentityFixture } from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;
let service: IdentityFixture['service'];
beforeAll(async () => {
  fixture = await openIdentityFixture();
  service = fixture.service;
});
afterAll(() => service.stop());

const path = '/api/external-users';
const jana = externalUsers.endpoints.create.example.body as object;

const keep = async (asAdmin: Awaited<ReturnType<IdentityFixture['aTenant']>>['asAdmin'], changes: object) => {
  const reply = await asAdmin('POST', path, { ...jana, ...changes });
  expect(reply.status).toBe(201);
  return reply.body.data as ExternalUser;
};

test('finds contacts by name, company and note, sorted, and filters former ones', async () => {
  const { asAdmin } = await fixture.aTenant();
  await keep(asAdmin, {});
  await keep(asAdmin, { name: 'Anton Auer', company: '', email: '', note: '', isActive: false });
  await keep(asAdmin, { name: 'Zita Zöchling', company: 'Aufsperrdienst', note: 'Auch nachts' });
  const names = async (query: string) =>
    ((await asAdmin('GET', `${path}${query}`)).body.data as ExternalUser[]).map(({ name }) => name);
  expect(await names('')).toEqual(['Anton Auer', 'Jana Berger', 'Zita Zöchling']);
  expect(await names('?sort=-company')).toEqual(['Jana Berger', 'Zita Zöchling', 'Anton Auer']);
  expect(await names('?q=nachts')).toEqual(['Zita Zöchling']);
  expect(await names('?filter[isActive]=false')).toEqual(['Anton Auer']);
});

// ACCESS-10
test('does not let them log in, even with the address of an account', async () => {
  const { asAdmin, login, email } = await fixture.aTenant();
  await keep(asAdmin, {});
  await keep(asAdmin, { email });
  expect(codeOf(await login('ein-langes-passwort', 'jana.berger@lichtbild.example'))).toBe('INVALID_CREDENTIALS');
  expect((await login()).status).toBe(201);
});

// EVENT-09
test('audits a change without personal data', async () => {
  const { asAdmin } = await fixture.aTenant();
  const { id } = await keep(asAdmin, {});
  expect((await asAdmin('DELETE', `${path}/${id}`)).status).toBe(204);
  const published = await until('both events are published', () => {
    const events = service.events.filter((event) => event.subject === id);
    return events.length === 2 && events;
  });
  expect(published.map(({ type }) => type)).toEqual([
    'identity.external-user-changed.v1',
    'identity.external-user-deleted.v1',
  ]);
  const lines = await until('it is in the audit log', async () => {
    const rows = await service.sql('select * from audit_log where subject = $1', [id]);
    return rows.length === 2 && rows;
  });
  expect(JSON.stringify(lines)).not.toMatch(/Jana|Lichtbild|660 1234567|Speisen/);
});

test('lets managers read and write them, refuses staff, and asks guests to log in', async () => {
  const { tenant } = await fixture.aTenant();
  const as = (role?: 'ROLE_MANAGER' | 'ROLE_EMPLOYEE') => (role ? asStaff(tenant, { roles: [role] }) : asGuest(tenant));
  const now = fixture.clock();
  const create = async (who: ReturnType<typeof as>) =>
    (await request(service, 'POST', path, { as: who, body: jana, now })).status;
  expect(await create(as('ROLE_MANAGER'))).toBe(201);
  expect(await create(as('ROLE_EMPLOYEE'))).toBe(403);
  expect(await create(as())).toBe(401);
});

test('filters users by any of their roles and branches', async () => {
  const { tenant, asAdmin } = await fixture.aTenant();
  const [city, village] = ['0199f000-0000-7000-8000-00000000aaaa', '0199f000-0000-7000-8000-00000000bbbb'] as const;
  const hire = (lastName: string, changes: object) =>
    service.parts.useCases.users.create(tenant, draftOf(`${lastName}@marillo.example`, { lastName, ...changes }));
  await hire('Abel', { roles: ['ROLE_ADMIN', 'ROLE_MANAGER'], branches: [] });
  await hire('Bauer', { roles: ['ROLE_MANAGER'], branches: [{ id: city }, { id: village }] });
  await hire('Czerny', { branches: [{ id: city }] });
  const names = async (query: string) =>
    ((await asAdmin('GET', `/api/users?sort=lastName&${query}`)).body.data as { lastName: string }[]).map(
      ({ lastName }) => lastName,
    );
  expect(await names('filter[roles]=ROLE_MANAGER')).toEqual(['Abel', 'Bauer']);
  expect(await names('filter[roles]=ROLE_EMPLOYEE')).toEqual(['Czerny', 'Lang']);
  expect(await names(`filter[branches]=${city}`)).toEqual(['Bauer', 'Czerny']);
  expect(await names(`filter[branches]=${city}&filter[roles]=ROLE_MANAGER`)).toEqual(['Bauer']);
  expect((await asAdmin('GET', '/api/users?filter[roles]=ROLE')).body.errors?.[0]?.code).toBe('NOT_A_CHOICE');
});
