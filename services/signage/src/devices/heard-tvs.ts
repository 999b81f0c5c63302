import type { Database } from '@theke/kit/database/database';
import type { Log } from '@theke/kit/log';
import { onceASecond } from '@theke/kit/once-a-second';
import { type Heard, tvStore } from './tv-store.ts';

/**
 * Collects signs of life and stores them once a second, so that a poll needs no query. A crash loses a second; the next
 * poll repairs it.
 */
export class HeardTvs {
  readonly #db: Database;
  readonly #log: Log;
  /** By tenant and TV: the latest sign of life. */
  #heard = new Map<string, Map<string, Heard>>();
  readonly #writing = onceASecond(() => this.#write());

  constructor({ db, log }: { db: Database; log: Log }) {
    this.#db = db;
    this.#log = log;
  }

  add(tenant: string, heard: Heard): void {
    const ofTenant = this.#heard.get(tenant) ?? new Map<string, Heard>();
    this.#heard.set(tenant, ofTenant);
    ofTenant.set(heard.id, heard);
    this.#writing.soon();
  }

  /** Writes what is collected; call before reading the state of TVs. */
  flush(): Promise<void> {
    return this.#writing.flush();
  }

  async #write(): Promise<void> {
    const all = this.#heard;
    this.#heard = new Map();
    for (const [tenant, heard] of all)
      await this.#db
        .withTenant(tenant, async (tx) => tvStore.saveHeard(tx, [...heard.values()]), { durability: 'relaxed' })
        .catch((error: unknown) => this.#log.warn({ tenant, err: error }, 'signs of life of TVs not stored'));
  }
}
