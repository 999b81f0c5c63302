import { execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** CPU time in seconds: also limits a process that outlives this one. */
const processor = 20;
/** JavaScript heap in MB. */
const heap = 256;
const longestOutput = 5_000_000;

const require = createRequire(import.meta.url);
const here = fileURLToPath(new URL('.', import.meta.url));
const packageFolder = dirname(dirname(here));

export type Program = {
  /** File next to this one. It reads stdin to the end and writes its result to stdout. */
  script: string;
  args: readonly string[];
  /** npm packages whose folders it may read, named by a resolvable file in each. */
  packages: readonly string[];
  /** Memory limit in kB: JavaScript, pictures and canvas together. */
  memory: number;
  /** Timeout in ms. */
  timeoutMs: number;
};

/** For a scoped package the whole scope, which contains its native binaries. */
const folderOf = (resolvable: string): string => {
  const folder = dirname(require.resolve(resolvable));
  const [modules, name = ''] = folder.split(/(?<=.*\/node_modules\/)(?!.*\/node_modules\/)/);
  return join(modules ?? '', name.split('/')[0] ?? '');
};

/**
 * Separate network and process namespaces. Node 24 cannot forbid the network; the kernel can, if it allows us to
 * (docs/security.md lists exceptions).
 */
const separated = 'unshare --user --map-current-user --net --mount --pid --fork --kill-child --mount-proc --'.split(
  ' ',
);
let separation: Promise<readonly string[]> | undefined;
const whereAllowed = () => {
  separation ??= promisify(execFile)('/usr/bin/env', [...separated, 'true']).then(
    () => separated,
    () => [],
  );
  return separation;
};

/**
 * Runs a program on untrusted input in a sandboxed process: no secrets, only its own code readable, no writing, no
 * child processes. If the kernel allows it, also no network and no view of other processes. Killed at its limits of
 * time or memory.
 * @returns undefined if it failed
 */
export async function runConfined(bytes: Buffer, program: Program): Promise<Buffer | undefined> {
  const readable = [
    join(packageFolder, 'src/'),
    join(packageFolder, 'package.json'),
    ...program.packages.map(folderOf),
  ];
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
  // The shell sets the limits and then executes the program; the command line contains no user input.
  const child = spawn('/usr/bin/env', command, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), program.timeoutMs);
  const chunks: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > longestOutput) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  // It may exit before it has read everything.
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
