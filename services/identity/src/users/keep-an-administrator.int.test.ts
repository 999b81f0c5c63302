// A business always has somebody who may edit users.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@theke/contracts/identity/user';
import { codeOf, draftOf, type IdentityFixture, openIdentityFixture } from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await openIdentityFixture();
});
afterAll(() => fixture.service.stop());

const administrator = { roles: ['ROLE_ADMIN'], branches: [] };

/** A tenant with these administrators and an employee; how one of them is changed and deleted. */
async function aTenantWith(names: string[], changes: object = {}) {
  const { tenant, asAdmin, user: employee } = await fixture.aTenant();
  const { create } = fixture.service.parts.useCases.users;
  const admins: User[] = [];
  for (const name of names)
    admins.push((await create(tenant, draftOf(`${name}@marillo.example`, { ...administrator, ...changes }))) as User);
  const save = ({ id, createdAt, updatedAt, ...draft }: User, so: object) =>
    asAdmin('PUT', `/api/users/${id}`, { ...draft, ...so });
  const remove = ({ id }: User) => asAdmin('DELETE', `/api/users/${id}`);
  return { tenant, employee, admins: admins as [User, User], save, remove, create };
}

test('the last administrator can neither be switched off, nor demoted, nor deleted, and is told so in German', async () => {
  const { admins, save, remove } = await aTenantWith(['eins']);
  const refused = [
    await save(admins[0], { isActive: false }),
    await save(admins[0], { roles: ['ROLE_MANAGER'] }),
    await save(admins[0], { expiresAt: '2026-11-21T10:59:00.000Z' }),
    await remove(admins[0]),
  ];
  expect(refused.map((reply) => [reply.status, codeOf(reply)])).toEqual(
    Array.from({ length: 4 }, () => [409, 'LAST_ADMINISTRATOR']),
  );
  expect(refused[0]?.body.errors?.[0]?.message).toBe(
    'Das ist der letzte Zugang mit der Rolle Administration. Bitte geben Sie diese Rolle zuerst jemand anderem.',
  );
  expect((await save(admins[0], { lastName: 'Neu', roles: ['ROLE_ADMIN', 'ROLE_MANAGER'] })).status).toBe(200);
});

test('with another one it can; that other one is the last then', async () => {
  const { admins, save, remove } = await aTenantWith(['eins', 'zwei']);
  expect((await save(admins[0], { isActive: false })).status).toBe(200);
  expect((await remove(admins[1])).status).toBe(409);
});

test('one that does not get in is no other one', async () => {
  const { tenant, admins, remove, create } = await aTenantWith(['eins']);
  await create(tenant, draftOf('aus@marillo.example', { ...administrator, isActive: false }));
  await create(tenant, draftOf('zu@marillo.example', { ...administrator, expiresAt: '2026-11-20T00:00:00.000Z' }));
  expect((await remove(admins[0])).status).toBe(409);
});

test('of two who switch each other off at the same time one stays', async () => {
  const { admins, save } = await aTenantWith(['eins', 'zwei']);
  const replies = await Promise.all(admins.map((admin) => save(admin, { isActive: false })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('whoever is no administrator comes and goes', async () => {
  const { employee, save, remove } = await aTenantWith(['eins']);
  expect((await save(employee, { isActive: false })).status).toBe(200);
  expect((await remove(employee)).status).toBe(204);
});
