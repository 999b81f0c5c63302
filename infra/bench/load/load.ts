import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Job, Load } from './job.ts';

const run = promisify(execFile);

/** Runs a job in a generator of its own. @throws when anything but a success was answered: such a figure means nothing */
export async function load(job: Job): Promise<Load> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'generator.ts'), JSON.stringify(job)], {
    maxBuffer: 10_000_000,
  });
  const found = JSON.parse(stdout) as Load;
  if (found.refusal || found.answered === 0)
    throw new Error(`under load came ${JSON.stringify(found.statuses)}, the first of them:\n${found.refusal}`);
  return found;
}
