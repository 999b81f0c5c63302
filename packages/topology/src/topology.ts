/**
 * The one page that declares every service: where it listens in the distributed layout, which API paths it answers and
 * which events its work queue receives. The gateway's map, the local supervisor and the tests read it.
 */
export const services = {
  identity: {
    port: 7101,
    api: ['users', 'external-users', 'api-keys', 'config', 'logs'],
    // The audit trail hears everything.
    hears: ['*'],
  },
  catalog: {
    port: 7102,
    api: ['divisions', 'branches', 'departments', 'menus', 'categories', 'tags', 'products', 'tables'],
    hears: [],
  },
  media: {
    port: 7103,
    api: ['images', 'uploads', 'fonts'],
    // Keeps the uploads that an order names.
    hears: ['ordering.order-placed.v1', 'ordering.customer-erased.v1'],
  },
  ordering: {
    port: 7104,
    api: ['orders', 'stock', 'slot-limits', 'capacity', 'customers', 'donatees'],
    hears: [
      'catalog.branch-changed.v1',
      'catalog.branch-deleted.v1',
      'catalog.menu-changed.v1',
      'catalog.menu-deleted.v1',
      'catalog.category-changed.v1',
      'catalog.category-deleted.v1',
      'catalog.product-changed.v1',
      'catalog.product-deleted.v1',
      'catalog.table-changed.v1',
      'catalog.table-deleted.v1',
      'media.upload-stored.v1',
      'identity.config-changed.v1',
      'payments.payment-succeeded.v1',
      'payments.payment-failed.v1',
      'payments.payment-refunded.v1',
      'notifications.order-unseen.v1',
    ],
  },
  payments: {
    port: 7105,
    api: ['payments', 'payment-providers'],
    hears: [
      'ordering.payment-due.v1',
      'ordering.order-failed.v1',
      'ordering.order-rejected.v1',
      'ordering.order-canceled.v1',
      'ordering.order-changed.v1',
      'ordering.payment-check-requested.v1',
    ],
  },
  notifications: {
    port: 7106,
    api: ['messages', 'devices', 'receipts', 'push'],
    hears: [
      'identity.user-changed.v1',
      'identity.user-deleted.v1',
      'identity.api-key-changed.v1',
      'identity.api-key-deleted.v1',
      'catalog.branch-changed.v1',
      'catalog.branch-deleted.v1',
      'identity.config-changed.v1',
      'identity.tenant-changed.v1',
      'payments.payment-refunded.v1',
      'ordering.customer-erased.v1',
      'ordering.new-order-message-requested.v1',
      'ordering.payment-due.v1',
      'ordering.order-placed.v1',
      'ordering.order-changed.v1',
      'ordering.order-confirmed.v1',
      'ordering.counter-appointment-proposed.v1',
      'ordering.order-rejected.v1',
      'ordering.order-canceled.v1',
      'ordering.order-failed.v1',
      'ordering.order-handed-out.v1',
      'ordering.order-delivered.v1',
      'ordering.order-completed.v1',
      'ordering.receipt-requested.v1',
    ],
  },
} as const satisfies Record<string, { port: number; api: readonly string[]; hears: readonly string[] }>;

export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as readonly ServiceName[];

/** Variable that tells the gateway where a service answers: `ORDERING_URL`. */
export const addressVariable = (service: string): string => `${service.toUpperCase().replaceAll('-', '_')}_URL`;

/** Service name -> the event types that its work queue receives. */
export const workQueues: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(services)
    .filter(([, service]) => service.hears.length > 0)
    .map(([name, service]) => [name, service.hears]),
);

/** Federated micro-frontends: the folder under `frontends/`, and the path prefix of the documents that load it. */
export const remotes = { storefront: '/', 'back-office': '/backend' } as const;

/** First path segment under `/api` -> the service that answers. */
export const apiMap: Readonly<Record<string, ServiceName>> = Object.fromEntries(
  Object.entries(services).flatMap(([name, service]) => service.api.map((segment) => [segment, name as ServiceName])),
);
