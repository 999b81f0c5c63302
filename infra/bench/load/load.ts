import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Job, Load, TurnsJob } from './job.ts';

const run = promisify(execFile);

/** The job is in a file: thousands of requests are more than a command may have of arguments. */
async function runJob<T = Load>(program: string, job: object): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'theke-load-'));
  try {
    const file = join(folder, 'job.json');
    await writeFile(file, JSON.stringify(job));
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, program), file], {
      maxBuffer: 10_000_000,
    });
    return JSON.parse(stdout) as T;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs a job in a generator of its own. @throws when anything but a success was answered: such a figure means nothing */
export async function load(job: Job): Promise<Load> {
  const found = await runJob('generator.ts', job);
  if (found.refusal || found.answered === 0)
    throw new Error(`under load came ${JSON.stringify(found.statuses)}, the first of them:\n${found.refusal}`);
  return found;
}

/** Answers a second of each, asked in short turns. */
export const inTurns = (job: TurnsJob) => runJob<[number, number]>('turns.ts', job);

/** An order's rows straight into the tables of ordering's database, one transaction each. */
export const straightInserts = (job: { databaseUrl: string; connections: number; seconds: number }) =>
  runJob('straight-inserts.ts', job);

/** Node's own server with an answer of so many bytes, while `use` runs. */
export async function withBareServer<T>(bytes: number, use: (port: number) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(createInterface({ input: server.stdout }), 'line');
    return await use(Number(line));
  } finally {
    server.kill();
  }
}
