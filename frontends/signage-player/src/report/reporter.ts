import type { SentTvReport, TvError } from '@theke/contracts/signage/tv-report';
import type { Timers } from '../time/timers.ts';
import { reportTexts } from './report-messages.de.ts';

/** Ms between reports if nothing changes. */
const usual = 60_000;
/** Shortest time in ms between two reports. */
const shortest = 1_000;
/** A list of short items changes its scene often: that alone is reported at most this often, in ms. */
const sceneEvery = 30_000;
/** Pause after a failed report in ms. */
const retryAfter = 10_000;
/** Errors per report. */
const maxErrors = 20;

export type ReporterOptions = {
  timers: Timers;
  /** State without errors. */
  read(): Omit<SentTvReport, 'errors'>;
  /** @throws CallFailure */
  send(report: SentTvReport): Promise<void>;
  /** Server time in epoch ms. */
  now(): number;
};

/** Reports the state when it changes and every minute, with the errors since the last report that arrived. */
export class Reporter {
  #errors: TvError[] = [];
  #sentAt = Number.NEGATIVE_INFINITY;
  #sent: { state: string; scene: string } | undefined;
  #retryAt = Number.NEGATIVE_INFINITY;
  #isSending = false;
  readonly #options: ReporterOptions;

  constructor(options: ReporterOptions) {
    this.#options = options;
  }

  /** Keeps an error for the next report; of too many the newest. */
  addError(message: string, scene = ''): void {
    const oneLine = (text: string, length: number) => text.replace(/\s+/g, ' ').trim().slice(0, length);
    const error = {
      at: new Date(this.#options.now()).toISOString(),
      scene: oneLine(scene, 120),
      message: oneLine(message, 300) || reportTexts.unknown,
    };
    // A repeated error is kept once, with its last time.
    const others = this.#errors.filter((one) => one.message !== error.message || one.scene !== error.scene);
    this.#errors = [...others, error].slice(-maxErrors);
  }

  /** Sends a report if one is due. Called every second. */
  async tick(): Promise<void> {
    const { timers, read, send } = this.#options;
    const passed = timers.elapsed() - this.#sentAt;
    if (this.#isSending || passed < shortest || timers.elapsed() < this.#retryAt) return;
    const report = read();
    const { scene, storage: _storage, clockOffset: _offset, ...state } = report;
    const current = { state: JSON.stringify(state), scene: JSON.stringify(scene) };
    const isChanged = current.state !== this.#sent?.state || this.#errors.length > 0;
    const isOtherScene = current.scene !== this.#sent?.scene && passed >= sceneEvery;
    if (!isChanged && !isOtherScene && passed < usual) return;
    this.#isSending = true;
    this.#sentAt = timers.elapsed();
    const errors = this.#errors;
    try {
      await send({ ...report, errors });
      this.#sent = current;
      this.#errors = this.#errors.filter((error) => !errors.includes(error));
    } catch {
      this.#retryAt = timers.elapsed() + retryAfter;
    } finally {
      this.#isSending = false;
    }
  }
}
