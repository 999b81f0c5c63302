// Runs on the machine's own Node (>= 20) before `npm start` and `npm test`, without any dependency: installs when the
// lockfile changed, puts the pinned Node first on the PATH of npm scripts, and with --build builds what changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findObstacle, isAlive, runningOn } from './preflight.mjs';

/** Whether this process holds the lock of the installation. */
let hasLock = false;
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.theke-installed');
const lock = join(root, '.theke-install.lock');
const shrinkwrap = join(root, 'npm-shrinkwrap.json');
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');

if (Number(process.versions.node.split('.')[0]) < 20)
  fail('Theke needs Node 20 or newer to start; it then installs its own Node 24.');

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

if (process.argv.includes('--start')) {
  const obstacle = await findObstacle({
    dataDir: resolve(root, process.env.DATA_DIR ?? '.data'),
    port: Number(process.env.PORT ?? 8080),
    host: process.env.HOST ?? '127.0.0.1',
  });
  if (obstacle) fail(obstacle);
}
if (!isInstalled()) await underLock(install);
if (process.argv.includes('--build'))
  run(nodeToUse(), [join(root, 'infra/tools/build/build.ts')], 'The build failed; see above.');

/**
 * Installs by a copy of the lockfile that names the address of each package at the configured registry. The lockfile
 * itself names none, so npm would ask the registry about each of 1,500 packages first: 138 s instead of 96 on the
 * same machine.
 * @returns false if that failed, for example because the registry has other addresses
 */
function installFromKnownAddresses() {
  // An interrupted installation may have left it.
  rmSync(shrinkwrap, { force: true });
  const registry = npm(['config', 'get', 'registry'], 'pipe').stdout?.toString().trim().replace(/\/$/, '');
  if (!registry?.startsWith('http')) return false;
  const file = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(file.packages)) {
    const [, installed] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!installed || entry.link || entry.resolved || !entry.integrity) continue;
    const name = entry.name ?? installed;
    entry.resolved = `${registry}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  // npm prefers this file to package-lock.json.
  writeFileSync(shrinkwrap, JSON.stringify(file));
  try {
    return npm(['ci', ...quiet], 'pipe').status === 0;
  } finally {
    rmSync(shrinkwrap, { force: true });
  }
}

/** Runs the npm that called this, or the one on the PATH. */
function npm(args, stdio) {
  const path = process.env.npm_execpath;
  const [command, rest] = path ? [process.execPath, [path, ...args]] : ['npm', args];
  return spawnSync(command, rest, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    shell: !path && process.platform === 'win32',
  });
}

function install() {
  if (isInstalled()) return;
  const instance = runningOn(resolve(root, process.env.DATA_DIR ?? '.data'));
  if (instance) {
    fail(
      `The lockfile changed, but Theke is running from this folder (process ${instance}). Stop it first, then start again.`,
    );
  }
  console.log('Installing packages (first start, or the lockfile changed): about a minute ...');
  if (!installFromKnownAddresses() && npm(['ci', ...quiet], 'inherit').status !== 0)
    fail('The installation failed; see above.');
  linkPinnedNode();
  // Renamed into place because checkouts may share the file by a hard link.
  writeFileSync(`${stamp}.new`, wanted);
  renameSync(`${stamp}.new`, stamp);
}

/** Restores the `node` link of the pinned Node package, which npm 10 loses. */
function linkPinnedNode() {
  const link = join(modules, '.bin', 'node');
  if (existsSync(pinned)) {
    rmSync(link, { force: true });
    symlinkSync(pinned, link);
  } else if (Number(process.versions.node.split('.')[0]) < 24) {
    fail(`There is no pinned Node for ${process.platform}-${process.arch}. Install Node 24.`);
  }
}

function nodeToUse() {
  return existsSync(pinned) ? pinned : process.execPath;
}

/**
 * Serialises two simultaneous starts: one installs, the other waits. The lock file holds a process id, so a killed
 * owner does not block the next start.
 */
async function underLock(work) {
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`The folder ${root} is not writable (${error.code}).`);
      const owner = Number(readIfThere(lock));
      // A lock file that was created but not yet written reads as 0.
      if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
      else if (waited === 0) console.log(`Another start (process ${owner}) is installing; waiting for it ...`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  hasLock = true;
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function run(command, args, sentence) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(modules, '.bin')}:${process.env.PATH}` },
  });
  if (status !== 0) fail(sentence);
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function fail(sentence) {
  if (hasLock) rmSync(lock, { force: true });
  console.error(sentence);
  process.exit(1);
}
