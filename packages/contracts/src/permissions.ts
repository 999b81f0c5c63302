/**
 * Permissions in two tables (ACCESS-04). A permission combines an entity and an action, and lists the roles that hold
 * it with their scope. A purpose of API keys lists the permissions of its keys.
 */
export const roles = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE', 'ROLE_EDITOR'] as const;
export type Role = (typeof roles)[number];

/** Whether these roles lead others; employees and editors do not. */
export const isLead = (held: readonly Role[]): boolean =>
  held.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_MANAGER');

/** Whether these people lead every branch: administrators, and managers without branches (ACCESS-14). */
export const leadsAllBranches = (roles: readonly Role[], branches: readonly unknown[]): boolean =>
  roles.includes('ROLE_ADMIN') || (roles.includes('ROLE_MANAGER') && branches.length === 0);

/** Scope of a role: all rows of the tenant, those of the user's branches, or the user's own. */
export type Reach = 'all' | 'branches' | 'own';
/** Several scopes are combined: an additional role never removes access. */
export type Held = Readonly<Partial<Record<Role, Reach | readonly Reach[]>>>;

const admins = { ROLE_ADMIN: 'all' } as const satisfies Held;
const leads = { ...admins, ROLE_MANAGER: 'all' } as const satisfies Held;
const everyStaff = { ...leads, ROLE_EMPLOYEE: 'branches' } as const satisfies Held;
/** Editors write and publish the website; they see nothing of orders, catalog and people (ACCESS-13). */
const editors = { ...leads, ROLE_EDITOR: 'all' } as const satisfies Held;
/** All who have an account. */
const everyone = { ...everyStaff, ROLE_EDITOR: 'all' } as const satisfies Held;
/** Data that belongs to a person: visible to that person, the managers of their branch, and admins. */
const perPerson = {
  ROLE_ADMIN: 'all',
  ROLE_MANAGER: ['branches', 'own'],
  ROLE_EMPLOYEE: 'own',
} as const satisfies Held;

const perBranchOrPerson = { ...leads, ROLE_EMPLOYEE: ['branches', 'own'] } as const satisfies Held;

/** Actions that everyone may do only for themselves. */
const oneself = { ROLE_ADMIN: 'own', ROLE_MANAGER: 'own', ROLE_EMPLOYEE: 'own' } as const satisfies Held;

/** Data of a branch, visible to its managers and to admins only. */
const branchLeads = { ROLE_ADMIN: 'all', ROLE_MANAGER: 'branches' } as const satisfies Held;

export const permissions = {
  'account.read': everyone,
  'account.write': everyone,
  // Defaults of resources.
  'resources.read': everyStaff,
  'resources.write': leads,
  // Pages, posts, projects and everything else of the website. Writing includes publishing.
  'content.read': everyone,
  'content.write': editors,
  // Drafts of pages; publishing needs `content.write`.
  'sites.draft': { ...editors, ROLE_EMPLOYEE: 'all' },
  // Defaults of resources whose rows belong to people.
  'own.read': perPerson,
  'own.write': perPerson,
  // Permanent deletion of entries in any bin.
  'bin.purge': admins,
  'catalog.read': everyStaff,
  'catalog.write': leads,
  // Proposals of the AI: everyone sees their own jobs, administrators all.
  'ai.use': { ROLE_ADMIN: 'all', ROLE_MANAGER: 'own', ROLE_EDITOR: 'own' },
  'ai-settings.read': admins,
  'ai-settings.write': admins,
  'images.read': everyone,
  'images.write': editors,
  'uploads.read': everyone,
  'uploads.write': editors,
  // Open and recently finished orders, without the history.
  'orders.attend': everyStaff,
  'orders.read': everyStaff,
  'orders.write': everyStaff,
  'orders.archive': admins,
  'capacity.write': leads,
  // Reservations of tables in one's branches.
  'reservations.read': everyStaff,
  'reservations.write': everyStaff,
  // Day closes: managers of the branch.
  'day-closes.read': branchLeads,
  'day-closes.write': branchLeads,
  // Accounts of the tax adviser, with which day closes are exported as bookings.
  'booking-accounts.read': admins,
  'booking-accounts.write': admins,
  // Receipts for the signer of a branch. People read them; a till answers with its own key.
  'fiscal-receipts.read': branchLeads,
  'fiscal-receipts.sign': admins,
  // Gift cards: the team sells and looks up those of its branches; managers block and correct them.
  'gift-cards.read': everyStaff,
  'gift-cards.sell': everyStaff,
  'gift-cards.write': leads,
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
  // Webhooks and what was sent to them, which contains data of guests.
  'webhooks.read': admins,
  'webhooks.write': admins,
  'config.read': admins,
  'config.write': admins,
  'logs.read': admins,
  'statistics.read': leads,
  // What visitors sent by forms of the website.
  'form-messages.read': leads,
  'form-messages.write': leads,
  'leads.read': leads,
  'leads.write': leads,
  'operations.read': admins,
  'operations.write': admins,
  'devices.read': everyStaff,
  'devices.write': leads,
  'signage.read': everyStaff,
  'signage.write': leads,
  // Commands to the TVs of one's branches.
  'signage.command': everyStaff,
  // Page at the counter: sends heartbeats and reports which orders were received, shown and seen.
  'devices.attend': everyStaff,
  'push.receive': everyStaff,
  // Working times (TIME-10): everyone sees their own; managers of the branch correct them.
  'working-times.read': perPerson,
  'working-times.write': branchLeads,
  'working-statistics.read': branchLeads,
  // Punching on a personal device: only for oneself.
  'own-time.write': oneself,
  // Hourly wages and the cost of plans. Admins only, because wages can be calculated from the cost.
  'wages.read': admins,
  'wages.write': admins,
  // Absences: everyone requests their own; managers of the branch enter those of others.
  'absences.write': perPerson,
  // Corrections of one's own times: managers of the branch decide.
  'correction-requests.write': perPerson,
  // Shift swaps: the colleague agrees, and the managers of the branch decide.
  'shift-swaps.write': perPerson,
  'terminals.read': branchLeads,
  'terminals.write': branchLeads,
  // Tasks of one's branches and one's own. Tasks without a branch belong to managers and assignees.
  'tasks.read': perBranchOrPerson,
  'tasks.write': perBranchOrPerson,
} as const satisfies Record<string, Held>;
export type Permission = keyof typeof permissions;

type Purpose = {
  /** Short German name, for lists. */
  name: string;
  /** Label for the selection when staff create a key. */
  label: string;
  /** Permissions of a key of this purpose, within its branch. */
  permissions: readonly Permission[];
  /** Start address for the owner of the key; branch and key are appended, except for a till. */
  address: string;
};

/**
 * Purposes of API keys. The choices in the back office, contracts and OpenAPI, and the granted access, are derived from
 * this table.
 */
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
  fiscal: {
    name: 'Kasse',
    label: 'Kasse: Belege abholen und signieren',
    permissions: ['fiscal-receipts.read', 'fiscal-receipts.sign'],
    address: '/api/fiscal-receipts',
  },
} as const satisfies Record<string, Purpose>;
export type KeyPurpose = keyof typeof keyPurposes;
export const keyPurposeNames = Object.keys(keyPurposes) as KeyPurpose[];

type Scope = {
  /** German label for the choice when a user creates a token. */
  label: string;
  permissions: readonly Permission[];
};

/**
 * Scopes of personal API tokens (ACCESS-16): a token may do what its scopes and the roles of its owner both allow. No
 * scope includes the account, users, keys and settings: a leaked token must not open more than it was made for.
 */
export const tokenScopes = {
  'orders.read': { label: 'Bestellungen lesen', permissions: ['orders.attend', 'orders.read'] },
  'orders.write': {
    label: 'Bestellungen lesen und bearbeiten',
    permissions: ['orders.attend', 'orders.read', 'orders.write'],
  },
  'catalog.read': { label: 'Filialen, Karten und Produkte lesen', permissions: ['catalog.read', 'resources.read'] },
  'catalog.write': {
    label: 'Filialen, Karten, Produkte und Bestand bearbeiten',
    permissions: ['catalog.read', 'catalog.write', 'resources.read', 'resources.write', 'capacity.write'],
  },
  'customers.read': { label: 'Kunden lesen', permissions: ['customers.read'] },
  'figures.read': {
    label: 'Statistik, Zahlungen und Tagesabschlüsse lesen',
    permissions: ['statistics.read', 'payments.read', 'day-closes.read', 'fiscal-receipts.read'],
  },
  'content.read': {
    label: 'Website und Medien lesen',
    permissions: ['content.read', 'images.read', 'uploads.read'],
  },
  'content.write': {
    label: 'Website und Medien bearbeiten',
    permissions: [
      ...['content.read', 'content.write', 'sites.draft', 'images.read', 'images.write', 'uploads.read'],
      'uploads.write',
    ] as Permission[],
  },
  'leads.read': { label: 'Leads und Anfragen lesen', permissions: ['leads.read', 'form-messages.read'] },
  'team.read': { label: 'Arbeitszeiten und Aufgaben lesen', permissions: ['working-times.read', 'tasks.read'] },
} as const satisfies Record<string, Scope>;
export type TokenScope = keyof typeof tokenScopes;
export const tokenScopeNames = Object.keys(tokenScopes) as TokenScope[];

const isInScope = (scopes: readonly TokenScope[], permission: Permission): boolean =>
  scopes.some((scope) => (tokenScopes[scope].permissions as readonly Permission[]).includes(permission));

export type Holder = Role | KeyPurpose;

export const holds = (holder: Holder, permission: Permission): boolean =>
  holder in keyPurposes
    ? (keyPurposes[holder as KeyPurpose].permissions as readonly Permission[]).includes(permission)
    : holder in permissions[permission];

/** Roles and key purposes that hold a permission, in table order. */
export const findHolders = (permission: Permission): Holder[] =>
  [...roles, ...keyPurposeNames].filter((holder) => holds(holder, permission));

/** All scopes with which a permission is held. */
export const reachesOf = (permission: Permission): Reach[] => [
  ...new Set(Object.values(permissions[permission] as Held).flat()),
];

/** The caller, as authenticated by the gateway. Without user and key it is a guest. */
export type Caller = {
  key?: { id: string; name: string; purpose: KeyPurpose; branch: string } | undefined;
  user?:
    | {
        id: string;
        name: string;
        roles: readonly Role[];
        branches: readonly string[];
        /** Set for a call with a personal API token. */
        scopes?: readonly TokenScope[] | undefined;
        /** Logged in without a required second step: only the own account is open (SESSION-17). */
        isHeldBack?: boolean | undefined;
      }
    | undefined;
};

/** Rows of one of these branches, and rows owned by this user. */
export type RowFilter = { branches?: readonly string[]; owner?: string };
/** `true`: everything of the tenant; `false`: nothing; otherwise only matching rows. */
export type Access = true | false | RowFilter;

export function access({ key, user }: Caller, permission: Permission): Access {
  if (key) return holds(key.purpose, permission) && { branches: [key.branch] };
  if (!user || (user.scopes && !isInScope(user.scopes, permission))) return false;
  if (user.isHeldBack && permission !== 'account.read' && permission !== 'account.write') return false;
  return resolveAccess(user, permissions[permission]);
}

/** The combined access of a user's roles. A manager without branches has access to all branches (ACCESS-14). */
export function resolveAccess({ id, roles, branches }: NonNullable<Caller['user']>, held: Held): Access {
  const reaches = roles.flatMap((role) => held[role] ?? []);
  if (reaches.length === 0) return false;
  const managed = [held.ROLE_MANAGER ?? []].flat();
  if (managed.includes('branches') && roles.includes('ROLE_MANAGER') && branches.length === 0) return true;
  if (reaches.includes('all')) return true;
  return { ...(reaches.includes('branches') && { branches }), ...(reaches.includes('own') && { owner: id }) };
}

/** Whether the access includes a row. A row without branch and owner matches no filter. */
export function isReached(
  access: Access,
  { branch = [], owner = [] }: { branch?: string | readonly string[]; owner?: string | readonly string[] },
): boolean {
  if (typeof access === 'boolean') return access;
  const [branches, people] = [[branch].flat(), [owner].flat()];
  return (
    branches.some((id) => access.branches?.includes(id)) ||
    (access.owner !== undefined && people.includes(access.owner))
  );
}

/** Accessible branches, for rows that belong only to a branch; null: all. */
export function accessibleBranches(access: Access): readonly string[] | null {
  if (typeof access === 'boolean') return access ? null : [];
  return access.branches ?? [];
}
