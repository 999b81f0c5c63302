import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  access,
  accessibleBranches,
  type Caller,
  findHolders,
  type Held,
  isLead,
  isReached,
  type KeyPurpose,
  keyPurposeNames,
  keyPurposes,
  leadsAllBranches,
  type Permission,
  permissions,
  type Reach,
  type Role,
  resolveAccess,
  roles,
  type TokenScope,
  tokenScopeNames,
  tokenScopes,
} from './permissions.ts';
import { serviceContracts } from './service-contracts.ts';

const user = (...roles: Role[]): Caller => ({
  user: { id: 'u', name: 'Dora Huber', roles, branches: ['own'] },
});
const key = (purpose: KeyPurpose): Caller => ({ key: { id: 'k', name: 'Tablet', purpose, branch: 'own' } });
const ownBranch = { branches: ['own'] };

// ACCESS-05
test('restricts employees and keys to their branches, but not admins and managers', () => {
  expect(access(user('ROLE_ADMIN'), 'orders.write')).toBe(true);
  expect(access(user('ROLE_MANAGER', 'ROLE_EMPLOYEE'), 'orders.write')).toBe(true);
  expect(access(user('ROLE_EMPLOYEE'), 'orders.write')).toEqual(ownBranch);
  expect(access(key('frontdesk'), 'orders.write')).toEqual(ownBranch);
});

// ACCESS-09
test('grants a key only the permissions of its purpose', () => {
  expect(access(key('backoffice'), 'orders.read')).toEqual(ownBranch);
  expect(access(key('backoffice'), 'orders.write')).toBe(false);
  // Security finding L14
  expect(access(key('frontdesk'), 'orders.read')).toBe(false);
  for (const purpose of keyPurposeNames)
    for (const permission of ['account.read', 'catalog.read', 'users.read', 'api-keys.read', 'logs.read'] as const)
      expect(access(key(purpose), permission)).toBe(false);
});

// ACCESS-04
test('lets only admins manage keys and grants guests nothing', () => {
  expect(access(user('ROLE_ADMIN'), 'api-keys.write')).toBe(true);
  expect(access(user('ROLE_MANAGER'), 'api-keys.read')).toBe(false);
  expect(access({}, 'orders.read')).toBe(false);
});

// SESSION-17
test('a held-back session opens the own account and nothing else', () => {
  const { user: admin } = user('ROLE_ADMIN');
  const held: Caller = { user: admin && { ...admin, isHeldBack: true } };
  for (const permission of Object.keys(permissions) as Permission[])
    expect(access(held, permission)).toBe(permission === 'account.read' || permission === 'account.write');
});

// ACCESS-16
test('a token may do what its scopes and the roles of its owner both allow', () => {
  const scoped = (scopes: TokenScope[], ...held: Role[]): Caller => {
    const { user: owner } = user(...held);
    return { user: owner && { ...owner, scopes } };
  };
  for (const permission of Object.keys(permissions) as Permission[])
    for (const scope of tokenScopeNames)
      for (const role of roles) {
        const isIn = (tokenScopes[scope].permissions as readonly Permission[]).includes(permission);
        expect(access(scoped([scope], role), permission)).toEqual(isIn && access(user(role), permission));
      }
  expect(access(scoped([], 'ROLE_ADMIN'), 'orders.read')).toBe(false);
});

// ACCESS-16
test('no scope opens accounts, users, keys, settings or the audit log', () => {
  const open = new Set(Object.values(tokenScopes).flatMap((scope) => scope.permissions as readonly Permission[]));
  const closed = (Object.keys(permissions) as Permission[]).filter((permission) =>
    /^(account|users|external-users|api-keys|config|logs|payment-providers|ai|ai-settings|operations|wages|bin)\./.test(
      permission,
    ),
  );
  expect(closed.length).toBeGreaterThan(15);
  expect(closed.filter((permission) => open.has(permission))).toEqual([]);
});

test('ignores the user if the request has a key', () => {
  expect(access({ ...user('ROLE_ADMIN'), ...key('backoffice') }, 'orders.write')).toBe(false);
});

test('grants a new key purpose its listed permissions within its branch', () => {
  for (const purpose of keyPurposeNames)
    for (const permission of keyPurposes[purpose].permissions) {
      expect(access(key(purpose), permission)).toEqual(ownBranch);
      expect(findHolders(permission)).toContain(purpose);
    }
  expect(findHolders('orders.write')).toEqual(['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE', 'frontdesk']);
});

test('lets people, the managers of their branch and admins read personal data', () => {
  expect(access(user('ROLE_EMPLOYEE'), 'own.read')).toEqual({ owner: 'u' });
  expect(access(user('ROLE_MANAGER'), 'own.read')).toEqual({ branches: ['own'], owner: 'u' });
  expect(access(user('ROLE_ADMIN', 'ROLE_EMPLOYEE'), 'own.read')).toBe(true);
  expect(access(key('frontdesk'), 'own.read')).toBe(false);
});

// ACCESS-13
test('lets editors work on website and media only, and lead nobody', () => {
  const held = (Object.keys(permissions) as Permission[]).filter((one) => access(user('ROLE_EDITOR'), one) !== false);
  const areas = [...new Set(held.map((permission) => permission.split('.')[0]))];
  expect(
    areas.filter((area) => !['account', 'ai', 'content', 'sites', 'images', 'uploads'].includes(`${area}`)),
  ).toEqual([]);
  // Their own jobs of the AI.
  for (const permission of held.filter((one) => !one.startsWith('account') && one !== 'ai.use'))
    expect([permission, access(user('ROLE_EDITOR'), permission)]).toEqual([permission, true]);
  // Everything that employees or managers may do on the website.
  const onWebsite = serviceContracts
    .filter(({ service }) => service === 'content')
    .flatMap(({ endpoints }) => Object.values(endpoints))
    // Administrators purge bins; received messages are personal data.
    .filter(({ needs }) => needs in permissions && needs !== 'bin.purge' && !`${needs}`.startsWith('form-messages'));
  expect(onWebsite.length).toBeGreaterThan(60);
  const refused = onWebsite.filter(({ needs }) => access(user('ROLE_EDITOR'), needs as Permission) !== true);
  expect(refused.map(({ name }) => name)).toEqual([]);
  expect(
    [['ROLE_EDITOR'], ['ROLE_EMPLOYEE', 'ROLE_EDITOR'], ['ROLE_EDITOR', 'ROLE_MANAGER']].map((all) =>
      isLead(all as Role[]),
    ),
  ).toEqual([false, false, true]);
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

test('grants access to a row exactly if one of the roles does, for any table', () => {
  fc.assert(
    fc.property(somebody, held, row, (who, table, { branch, owner }) => {
      const byRole = who.roles.some((role) =>
        [table[role] ?? []]
          .flat()
          .some(
            (far) =>
              far === 'all' ||
              (far === 'branches' &&
                ((role === 'ROLE_MANAGER' && who.branches.length === 0) ||
                  branch.some((one) => who.branches.includes(one)))) ||
              (far === 'own' && owner.includes(who.id)),
          ),
      );
      expect(isReached(resolveAccess(who, table), { branch, owner })).toBe(byRole);
    }),
  );
});

test('never removes access by an additional role', () => {
  fc.assert(
    fc.property(somebody, fc.constantFrom(...roles), held, row, (who, more, table, one) => {
      if (isReached(resolveAccess(who, table), one))
        expect(isReached(resolveAccess({ ...who, roles: [...who.roles, more] }, table), one)).toBe(true);
    }),
  );
});

// ACCESS-14
test('lets managers without branches reach what administrators reach of branches, and employees nothing', () => {
  const without = (...roles: Role[]): Caller => ({ user: { id: 'u', name: '', roles, branches: [] } });
  const leading = (Object.keys(permissions) as Permission[]).filter((one) =>
    [(permissions[one] as Held).ROLE_MANAGER ?? []].flat().includes('branches'),
  );
  expect(leading.length).toBeGreaterThan(8);
  for (const permission of leading) {
    expect([permission, access(without('ROLE_MANAGER'), permission)]).toEqual([permission, true]);
    expect([permission, access(without('ROLE_MANAGER', 'ROLE_EMPLOYEE'), permission)]).toEqual([permission, true]);
    expect(accessibleBranches(access(without('ROLE_EMPLOYEE'), permission))).toEqual([]);
    expect(accessibleBranches(access(user('ROLE_MANAGER'), permission))).toEqual(['own']);
  }
  fc.assert(
    fc.property(fc.subarray([...roles]), fc.subarray(branchIds), (held, branches) => {
      const granted = access({ user: { id: 'u', name: '', roles: held, branches } }, 'working-times.write');
      expect(leadsAllBranches(held, branches)).toBe(granted === true);
    }),
  );
});

test('grants no branch with a permission for own rows only', () => {
  expect(accessibleBranches(true)).toBeNull();
  for (const none of [false, { owner: 'u' }] as const) expect(accessibleBranches(none)).toEqual([]);
  expect(accessibleBranches({ branches: ['own'], owner: 'u' })).toEqual(['own']);
  expect(isReached({ owner: 'u' }, { branch: 'own' })).toBe(false);
});
