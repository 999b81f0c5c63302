import type { PlayRecord } from '@theke/contracts/signage/player';
import { commandActions } from '../commands/command-actions.ts';
import { CommandRunner } from '../commands/command-runner.ts';
import type { PlayerApi } from '../connection/player-api.ts';
import { Session } from '../connection/session.ts';
import { ContentLoader } from '../content/content-loader.ts';
import type { DownloadDeps } from '../content/download-file.ts';
import type { PackageStore, StoredPackage } from '../content/stores.ts';
import { Playback } from '../playback/playback.ts';
import type { Slot } from '../playback/slot.ts';
import { sceneOf } from '../playlist/playable.ts';
import { PlayLog } from '../plays/play-log.ts';
import { playRecord } from '../plays/play-record.ts';
import type { PlayStore } from '../plays/play-store.ts';
import { reportTexts, skippedText } from '../report/report-messages.de.ts';
import { Reporter } from '../report/reporter.ts';
import { nameOfItem } from '../shared/name-of-item.ts';
import type { Settings } from '../shared/settings.ts';
import type { ConnectionProblem } from '../shared/view-props.ts';
import { ServerClock } from '../time/server-clock.ts';
import { repeat, type Timers } from '../time/timers.ts';
import type { PlayerView, ViewSource } from './player-view.ts';
import { isUpdateTime } from './update-time.ts';

/** Ms between steps of the playback. */
const step = 250;
const second = 1_000;
const minute = 60_000;
/** Seconds for which the name of the TV is shown. */
const identifyMs = 30_000;
/** How often the item on air is noted for the case of a power cut, in ms. */
const noteEvery = 10_000;

export type TvPlayerOptions = {
  timers: Timers;
  api: PlayerApi;
  settings: Settings;
  packages: PackageStore;
  plays: PlayStore;
  downloads: Omit<DownloadDeps, 'timers'>;
  /** Version of the player with the hash of its build. */
  version: string;
  screen(): { width: number; height: number };
  randomUuid(): string;
  /** Starts the page anew; does not return. */
  restart(): void;
  /** The picture on the screen as a JPEG data URL. @throws Error with the reason */
  takeScreenshot(): Promise<string>;
  /** Storage is denied by the browser. */
  hasNoStorage?: boolean;
};

/** The whole TV without its pictures: connects session, content, playback, commands, plays and reports. */
export class TvPlayer implements ViewSource {
  readonly #options: TvPlayerOptions;
  readonly #clock: ServerClock;
  readonly #session: Session;
  readonly #loader: ContentLoader;
  readonly #playback: Playback;
  readonly #commands: CommandRunner;
  readonly #plays: PlayLog;
  readonly #reporter: Reporter;
  readonly #listeners = new Set<() => void>();
  #view: PlayerView;
  #storage: { used: number; quota: number } | undefined;
  #airPlay: PlayRecord | undefined;
  #notedAt = Number.NEGATIVE_INFINITY;
  #identifyUntil = Number.NEGATIVE_INFINITY;
  #advancedAt: number;
  #stops: (() => void)[] = [];

  constructor(options: TvPlayerOptions) {
    const { timers, api, settings } = options;
    this.#options = options;
    this.#advancedAt = timers.elapsed();
    const clock = new ServerClock(timers, settings.read<number>('clock-offset'));
    this.#clock = clock;
    const now = () => clock.now();
    const onError = (message: string) => this.#reporter.addError(message);
    const key = () => this.#session.key ?? '';
    this.#session = new Session({
      timers,
      api,
      clock,
      settings,
      onState: (state) => {
        this.#takeDevice(state.device?.id);
        if (state.wanted !== null) this.#loader.want(state.wanted);
        void this.#commands.handle(state.commands);
      },
      onRemoved: () => this.#remove(),
      onChange: () => this.#publish(),
    });
    this.#playback = new Playback({
      elapsed: () => timers.elapsed(),
      time: () => clock.known(this.#loader.current?.receivedAt),
      onStarted: (slot) => this.#begin(slot),
      onShown: ({ slot, ms }) => this.#end(slot, ms),
      onFailed: ({ item, content }, message, isSkipped) => {
        if (isSkipped) this.#reporter.addError(skippedText(message), nameOfItem(content, item));
      },
    });
    this.#loader = new ContentLoader({
      ...options.downloads,
      timers,
      now,
      packages: options.packages,
      readPackage: (hash, signal) => api.readPackage(key(), hash, signal),
      onLoaded: ({ content }) => {
        this.#playback.setContent(content);
        this.#publish();
      },
      urlsInUse: () => this.#playback.slots.flatMap(({ content }) => content.files.map(({ url }) => url)),
      onError,
    });
    this.#plays = new PlayLog({
      store: options.plays,
      settings,
      send: (plays) => api.sendPlays(key(), plays),
      onError,
    });
    this.#reporter = new Reporter({
      timers,
      now,
      read: () => this.#readReport(),
      send: (report) => api.report(key(), report),
    });
    this.#commands = new CommandRunner({
      settings,
      now,
      report: (id, result) => api.reportCommand(key(), id, result),
      actions: commandActions({
        timers,
        settings,
        api,
        key,
        loader: this.#loader,
        stop: () => this.stop(),
        restart: options.restart,
        identify: () => {
          this.#identifyUntil = timers.elapsed() + identifyMs;
        },
        takeScreenshot: options.takeScreenshot,
      }),
    });
    this.#view = this.#readView();
  }

  /** Monotonic ms of the last step, for the watchdog. */
  get advancedAt(): number {
    return this.#advancedAt;
  }

  async start(): Promise<void> {
    const { timers } = this.#options;
    await this.#plays.recover();
    if (this.#session.isPaired) await this.#loader.restore();
    this.#stops = [
      repeat(timers, step, () => this.#advance()),
      repeat(timers, second, () => this.#everySecond()),
      repeat(timers, minute, () => this.#everyMinute()),
    ];
    if (this.#options.hasNoStorage) this.#reporter.addError(reportTexts.noStorage);
    this.#everyMinute();
    this.#session.start();
    this.#publish();
  }

  /** Ends everything; the item on air is queued as played. */
  stop(): void {
    this.#playback.stop();
    this.#session.stop();
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** The doorbell rang. */
  ring = (): void => {
    void this.#session.poll();
  };
  /** Key for the doorbell; undefined while not paired. */
  pairedKey = (): string | undefined => (this.#session.isPaired ? this.#session.key : undefined);

  /** Whether the page may be started anew for another version of the player. */
  isUpdateTime(): boolean {
    const { air, content } = this.#playback;
    return isUpdateTime(air !== undefined, content?.branch.timeZone, this.#clock.now());
  }

  addError(message: string): void {
    this.#reporter.addError(message);
  }

  // ViewSource. Arrow functions, because React calls them without `this`.
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  view = (): PlayerView => this.#view;
  onReady = (key: number): void => this.#change(() => this.#playback.ready(key));
  onFailed = (key: number, message: string): void => this.#change(() => this.#playback.failed(key, message));
  onEnded = (key: number): void => this.#change(() => this.#playback.ended(key));

  #change(change: () => void): void {
    change();
    if (this.#playback.slots !== this.#view.slots) this.#publish();
  }

  #advance(): void {
    this.#advancedAt = this.#options.timers.elapsed();
    this.#change(() => this.#playback.advance());
  }

  #everySecond(): void {
    const { timers } = this.#options;
    const { air } = this.#playback;
    if (air && this.#airPlay && timers.elapsed() - this.#notedAt >= noteEvery) {
      this.#notedAt = timers.elapsed();
      this.#plays.note({ ...this.#airPlay, seconds: Math.round((timers.elapsed() - air.since) / 1_000) });
    }
    this.#publish();
    if (this.#session.isPaired) void this.#reporter.tick();
  }

  #everyMinute(): void {
    if (this.#session.isPaired) void this.#plays.send();
    void this.#loader.tidy().catch(() => undefined);
    void this.#options.downloads.files.estimate().then(
      (storage) => {
        this.#storage = storage;
      },
      () => undefined,
    );
  }

  /** Plays of another TV must not be counted for this one. */
  #takeDevice(id: string | undefined): void {
    const { settings } = this.#options;
    const before = settings.read<string>('device');
    if (id === undefined || id === before) return;
    settings.write('device', id);
    if (before !== undefined) void this.#plays.clear();
  }

  #remove(): void {
    this.#playback.setContent(undefined);
    void this.#loader.remove();
    this.#publish();
  }

  #begin(slot: Slot): void {
    // Without a clock nobody knows when it played.
    if (!this.#clock.known(this.#loader.current?.receivedAt).isKnown) return;
    this.#airPlay = playRecord(this.#options.randomUuid(), slot, 0);
    this.#notedAt = this.#options.timers.elapsed();
    this.#plays.note(this.#airPlay);
  }

  #end(slot: Slot, ms: number): void {
    if (!this.#airPlay) return;
    void this.#plays.add(playRecord(this.#airPlay.id, slot, ms));
    this.#airPlay = undefined;
  }

  #readReport() {
    const { air } = this.#playback;
    const stored: StoredPackage | undefined = this.#loader.current;
    const scene = air && sceneOf(air.content, air.item);
    return {
      // Until its end, the item on air may still show the previous package.
      playing: air?.content.hash ?? stored?.content.hash ?? null,
      playingSince: stored ? new Date(stored.receivedAt).toISOString() : null,
      scene: scene ? { id: scene.id, name: scene.name.slice(0, 120) } : null,
      storage: this.#storage ? { used: Math.round(this.#storage.used), quota: Math.round(this.#storage.quota) } : null,
      clockOffset: this.#clock.offset ?? null,
      version: this.#options.version,
      screen: this.#options.screen(),
    };
  }

  #problem(): ConnectionProblem | undefined {
    if (this.#session.problem) return this.#session.problem;
    if (this.#clock.isOff) return 'clock';
    return this.#loader.isStorageFull || this.#options.hasNoStorage ? 'storage' : undefined;
  }

  #readView(): PlayerView {
    const { timers, settings, version } = this.#options;
    const content = this.#playback.content;
    return {
      pairing: this.#session.isPaired ? undefined : (this.#session.pairing ?? { code: '', expiresAt: 0 }),
      slots: this.#playback.slots,
      content,
      name: content?.device.name ?? this.#session.state?.device?.name ?? '',
      now: this.#clock.now(),
      orders: this.#session.orders,
      volume: settings.read<number>('volume') ?? 100,
      isIdentifying: timers.elapsed() < this.#identifyUntil,
      problem: this.#problem(),
      disconnectedSince: this.#session.disconnectedSince,
      version,
    };
  }

  #publish(): void {
    this.#view = this.#readView();
    for (const listener of this.#listeners) listener();
  }
}
