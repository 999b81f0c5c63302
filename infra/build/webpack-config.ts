import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builtIn, type Language } from '@theke/rules/site/language';
import { type Frontend, federationName, folderOf } from '@theke/topology/frontends';
import type { Configuration, PathData, RuleSetRule } from 'webpack';
import { federationIds } from './federation-ids.ts';
import { equalVersions, federationAliases, federationOfShell } from './federation-of-shell.ts';

// These packages are CommonJS with callable exports; `require` gives the value their types describe.
const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCss = require('mini-css-extract-plugin');
const Terser = require('terser-webpack-plugin');
const CssMinimizer = require('css-minimizer-webpack-plugin');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');

// Only React is shared, and only the shell brings it: a remote that brought its own would have it built, kept and never loaded.
// Anything re-exported with `export *` (react-router) breaks the second, cached build and costs 48 kB; see ../../README.md.
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
  // What one look makes needless the next takes away: 200 bytes of a guest's first load.
  terserOptions: { compress: { passes: 3 } },
});

/** How sources become modules; on the server styles are names and nothing else, and files are those of the browser's build. */
export const rules = (name: string, root: string, side: 'browser' | 'server'): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
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
            // Remotes carry their own copy of shared components: names of their own keep the cascade of each intact.
            localIdentHashSalt: name,
          },
        },
      },
    ],
  },
  // It could import what somebody names; nobody does.
  { test: /[\\/]maplibre-gl[\\/]dist[\\/]/, parser: { exprContextCritical: false } },
  { test: /[\\/]maplibre-gl-worker\.mjs$/, type: 'asset/resource', generator: { emit: side === 'browser' } },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: fontName, emit: side === 'browser' } },
  { test: /\.webp$/, type: 'asset/resource', generator: { emit: side === 'browser' } },
];

/** `InterVariable-subset.woff2` becomes `inter-latin.HASH.woff2`, so that the document can preload the one it needs. */
function fontName({ filename = '' }: { filename?: string }): string {
  return filename.includes('subset') ? 'inter-latin.[contenthash:8][ext]' : 'inter.[contenthash:8][ext]';
}

/** Federation asks for entry names before contents are hashed; what it then gets is only used within its runtime. */
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

/** Chunks so named are of no use without a connection, and of no page's first view. */
export const isOnline = (chunk: string | null | undefined): boolean => chunk?.startsWith('online-') ?? false;

/** Every catalogue is read in the language of the build; one without a twin stops it. */
export const catalogues = (language: Language) =>
  language === 'de'
    ? []
    : [
        new NormalModuleReplacementPlugin(/\.de\.ts$/, (resource: { request: string }) => {
          resource.request = resource.request.replace(/\.de\.ts$/, `.${language}.ts`);
        }),
      ];

/** Guests' pages have neither mutations nor endless lists, which TanStack Query's client brings along. */
const queriesOnly = (root: string) =>
  new NormalModuleReplacementPlugin(
    /[\\/](mutationCache|infiniteQueryBehavior)\.js$/,
    join(root, 'frontends/storefront/src/queries-only.ts'),
  );

/** Lucide draws for every framework; here React alone draws. */
export const icons = (root: string) =>
  new NormalModuleReplacementPlugin(/[\\/]createLucideIcon\.mjs$/, join(root, 'packages/ui/src/draw-icon.ts'));

/**
 * The browser build of one frontend into `dist/NAME/`: hashed, immutable files and, for a remote, `remoteEntry.js`. A worker is one
 * file of its own name, because its address must never change.
 */
export function webpackConfig(root: string, frontend: Frontend, language: Language = 'de'): Configuration {
  const { name, role, hasOneStyleSheet = false } = frontend;
  const isWorker = role === 'worker';
  const folder = builtIn(name, language);
  return {
    name: folder,
    mode: 'production',
    context: join(root, 'frontends', folderOf(frontend)),
    target: [isWorker ? 'webworker' : 'web', 'es2022'],
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
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    // A class name or an import that does not exist stops the build.
    module: { rules: rules(name, root, 'browser'), parser: { javascript: { exportsPresence: 'error' } } },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // react-admin's own CSV export, 7 kB, which no list uses: packages/admin/src/lists/export does.
      alias: { 'jsonexport/dist/index.js': false, ...(role === 'shell' && federationAliases(root)) },
    },
    externals: role === 'remote' ? federationOfShell : [],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    optimization: {
      splitChunks: {
        // What is loaded for itself alone is one file: each more is a name that everyone loads.
        chunks: (chunk) => !chunk.canBeInitial() && !isOnline(chunk.name),
        cacheGroups: {
          // A guest's packages are asked for and compressed together with what uses them first.
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
          styles(hasOneStyleSheet),
          // Where a package lay when it was built is nobody's business.
          new DefinePlugin({ 'import.meta.url': '""' }),
          ...(role === 'document' ? [] : [federation(name, role, root), federationIds]),
          ...catalogues(language),
          icons(root),
          ...(role === 'shell' ? [equalVersions(root)] : []),
          ...(name === 'storefront' ? [queriesOnly(root)] : []),
        ],
  };
}

const oneStyleSheet = { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true } as const;

/** All that is shared in one file: asked for once, compressed together. */
const oneReact = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'all',
  enforce: true,
} as const;

const styles = (hasOneStyleSheet: boolean) =>
  new MiniCss({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].[contenthash:8].css',
    // Two pages may import two components in either order; within one sheet they then stand in one of the two.
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
      // Remotes are loaded by the shell's own loader, through what their containers offer.
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });
