import { setTimeout as wait } from 'node:timers/promises';
import { type Db, type Document, MongoServerError } from 'mongodb';
import { overloaded } from '../http/admission.ts';
import { newId } from '../new-id.ts';

/** Lease in ms: after a crash a lock stays taken for this long. */
const leaseMs = 30_000;
/** Maximum time to hold a lock, well before its lease ends; a unit of work takes milliseconds. */
const trustedMs = leaseMs / 2;
const lockTimeoutMs = 10_000;

type Lock = Document & { _id: string; holder: string; until: Date };

/** Locks of one unit of work, each a document with a lease. */
export class TenantLocks {
  readonly #locks;
  readonly #tenant: string;
  readonly #holder = newId();
  readonly #held = new Map<string, number>();

  constructor(db: Db, tenant: string) {
    this.#locks = db.collection<Lock>('locks');
    this.#tenant = tenant;
  }

  /** @throws Problem 503 if others hold it for too long */
  async take(name: string): Promise<void> {
    const _id = `${this.#tenant}/${name}`;
    if (this.#held.has(_id)) return;
    for (const began = Date.now(); ; ) {
      const now = Date.now();
      if (await this.#try(_id, now)) {
        this.#held.set(_id, now);
        return;
      }
      if (now - began > lockTimeoutMs) throw overloaded();
      await wait(2 + Math.random() * 10);
    }
  }

  /** @throws if a lease might end before the pending writes are done */
  mustHold(): void {
    for (const [name, at] of this.#held)
      if (Date.now() - at > trustedMs) throw new Error(`the lock ${name} was held for too long`);
  }

  async release(): Promise<void> {
    for (const _id of this.#held.keys()) await this.#locks.deleteOne({ _id, holder: this.#holder });
  }

  async #try(_id: string, now: number): Promise<boolean> {
    try {
      await this.#locks.updateOne(
        { _id, until: { $lt: new Date(now) } },
        { $set: { holder: this.#holder, until: new Date(now + leaseMs) } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // The lock exists but is held, so the upsert violates the unique id.
      if (error instanceof MongoServerError && error.code === 11_000) return false;
      throw error;
    }
  }
}
