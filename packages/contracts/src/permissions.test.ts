import { expect, test } from '@jest/globals';
import { access, type Caller, type KeyPurpose, type Role } from './permissions.ts';

const tenant = '0199f000-0000-7000-8000-00000000000b';
const user = (...roles: Role[]): Caller => ({
  tenant,
  user: { id: 'u', name: 'Dora Huber', roles, branches: ['own'] },
});
const key = (purpose: KeyPurpose): Caller => ({ tenant, key: { id: 'k', name: 'Tablet', purpose, branch: 'own' } });
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
  for (const purpose of ['frontdesk', 'backoffice'] as const)
    for (const permission of ['account.read', 'catalog.read', 'users.read', 'api-keys.read', 'logs.read'] as const)
      expect(access(key(purpose), permission)).toBe(false);
});

// ACCESS-04
test('only admins handle keys; a guest may nothing', () => {
  expect(access(user('ROLE_ADMIN'), 'api-keys.write')).toBe(true);
  expect(access(user('ROLE_MANAGER'), 'api-keys.read')).toBe(false);
  expect(access({ tenant }, 'orders.read')).toBe(false);
});

test('a key that comes with a user counts alone', () => {
  expect(access({ ...user('ROLE_ADMIN'), ...key('backoffice') }, 'orders.write')).toBe(false);
});
