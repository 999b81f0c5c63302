/**
 * Test files that only `npm run test:all` runs, by the name that it takes (`npm run test:all -- chaos`). Every other
 * test file belongs to `npm test`.
 */
export const suites = {
  access: ['infra/e2e/journeys/access.journey.test.ts'],
  accounts: ['infra/e2e/journeys/accounts.journey.test.ts'],
  ai: ['infra/e2e/journeys/ai.journey.test.ts'],
  app: ['infra/e2e/journeys/app.journey.test.ts'],
  attack: [
    'infra/e2e/attack/attack.journey.test.ts',
    'infra/e2e/attack/attack-distributed.journey.test.ts',
    'infra/e2e/attack/one-address.journey.test.ts',
    'infra/e2e/attack/production.journey.test.ts',
  ],
  backup: ['infra/ops/backup/backup.int.test.ts'],
  builder: ['infra/e2e/journeys/builder.journey.test.ts'],
  bus: [
    'packages/kit/src/bus/conformance.int.test.ts',
    'packages/kit/src/bus/conformance-load.int.test.ts',
    'packages/kit/src/bus/conformance-restart.int.test.ts',
    'packages/kit/src/bus/conformance-inbox.int.test.ts',
    'packages/kit/src/bus/postgres/first-attempts.int.test.ts',
  ],
  chaos: [
    'infra/e2e/chaos/chaos.journey.test.ts',
    'infra/e2e/chaos/ai-killed.int.test.ts',
    'infra/e2e/chaos/content-killed.int.test.ts',
    'infra/e2e/chaos/embedded-killed.journey.test.ts',
  ],
  containers: [
    'infra/tools/containers/containers.journey.test.ts',
    'infra/tools/containers/deployment.journey.test.ts',
  ],
  dev: ['infra/tools/build/dev.journey.test.ts'],
  distributed: ['infra/e2e/journeys/first-order-distributed.journey.test.ts'],
  files: ['services/media/src/hostile-files.int.test.ts', 'services/media/src/images/drawings.int.test.ts'],
  flood: ['gateway/src/shares/shares-of-callers.int.test.ts', 'packages/kit/src/http/overload.int.test.ts'],
  frontdesk: ['infra/e2e/journeys/frontdesk.journey.test.ts'],
  load: ['infra/bench/load/load.int.test.ts'],
  operations: ['infra/e2e/journeys/operations.journey.test.ts'],
  orders: [
    'infra/e2e/journeys/order-types.journey.test.ts',
    'infra/e2e/journeys/order-cost.journey.test.ts',
    'infra/e2e/journeys/discounts.journey.test.ts',
    'infra/e2e/journeys/drivers.journey.test.ts',
    'infra/e2e/journeys/gift-cards.journey.test.ts',
    'infra/e2e/journeys/gift-cards-online.journey.test.ts',
    'infra/e2e/journeys/tables.journey.test.ts',
    'infra/e2e/journeys/table-payments.journey.test.ts',
    'infra/e2e/journeys/reservations.journey.test.ts',
    'infra/e2e/journeys/zones.journey.test.ts',
  ],
  painter: ['packages/painter/src/draw-dish.test.ts', 'infra/tools/painter/painted-files.test.ts'],
  planning: ['infra/e2e/journeys/planning.journey.test.ts'],
  prices: ['infra/e2e/journeys/prices/same-price.journey.test.ts'],
  'qr-codes': ['infra/e2e/journeys/qr-codes.journey.test.ts'],
  resources: ['infra/e2e/journeys/resources.journey.test.ts'],
  signage: [
    'infra/e2e/journeys/first-menu-board.journey.test.ts',
    'infra/e2e/journeys/signage.journey.test.ts',
    'infra/e2e/journeys/tv-hostile-files.journey.test.ts',
    'infra/e2e/journeys/tv-player.journey.test.ts',
  ],
  scaffold: ['infra/tools/scaffold/scaffold.int.test.ts'],
  screens: [
    'infra/e2e/journeys/staff-screens.journey.test.ts',
    'infra/e2e/journeys/awkward-content.journey.test.ts',
    'infra/e2e/journeys/screens.journey.test.ts',
  ],
  tenants: ['infra/ops/tenants/tenant-commands.int.test.ts'],
  upgrade: ['infra/tools/local/merge-databases.int.test.ts'],
  webhooks: ['infra/e2e/journeys/webhooks.journey.test.ts'],
} as const satisfies Record<string, readonly string[]>;

export type SuiteName = keyof typeof suites;

/** Files of a suite that `npm test` runs too, with fewer cases (`isFullRun`). */
export const sampled: readonly string[] = ['infra/e2e/attack/attack.journey.test.ts'];

/** The browser journeys of `npm test`; a new journey belongs to a suite. */
export const gateJourneys: readonly string[] = [
  'infra/e2e/journeys/first-order.journey.test.ts',
  'infra/e2e/journeys/product-choices.journey.test.ts',
  'infra/e2e/journeys/order-board.journey.test.ts',
  'infra/e2e/journeys/online-payment.journey.test.ts',
  'infra/e2e/journeys/website.journey.test.ts',
  'infra/e2e/journeys/terminal.journey.test.ts',
];

/** Files that `npm test` leaves to `npm run test:all`. */
export const leftToFullRun = (): string[] =>
  Object.values(suites).flatMap((files) => files.filter((file) => !sampled.includes(file)));

/**
 * Test files of the named suites; of every suite when no name is given.
 * @throws if a name is not a suite's
 */
export function filesOfSuites(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !(name in suites));
  if (unknown.length > 0)
    throw new Error(`Unknown suite: ${unknown.join(', ')}. Suites: ${Object.keys(suites).join(', ')}`);
  return names.flatMap((name) => suites[name as SuiteName]);
}
