// Quarantined deliveries of all services of this process, tried one at a time: if two ran when one of them crashes the
// process, both would be counted. First attempts continue in parallel.
import type pg from 'pg';
import type { BusLog } from '../port.ts';
import { claimQuarantined } from './deliveries.ts';
import type { Tries } from './tries.ts';
import { type Wakeable, wakeable } from './wakeable.ts';
import type { Worker } from './work.ts';

export type QuarantineDeps = { pool: pg.Pool; tries: Tries; log: BusLog; lease: number };

export function tryOneByOne(
  { pool, tries, log, lease }: QuarantineDeps,
  workers: ReadonlyMap<string, Worker>,
): Wakeable {
  const lane = wakeable(async () => {
    try {
      const delivery = await claimQuarantined(pool, [...workers.keys()], lease);
      const worker = delivery && workers.get(delivery.consumer);
      if (!worker) return;
      await tries.run(delivery, worker.handle);
      lane.wake(); // check for more
    } catch (error) {
      log.warn({ reason: String(error) }, 'quarantined events not retried, the next sweep retries');
    }
  });
  return lane;
}
