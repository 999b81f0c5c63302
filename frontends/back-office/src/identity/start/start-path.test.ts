import { expect, test } from '@jest/globals';
import { holds, type Role, roles } from '@theke/contracts/permissions';
import { startPath } from './start-path.ts';

const startOf = (role: Role, hasBranches: boolean, isNew = false) =>
  startPath({ roles: [role], may: (permission) => holds(role, permission), hasBranches, isNew });

test('ACCESS-15: leads begin on the overview, the team on the order board, editors on the website', () =>
  expect(roles.map((role) => [role, startOf(role, true)])).toEqual([
    ['ROLE_ADMIN', '/today'],
    ['ROLE_MANAGER', '/today'],
    ['ROLE_EMPLOYEE', '/orders'],
    ['ROLE_EDITOR', '/sites'],
  ]));

test('ACCESS-15: without a branch everyone who may change the website begins there, the others with their time', () =>
  expect(roles.map((role) => [role, startOf(role, false)])).toEqual([
    ['ROLE_ADMIN', '/sites'],
    ['ROLE_MANAGER', '/sites'],
    ['ROLE_EMPLOYEE', '/my-time'],
    ['ROLE_EDITOR', '/sites'],
  ]));

test('ACCESS-15: in a new business leads begin with its checklist', () =>
  expect(roles.map((role) => startOf(role, false, true))).toEqual(['/setup', '/setup', '/my-time', '/sites']));

test('an account without permissions begins on its own page', () =>
  expect(startPath({ roles: [], may: () => false, hasBranches: true, isNew: false })).toBe('/account'));
