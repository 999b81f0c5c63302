import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builtIn, type Language } from '@theke/rules/site/language';
import { type Frontend, federationName, folderOf } from '@theke/topology/frontends';
import type { Configuration, PathData, RuleSetRule } from 'webpack';
import { federationIds } from './federation-ids.ts';
import { equalVersions, federationAliases, shellFederation } from './shell-federation.ts';

// These packages are CommonJS with callable exports; `require` gives the value their types describe.
const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCss = require('mini-css-extract-plugin');
const Terser = require('terser-webpack-plugin');
const CssMinimizer = require('css-minimizer-webpack-plugin');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');

// Only React is shared, and only the shell provides it: a remote with its own copy would build and store it, but never
// load it. Anything re-exported with `export *` (react-router) breaks the second, cached build and costs 48 kB; see
// ../../README.md.
const { version } = require('react/package.json');
const shared = (role: 'shell' | 'remote') =>
  Object.fromEntries(
    ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((name) => [
      name,
      { singleton: true, requiredVersion: version, ...(role === 'remote' && { import: false }) },
    ]),
  );

export const scripts = new Terser({
  minify: Terser.swcMinify,
  parallel: 2,
  extractComments: false,
  // A second and third pass save 200 bytes of a guest's first load.
  terserOptions: { compress: { passes: 3 } },
});

/** Compiles packages of others, which are published for current browsers. */
const packagesFor = (target: 'es2019'): RuleSetRule => ({
  test: /\.m?js$/,
  include: /node_modules/,
  loader: 'swc-loader',
  options: { jsc: { target, parser: { syntax: 'ecmascript' } } },
});

/** Module rules. On the server, styles are reduced to class names, and files are those of the browser build. */
export const rules = (
  name: string,
  root: string,
  side: 'browser' | 'server',
  target: 'es2022' | 'es2019' = 'es2022',
): RuleSetRule[] => [
  ...(target === 'es2019' ? [packagesFor(target)] : []),
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target,
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
  {
    test: /\.css$/,
    use: [
      ...(side === 'browser' ? [MiniCss.loader] : []),
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: /\.module\.css$/,
            exportOnlyLocals: side === 'server',
            namedExport: true,
            exportLocalsConvention: 'as-is',
            localIdentName: '[local]_[hash:base64:6]',
            localIdentContext: root,
            // Remotes bundle their own copies of shared components: distinct class names keep each cascade intact.
            localIdentHashSalt: name,
          },
        },
      },
    ],
  },
  // It contains a dynamic import by name, which is never used.
  { test: /[\\/]maplibre-gl[\\/]dist[\\/]/, parser: { exprContextCritical: false } },
  { test: /[\\/]maplibre-gl-worker\.mjs$/, type: 'asset/resource', generator: { emit: side === 'browser' } },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: fontName, emit: side === 'browser' } },
  { test: /\.webp$/, type: 'asset/resource', generator: { emit: side === 'browser' } },
];

/** `InterVariable-subset.woff2` becomes `inter-latin.HASH.woff2`, so that the document can preload the one it needs. */
function fontName({ filename = '' }: { filename?: string }): string {
  return filename.includes('subset') ? 'inter-latin.[contenthash:8][ext]' : 'inter.[contenthash:8][ext]';
}

/** Federation requests entry names before contents are hashed; that name is only used within its runtime. */
function entryName({ chunk }: PathData): string {
  const isHashed = chunk && 'contentHash' in chunk && chunk.contentHash?.javascript;
  return isHashed ? '[name].[contenthash:8].js' : '[name].js';
}

const entries: Readonly<Record<Frontend['role'], (name: string) => Record<string, string>>> = {
  shell: () => ({ main: './src/index.ts' }),
  remote: () => ({}),
  document: (name) => ({ main: `./src/${name}-document.tsx` }),
  worker: (name) => ({ [name]: `./src/${name}/index.ts` }),
};

/** Chunks with this prefix need a connection and are part of no page's first view. */
export const isOnline = (chunk: string | null | undefined): boolean => chunk?.startsWith('online-') ?? false;

/** Resolves every catalogue in the language of the build; a missing twin fails it. */
export const catalogues = (language: Language) =>
  language === 'de'
    ? []
    : [
        new NormalModuleReplacementPlugin(/\.de\.ts$/, (resource: { request: string }) => {
          resource.request = resource.request.replace(/\.de\.ts$/, `.${language}.ts`);
        }),
      ];

/** Guest pages use neither mutations nor infinite queries, which TanStack Query's client includes. */
const queriesOnly = (root: string) =>
  new NormalModuleReplacementPlugin(
    /[\\/](mutationCache|infiniteQueryBehavior)\.js$/,
    join(root, 'frontends/storefront/src/queries-only.ts'),
  );

/** Replaces Lucide's framework-independent icon factory with a smaller one for React. */
export const icons = (root: string) =>
  new NormalModuleReplacementPlugin(/[\\/]createLucideIcon\.mjs$/, join(root, 'packages/ui/src/draw-icon.ts'));

const versionOf = (folder: string): string => require(join(folder, 'package.json')).version;

/**
 * Browser build of one frontend into `dist/NAME/`: hashed, immutable files and, for a remote, `remoteEntry.js`. A
 * worker is one file with a fixed name, because its address must never change.
 */
export function webpackConfig(root: string, frontend: Frontend, language: Language = 'de'): Configuration {
  const { name, role, hasOneStyleSheet = false, target = 'es2022' } = frontend;
  const isWorker = role === 'worker';
  const folder = builtIn(name, language);
  return {
    name: folder,
    mode: 'production',
    context: join(root, 'frontends', folderOf(frontend)),
    target: [isWorker ? 'webworker' : 'web', target],
    devtool: false,
    entry: entries[role](name),
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: folder,
      buildDependencies: { config: [import.meta.filename, join(root, 'package-lock.json')] },
    },
    output: {
      path: join(root, 'dist', folder),
      clean: true,
      uniqueName: `theke-${name}`,
      publicPath: `/mf/${folder}/`,
      filename: isWorker ? '[name].js' : entryName,
      chunkFilename: `${chunkName(name)}.[contenthash:8].js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    // A missing class name or import fails the build.
    module: { rules: rules(name, root, 'browser', target), parser: { javascript: { exportsPresence: 'error' } } },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // react-admin's CSV export (7 kB) is unused: packages/admin/src/lists/export replaces it.
      alias: { 'jsonexport/dist/index.js': false, ...(role === 'shell' && federationAliases(root)) },
    },
    externals: role === 'remote' ? shellFederation : [],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    optimization: {
      splitChunks: {
        // A chunk loaded on demand is one file: each further file is a name that every page loads. The kiosk has its
        // own copy of code that it shares with other pages, so that guests load nothing for it.
        chunks: (chunk) => !chunk.canBeInitial() && !isOnline(chunk.name) && chunk.name !== 'kiosk',
        cacheGroups: {
          // Guest packages are requested and compressed together with the code that uses them first.
          ...(name === 'storefront' && { defaultVendors: false as const }),
          ...(hasOneStyleSheet && { styles: oneStyleSheet }),
          ...(role === 'shell' && { react: oneReact }),
        },
      },
      minimizer: [scripts, new CssMinimizer({ parallel: 2 })],
    },
    plugins: isWorker
      ? []
      : [
          styles(name, hasOneStyleSheet),
          new DefinePlugin({
            // Removes the build machine's paths from the output.
            'import.meta.url': '""',
            FRONTEND_VERSION: JSON.stringify(versionOf(join(root, 'frontends', folderOf(frontend)))),
          }),
          ...(role === 'document' ? [] : [federation(name, role, root), federationIds]),
          ...catalogues(language),
          icons(root),
          ...(role === 'shell' ? [equalVersions(root)] : []),
          ...(name === 'storefront' ? [queriesOnly(root)] : []),
        ],
  };
}

const oneStyleSheet = { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true } as const;

/** All shared modules in one file: one request, compressed together. */
const oneReact = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'all',
  enforce: true,
} as const;

/** The start of a chunk's file name. Each guest loads the storefront's list of chunks, so that one has only numbers. */
const chunkName = (frontend: string): string => (frontend === 'storefront' ? '[id]' : '[name]');

const styles = (frontend: string, hasOneStyleSheet: boolean) =>
  new MiniCss({
    filename: '[name].[contenthash:8].css',
    chunkFilename: `${chunkName(frontend)}.[contenthash:8].css`,
    // Two pages may import two components in different order; a single sheet has one of the two.
    ignoreOrder: hasOneStyleSheet,
  });

const federation = (name: string, role: 'shell' | 'remote', root: string) =>
  new ModuleFederationPlugin({
    name: federationName(name),
    ...(role === 'remote'
      ? {
          filename: 'remoteEntry.js',
          exposes: { './lifecycles': { import: ['./src/lifecycles.tsx'], name: 'lifecycles' } },
        }
      : { runtimePlugins: [join(root, 'frontends/shell/src/federation/share-federation.ts')] }),
    dts: false,
    manifest: false,
    shared: shared(role),
    shareStrategy: 'loaded-first',
    experiments: {
      // Remotes are loaded by the shell's own loader through their containers' API.
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });
