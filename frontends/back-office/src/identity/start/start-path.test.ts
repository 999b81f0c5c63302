import { expect, test } from '@jest/globals';
import { holds, roles } from '@theke/contracts/permissions';
import { startPath } from './start-path.ts';

test('ACCESS-13: editors begin on the website, everybody else on the order board', () => {
  const starts = roles.map((role) => [role, startPath((permission) => holds(role, permission), true)]);
  expect(starts).toEqual([
    ['ROLE_ADMIN', '/orders'],
    ['ROLE_MANAGER', '/orders'],
    ['ROLE_EMPLOYEE', '/orders'],
    ['ROLE_EDITOR', '/sites'],
  ]);
  expect(startPath(() => false, true)).toBe('/account');
});

test('ACCESS-13: without a branch everybody who may see the website begins there', () => {
  const starts = roles.map((role) => startPath((permission) => holds(role, permission), false));
  expect(starts).toEqual(roles.map((role) => (holds(role, 'content.read') ? '/sites' : '/orders')));
  expect(startPath(() => false, false)).toBe('/account');
});
