/**
 * Who may do what, in one table (spec 000 section 6, RULINGS "HTTP"). A permission names a thing and an act; the roles
 * beside it hold it. Employees hold theirs only within their own branches.
 */
export const roles = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const;
export type Role = (typeof roles)[number];

const everyStaff = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const;
const leads = ['ROLE_ADMIN', 'ROLE_MANAGER'] as const;
const admins = ['ROLE_ADMIN'] as const;

export const permissions = {
  'account.read': everyStaff,
  'account.write': everyStaff,
  'catalog.read': everyStaff,
  'catalog.write': leads,
  'images.read': everyStaff,
  'images.write': leads,
  'orders.read': everyStaff,
  'orders.write': everyStaff,
  'users.read': admins,
  'users.write': admins,
  'config.read': admins,
  'config.write': admins,
  'logs.read': admins,
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

/** Roles that see and touch only the branches listed on their user. */
export const branchBound: readonly Role[] = ['ROLE_EMPLOYEE'];

/** Who asks, as the gateway found out. Without a user it is a guest. */
export type Caller = {
  tenant: string;
  user?: { id: string; name: string; roles: readonly Role[]; branches: readonly string[] };
};

/** `true`: everything of the tenant; `false`: nothing; otherwise only rows of these branches. */
export type Access = true | false | { branches: readonly string[] };

export function access(caller: Caller, permission: Permission): Access {
  const held = (permissions[permission] as readonly Role[]).filter((role) => caller.user?.roles.includes(role));
  if (held.length === 0) return false;
  return held.every((role) => branchBound.includes(role)) ? { branches: caller.user?.branches ?? [] } : true;
}
