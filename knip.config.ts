import type { KnipConfig } from 'knip';

// Programs started by their path: by npm scripts, other programs or Docker.
const programs = [
  'infra/**/*-main.ts',
  'infra/**/write-*.ts',
  'infra/bench/web/bare-page.tsx',
  'infra/bench/load/{alternate-servers,bare-server,direct-inserts,generator}.ts',
];

// Entries loaded by federation or started by the browser.
const frontendEntries = ['src/{index.ts,lifecycles.tsx,server.tsx,*-document.tsx}', 'src/**/*.test.{ts,tsx}'];

/** Finds unused files, exports and packages (`npm run check`). */
const config: KnipConfig = {
  // An export that only its own file uses is not reported.
  ignoreExportsUsedInFile: true,
  includeEntryExports: true,
  // Webpack resolves them instead of their German twins; infra/tools/build/two-languages.test.ts compares the exports of
  // both.
  ignoreIssues: { '**/*.en.ts': ['exports'], 'infra/tools/client/runtime.mjs': ['exports'] },
  workspaces: {
    '.': {
      entry: [
        '*.test.ts',
        'infra/**/*.test.ts',
        'infra/tools/local/*.ts',
        'infra/deploy/docker/is-healthy.mjs',
        // Copied into the package.
        'infra/tools/client/runtime.mjs',
        'infra/e2e/journeys/prices/{build-pricer,in-browser}.ts',
        ...programs,
      ],
      project: ['*.ts', 'infra/**/*.{ts,tsx}'],
      // Types of a program that runs on the machine's own Node.
      ignore: ['infra/tools/local/preflight.d.mts'],
      ignoreDependencies: [
        // Referenced only by webpack's and npm's configuration.
        'css-loader',
        'swc-loader',
        'jest',
        // Types of packages used in a workspace's tests.
        '@types/smtp-server',
      ],
    },
    'frontends/corporate': { entry: frontendEntries },
    'frontends/*': {
      entry: frontendEntries,
      // Imported by the JSX transform and by federation's shared modules.
      ignoreDependencies: ['react', 'react-dom'],
    },
    'frontends/back-office': {
      entry: ['src/{lifecycles.tsx,*-document.tsx,terminal-worker/index.ts}', 'src/**/*.test.{ts,tsx}'],
    },
    'frontends/signage-player': { entry: ['src/{*-document.tsx,tv-worker/index.ts}', 'src/**/*.test.{ts,tsx}'] },
    'services/*': { entry: ['src/{main,service}.ts', 'src/**/*.test.ts'] },
    gateway: { entry: ['src/**/*.test.ts', 'testing/serve-alone.ts'] },
    'frontends/storefront': {
      entry: ['src/{lifecycles.tsx,server.tsx,queries-only.ts}', 'src/**/*.en.ts', 'src/**/*.test.{ts,tsx}'],
    },
    // Started by webpack beside the shell, and by its federation.
    'frontends/shell': {
      entry: [
        'src/{index.ts,server.tsx}',
        'src/federation/{runtime,runtime-helpers,same-version,share-federation}.ts',
        'src/service-worker/*.ts',
        'src/**/*.en.ts',
        'src/**/*.test.ts',
      ],
    },
    'packages/rules': { entry: ['mutation-runs.mjs', 'src/**/*.en.ts', 'src/**/*.test.ts'] },
    'packages/ui': {
      entry: ['src/draw-icon.ts', 'src/**/*.en.ts', 'src/**/*.test.{ts,tsx}'],
      // Its files are copied by path.
      ignoreDependencies: ['inter-ui'],
    },
    'services/media': {
      // Fonts are read from their packages' folders by name.
      ignoreDependencies: ['@fontsource/.*'],
      // Started by its path in src/confined.
      ignore: ['testing/run-what-is-sent.ts'],
      // From util-linux; the code checks whether it may be used.
      ignoreBinaries: ['unshare'],
    },
    // Runs the test server.
    'packages/local-servers': { ignoreBinaries: ['java'] },
  },
};
export default config;
