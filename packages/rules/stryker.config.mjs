// Mutation testing of the rules (`npm run mutation`): Stryker changes the code in small ways, and some test must fail.
// Too slow for `npm test`. A single file: `npm run mutation -- --mutate src/price/price.ts`.
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    projectType: 'custom',
    config: {
      testEnvironment: 'node',
      extensionsToTreatAsEsm: ['.ts'],
      transform: {
        '^.+\\.ts$': [
          '@swc/jest',
          { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
        ],
      },
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testPathIgnorePatterns: ['process-zone'], // Its child processes do not run the mutants.
      setupFiles: ['<rootDir>/mutation-runs.mjs'],
      watchman: false,
    },
  },
  coverageAnalysis: 'perTest',
  mutate: ['src/**/*.ts', '!src/**/*.test.ts'],
  concurrency: 2,
  timeoutMS: 5_000,
  incremental: true,
  incrementalFile: '../../.cache/mutation/incremental.json',
  tempDirName: '../../.cache/mutation/sandbox',
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: '../../.cache/mutation/report.html' },
  jsonReporter: { fileName: '../../.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
