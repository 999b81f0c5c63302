import type { Settings } from '../shared/settings.ts';
import type { Timers } from '../time/timers.ts';
import type { Heartbeat } from './heartbeat.ts';
import { isReloadAllowed } from './reload-allowed.ts';

/** Checks in ms. */
const every = 10_000;
/** The page counts as frozen after this time without a frame or a step of the playback, in ms. */
const frozenAfter = 60_000;

export type WatchOptions = {
  timers: Timers;
  settings: Settings;
  /** Monotonic ms of the last step of the playback. */
  advancedAt(): number;
  restart(): void;
  /** Sent to the service worker, which reloads a page whose main thread hangs. */
  beat(heartbeat: Heartbeat): void;
};

/**
 * Reloads the page if it draws no frames or the playback stands still, at most once in five minutes. Hidden pages draw
 * no frames and are left alone.
 */
export function watchFrames({ timers, settings, advancedAt, restart, beat }: WatchOptions): void {
  let frameAt = timers.elapsed();
  const draw = () => {
    frameAt = timers.elapsed();
  };
  const check = () => {
    const now = timers.elapsed();
    requestAnimationFrame(draw);
    const isVisible = document.visibilityState === 'visible';
    const isFrozen = now - advancedAt() > frozenAfter || (isVisible && now - frameAt > frozenAfter);
    if (!isVisible) frameAt = now;
    if (!isFrozen) beat({ type: 'theke-tv-heartbeat' });
    else if (isReloadAllowed(settings.read<number>('last-reload'), timers.wall())) {
      settings.write('last-reload', timers.wall());
      restart();
    }
    timers.after(every, check);
  };
  check();
}
