// Builds the frontends whose sources changed, two at a time in separate processes, because webpack uses one core.
// `node infra/tools/build/build.ts [--force] [name ...]`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtIn, type Language } from '@theke/rules/site/language';
import { type Frontend, folderOf, frontends } from '@theke/topology/frontends';
import webpack from 'webpack';
import { compressTexts } from './compress.ts';
import { createEntry } from './entry.ts';
import { serverConfig } from './server-config.ts';
import { sourceHash } from './source-hash.ts';
import { webpackConfig } from './webpack-config.ts';

const root = join(import.meta.dirname, '../../..');

/** Compiles one frontend and writes its bundles, `entry.json` and brotli copies. */
async function compile(frontend: Frontend, language: Language): Promise<void> {
  const { compilation } = await run(webpackConfig(root, frontend, language));
  const folder = join(root, 'dist', builtIn(frontend.name, language));
  await mkdir(folder, { recursive: true });
  // Runs second because the first compilation empties the folder.
  const server = frontend.server && (await run(serverConfig(root, frontend, language))).compilation;
  // Workers need no entry: pages load them by name on demand.
  if (frontend.role !== 'worker') {
    const entry = createEntry(compilation, frontend, server);
    await writeFile(join(folder, 'entry.json'), `${JSON.stringify(entry, null, 2)}\n`);
  }
  await compressTexts(folder);
}

/** @throws with webpack's error output */
async function run(config: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack rejected the configuration of ${config.name}`);
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

/** `hash`: hash of the sources at the start of the build. */
type Job = { frontend: Frontend; language: Language; hash: string };

const stampFile = ({ frontend, language }: Job) => join(root, 'dist', builtIn(frontend.name, language), '.stamp');

/** Whether the same sources have already been built. */
function isBuilt(job: Job): boolean {
  const stamp = stampFile(job);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === job.hash;
}

/** Builds one frontend in a child process. @throws with its output if it fails */
async function buildInProcess(job: Job): Promise<void> {
  const { frontend, language } = job;
  const from = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, '--one', frontend.name, language], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Build of ${frontend.name} (${language}) failed:\n${output}`);
  writeFileSync(stampFile(job), job.hash);
  console.log(`Build ${builtIn(frontend.name, language)} ... ${seconds(from)}`);
}

/** Number of files of a frontend; the largest is built first. */
const size = ({ frontend }: Job): number =>
  readdirSync(join(root, 'frontends', folderOf(frontend)), { recursive: true }).length;

/** Two workers take jobs until none is left. */
async function buildAll(jobs: readonly Job[]): Promise<void> {
  const waiting = jobs.toSorted((one, other) => size(other) - size(one));
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await buildInProcess(job);
  };
  await Promise.all([work(), work()]);
}

const args = process.argv.slice(2);
/** `--one NAME LANGUAGE`: the mode of the child process. */
const one = args[0] === '--one' ? args[2] : undefined;
const names = one ? args.slice(1, 2) : args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !frontends.some((frontend) => frontend.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown front end: ${unknown.join(', ')}. Choose from ${frontends.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
try {
  const chosen = frontends.filter(({ name }) => names.length === 0 || names.includes(name));
  if (one) await compile(chosen[0] as Frontend, one as Language);
  else {
    const jobs = chosen.flatMap((frontend) => {
      const hash = sourceHash(root, frontend);
      return (['de', ...(frontend.otherLanguages ?? [])] as const).map((language) => ({ frontend, language, hash }));
    });
    const stale = jobs.filter((job) => args.includes('--force') || !isBuilt(job));
    if (stale.length < jobs.length) console.log(`${jobs.length - stale.length} builds are up to date.`);
    await buildAll(stale);
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
