import type { OrderQueue, PlayerState } from '@theke/contracts/signage/player';
import type { Settings } from '../shared/settings.ts';
import type { ConnectionProblem } from '../shared/view-props.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Timers } from '../time/timers.ts';
import { type CallFailure, failureOf } from './call-failure.ts';
import type { PlayerApi } from './player-api.ts';
import { pollDelay } from './poll-delay.ts';

/** Interval in ms while the code is shown, so that a paired TV starts soon. */
const pairingPoll = 3_000;
/** A key that the shop does not know is tried once more after this time in ms, before the content is removed. */
const confirmAfter = 3_000;
/** A change of the clock offset that is worth storing, in ms. */
const offsetStep = 2_000;
/** Order numbers older than this are not shown any more, in ms. */
const ordersValid = 120_000;

export type PairingCode = { readonly code: string; readonly expiresAt: number };

export type SessionOptions = {
  timers: Timers;
  api: PlayerApi;
  clock: ServerClock;
  settings: Settings;
  /** After each successful poll of a paired TV, also if nothing changed. */
  onState(state: PlayerState): void;
  /** The shop does not know the key any more: stored content must not play. */
  onRemoved(): void;
  onChange(): void;
};

/** Polls the server's state, asks for pairing codes, and tells why there is no connection. */
export class Session {
  #state: PlayerState | undefined;
  #etag: string | null = null;
  #heardAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #problem: ConnectionProblem | undefined;
  #disconnectedSince: number | undefined;
  #rejections = 0;
  #isPolling = false;
  #isRung = false;
  #isStopped = false;
  #cancel: () => void = () => undefined;
  readonly #options: SessionOptions;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  get key(): string | undefined {
    return this.#options.settings.read<string>('key');
  }
  /** The code to show; undefined if the TV is paired. */
  get pairing(): PairingCode | undefined {
    return this.#options.settings.read<PairingCode>('pairing');
  }
  get isPaired(): boolean {
    return this.key !== undefined && this.pairing === undefined;
  }
  get problem(): ConnectionProblem | undefined {
    return this.#problem;
  }
  /** Server time of the first failed call since the last successful one. */
  get disconnectedSince(): number | undefined {
    return this.#disconnectedSince;
  }
  get state(): PlayerState | undefined {
    return this.#state;
  }
  /** Null if they are outdated. */
  get orders(): OrderQueue | null {
    const isCurrent = this.#options.timers.elapsed() - this.#heardAt < ordersValid;
    return (isCurrent && this.#state?.orders) || null;
  }

  start(): void {
    void this.poll();
  }
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  /** Polls now; a poll that is under way is repeated after it. */
  async poll(): Promise<void> {
    if (this.#isPolling) {
      this.#isRung = true;
      return;
    }
    this.#isPolling = true;
    this.#isRung = false;
    this.#cancel();
    const delay = await this.#pollOnce();
    this.#isPolling = false;
    this.#options.onChange();
    if (!this.#isStopped) this.#cancel = this.#options.timers.after(this.#isRung ? 0 : delay, () => void this.poll());
  }

  /** @returns ms until the next poll */
  async #pollOnce(): Promise<number> {
    const { timers, clock } = this.#options;
    try {
      const key = this.key;
      // A wrong clock of the device must not ask for codes again and again.
      const isExpired = this.pairing !== undefined && clock.isMeasured && clock.now() >= this.pairing.expiresAt;
      if (key === undefined || isExpired) await this.#askForCode();
      else await this.#readState(key);
      this.#failures = 0;
      this.#problem = undefined;
      this.#disconnectedSince = undefined;
    } catch (error) {
      return this.#failed(failureOf(error));
    }
    return this.pairing ? pairingPoll : pollDelay(0, timers.random());
  }

  async #readState(key: string): Promise<void> {
    const { api, clock, settings, timers } = this.#options;
    const answer = await api.readState(key, this.#etag);
    // Another page of the same browser may have changed the key meanwhile.
    if (this.key !== key) return;
    clock.measure(answer.sentAt, answer.receivedAt, answer.date);
    this.#storeOffset();
    this.#rejections = 0;
    this.#heardAt = timers.elapsed();
    if (answer.state) {
      this.#state = answer.state;
      this.#etag = answer.etag;
    }
    if (!this.#state?.device) {
      // The page was reloaded, or staff removed the TV whose key had been unused: a code is needed.
      if (!this.pairing) await this.#askForCode();
      return;
    }
    if (this.pairing) settings.write('pairing', undefined);
    this.#options.onState(this.#state);
  }

  /** Rarely, because the storage of TVs wears out. */
  #storeOffset(): void {
    const { clock, settings } = this.#options;
    const { offset = 0 } = clock;
    if (Math.abs(offset - (settings.read<number>('clock-offset') ?? 0)) > offsetStep)
      settings.write('clock-offset', offset);
  }

  async #askForCode(): Promise<void> {
    const { api, settings } = this.#options;
    const { key, code, expiresAt } = await api.startPairing();
    settings.write('key', key);
    settings.write('pairing', { code, expiresAt: Date.parse(expiresAt) });
    this.#state = undefined;
    this.#etag = null;
    this.#rejections = 0;
  }

  #failed(failure: CallFailure): number {
    const { clock, settings, timers } = this.#options;
    this.#failures += 1;
    this.#disconnectedSince ??= clock.now();
    this.#problem = failure.kind === 'rejected' ? 'server' : failure.kind;
    if (failure.kind !== 'key' || this.key === undefined) return pollDelay(this.#failures, timers.random());
    this.#rejections += 1;
    // Asks once more, because nothing brings back a key.
    if (this.#rejections < 2) return confirmAfter;
    const wasPaired = this.isPaired;
    settings.write('key', undefined);
    settings.write('pairing', undefined);
    this.#state = undefined;
    this.#etag = null;
    if (wasPaired) this.#options.onRemoved();
    return 0;
  }
}
