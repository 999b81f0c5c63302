// Every advisory lock of the platform. Their keys are one space for a whole database, which in an embedded platform all services share: what is not
// in this file may meet another service's lock. PostgreSQL keeps keys of one bigint and keys of two ints (class, key) apart.

/** Locks that belong to no tenant. The numbers never change, because two releases run side by side during an update. */
export const lockNumbers = {
  /** bigint, by itself on the server and plus `ownSchemaNumber` in a database: who makes databases, roles and tables. */
  provisioning: 7_437_001,
  /** bigint, plus `ownSchemaNumber`: the replica that hands over the outbox. */
  relay: 7_437_002,
  /** Class, with the number of a process of the embedded bus: it lives. */
  busProcess: 7_437_003,
  /** Class, with the hash of a job's name: a replica runs it. */
  job: 7_437_004,
  /** bigint: who makes the tables of the embedded bus. */
  busTables: 7_437_005,
  /** bigint: the test that makes a template of a service's database. */
  testTemplate: 7_437_006,
} as const;

/** Locks of a tenant, by what they are held for; `tenantLock` hashes the name with the tenant and the ids behind it. */
export const tenantLocks = {
  resource: 'kit: changes of a resource that depend on its other entities; schema and table',
  timer: 'kit: who sets a timer that there is once; name and subject',
  order: 'analytics: counting an order; also in its migration 0017',
  step_week: 'analytics: summing the steps of weeks, shared by who writes visits',
  message: 'notifications: messages to a recipient, which are counted',
  unpaid: 'ordering: unpaid orders of a network',
  upload: 'media: uploads of a network',
  times: 'time-tracking: working times of a person',
  plan: 'time-tracking: shifts of a branch',
  'task board': 'time-tracking: order of the tasks',
} as const satisfies Record<string, string>;

/** SQL of the key. @param ids SQL of what tells this tenant's locks of that name apart */
export const tenantLock = (name: keyof typeof tenantLocks, ...ids: readonly string[]): string =>
  `hashtextextended(${[`tenant_of_session() || ' ${name}'`, ...ids].join(" || ' ' || ")}, 0)`;
