/**
 * Who may do what, in one table (ACCESS-04). A permission names a thing and an act; the roles
 * and the purposes of API keys beside it hold it. Employees hold theirs only within their own branches, a key within
 * its one branch.
 */
export const roles = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const;
export type Role = (typeof roles)[number];

/** What an API key is made for: the front desk's tablet, or whoever evaluates orders elsewhere. */
export const keyPurposes = ['frontdesk', 'backoffice'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

const everyStaff = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const;
const leads = ['ROLE_ADMIN', 'ROLE_MANAGER'] as const;
const admins = ['ROLE_ADMIN'] as const;

export const permissions = {
  'account.read': everyStaff,
  'account.write': everyStaff,
  // What every resource has that says nothing else.
  'resources.read': everyStaff,
  'resources.write': leads,
  'catalog.read': everyStaff,
  'catalog.write': leads,
  'images.read': everyStaff,
  'images.write': leads,
  'uploads.read': everyStaff,
  'uploads.write': leads,
  'orders.read': [...everyStaff, 'frontdesk', 'backoffice'],
  'orders.write': [...everyStaff, 'frontdesk'],
  'orders.archive': admins,
  'capacity.write': leads,
  'donatees.read': everyStaff,
  'donatees.write': leads,
  'customers.read': leads,
  'customers.write': admins,
  'payments.read': everyStaff,
  'payments.refund': leads,
  'messages.read': everyStaff,
  'messages.write': everyStaff,
  'payment-providers.read': admins,
  'payment-providers.write': admins,
  'users.read': admins,
  'users.write': admins,
  'external-users.read': leads,
  'external-users.write': leads,
  'api-keys.read': admins,
  'api-keys.write': admins,
  'config.read': admins,
  'config.write': admins,
  'logs.read': admins,
  'operations.read': admins,
  'operations.write': admins,
  'devices.read': everyStaff,
  'devices.write': leads,
  // A page that stands at the counter: it beats, and says which orders it got, showed, and somebody saw.
  'devices.attend': [...everyStaff, 'frontdesk'],
  'push.receive': [...everyStaff, 'frontdesk'],
} as const satisfies Record<string, readonly (Role | KeyPurpose)[]>;
export type Permission = keyof typeof permissions;

/** Roles that see and touch only the branches listed on their user. */
export const branchBound: readonly Role[] = ['ROLE_EMPLOYEE'];

/** Who asks, as the gateway found out. With neither a user nor a key it is a guest. */
export type Caller = {
  tenant: string;
  key?: { id: string; name: string; purpose: KeyPurpose; branch: string };
  user?: { id: string; name: string; roles: readonly Role[]; branches: readonly string[] };
};

/** `true`: everything of the tenant; `false`: nothing; otherwise only rows of these branches. */
export type Access = true | false | { branches: readonly string[] };

export function access(caller: Caller, permission: Permission): Access {
  const holders: readonly (Role | KeyPurpose)[] = permissions[permission];
  if (caller.key) return holders.includes(caller.key.purpose) && { branches: [caller.key.branch] };
  const held = (caller.user?.roles ?? []).filter((role) => holders.includes(role));
  if (held.length === 0) return false;
  return held.every((role) => branchBound.includes(role)) ? { branches: caller.user?.branches ?? [] } : true;
}
