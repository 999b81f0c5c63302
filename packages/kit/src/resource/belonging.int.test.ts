// Access limited to a branch or to one's own records: other records cannot be seen or changed, nor new ones created for
// others.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tags } from '@theke/contracts/catalog/tag';
import type { Role } from '@theke/contracts/permissions';
import { reference, references } from '@theke/contracts/reference';
import { defineResource } from '@theke/contracts/resource';
import { v7 as uuidv7 } from 'uuid';
import { asStaff } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { resourceService } from '../../testing/resource-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';

// Uses the events of tags, because only declared events can be published.
const shifts = defineResource({
  service: 'catalog',
  name: 'shifts',
  one: 'tag',
  label: { one: 'Schicht', many: 'Schichten' },
  draft: tags.draft.extend({ branch: reference('branches', 'Filiale'), people: references('users', 'Personen') }),
  belongsTo: { branch: 'branch', owner: 'people' },
  example: { name: 'Früh', branch: { id: uuidv7() } },
});
const service = resourceService(shifts);

let running: TestService<Awaited<ReturnType<typeof service.setup>>>;
beforeAll(async () => {
  running = await startForTest(service);
});
afterAll(() => running.stop());

const [branch, elsewhere, me, somebody] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
const shift = (name: string, at: string, ...people: string[]) => ({
  name,
  branch: { id: at },
  people: people.map((id) => ({ id })),
});
type Shift = ReturnType<typeof shift> & { id: string };

/** A tenant with shifts of several people in several branches, and a caller with these roles. */
async function asking(...roles: Role[]) {
  const tenant = uuidv7();
  const ask = (
    method: string,
    path: string,
    body?: object,
    as = asStaff(tenant, { roles, branches: [branch], id: me }),
  ) => request(running, method, `/api/shifts${path}`, { as, ...(body && { body }) });
  const ids = new Map<string, string>();
  for (const one of [
    shift('mine here', branch, me),
    shift('ours here', branch, somebody, me),
    shift('theirs here', branch, somebody),
    shift('mine elsewhere', elsewhere, me),
    shift('theirs elsewhere', elsewhere, somebody),
    shift('nobody here', branch),
    shift('nobody elsewhere', elsewhere),
  ]) {
    const made = await ask('POST', '', one, asStaff(tenant));
    ids.set(one.name, (made.body.data as Shift).id);
  }
  const names = async (query = '') => ((await ask('GET', query)).body.data as Shift[]).map(({ name }) => name).sort();
  return { ask, names, at: (name: string) => `/${ids.get(name)}`, all: [...ids.keys()].sort() };
}

const mine = ['mine elsewhere', 'mine here', 'ours here'];
const here = ['nobody here', 'theirs here'];

test.each<[Role[], string[]]>([
  [['ROLE_EMPLOYEE'], mine],
  [['ROLE_MANAGER'], [...mine, ...here]],
  [
    ['ROLE_MANAGER', 'ROLE_EMPLOYEE'],
    [...mine, ...here],
  ],
])('%j reads, changes and deletes %j and nothing else', async (roles, reached) => {
  const { ask, names, at, all } = await asking(...roles);
  expect(await names()).toEqual([...reached].sort());
  expect((await ask('GET', '?pageSize=1')).body.meta?.total).toBe(reached.length);
  expect(await names('?q=elsewhere')).toEqual(['mine elsewhere']);
  expect(await names(`?ids=${all.map((name) => at(name).slice(1)).join(',')}`)).toEqual([...reached].sort());
  for (const name of all) {
    const isReached = reached.includes(name);
    const statuses = [
      await ask('GET', at(name)),
      await ask('PUT', at(name), { ...shift(name, branch, me), version: 1 }),
      await ask('DELETE', at(name)),
    ].map(({ status }) => status);
    expect([name, ...statuses]).toEqual([name, ...(isReached ? [200, 200, 204] : [404, 404, 404])]);
  }
});

test('gives an administrator access to everything', async () => {
  const { names, all } = await asking('ROLE_ADMIN');
  expect(await names()).toEqual(all);
});

test.each<[Role, boolean, Shift['name'], ReturnType<typeof shift>]>([
  ['ROLE_EMPLOYEE', true, 'an entry of their own', shift('new', elsewhere, me)],
  ['ROLE_EMPLOYEE', true, 'an entry shared with others', shift('new', branch, somebody, me)],
  ['ROLE_EMPLOYEE', false, 'an entry of somebody else', shift('new', branch, somebody)],
  ['ROLE_EMPLOYEE', false, 'an entry of nobody', shift('new', branch)],
  ['ROLE_MANAGER', true, 'an entry of somebody in their branch', shift('new', branch, somebody)],
  ['ROLE_MANAGER', true, 'an entry of their own in another branch', shift('new', elsewhere, me)],
  ['ROLE_MANAGER', false, 'an entry of somebody in another branch', shift('new', elsewhere, somebody)],
])('%s writes (%s) %s', async (role, isAllowed, _, draft) => {
  const { ask, at, names } = await asking(role);
  const before = await names();
  const made = await ask('POST', '', draft);
  const given = await ask('PUT', at('mine here'), { ...draft, version: 1 });
  expect([made.status, given.status]).toEqual(isAllowed ? [201, 200] : [403, 403]);
  if (isAllowed) return;
  const field = role === 'ROLE_MANAGER' ? 'branch' : 'people';
  expect([made.body.errors?.[0]?.field, given.body.errors?.[0]?.field]).toEqual([field, field]);
  expect(await names()).toEqual(before);
});
