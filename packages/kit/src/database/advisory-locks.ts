// Every advisory lock of the platform. Keys are shared by a whole database, and in the embedded layout all services use
// one database: a key not listed here may collide with another service's. PostgreSQL separates keys of one bigint from
// keys of two ints (class, key).

/** Locks that belong to no tenant. The numbers never change, because two releases run side by side during an update. */
export const lockNumbers = {
  /** bigint, alone on the server, and plus `ownSchemaNumber` in a database: creates databases, roles and tables. */
  provisioning: 7_437_001,
  /** bigint, plus `ownSchemaNumber`: the replica that publishes the outbox. */
  relay: 7_437_002,
  /** Class, with the number of a process of the embedded bus: held while it is alive. */
  busProcess: 7_437_003,
  /** Class, with the hash of a job's name: held by the replica that runs it. */
  job: 7_437_004,
  /** bigint: creates the tables of the embedded bus. */
  busTables: 7_437_005,
  /** bigint: the test that creates a template of a service's database. */
  testTemplate: 7_437_006,
} as const;

/** Locks per tenant, by purpose; `tenantLock` hashes the name with the tenant and the ids appended to it. */
export const tenantLocks = {
  resource: 'kit: changes of a resource that depend on its other entities; schema and table',
  timer: 'kit: who sets a timer that there is once; name and subject',
  order: 'analytics: counting an order; also in its migration 0017',
  step_week: 'analytics: summing the steps of weeks, shared by who writes visits',
  message: 'notifications: messages to a recipient, which are counted',
  'customer import': 'ordering: imports of customers',
  'address import': 'ordering: imports of address lists',
  unpaid: 'ordering: unpaid orders of a network',
  upload: 'media: uploads of a network',
  times: 'time-tracking: working times of a person',
  plan: 'time-tracking: shifts of a branch',
  'task board': 'time-tracking: order of the tasks',
} as const satisfies Record<string, string>;

/** SQL of the lock key. @param ids SQL expressions that distinguish locks of this name within the tenant */
export const tenantLock = (name: keyof typeof tenantLocks, ...ids: readonly string[]): string =>
  `hashtextextended(${[`tenant_of_session() || ' ${name}'`, ...ids].join(" || ' ' || ")}, 0)`;
