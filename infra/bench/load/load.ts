import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { AlternatingJob, Job, Load } from './job.ts';

const run = promisify(execFile);

/** The job is in a file because thousands of requests exceed the limit of command arguments. */
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

/** Runs a job in a separate generator. @throws if a response was not a success: such a figure means nothing */
export async function load(job: Job): Promise<Load> {
  const found = await runJob('generator.ts', job);
  if (found.refusal || found.answered === 0)
    throw new Error(`failed responses under load: ${JSON.stringify(found.statuses)}, the first one:\n${found.refusal}`);
  return found;
}

/** Responses per second of each, requested in short turns. */
export const alternate = (job: AlternatingJob) => runJob<[number, number]>('alternate-servers.ts', job);

/** Inserts an order's rows directly into ordering's database, one transaction each. */
export const directInserts = (job: { databaseUrl: string; connections: number; seconds: number }) =>
  runJob('direct-inserts.ts', job);

/** Runs Node's own server with a response of this many bytes during `use`. */
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
