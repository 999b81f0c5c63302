// Suspects of all services of this process, one at a time: were two in flight when one of them kills, both would be
// counted. Events that are tried for the first time flow beside them.
import type pg from 'pg';
import type { BusLog } from '../port.ts';
import { claimSuspect } from './deliveries.ts';
import type { Tries } from './tries.ts';
import { type Wakeable, wakeable } from './wakeable.ts';
import type { Worker } from './work.ts';

export type SuspectsDeps = { pool: pg.Pool; tries: Tries; log: BusLog; lease: number };

export function tryOneByOne({ pool, tries, log, lease }: SuspectsDeps, workers: ReadonlyMap<string, Worker>): Wakeable {
  const lane = wakeable(async () => {
    try {
      const suspect = await claimSuspect(pool, [...workers.keys()], lease);
      const worker = suspect && workers.get(suspect.consumer);
      if (!worker) return;
      await tries.run(suspect, worker.handle);
      lane.wake(); // there may be more
    } catch (error) {
      log.warn({ reason: String(error) }, 'suspects not tried, the next sweep tries again');
    }
  });
  return lane;
}
