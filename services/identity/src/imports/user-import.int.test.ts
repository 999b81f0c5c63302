// IMPORT-13: users from the rows of a file.
import { expect, test } from '@jest/globals';
import { userInvited } from '@theke/contracts/identity/session';
import { type User, users } from '@theke/contracts/identity/user';
import { userImports } from '@theke/contracts/identity/user-import';
import { asStaff } from '@theke/kit/testing/callers';
import { faultCells, importCaller } from '@theke/kit/testing/import-caller';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { identity } from '../service.ts';

const service = runDuringTests(identity);
const columns = ['firstName', 'lastName', 'email', 'roles', 'branches'];
const branches = [
  { id: uuidv7(), name: 'Neubau' },
  { id: uuidv7(), name: 'Linz, Hauptplatz' },
];
const [inner, outer] = branches.map(({ id }) => id);

function aBusiness() {
  const tenant = uuidv7();
  const send = (method: string, path: string, body?: unknown, by = asStaff(tenant)) =>
    request(service(), method, `/api${path}`, { as: by, ...(body === undefined ? {} : { body }) });
  const caller = importCaller(send, '/user-imports');
  const run = (rows: string[][], more: object = {}) => caller.run(columns, rows, { branches, ...more });
  const stored = async () => (await send('GET', '/users?sort=firstName')).body.data as User[];
  const find = async (firstName: string) => (await stored()).find((user) => user.firstName === firstName) as User;
  return { tenant, send, ...caller, run, stored, find };
}
const karin = ['Karin', 'Berger', 'Karin.Berger@Marillo.example', 'Leitung, Team', 'neubau; Linz, Hauptplatz'];
const paul = ['Paul', 'Huber', 'paul@marillo.example', 'Mitarbeiter', 'Linz, Hauptplatz'];
const admin = ['Ada', 'Chefin', 'ada@marillo.example', 'Administration', ''];

test('creates users without a password, with roles and branches by name', async () => {
  const { tenant, run, stored } = aBusiness();
  await run([['Karin', 'Berger', 'Karin.Berger@Marillo.example', 'Leitung, Team', 'neubau'], paul]);
  expect((await stored()).map(({ email, roles, branches: all }) => [email, roles, all.map(({ id }) => id)])).toEqual([
    ['karin.berger@marillo.example', ['ROLE_MANAGER', 'ROLE_EMPLOYEE'], [inner]],
    ['paul@marillo.example', ['ROLE_EMPLOYEE'], [outer]],
  ]);
  expect(await service().sql('select * from password where tenant_id = $1', [tenant])).toEqual([]);
  await service().settled();
  const types = [users.events.changed.type, userImports.imported.type];
  const published = service().events.filter((event) => event.tenantid === tenant && types.includes(event.type));
  expect(published.map(({ type }) => type.split('.')[1])).toEqual(['user-changed', 'user-changed', 'users-imported']);
});

test('names every fault at its cell and saves nothing', async () => {
  const { run, stored } = aBusiness();
  const reply = await run([
    paul,
    karin,
    ['', 'Wer', 'keine Adresse', 'Koch', ''],
    ['Paula', 'Huber', 'PAUL@marillo.example', 'Team', 'Graz'],
    ['Ohne', 'Rolle', 'ohne@marillo.example', '', ''],
  ]);
  expect(faultCells(reply)).toEqual([
    ...['3 branches', '4 roles', '4 firstName', '4 email', '5 branches', '5 email', '6 roles'],
  ]);
  expect([reply.id, await stored()]).toEqual([null, []]);
});

// IMPORT-11
test('importing the same users again changes nothing; empty cells keep what is stored', async () => {
  const { run, find } = aBusiness();
  await run([admin, paul]);
  expect(await run([admin, paul])).toMatchObject({ id: null, counts: { same: 2 } });
  expect(await run([['', '', 'paul@marillo.example', '', '']])).toMatchObject({ id: null, counts: { same: 1 } });
  expect((await run([['', 'Maier', 'paul@marillo.example', '', '']])).counts.changed).toBe(1);
  expect(await find('Paul')).toMatchObject({ lastName: 'Maier', roles: ['ROLE_EMPLOYEE'], branches: [{ id: outer }] });
});

test('takes an import back, and forgets a user who was deleted since', async () => {
  const { tenant, send, run, undo, find, stored } = aBusiness();
  await run([admin, paul]);
  const { id } = await run([
    ['Paul', 'Maier', 'paul@marillo.example', '', ''],
    ['Eva', 'Neu', 'eva@marillo.example', 'Team', ''],
  ]);
  const { id: gone } = await run([['Ida', 'Weg', 'ida@marillo.example', 'Team', '']]);
  const ida = await find('Ida');
  expect((await send('DELETE', `/users/${ida.id}`)).status).toBe(204);
  expect(await service().sql('select * from user_import_entry where user_id = $1', [ida.id])).toEqual([]);
  expect(await undo(gone)).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await undo(id)).toEqual({ removed: 1, restored: 1, kept: 0 });
  expect((await stored()).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    ...['Ada Chefin', 'Paul Huber'],
  ]);
  expect(tenant).not.toBe('');
});

// IMPORT-14, SESSION-16
test('invites new users by mail on request, each once, and says so in the list and after the undo', async () => {
  const { tenant, send, run, undo, list } = aBusiness();
  const invitations = async () => {
    await service().settled();
    return service().events.flatMap(({ tenantid, type, data }) =>
      tenantid === tenant && type === userInvited.type ? [(data as { email: string }).email] : [],
    );
  };
  const links = () => service().sql('select user_id from login_link where tenant_id = $1', [tenant]);
  await run([admin]);
  const inviting = { isInviting: true };
  const lead = ['Karin', 'Berger', 'Karin.Berger@Marillo.example', 'Leitung', 'neubau'];
  const rows = [['Ada', 'Chef', 'ada@marillo.example', '', ''], paul, lead];
  expect(await run(rows, { ...inviting, isDryRun: true })).toMatchObject({ counts: { new: 2 }, invited: 0 });
  const faulty = await run([paul, ['', '', 'x', '', '']], inviting);
  expect(faulty).toMatchObject({ id: null, invited: 0 });
  expect([await invitations(), await links()]).toEqual([[], []]);

  const { id, ...reply } = await run(rows, inviting);
  expect(reply).toMatchObject({ counts: { new: 2, changed: 1 }, invited: 2 });
  const all = ['karin.berger@marillo.example', 'paul@marillo.example'];
  expect([(await invitations()).toSorted(), (await links()).length]).toEqual([all, 2]);
  // A retry after a lost reply.
  expect(await run(rows, inviting)).toMatchObject({ id: null, invited: 0 });
  expect((await invitations()).length).toBe(2);
  expect((await list()).map(({ invited }) => invited)).toEqual([2, 0]);

  expect(await undo(id)).toEqual({ removed: 2, restored: 1, kept: 0 });
  expect(await links()).toEqual([]);
  expect((await send('GET', '/user-imports')).body.data).toMatchObject([
    { invited: 2, undoneAt: expect.any(String) },
    {},
  ]);
});

test('never takes the last administrator away, neither by a row nor by the undo', async () => {
  const { send, run, undo, find } = aBusiness();
  const { id } = await run([admin]);
  const rows = [{ line: 2, cells: ['', '', 'ada@marillo.example', 'Team', ''] }];
  const refused = await send('POST', '/user-imports', { file: 'x.csv', columns, rows, branches });
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'LAST_ADMINISTRATOR']);
  expect((await find('Ada')).roles).toEqual(['ROLE_ADMIN']);
  expect(await undo(id)).toEqual({ removed: 0, restored: 0, kept: 1 });
});

test('is for administrators', async () => {
  const { tenant, send } = aBusiness();
  const body = { file: 'x.csv', columns, rows: [{ line: 2, cells: paul }], branches };
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'] });
  expect((await send('POST', '/user-imports', body, manager)).status).toBe(403);
});
