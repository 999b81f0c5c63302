import type { ContentPackage } from '@theke/contracts/signage/package';
import type { SegmentItem } from '@theke/contracts/signage/segment';
import { isVideo, itemAfter, itemsOf, listPlayable, sameShow } from '../playlist/playable.ts';
import { type Programme, programmeAt } from '../playlist/programme.ts';
import { reportTexts } from '../report/report-messages.de.ts';
import type { KnownTime } from '../time/server-clock.ts';
import { type Slot, transitionMs } from './slot.ts';

/** An item that does not become ready within this time has failed, in ms. */
const loadWithin = 8_000;
/** The next item is mounted this long before the current one ends, in ms. */
const mountBefore = 10_000;
/** The item after a video, whose end is unknown, is mounted this long after its start, in ms. */
const mountAfterVideo = 2_000;
/** A video counts as stuck after this time, in ms. */
const longestVideo = 3_600_000;
/** An item that failed this often is skipped for this package. */
const attempts = 3;
/** Items that were skipped are tried again after this time, in ms: the cause may have been temporary. */
const forgiveAfter = 3_600_000;
/** Pause between attempts in ms if nothing else can play. */
const retryAfter = 3_000;

export type Shown = {
  readonly slot: Slot;
  /** Ms on air. */
  readonly ms: number;
};

export type PlaybackOptions = {
  /** Monotonic ms. */
  elapsed(): number;
  time(): KnownTime;
  /** An item left the air, or a list of one item began again. */
  onShown(shown: Shown): void;
  onStarted?(slot: Slot): void;
  /** @param isSkipped whether it was the last attempt with this package */
  onFailed(slot: Slot, message: string, isSkipped: boolean): void;
};

/**
 * Decides which items are mounted and on air. `advance` is called several times a second; it has no timers of its own.
 * The item on air leaves only when the next one is ready, so there is always a picture.
 */
export class Playback {
  #content: ContentPackage | undefined;
  #programme: Programme | undefined;
  #air: Slot | undefined;
  #next: Slot | undefined;
  #leaving: Slot | undefined;
  #lastKey = 0;
  /** The item whose successor plays next: the one on air, or a later one that failed. */
  #cursor: string | undefined;
  #failures = new Map<string, number>();
  #failuresSince = 0;
  #retryAt = Number.NEGATIVE_INFINITY;
  #playable: { minute: number; isKnown: boolean; segment: string; items: SegmentItem[] } | undefined;
  #slots: readonly Slot[] = [];
  readonly #options: PlaybackOptions;

  constructor(options: PlaybackOptions) {
    this.#options = options;
  }

  /** Mounted items, at most two. The array changes only when a slot does. */
  get slots(): readonly Slot[] {
    return this.#slots;
  }
  get air(): Slot | undefined {
    return this.#air;
  }
  get content(): ContentPackage | undefined {
    return this.#content;
  }
  /** Undefined without a package. */
  get programme(): Programme | undefined {
    return this.#programme;
  }

  /** Plays another package; undefined stops. */
  setContent(content: ContentPackage | undefined): void {
    if (content?.hash !== this.#content?.hash) this.#failures = new Map();
    this.#content = content;
    this.#programme = undefined;
    this.#playable = undefined;
    this.#retryAt = Number.NEGATIVE_INFINITY;
    this.#next = content && this.#renewed(this.#next, content);
    this.#air = (content && this.#renewed(this.#air, content)) ?? this.#air;
    this.advance();
  }

  ready(key: number): void {
    if (this.#next?.key === key && !this.#next.isReady) {
      this.#next = { ...this.#next, isReady: true };
      this.advance();
    }
  }

  ended(key: number): void {
    if (this.#air?.key === key && !this.#air.isOver) {
      this.#air = { ...this.#air, isOver: true };
      this.advance();
    }
  }

  failed(key: number, message: string): void {
    const slot = [this.#air, this.#next].find((one) => one?.key === key);
    if (!slot) return;
    this.#fail(slot, message);
    this.advance();
  }

  /** Puts another item of the current segment on air as soon as it is ready. */
  goTo(item: string): void {
    const segment = this.#programme?.segment;
    const found = this.#listPlayable().find(({ id }) => id === item);
    if (!found || !segment || !this.#content || this.#air?.item.id === item) return;
    this.#leaving = undefined;
    if (this.#next?.item.id !== item) this.#mount(found, this.#content, segment);
    if (this.#air) this.#air = { ...this.#air, isOver: true };
    this.advance();
  }

  /** Ends the item on air, before the page is left. */
  stop(): void {
    this.#leaveAir();
    this.#publish();
  }

  advance(): void {
    const at = this.#options.elapsed();
    if (this.#leaving && at - this.#leaving.since >= transitionMs[this.#leaving.item.transition])
      this.#leaving = undefined;
    this.#forgive(at);
    this.#updateProgramme();
    const segment = this.#programme?.segment;
    const content = this.#content;
    if (!content || !segment) {
      this.#leaveAir();
      this.#next = undefined;
      this.#leaving = undefined;
    } else this.#play(at, content, segment);
    this.#publish();
  }

  #play(at: number, content: ContentPackage, segment: string): void {
    if (this.#next && !this.#next.isReady && at - this.#next.since >= loadWithin)
      this.#fail(this.#next, reportTexts.notLoaded);
    const playable = this.#listPlayable();
    const mayPlay = (slot: Slot) => slot.segment === segment && playable.some(({ id }) => id === slot.item.id);
    if (this.#next && !mayPlay(this.#next)) this.#next = undefined;
    const isAirValid = this.#air !== undefined && mayPlay(this.#air);
    const isDue = !this.#air || !isAirValid || this.#msLeft(this.#air, at) <= 0;
    const current = this.#air?.segment === segment ? this.#air.item.id : undefined;
    const target = itemAfter(itemsOf(content, segment), playable, this.#cursor);
    if (!target) {
      this.#leaveAir();
      return;
    }
    const stays = isAirValid && target.id === current && !isVideo(content, target);
    if (stays && this.#air && !this.#next) {
      if (isDue) this.#beginAgain(this.#air, at, content, target);
      return;
    }
    if (!this.#next && !this.#leaving && at >= this.#retryAt && (isDue || this.#isTimeToMount(at)))
      this.#mount(target, content, segment);
    if (this.#next?.isReady && isDue) this.#switch(at);
  }

  #isTimeToMount(at: number): boolean {
    const air = this.#air;
    if (!air) return true;
    return isVideo(air.content, air.item) ? at - air.since >= mountAfterVideo : this.#msLeft(air, at) <= mountBefore;
  }

  #msLeft(slot: Slot, at: number): number {
    if (slot.isOver) return 0;
    return slot.since + (isVideo(slot.content, slot.item) ? longestVideo : slot.item.seconds * 1_000) - at;
  }

  #mount(item: SegmentItem, content: ContentPackage, segment: string): void {
    const since = this.#options.elapsed();
    this.#lastKey += 1;
    const mounted = {
      segment,
      item,
      content,
      since,
      phase: 'next',
      isReady: false,
      startedAt: 0,
      isOver: false,
    } as const;
    this.#next = { key: this.#lastKey, ...mounted };
  }

  #switch(at: number): void {
    const [before, next] = [this.#air, this.#next];
    if (!next) return;
    this.#leaveAir();
    if (before) this.#failures.delete(before.item.id);
    this.#cursor = next.item.id;
    if (before && transitionMs[before.item.transition] > 0) this.#leaving = { ...before, phase: 'leaving', since: at };
    this.#air = { ...next, phase: 'air', since: at, startedAt: this.#options.time().at };
    this.#next = undefined;
    this.#options.onStarted?.(this.#air);
  }

  /** A list of one item: counts another play without mounting the item again. */
  #beginAgain(air: Slot, at: number, content: ContentPackage, item: SegmentItem): void {
    this.#options.onShown({ slot: air, ms: at - air.since });
    this.#failures.delete(item.id);
    this.#cursor = item.id;
    this.#air = { ...air, content, item, since: at, startedAt: this.#options.time().at, isOver: false };
    this.#options.onStarted?.(this.#air);
  }

  #leaveAir(): void {
    if (this.#air) this.#options.onShown({ slot: this.#air, ms: this.#options.elapsed() - this.#air.since });
    this.#air = undefined;
  }

  #fail(slot: Slot, message: string): void {
    const at = this.#options.elapsed();
    const failures = (this.#failures.get(slot.item.id) ?? 0) + 1;
    if (this.#failures.size === 0) this.#failuresSince = at;
    this.#failures.set(slot.item.id, failures);
    this.#playable = undefined;
    this.#cursor = slot.item.id;
    if (this.#next?.key === slot.key) this.#next = undefined;
    if (this.#air?.key === slot.key) this.#leaveAir();
    this.#options.onFailed(slot, message, failures >= attempts);
    if (this.#listPlayable().every(({ id }) => id === slot.item.id)) this.#retryAt = at + retryAfter;
  }

  #forgive(at: number): void {
    if (this.#failures.size === 0 || at - this.#failuresSince < forgiveAfter) return;
    this.#failures = new Map();
    this.#playable = undefined;
  }

  #updateProgramme(): void {
    if (!this.#content) {
      this.#programme = undefined;
      return;
    }
    const time = this.#options.time();
    const known = this.#programme;
    const isDated = known && known.from !== Number.NEGATIVE_INFINITY;
    if (known && (isDated ? time.isKnown && known.from <= time.at && time.at < known.until : !time.isKnown)) return;
    this.#programme = programmeAt(this.#content, time);
  }

  /** Dates change at local midnight, which is a whole minute in every zone. */
  #listPlayable(): SegmentItem[] {
    const segment = this.#programme?.segment;
    if (!segment || !this.#content) return [];
    const { at, isKnown } = this.#options.time();
    const minute = Math.floor(at / 60_000);
    const known = this.#playable;
    if (known?.minute === minute && known.isKnown === isKnown && known.segment === segment) return known.items;
    const items = listPlayable(this.#content, segment, { at, isKnown }).filter(
      ({ id }) => (this.#failures.get(id) ?? 0) < attempts,
    );
    this.#playable = { minute, isKnown, segment, items };
    return items;
  }

  #renewed(slot: Slot | undefined, content: ContentPackage): Slot | undefined {
    const item = slot && sameShow(slot.item, slot.content, content, slot.segment);
    return item && { ...slot, item, content };
  }

  #publish(): void {
    const slots = [this.#leaving, this.#air, this.#next].filter((slot) => slot !== undefined);
    if (slots.length !== this.#slots.length || slots.some((slot, index) => slot !== this.#slots[index]))
      this.#slots = slots;
  }
}
