// Builds the frontends whose sources changed. `node infra/build/build.ts [--force] [name ...]`
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtIn, type Language } from '@theke/rules/site/language';
import { type Frontend, frontends } from '@theke/topology/frontends';
import webpack from 'webpack';
import { compressTexts } from './compress.ts';
import { entryOf } from './entry.ts';
import { serverConfig } from './server-config.ts';
import { sourceHash } from './source-hash.ts';
import { webpackConfig } from './webpack-config.ts';

const root = join(import.meta.dirname, '../..');

/** Compiles one frontend and writes its bundles, `entry.json` and brotli copies. */
async function compile(frontend: Frontend, language: Language): Promise<void> {
  const { compilation } = await run(webpackConfig(root, frontend, language));
  const folder = join(root, 'dist', builtIn(frontend.name, language));
  await mkdir(folder, { recursive: true });
  // Second: the first one empties the folder.
  const server = frontend.server && (await run(serverConfig(root, frontend, language))).compilation;
  // No document names a worker: pages ask for it when somebody wants it.
  if (frontend.role !== 'worker') {
    const entry = entryOf(compilation, frontend, server);
    await writeFile(join(folder, 'entry.json'), `${JSON.stringify(entry, null, 2)}\n`);
  }
  await compressTexts(folder);
}

/** @throws with webpack's own words */
async function run(config: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack refused the configuration of ${config.name}`);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error('no result')) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ all: false, errors: true, warnings: true, colors: process.stdout.isTTY }));
  }
  return stats;
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Builds a frontend unless its stamp says that the same sources were built before. */
async function build(frontend: Frontend, language: Language, force: boolean): Promise<void> {
  const name = builtIn(frontend.name, language);
  const stamp = join(root, 'dist', name, '.stamp');
  const hash = sourceHash(root, frontend);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    console.log(`Build ${name}: unchanged`);
    return;
  }
  const from = performance.now();
  process.stdout.write(`Build ${name} ... `);
  await compile(frontend, language);
  writeFileSync(stamp, hash);
  console.log(seconds(from));
}

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !frontends.some((frontend) => frontend.name === name));
if (unknown.length > 0) {
  console.error(`No such frontend: ${unknown.join(', ')}. There are ${frontends.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
try {
  for (const frontend of frontends) {
    if (names.length > 0 && !names.includes(frontend.name)) continue;
    for (const language of ['de', ...(frontend.otherLanguages ?? [])] as const)
      await build(frontend, language, args.includes('--force'));
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
