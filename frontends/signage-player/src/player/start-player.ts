import { tvWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import { openDoorbell } from '../connection/doorbell.ts';
import { browserApi } from '../connection/player-api.ts';
import { openDatabase } from '../content/browser-database.ts';
import { browserFiles, computeDigest, isDecodable, requestFile } from '../content/browser-files.ts';
import { memoryPackages, memoryParts, noFiles } from '../content/memory-stores.ts';
import { memoryPlays } from '../plays/play-store.ts';
import { takeScreenshot } from '../screenshot/take-screenshot.ts';
import { randomUuid } from '../shared/random-uuid.ts';
import { browserSettings } from '../shared/settings.ts';
import { browserTimers } from '../time/timers.ts';
import { watchFrames } from '../watchdog/watch-frames.ts';
import { followUpdates } from './follow-updates.ts';
import { keepAwake } from './keep-awake.ts';
import { playerVersion } from './player-version.ts';
import { reportPageErrors } from './report-page-errors.ts';
import { TvPlayer } from './tv-player.ts';

/** How long the database may take to open, in ms; a damaged one may never answer. */
const patience = 5_000;

/** Starts the player of this TV with the browser's own storage and network. */
export async function startPlayer(): Promise<TvPlayer> {
  const timers = browserTimers;
  const settings = browserSettings();
  const late = new Promise<undefined>((resolve) => {
    timers.after(patience, () => resolve(undefined));
  });
  const database = await Promise.race([openDatabase().catch(() => undefined), late]);
  const files = 'caches' in window ? browserFiles : noFiles;
  const restart = () => window.location.reload();
  const stage = () => document.querySelector<HTMLElement>('[data-tv-stage]') ?? document.body;
  const player = new TvPlayer({
    timers,
    settings,
    api: browserApi(timers),
    packages: database?.packages ?? memoryPackages(),
    plays: database?.plays ?? memoryPlays(),
    downloads: { files, parts: database?.parts ?? memoryParts(), request: requestFile, isDecodable, computeDigest },
    version: playerVersion(),
    screen: () => {
      const ratio = window.devicePixelRatio || 1;
      return { width: Math.round(window.innerWidth * ratio), height: Math.round(window.innerHeight * ratio) };
    },
    randomUuid,
    restart,
    takeScreenshot: () => takeScreenshot(stage()),
    hasNoStorage: database === undefined || files === noFiles,
  });
  const worker = navigator.serviceWorker;
  worker?.register(tvWorkerPath, { scope: '/tv' }).catch(() => undefined);
  void navigator.storage?.persist?.().catch(() => false);
  reportPageErrors((message) => player.addError(message));
  window.addEventListener('online', player.ring);
  await player.start();
  openDoorbell({ timers, key: player.pairedKey, onRing: player.ring });
  keepAwake();
  if (worker) {
    const update = () => {
      player.stop();
      restart();
    };
    followUpdates(timers, worker, () => player.isUpdateTime(), update);
  }
  watchFrames({
    timers,
    settings,
    advancedAt: () => player.advancedAt,
    restart,
    beat: (heartbeat) => worker?.controller?.postMessage(heartbeat),
  });
  return player;
}
