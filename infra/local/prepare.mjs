// Runs on the machine's own Node (>= 20) before `npm start` and `npm test`, without any dependency: installs when the
// lockfile changed, puts the pinned Node first on the PATH of npm scripts, and with --build builds what changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.theke-installed');
const lock = join(root, '.theke-install.lock');
const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');

if (Number(process.versions.node.split('.')[0]) < 20)
  fail('Theke needs Node 20 or newer to start; it then brings its own Node 24.');

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

if (!isInstalled()) await underLock(install);
if (process.argv.includes('--build'))
  run(nodeToUse(), [join(root, 'infra/build/build.ts')], 'The build failed; see above.');

function install() {
  if (isInstalled()) return;
  const instance = readIfThere(join(root, process.env.DATA_DIR ?? '.data', 'running.pid'));
  if (instance && isAlive(Number(instance))) {
    fail(
      `The lockfile changed, but Theke is running from this folder (process ${instance}). Stop it first, then start again.`,
    );
  }
  console.log('Installing packages (first start, or the lockfile changed): about a minute ...');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm) run(process.execPath, [npm, ...args], 'The installation failed; see above.');
  else run('npm', args, 'The installation failed; see above.');
  linkPinnedNode();
  writeFileSync(stamp, wanted);
}

/** npm 10 loses the link that the package names. */
function linkPinnedNode() {
  const link = join(modules, '.bin', 'node');
  if (existsSync(pinned)) {
    rmSync(link, { force: true });
    symlinkSync(pinned, link);
  } else if (Number(process.versions.node.split('.')[0]) < 24) {
    fail(`There is no pinned Node for ${process.platform}-${process.arch}: please install Node 24.`);
  }
}

function nodeToUse() {
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Two starts at once: one installs, the other waits for it. A lock older than ten minutes was left by a crash. */
async function underLock(work) {
  for (let waited = 0; ; waited++) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (age > 600_000) rmSync(lock, { recursive: true, force: true });
      else if (waited === 0) console.log('Another start is installing; waiting for it ...');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
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

/** Whether that process is Theke: after a crash its number may have gone to another program. */
function isAlive(pid) {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  if (typeof stdout === 'string') return stdout.includes('infra/local/start.ts');
  try {
    process.kill(pid, 0); // no `ps` here
    return true;
  } catch {
    return false;
  }
}

function fail(sentence) {
  rmSync(lock, { recursive: true, force: true });
  console.error(sentence);
  process.exit(1);
}
