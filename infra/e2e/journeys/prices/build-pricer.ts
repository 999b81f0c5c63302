// Compiles `in-browser.ts` like the storefront into one script: `node build-pricer.ts FILE`.
import { basename, dirname, join } from 'node:path';
import webpack from 'webpack';
import { webpackConfig } from '../../../tools/build/webpack-config.ts';
import { root } from '../../../tools/local/checkout.ts';

const file = process.argv[2];
if (!file) throw new Error('where to?');
const {
  plugins: _,
  cache: __,
  ...storefront
} = webpackConfig(root, {
  name: 'storefront',
  role: 'remote',
  paths: [],
});
const compiler = webpack({
  ...storefront,
  entry: join(import.meta.dirname, 'in-browser.ts'),
  output: { path: dirname(file), filename: basename(file) },
});
compiler?.run((error, stats) => {
  if (!error && stats && !stats.hasErrors()) return;
  console.error(error ?? stats?.toString({ all: false, errors: true }));
  process.exitCode = 1;
});
