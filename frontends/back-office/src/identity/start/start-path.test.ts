import { expect, test } from '@jest/globals';
import { holds, roles } from '@theke/contracts/permissions';
import { startPath } from './start-path.ts';

test('ACCESS-13: editors begin on the website, everybody else on the order board', () => {
  const starts = roles.map((role) => [role, startPath((permission) => holds(role, permission))]);
  expect(starts).toEqual([
    ['ROLE_ADMIN', '/orders'],
    ['ROLE_MANAGER', '/orders'],
    ['ROLE_EMPLOYEE', '/orders'],
    ['ROLE_EDITOR', '/sites'],
  ]);
  expect(startPath(() => false)).toBe('/account');
});
