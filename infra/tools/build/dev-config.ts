import type { Frontend } from '@theke/topology/frontends';
import type { Configuration } from 'webpack';
import { webpackConfig } from './webpack-config.ts';

/**
 * Webpack configuration of one frontend for the dev server: file names without hashes, output in memory, fast rebuilds.
 */
export function devConfig(root: string, frontend: Frontend): Configuration {
  const config = webpackConfig(root, frontend);
  for (const rule of config.module?.rules ?? []) {
    // swc would take `development` from webpack's mode and import react/jsx-dev-runtime, which federation does not
    // share.
    const { loader, options } = rule as { loader?: string; options?: { jsc: { transform?: { react: object } } } };
    const react = options?.jsc.transform?.react;
    if (loader === 'swc-loader' && react) Object.assign(react, { development: false });
  }
  for (const plugin of config.plugins ?? []) {
    // No hashes in the names of style sheets either.
    const { options } = plugin as { options?: { filename?: string; chunkFilename?: string } };
    if (plugin?.constructor.name === 'MiniCssExtractPlugin' && options)
      Object.assign(options, { filename: '[name].css', chunkFilename: '[name].css' });
  }
  return {
    ...config,
    mode: 'development',
    // The content security policy forbids eval.
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
    output: {
      ...config.output,
      publicPath: `/mf/${frontend.name}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      clean: false,
    },
    optimization: { ...config.optimization, minimize: false, chunkIds: 'named', moduleIds: 'named' },
  };
}
