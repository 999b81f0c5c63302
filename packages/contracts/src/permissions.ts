/**
 * Who may do what, in two tables (ACCESS-04): a permission names a thing and an act, with the roles that hold it and how far
 * each of them reaches by it; a purpose of API keys names the permissions that it brings.
 */
export const roles = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const;
export type Role = (typeof roles)[number];

/** Which rows a role reaches: all of the business, those of the branches on its user, or those that belong to its user. */
export type Reach = 'all' | 'branches' | 'own';
/** Several reaches add up: no role takes away what another gives. */
export type Held = Readonly<Partial<Record<Role, Reach | readonly Reach[]>>>;

const admins = { ROLE_ADMIN: 'all' } as const satisfies Held;
const leads = { ...admins, ROLE_MANAGER: 'all' } as const satisfies Held;
const everyStaff = { ...leads, ROLE_EMPLOYEE: 'branches' } as const satisfies Held;
/** What belongs to one person: nobody sees others' but who leads their branch, and admins. */
const ofPeople = {
  ROLE_ADMIN: 'all',
  ROLE_MANAGER: ['branches', 'own'],
  ROLE_EMPLOYEE: 'own',
} as const satisfies Held;

const ofBranchesAndPeople = { ...leads, ROLE_EMPLOYEE: ['branches', 'own'] } as const satisfies Held;

/** What each does for themselves alone, whoever they are. */
const oneself = { ROLE_ADMIN: 'own', ROLE_MANAGER: 'own', ROLE_EMPLOYEE: 'own' } as const satisfies Held;

/** What a branch has for those who work there: whoever leads another one has no business with it. */
const branchLeads = { ROLE_ADMIN: 'all', ROLE_MANAGER: 'branches' } as const satisfies Held;

export const permissions = {
  'account.read': everyStaff,
  'account.write': everyStaff,
  // What every resource has that says nothing else.
  'resources.read': everyStaff,
  'resources.write': leads,
  // The same of a resource whose rows belong to people.
  'own.read': ofPeople,
  'own.write': ofPeople,
  // What waits in the bin of any kind is removed for good.
  'bin.purge': admins,
  'catalog.read': everyStaff,
  'catalog.write': leads,
  'images.read': everyStaff,
  'images.write': leads,
  'uploads.read': everyStaff,
  'uploads.write': leads,
  // What is open and what was just finished, but not the history.
  'orders.attend': everyStaff,
  'orders.read': everyStaff,
  'orders.write': everyStaff,
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
  'statistics.read': leads,
  'leads.read': leads,
  'leads.write': leads,
  'operations.read': admins,
  'operations.write': admins,
  'devices.read': everyStaff,
  'devices.write': leads,
  // A page that stands at the counter: it beats, and says which orders it got, showed, and somebody saw.
  'devices.attend': everyStaff,
  'push.receive': everyStaff,
  // When people work (TIME-10): everybody sees their own; what was stamped is put right by who leads the branch.
  'working-times.read': ofPeople,
  'working-times.write': branchLeads,
  'working-statistics.read': branchLeads,
  // That one comes and goes, by one's own device: nobody punches for somebody else there.
  'own-time.write': oneself,
  // What an hour of somebody's work costs, and so what a week does: from sums whoever plans it could reckon each wage.
  'wages.read': admins,
  'wages.write': admins,
  // Days off: everybody asks for their own; whoever leads the branch enters others'.
  'absences.write': ofPeople,
  // That one's own times are put right: whoever leads the branch decides.
  'correction-requests.write': ofPeople,
  // That a colleague does a shift of one's own: they agree, and whoever leads the branch decides.
  'shift-swaps.write': ofPeople,
  'terminals.read': branchLeads,
  'terminals.write': branchLeads,
  // Tasks of one's branches and one's own; those of no branch belong to who leads, and to who has to do them.
  'tasks.read': ofBranchesAndPeople,
  'tasks.write': ofBranchesAndPeople,
} as const satisfies Record<string, Held>;
export type Permission = keyof typeof permissions;

type Purpose = {
  /** One German word for it, in lists. */
  name: string;
  /** What staff choose by when they make a key. */
  label: string;
  /** What a key of this purpose may do within its one branch. */
  permissions: readonly Permission[];
  /** Where whoever holds the key begins: branch and key are written behind it. */
  address: string;
};

/** What API keys are made for. Their choice in the back office, in contracts and in OpenAPI, and what they open, follow. */
export const keyPurposes = {
  frontdesk: {
    name: 'Theke',
    label: 'Theke: offene Bestellungen sehen und bearbeiten',
    permissions: ['orders.attend', 'orders.write', 'devices.attend', 'push.receive'],
    address: '/frontdesk',
  },
  backoffice: {
    name: 'Backoffice',
    label: 'Backoffice: Bestellungen lesen',
    permissions: ['orders.attend', 'orders.read'],
    address: '/api/orders/backoffice',
  },
} as const satisfies Record<string, Purpose>;
export type KeyPurpose = keyof typeof keyPurposes;
export const keyPurposeNames = Object.keys(keyPurposes) as KeyPurpose[];

export type Holder = Role | KeyPurpose;

export const holds = (holder: Holder, permission: Permission): boolean =>
  holder in keyPurposes
    ? (keyPurposes[holder as KeyPurpose].permissions as readonly Permission[]).includes(permission)
    : holder in permissions[permission];

/** Roles and purposes of keys that hold a permission, in the order of the tables. */
export const holdersOf = (permission: Permission): Holder[] =>
  [...roles, ...keyPurposeNames].filter((holder) => holds(holder, permission));

/** How far whoever holds it reaches at most by a permission. */
export const reachesOf = (permission: Permission): Reach[] => [
  ...new Set(Object.values(permissions[permission] as Held).flat()),
];

/** Who asks, as the gateway found out. With neither a user nor a key it is a guest. */
export type Caller = {
  key?: { id: string; name: string; purpose: KeyPurpose; branch: string } | undefined;
  user?: { id: string; name: string; roles: readonly Role[]; branches: readonly string[] } | undefined;
};

/** Rows of one of these branches, and rows that belong to this user. */
export type RowFilter = { branches?: readonly string[]; owner?: string };
/** `true`: everything of the tenant; `false`: nothing; otherwise only these rows. */
export type Access = true | false | RowFilter;

export function access({ key, user }: Caller, permission: Permission): Access {
  if (key) return holds(key.purpose, permission) && { branches: [key.branch] };
  return user ? reachOf(user, permissions[permission]) : false;
}

/** What somebody's roles give together. */
export function reachOf({ id, roles, branches }: NonNullable<Caller['user']>, held: Held): Access {
  const reaches = roles.flatMap((role) => held[role] ?? []);
  if (reaches.length === 0) return false;
  if (reaches.includes('all')) return true;
  return { ...(reaches.includes('branches') && { branches }), ...(reaches.includes('own') && { owner: id }) };
}

/** Whether a row is one of those; whoever asks without saying what it belongs to reaches it by no filter. */
export function isReached(
  access: Access,
  { branch = [], owner = [] }: { branch?: string | readonly string[]; owner?: string | readonly string[] },
): boolean {
  if (typeof access === 'boolean') return access;
  const [of, people] = [[branch].flat(), [owner].flat()];
  return (
    of.some((id) => access.branches?.includes(id)) || (access.owner !== undefined && people.includes(access.owner))
  );
}

/** The branches whose rows are reached, for what belongs to nothing but a branch; null: all of them. */
export function branchesOf(access: Access): readonly string[] | null {
  if (typeof access === 'boolean') return access ? null : [];
  return access.branches ?? [];
}
