import { isClockOff } from '@theke/rules/signage/tv-state';
import type { Timers } from './timers.ts';

/** Before this date no player existed: a clock that shows less was never set. */
const earliest = Date.UTC(2026, 0, 1);

/** Server time, and whether it can be trusted. */
export type KnownTime = { readonly at: number; readonly isKnown: boolean };

/** Bounds of server time minus the monotonic clock, in ms. */
type Bounds = { readonly least: number; readonly most: number };

/**
 * Server time derived from `Date` headers. The header has whole seconds and is written between request and response, so
 * a measurement gives bounds; several measurements narrow them. Until the first one, the device's wall clock counts,
 * corrected by the offset of an earlier session.
 */
export class ServerClock {
  #bounds: Bounds | undefined;
  readonly #timers: Pick<Timers, 'wall' | 'elapsed'>;
  readonly #earlierOffset: number;

  /** @param earlierOffset wall clock minus server time in ms, as measured in an earlier session */
  constructor(timers: Pick<Timers, 'wall' | 'elapsed'>, earlierOffset = 0) {
    this.#timers = timers;
    this.#earlierOffset = earlierOffset;
  }

  /**
   * Takes a response into account.
   * @param sentAt monotonic ms
   * @param receivedAt monotonic ms
   * @param date the `Date` header; ignored if it cannot be parsed
   */
  measure(sentAt: number, receivedAt: number, date: string | null): void {
    const written = Date.parse(date ?? '');
    if (Number.isNaN(written)) return;
    const measured = { least: written - receivedAt, most: written + 1_000 - sentAt };
    const least = Math.max(measured.least, this.#bounds?.least ?? Number.NEGATIVE_INFINITY);
    const most = Math.min(measured.most, this.#bounds?.most ?? Number.POSITIVE_INFINITY);
    // Contradicting bounds: the clocks drifted apart or the server's was set. The newest measurement counts.
    this.#bounds = least <= most ? { least, most } : measured;
  }

  get isMeasured(): boolean {
    return this.#bounds !== undefined;
  }

  /** Server time in epoch ms. */
  now(): number {
    if (!this.#bounds) return this.#timers.wall() - this.#earlierOffset;
    return this.#timers.elapsed() + (this.#bounds.least + this.#bounds.most) / 2;
  }

  /** The device's wall clock minus server time, in whole ms; undefined before the first measurement. */
  get offset(): number | undefined {
    return this.#bounds ? Math.round(this.#timers.wall() - this.now()) : undefined;
  }

  get isOff(): boolean {
    return isClockOff(this.offset);
  }

  /** @param storedAt server time at which the package was stored: time cannot be earlier */
  known(storedAt = earliest): KnownTime {
    const at = this.now();
    return { at, isKnown: this.isMeasured || at >= Math.max(earliest, storedAt) };
  }
}
