import { execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** In seconds, of computing: holds where this process is gone and cannot end it any more. */
const processor = 20;
/** In MB, of JavaScript. */
const heap = 256;
const longestOutput = 5_000_000;

const require = createRequire(import.meta.url);
const here = fileURLToPath(new URL('.', import.meta.url));
const own = dirname(dirname(here));

export type Program = {
  /** Beside this file. It reads its standard input to the end and writes what it made to its standard output. */
  script: string;
  args: readonly string[];
  /** npm packages whose folders it may read, by the files in them that can be resolved. */
  packages: readonly string[];
  /** In kB, of data that the process may hold: JavaScript, pictures and canvas together. */
  memory: number;
  /** In ms. */
  timeoutMs: number;
};

/** Of a package in a scope the whole scope: what is compiled for this machine lies beside it. */
const folderOf = (resolvable: string): string => {
  const folder = dirname(require.resolve(resolvable));
  const [modules, name = ''] = folder.split(/(?<=.*\/node_modules\/)(?!.*\/node_modules\/)/);
  return join(modules ?? '', name.split('/')[0] ?? '');
};

/**
 * A network and a list of processes of its own, in which nobody else is. Node 24 cannot forbid the network; the kernel can, where it
 * lets us ask (docs/security.md says where not).
 */
const apart = 'unshare --user --map-current-user --net --mount --pid --fork --kill-child --mount-proc --'.split(' ');
let known: Promise<readonly string[]> | undefined;
const whereAllowed = () => {
  known ??= promisify(execFile)('/usr/bin/env', [...apart, 'true']).then(
    () => apart,
    () => [],
  );
  return known;
};

/**
 * Runs a program on what somebody sent, in a process that knows no secrets, reads its own code and nothing else, writes no file, starts
 * no other, sees and reaches nobody where the kernel allows that, and is ended when it takes too long or too much memory.
 * @returns undefined where it came to nothing
 */
export async function runConfined(bytes: Buffer, program: Program): Promise<Buffer | undefined> {
  const readable = [join(own, 'src/'), join(own, 'package.json'), ...program.packages.map(folderOf)];
  const node = [
    `--max-old-space-size=${heap}`,
    '--no-warnings',
    '--permission',
    '--allow-addons',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    join(here, program.script),
    ...program.args,
  ];
  const limits = `ulimit -d ${program.memory}; ulimit -t ${processor}; ulimit -c 0; exec "$@"`;
  const command = [...(await whereAllowed()), '/bin/sh', '-c', limits, 'sh', process.execPath, ...node];
  // The shell sets the limits and becomes the program; nothing that a guest sent stands in this line.
  const child = spawn('/usr/bin/env', command, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), program.timeoutMs);
  const chunks: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > longestOutput) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  return new Promise((resolve) => {
    const end = (made: Buffer | undefined) => {
      clearTimeout(timer);
      resolve(made);
    };
    child.once('error', () => end(undefined));
    child.once('close', (code) => end(code === 0 && length > 0 ? Buffer.concat(chunks) : undefined));
  });
}
