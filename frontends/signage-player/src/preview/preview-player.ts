import { Playback } from '../playback/playback.ts';
import type { PlayerView, ViewSource } from '../player/player-view.ts';
import { itemsOf } from '../playlist/playable.ts';
import { repeat, type Timers } from '../time/timers.ts';
import type { PreviewItem, PreviewMessage } from './preview-message.ts';

const step = 250;

/** Example numbers, so that a queue of orders is not empty in the editor. */
const sampleOrders = { preparing: ['41', '42', '44'], ready: ['38', '40'] } as const;

/** Plays packages that the office sends: no key, no polling, no storage. */
export class PreviewPlayer implements ViewSource {
  readonly #timers: Timers;
  readonly #playback: Playback;
  readonly #listeners = new Set<() => void>();
  readonly #post: (message: PreviewItem) => void;
  /** Time at `#since`, in epoch ms. */
  #at: number;
  #since: number;
  /** Playing time until `#since`, in ms. */
  #played = 0;
  #isPaused = false;
  #item: string | undefined;
  #view: PlayerView;

  constructor(timers: Timers, post: (message: PreviewItem) => void) {
    this.#timers = timers;
    this.#post = post;
    this.#at = timers.wall();
    this.#since = timers.elapsed();
    this.#playback = new Playback({
      elapsed: () => this.#played + this.#passed(),
      time: () => ({ at: this.#at + this.#passed(), isKnown: true }),
      onShown: () => undefined,
      onFailed: () => undefined,
      onStarted: ({ item, content, segment }) => {
        if (item.id === this.#item) return;
        this.#item = item.id;
        const index = itemsOf(content, segment).findIndex(({ id }) => id === item.id);
        this.#post({ type: 'theke-signage-preview-item', item: item.id, index });
      },
    });
    this.#view = this.#readView();
  }

  start(): () => void {
    return repeat(this.#timers, step, () => {
      this.#playback.advance();
      this.#publish();
    });
  }

  take({ content, at, isPaused = false, item }: PreviewMessage): void {
    this.#at = at ?? (this.#playback.content ? this.#at + this.#passed() : this.#timers.wall());
    this.#played += this.#passed();
    this.#since = this.#timers.elapsed();
    this.#isPaused = isPaused;
    this.#playback.setContent(content);
    if (item !== undefined) this.#playback.goTo(item);
    this.#publish();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  view = (): PlayerView => this.#view;
  onReady = (key: number): void => this.#change(() => this.#playback.ready(key));
  onFailed = (key: number, message: string): void => this.#change(() => this.#playback.failed(key, message));
  onEnded = (key: number): void => this.#change(() => this.#playback.ended(key));

  #passed(): number {
    return this.#isPaused ? 0 : this.#timers.elapsed() - this.#since;
  }

  #change(change: () => void): void {
    change();
    this.#publish();
  }

  #readView(): PlayerView {
    const { slots, content } = this.#playback;
    return {
      pairing: undefined,
      slots,
      content,
      name: content?.device.name ?? '',
      now: Math.floor((this.#at + this.#passed()) / 1_000) * 1_000,
      orders: { preparing: [...sampleOrders.preparing], ready: [...sampleOrders.ready] },
      volume: 0,
      isIdentifying: false,
      problem: undefined,
      disconnectedSince: undefined,
      version: '',
    };
  }

  #publish(): void {
    const view = this.#readView();
    const { slots, content, now } = this.#view;
    if (view.slots === slots && view.content === content && view.now === now) return;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
