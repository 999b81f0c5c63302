import type { PlayRecord } from '@theke/contracts/signage/player';
import { failureOf } from '../connection/call-failure.ts';
import { droppedPlaysText, reportTexts } from '../report/report-messages.de.ts';
import type { Settings } from '../shared/settings.ts';
import type { PlayStore } from './play-store.ts';

/** At most so many plays wait: weeks without a connection. */
const longestQueue = 50_000;
/** If the queue is full, so many of the oldest are dropped at once. */
const dropped = 1_000;
/** Plays per request. */
const batchSize = 500;
/** Bytes per request, below the server's limit of 200 kB. */
const batchBytes = 150_000;
/** Requests in a row. */
const batches = 20;

export type PlayLogOptions = {
  store: PlayStore;
  settings: Settings;
  limit?: number;
  send(plays: readonly PlayRecord[]): Promise<void>;
  onError(message: string): void;
};

/**
 * Proof of play. The item on air is noted in the settings while it plays, so a power cut loses nothing; when it leaves
 * the air, it is queued under the same id, so nothing is counted twice.
 */
export class PlayLog {
  #count: number | undefined;
  #batch = batchSize;
  #work: Promise<void> = Promise.resolve();
  readonly #options: PlayLogOptions;
  readonly #limit: number;

  constructor(options: PlayLogOptions) {
    this.#options = options;
    this.#limit = options.limit ?? longestQueue;
  }

  /** Queues the play that was on air when the power was cut. */
  recover(): Promise<void> {
    const running = this.#options.settings.read<PlayRecord>('running-play');
    return running ? this.add(running) : Promise.resolve();
  }

  /** Notes the item on air; called repeatedly while it plays. */
  note(record: PlayRecord): void {
    this.#options.settings.write('running-play', record);
  }

  /** Queues a play and ends the note about it. */
  add(record: PlayRecord): Promise<void> {
    return this.#inOrder(async () => {
      const { store, settings, onError } = this.#options;
      await store.add(record);
      if (settings.read<PlayRecord>('running-play')?.id === record.id) settings.write('running-play', undefined);
      this.#count = (this.#count ?? (await store.count()) - 1) + 1;
      if (this.#count <= this.#limit) return;
      const oldest = await store.first(Math.min(dropped, this.#limit));
      await store.removeThrough(oldest[oldest.length - 1]?.key ?? 0);
      this.#count -= oldest.length;
      onError(droppedPlaysText(oldest.length));
    });
  }

  /** Sends what is queued; stops at the first failure. Removes plays only after the server accepted them. */
  send(): Promise<void> {
    return this.#inOrder(async () => {
      for (let sent = 0; sent < batches; sent += 1) if (!(await this.#sendBatch())) return;
    });
  }

  /** Forgets everything: the TV became another one. */
  clear(): Promise<void> {
    return this.#inOrder(async () => {
      this.#options.settings.write('running-play', undefined);
      await this.#options.store.removeThrough(Number.MAX_SAFE_INTEGER);
      this.#count = 0;
    });
  }

  /** @returns whether to continue */
  async #sendBatch(): Promise<boolean> {
    const { store, send, onError } = this.#options;
    const queued = await store.first(this.#batch);
    let bytes = 0;
    const plays = queued.filter(({ record }, index) => {
      // A character takes at most 3 bytes of UTF-8 for each UTF-16 unit.
      bytes += JSON.stringify(record).length + 2 * record.name.length;
      return index === 0 || bytes <= batchBytes;
    });
    const last = plays[plays.length - 1];
    if (!last) return false;
    try {
      await send(plays.map(({ record }) => record));
    } catch (error) {
      if (failureOf(error).kind !== 'rejected') return false;
      if (plays.length > 1) {
        // One of them is invalid: smaller batches find it.
        this.#batch = Math.ceil(plays.length / 2);
        return true;
      }
      onError(reportTexts.playRejected);
    }
    await store.removeThrough(last.key);
    this.#count = this.#count === undefined ? undefined : this.#count - plays.length;
    this.#batch = Math.min(batchSize, this.#batch * 2);
    return queued.length > plays.length || queued.length >= this.#batch / 2;
  }

  /** Runs one piece of work after the other; a failure of the storage affects only that piece. */
  #inOrder(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch(() => undefined);
    return this.#work;
  }
}
