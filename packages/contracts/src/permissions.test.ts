import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  access,
  branchesOf,
  type Caller,
  type Held,
  holdersOf,
  isReached,
  type KeyPurpose,
  keyPurposeNames,
  keyPurposes,
  type Reach,
  type Role,
  reachOf,
  roles,
} from './permissions.ts';

const user = (...roles: Role[]): Caller => ({
  user: { id: 'u', name: 'Dora Huber', roles, branches: ['own'] },
});
const key = (purpose: KeyPurpose): Caller => ({ key: { id: 'k', name: 'Tablet', purpose, branch: 'own' } });
const ownBranch = { branches: ['own'] };

// ACCESS-05
test('employees and keys are bound to their branches, whoever leads is not', () => {
  expect(access(user('ROLE_ADMIN'), 'orders.write')).toBe(true);
  expect(access(user('ROLE_MANAGER', 'ROLE_EMPLOYEE'), 'orders.write')).toBe(true);
  expect(access(user('ROLE_EMPLOYEE'), 'orders.write')).toEqual(ownBranch);
  expect(access(key('frontdesk'), 'orders.write')).toEqual(ownBranch);
});

// ACCESS-09
test('a key may what its purpose needs, and nothing else', () => {
  expect(access(key('backoffice'), 'orders.read')).toEqual(ownBranch);
  expect(access(key('backoffice'), 'orders.write')).toBe(false);
  // L14 of the attack
  expect(access(key('frontdesk'), 'orders.read')).toBe(false);
  for (const purpose of keyPurposeNames)
    for (const permission of ['account.read', 'catalog.read', 'users.read', 'api-keys.read', 'logs.read'] as const)
      expect(access(key(purpose), permission)).toBe(false);
});

// ACCESS-04
test('only admins handle keys; a guest may nothing', () => {
  expect(access(user('ROLE_ADMIN'), 'api-keys.write')).toBe(true);
  expect(access(user('ROLE_MANAGER'), 'api-keys.read')).toBe(false);
  expect(access({}, 'orders.read')).toBe(false);
});

test('a key that comes with a user counts alone', () => {
  expect(access({ ...user('ROLE_ADMIN'), ...key('backoffice') }, 'orders.write')).toBe(false);
});

test('a purpose is one entry: whatever it names its keys may, within their branch', () => {
  for (const purpose of keyPurposeNames)
    for (const permission of keyPurposes[purpose].permissions) {
      expect(access(key(purpose), permission)).toEqual(ownBranch);
      expect(holdersOf(permission)).toContain(purpose);
    }
  expect(holdersOf('orders.write')).toEqual([...roles, 'frontdesk']);
});

test('what belongs to people is read by them, by who leads their branch, and by admins', () => {
  expect(access(user('ROLE_EMPLOYEE'), 'own.read')).toEqual({ owner: 'u' });
  expect(access(user('ROLE_MANAGER'), 'own.read')).toEqual({ branches: ['own'], owner: 'u' });
  expect(access(user('ROLE_ADMIN', 'ROLE_EMPLOYEE'), 'own.read')).toBe(true);
  expect(access(key('frontdesk'), 'own.read')).toBe(false);
});

const reach = fc.constantFrom<Reach>('all', 'branches', 'own');
const held: fc.Arbitrary<Held> = fc.dictionary(fc.constantFrom(...roles), fc.oneof(reach, fc.uniqueArray(reach)));
const [branchIds, people] = [
  ['b1', 'b2', 'b3'],
  ['p1', 'p2'],
];
const somebody = fc.record({
  id: fc.constantFrom(...people),
  name: fc.constant(''),
  roles: fc.uniqueArray(fc.constantFrom(...roles)),
  branches: fc.subarray(branchIds),
});
const row = fc.record({ branch: fc.subarray(branchIds), owner: fc.subarray(people) });

test('a row is reached exactly where one of the roles reaches it, whatever the table says', () => {
  fc.assert(
    fc.property(somebody, held, row, (who, table, { branch, owner }) => {
      const byRole = who.roles.some((role) =>
        [table[role] ?? []]
          .flat()
          .some(
            (far) =>
              far === 'all' ||
              (far === 'branches' && branch.some((one) => who.branches.includes(one))) ||
              (far === 'own' && owner.includes(who.id)),
          ),
      );
      expect(isReached(reachOf(who, table), { branch, owner })).toBe(byRole);
    }),
  );
});

test('another role never takes a row away', () => {
  fc.assert(
    fc.property(somebody, fc.constantFrom(...roles), held, row, (who, more, table, one) => {
      if (isReached(reachOf(who, table), one))
        expect(isReached(reachOf({ ...who, roles: [...who.roles, more] }, table), one)).toBe(true);
    }),
  );
});

test('by branches alone nobody reaches what is only their own', () => {
  expect(branchesOf(true)).toBeNull();
  for (const none of [false, { owner: 'u' }] as const) expect(branchesOf(none)).toEqual([]);
  expect(branchesOf({ branches: ['own'], owner: 'u' })).toEqual(['own']);
  expect(isReached({ owner: 'u' }, { branch: 'own' })).toBe(false);
});
