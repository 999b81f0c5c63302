import { contracts } from '@theke/contracts/contracts';
import { pathTemplate } from '@theke/contracts/endpoint';
import {
  type Held,
  holds,
  keyPurposeNames,
  keyPurposes,
  type Permission,
  permissions,
  type Reach,
  type Role,
  roles,
} from '@theke/contracts/permissions';

const roleNames: Record<Role, string> = {
  ROLE_ADMIN: 'Administration',
  ROLE_MANAGER: 'Leitung',
  ROLE_EMPLOYEE: 'Team',
  ROLE_EDITOR: 'Redaktion',
};
const reachTexts: Record<Reach, string> = { all: 'all', branches: 'own branches', own: 'own' };

const reachText = (permission: Permission, role: Role): string => {
  const reaches = [(permissions[permission] as Held)[role] ?? []].flat();
  return reaches.length === 0 ? '–' : reaches.map((reach) => reachTexts[reach]).join(' and ');
};

const names = Object.keys(permissions) as Permission[];

/** Endpoints by permission, as "GET /api/orders". */
const endpointsByPermission = Map.groupBy(
  contracts.flatMap(({ endpoints }) => endpoints),
  ({ needs }) => needs as string,
);

const cells = (permission: Permission): string[] => [
  `\`${permission}\``,
  ...roles.map((role) => reachText(permission, role)),
  ...keyPurposeNames.map((purpose) => (holds(purpose, permission) ? 'its branch' : '–')),
];
const row = (permission: Permission): string =>
  [...cells(permission), String(endpointsByPermission.get(permission)?.length ?? 0)].join(' | ');

const holderNames = [
  ...roles.map((role) => roleNames[role]),
  ...keyPurposeNames.map((purpose) => `key: ${keyPurposes[purpose].name}`),
];
const introduction = (command: string): string[] => [
  '# Permissions',
  '',
  `Written by \`${command}\` from \`packages/contracts/src/permissions.ts\`: do not edit. A cell tells with which data a`,
  'role holds a permission. Managers without branches lead all of them (ACCESS-14). Keys reach their own branch.',
  '',
];

/** docs/permissions.md: what each role and each kind of API key may do, and with which data. Committed. */
export const permissionTable = (): string =>
  [
    ...introduction('npm run indexes'),
    '`npm run docs` writes the endpoints of each permission to `docs/generated/permissions.md`.',
    '',
    `| permission | ${holderNames.join(' | ')} |`,
    `|${'---|'.repeat(holderNames.length + 1)}`,
    ...names.map((permission) => `| ${cells(permission).join(' | ')} |`),
    '',
  ].join('\n');

/** docs/generated/permissions.md: the same with the endpoints of each permission. */
export const permissionPage = (): string =>
  [
    ...introduction('npm run docs'),
    `| permission | ${holderNames.join(' | ')} | endpoints |`,
    `|${'---|'.repeat(holderNames.length + 2)}`,
    ...names.map((permission) => `| ${row(permission)} |`),
    '',
    '## Endpoints by permission',
    '',
    ...names.flatMap((permission) => {
      const endpoints = endpointsByPermission.get(permission) ?? [];
      if (endpoints.length === 0) return [];
      return [
        `### \`${permission}\``,
        '',
        ...endpoints.map((one) => `- \`${one.method} /api${pathTemplate(one)}\`: ${one.summary}`),
        '',
      ];
    }),
  ].join('\n');
