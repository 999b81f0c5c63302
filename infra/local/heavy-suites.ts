import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.ts';
import { hashFiles } from './hash-files.ts';

/** Tests that take long and depend on little: they run when what they depend on differs from the last full run. */
export type HeavySuite = {
  name: string;
  /** Test files, relative to the root, that run where the inputs changed. */
  tests: readonly string[];
  /** Tests that run anyway, and do more where the inputs changed (`isInFull`). */
  fullerTests?: readonly string[];
  /** Globs of the files that decide their outcome. Of tests among them only the suite's own do. */
  inputs: readonly string[];
};

/** What has to pass so that a suite is proved. */
export const testsOf = ({ tests, fullerTests = [] }: Omit<HeavySuite, 'name'>): readonly string[] => [
  ...tests,
  ...fullerTests,
];

const bus = [
  'packages/kit/src/bus/**',
  'packages/kit/src/events/**',
  'packages/kit/testing/**',
  'packages/kit/migrations/**',
];
const journeys = ['infra/journey/*.ts', 'infra/local/*.ts'];
const servers = ['packages/local-servers/**', 'package-lock.json'];

export const heavySuites: readonly HeavySuite[] = [
  {
    name: 'scaffold',
    tests: ['infra/scaffold/scaffold.int.test.ts'],
    inputs: [
      'infra/scaffold/**',
      'infra/catalogues/**',
      'packages/contracts/src/*.ts',
      'packages/topology/src/**',
      'packages/kit/src/*.ts',
      'packages/kit/src/{resource,database,http,jobs}/**',
      'packages/kit/testing/*.ts',
      'packages/admin/src/resources/**',
      'infra/attack/*.ts',
      'architecture.test.ts',
      'package-lock.json',
    ],
  },
  {
    name: 'bus',
    tests: [
      'packages/kit/src/bus/conformance.int.test.ts',
      'packages/kit/src/bus/conformance-load.int.test.ts',
      'packages/kit/src/bus/conformance-restart.int.test.ts',
      'packages/kit/src/bus/conformance-inbox.int.test.ts',
    ],
    inputs: [...bus, ...servers],
  },
  {
    name: 'backup',
    tests: ['infra/backup/backup.int.test.ts'],
    inputs: [
      'infra/backup/**',
      ...bus,
      'packages/kit/src/{database,documents,storage}/**',
      'services/*/migrations/**',
      ...servers,
    ],
  },
  {
    name: 'containers',
    tests: ['infra/containers/containers.journey.test.ts', 'infra/containers/deployment.journey.test.ts'],
    inputs: [
      'infra/containers/**',
      'infra/docker/**',
      'infra/k8s/**',
      'infra/rabbitmq/**',
      'infra/provision/**',
      'packages/kit/src/http/listen.ts',
      'infra/backup/**',
      'infra/tenants/**',
      'services/*/src/{main,config}.ts',
      'gateway/src/*.ts',
      'docker-compose.yml',
      ...servers,
    ],
  },
  {
    name: 'chaos',
    tests: [
      'infra/chaos/chaos.journey.test.ts',
      'infra/chaos/content-killed.int.test.ts',
      'infra/chaos/embedded-killed.journey.test.ts',
    ],
    inputs: [
      'infra/chaos/**',
      ...bus,
      'packages/kit/src/*.ts',
      'packages/kit/src/{documents,storage,resource}/**',
      'packages/kit/src/database/**',
      'services/*/{src,testing}/**',
      ...journeys,
      ...servers,
    ],
  },
  {
    // Every endpoint attacked and fed with nonsense: what decides is which there are, and what lies between them and the tables.
    name: 'attack',
    tests: ['infra/attack/attack.journey.test.ts'],
    inputs: [
      'infra/attack/**',
      'packages/contracts/src/**',
      'packages/kit/src/**',
      'gateway/src/**',
      'services/*/src/{service,config}.ts',
      'services/*/migrations/**',
      ...servers,
    ],
  },
  {
    name: 'order-cost',
    tests: ['infra/journey/order-cost.journey.test.ts'],
    inputs: [
      ...bus,
      'packages/kit/src/**',
      'packages/contracts/src/ordering/**',
      'services/*/{src,migrations}/**',
      'infra/journey/order-cost.ts',
      ...servers,
    ],
  },
  {
    // What the gateway and the kit refuse, whatever the services behind them are: floods, forged identities, other layouts.
    name: 'attack-layouts',
    tests: [
      'infra/attack/attack-distributed.journey.test.ts',
      'infra/attack/one-address.journey.test.ts',
      'infra/attack/production.journey.test.ts',
    ],
    inputs: [
      'infra/attack/*.ts',
      'gateway/src/**',
      'packages/kit/src/http/**',
      'packages/kit/src/*.ts',
      'packages/contracts/src/*.ts',
      'infra/local/start*.ts',
      ...servers,
    ],
  },
  {
    name: 'hostile-files',
    tests: ['services/media/src/hostile-files.int.test.ts', 'services/media/src/images/drawings.int.test.ts'],
    inputs: ['services/media/{src,testing}/**', 'package-lock.json'],
  },
  {
    // A data folder of an older embedded platform: nobody writes one any more.
    name: 'move-into-one',
    tests: ['infra/local/move-into-one.int.test.ts'],
    inputs: [
      'infra/local/{move-into-one,platform-servers}.ts',
      'packages/kit/src/database/**',
      'packages/kit/migrations/**',
      'services/*/migrations/**',
      ...servers,
    ],
  },
  {
    // Every list and form of the back office; the gate walks those of the archetypes.
    name: 'resources',
    tests: [],
    fullerTests: ['infra/journey/resources.journey.test.ts', 'infra/journey/staff-screens.journey.test.ts'],
    inputs: [
      'infra/journey/resources/**',
      'infra/journey/staff-screens.ts',
      'packages/{admin,ui,contracts}/src/**',
      'packages/kit/src/resource/**',
      'frontends/back-office/src/**',
    ],
  },
  {
    // The app on a guest's phone: offline, newer versions, the way to install it.
    name: 'app',
    tests: ['infra/journey/app.journey.test.ts'],
    inputs: [
      'frontends/{shell,storefront}/src/**',
      'packages/ui/src/**',
      'packages/contracts/src/ordering/**',
      'gateway/src/**',
      'infra/build/**',
      'infra/journey/{browser,cut-line,demo-shop,guest-ways,open-journey,platform}.ts',
      'package-lock.json',
    ],
  },
  {
    // Every screen by axe, and with awkward content at every width: what decides is how screens are drawn.
    name: 'screens',
    tests: [
      'infra/journey/staff-screens.journey.test.ts',
      'infra/journey/awkward-content.journey.test.ts',
      'infra/journey/website.journey.test.ts',
      'infra/journey/screens.journey.test.ts',
    ],
    inputs: [
      'frontends/**/*.{ts,tsx,css}',
      'gateway/src/**',
      'packages/{ui,admin,painter,rules}/**',
      'packages/contracts/src/**',
      'infra/awkward/**',
      'infra/demo/**',
      'infra/journey/{browser,fits-a-phone,open-journey,platform,staff-screens}.ts',
      'package-lock.json',
    ],
  },
  {
    name: 'painter',
    tests: ['packages/painter/src/draw-dish.test.ts', 'infra/painter/painted-files.test.ts'],
    inputs: ['packages/painter/**', 'infra/painter/**', 'infra/demo/**'],
  },
];

const recordFile = join(root, '.ci/proven.json');

/** What the last full run proved: the hash of each suite's inputs, and how long files of tests took, in seconds. */
export type Proven = { suites: Record<string, string>; seconds: Record<string, number> };

export const proven = (): Proven =>
  existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : { suites: {}, seconds: {} };

/**
 * Notes suites as proved, and forgets those that are none any more.
 * @param seconds of all files; what is known stays where only some were run
 */
export function recordProof(suites: readonly HeavySuite[], seconds?: Readonly<Record<string, number>>): void {
  const known = proven();
  const hashes = heavySuites.map((suite) => [
    suite.name,
    suites.includes(suite) ? inputsHash(suite) : known.suites[suite.name],
  ]);
  const record: Proven = {
    suites: Object.fromEntries(hashes),
    seconds: seconds ?? known.seconds,
  };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

/** SHA-256 (hex) over names and contents, the suite's own tests included. */
export function inputsHash(suite: Omit<HeavySuite, 'name'>, folder = root): string {
  const found = suite.inputs.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  return hashFiles(folder, [...testsOf(suite), ...found.filter((file) => !isTest.test(file))]);
}

const isTest = /\.test\.tsx?$/;

/** The suites whose inputs are not what the last full run proved. */
export const staleSuites = (): readonly HeavySuite[] => {
  const { suites } = proven();
  return heavySuites.filter((suite) => suites[suite.name] !== inputsHash(suite));
};
