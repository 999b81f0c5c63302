import type { Database } from '@theke/kit/database/database';
import type { Log } from '@theke/kit/log';
import { onceASecond } from '@theke/kit/once-a-second';
import { type Heartbeat, tvStore } from './tv-store.ts';

/**
 * Collects signs of life and stores them once a second, so that a poll needs no query. A crash loses a second; the next
 * poll repairs it.
 */
export class TvHeartbeats {
  readonly #db: Database;
  readonly #log: Log;
  /** By tenant and TV: the latest sign of life. */
  #pending = new Map<string, Map<string, Heartbeat>>();
  readonly #writing = onceASecond(() => this.#write());

  constructor({ db, log }: { db: Database; log: Log }) {
    this.#db = db;
    this.#log = log;
  }

  add(tenant: string, heartbeat: Heartbeat): void {
    const ofTenant = this.#pending.get(tenant) ?? new Map<string, Heartbeat>();
    this.#pending.set(tenant, ofTenant);
    ofTenant.set(heartbeat.id, heartbeat);
    this.#writing.soon();
  }

  /** Writes what is collected; call before reading the state of TVs. */
  flush(): Promise<void> {
    return this.#writing.flush();
  }

  async #write(): Promise<void> {
    const all = this.#pending;
    this.#pending = new Map();
    for (const [tenant, heartbeats] of all)
      await this.#db
        .withTenant(tenant, async (tx) => tvStore.saveHeartbeats(tx, [...heartbeats.values()]), {
          durability: 'relaxed',
        })
        .catch((error: unknown) => this.#log.warn({ tenant, err: error }, 'signs of life of TVs not stored'));
  }
}
