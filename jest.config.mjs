// Three projects: `unit` (x.test.ts: pure, no server), `int` (x.int.test.ts: a real PostgreSQL for the run, RabbitMQ if
// a test needs it) and `journey` (x.journey.test.ts: the whole platform, with its own port and folder). Select with
// --selectProjects; native ESM needs NODE_OPTIONS=--experimental-vm-modules.
const shared = {
  testEnvironment: 'node',
  // Not in the temporary folder, which differs in each run (infra/tools/local/checks/run-jest.ts).
  cacheDirectory: '<rootDir>/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.data/', '<rootDir>/\\.cache/', '/dist/'],
  watchPathIgnorePatterns: ['<rootDir>/\\.data/', '<rootDir>/\\.cache/', '/dist/'],
};

/** Timeout of a test, in ms. */
const timeout = (milliseconds) => ({
  globals: { timeoutMs: milliseconds },
  setupFilesAfterEnv: ['<rootDir>/infra/tools/local/jest/test-timeout.mjs'],
});

const other = ['\\.int\\.test\\.', '\\.journey\\.test\\.', '\\.component\\.test\\.'];
/** Files that only `npm run test:all` runs (infra/tools/local/suites.ts). */
const leftOut = (process.env.THEKE_LEAVE_OUT ?? '')
  .split(',')
  .filter(Boolean)
  .map((file) => `/${file.replaceAll('.', '\\.')}$`);

export default {
  watchman: false,
  // A worker keeps the modules of all its files: after an hour on a slow machine that is 4 GB, and Node aborts.
  workerIdleMemoryLimit: '1.5GB',
  testSequencer: '<rootDir>/infra/tools/local/jest/longest-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', ...other, ...leftOut],
    },
    {
      ...shared,
      displayName: 'int',
      testMatch: ['**/*.int.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...leftOut],
      ...timeout(30_000),
      globalSetup: '<rootDir>/infra/tools/local/jest/global-setup.mjs',
      globalTeardown: '<rootDir>/infra/tools/local/jest/global-teardown.mjs',
    },
    {
      ...shared,
      displayName: 'journey',
      testMatch: ['**/*.journey.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...leftOut],
      ...timeout(120_000),
      globalSetup: '<rootDir>/infra/tools/local/jest/journey-setup.mjs',
    },
    {
      ...shared,
      displayName: 'component',
      testEnvironment: '<rootDir>/infra/tools/build/jest/browser-environment.mjs',
      // Makes jsdom resolve packages as Node does, not as browsers do: to the same files that the other projects load.
      testEnvironmentOptions: { customExportConditions: ['node', 'import', 'default'] },
      extensionsToTreatAsEsm: [...shared.extensionsToTreatAsEsm, '.css', '.webp'],
      testMatch: ['**/*.component.test.tsx'],
      transform: {
        ...shared.transform,
        '\\.css$': '<rootDir>/infra/tools/build/jest/css-classes.mjs',
        '\\.webp$': '<rootDir>/infra/tools/build/jest/picture-name.mjs',
      },
      globals: { timeoutMs: 30_000 },
      setupFilesAfterEnv: [
        '<rootDir>/infra/tools/local/jest/test-timeout.mjs',
        '<rootDir>/infra/tools/build/jest/jsdom-setup.mjs',
      ],
    },
  ],
};
