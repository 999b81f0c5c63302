// A business always has a user who may edit users.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@theke/contracts/identity/user';
import { codeOf, draftOf, type IdentityFixture, openIdentityFixture } from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await openIdentityFixture();
});
afterAll(() => fixture.service.stop());

const administrator = { roles: ['ROLE_ADMIN'], branches: [] };

/** A tenant with these administrators and an employee, and functions to change and delete one of them. */
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

test('refuses to disable, demote or delete the last administrator, in German', async () => {
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

test('allows it if another administrator exists, who is the last then', async () => {
  const { admins, save, remove } = await aTenantWith(['eins', 'zwei']);
  expect((await save(admins[0], { isActive: false })).status).toBe(200);
  expect((await remove(admins[1])).status).toBe(409);
});

test('does not count an administrator who cannot log in', async () => {
  const { tenant, admins, remove, create } = await aTenantWith(['eins']);
  await create(tenant, draftOf('aus@marillo.example', { ...administrator, isActive: false }));
  await create(tenant, draftOf('zu@marillo.example', { ...administrator, expiresAt: '2026-11-20T00:00:00.000Z' }));
  expect((await remove(admins[0])).status).toBe(409);
});

test('keeps one of two administrators who disable each other concurrently', async () => {
  const { admins, save } = await aTenantWith(['eins', 'zwei']);
  const replies = await Promise.all(admins.map((admin) => save(admin, { isActive: false })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('allows changes of users who are no administrators', async () => {
  const { employee, save, remove } = await aTenantWith(['eins']);
  expect((await save(employee, { isActive: false })).status).toBe(200);
  expect((await remove(employee)).status).toBe(204);
});
