// Three projects: `unit` (x.test.ts: pure, no server), `int` (x.int.test.ts: a real PostgreSQL for the run, RabbitMQ where
// a test asks for it) and `journey` (x.journey.test.ts: the whole platform; run it alone and with --runInBand).
// Select with --selectProjects; native ESM needs NODE_OPTIONS=--experimental-vm-modules.
const shared = {
  testEnvironment: 'node',
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

/** Milliseconds a test may take. */
const patience = (milliseconds) => ({
  globals: { patience: milliseconds },
  setupFilesAfterEnv: ['<rootDir>/infra/local/jest/patience.mjs'],
});

const other = ['\\.int\\.test\\.', '\\.journey\\.test\\.'];

export default {
  watchman: false,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', ...other],
    },
    {
      ...shared,
      displayName: 'int',
      testMatch: ['**/*.int.test.ts'],
      ...patience(30_000),
      globalSetup: '<rootDir>/infra/local/jest/global-setup.mjs',
      globalTeardown: '<rootDir>/infra/local/jest/global-teardown.mjs',
    },
    { ...shared, displayName: 'journey', testMatch: ['**/*.journey.test.ts'], ...patience(120_000) },
  ],
};
