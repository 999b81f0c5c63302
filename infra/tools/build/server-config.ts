import { join } from 'node:path';
import { builtIn, type Language } from '@theke/rules/site/language';
import { type Frontend, folderOf } from '@theke/topology/frontends';
import webpack, { type Configuration } from 'webpack';
import { catalogues, icons, rules, scripts } from './webpack-config.ts';

/** Folder of a frontend's server build; the gateway serves no file below a dot folder. */
export const serverFolder = '.server';

/**
 * Webpack configuration of a frontend for the gateway: one Node module with everything in it, including React. Class
 * and picture names equal those of the browser build, which alone writes the files.
 */
export function serverConfig(root: string, frontend: Frontend, language: Language = 'de'): Configuration {
  const { name } = frontend;
  const folder = builtIn(name, language);
  return {
    name: `${folder}-server`,
    mode: 'production',
    context: join(root, 'frontends', folderOf(frontend)),
    target: 'node24',
    devtool: false,
    entry: { server: './src/server.tsx' },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${folder}-server`,
      buildDependencies: { config: [import.meta.filename, join(root, 'package-lock.json')] },
    },
    experiments: { outputModule: true },
    output: {
      path: join(root, 'dist', folder, serverFolder),
      publicPath: `/mf/${folder}/`,
      filename: '[name].[contenthash:8].mjs',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'module' },
      hashFunction: 'xxhash64',
    },
    module: { rules: rules(name, root, 'server'), parser: { javascript: { exportsPresence: 'error' } } },
    // The map library needs a browser.
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { 'maplibre-gl': false } },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    optimization: { minimizer: [scripts] },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), ...catalogues(language), icons(root)],
  };
}
