import { memoryPackages, memoryParts } from '../src/content/memory-stores.ts';
import { TvPlayer } from '../src/player/tv-player.ts';
import { memoryPlays } from '../src/plays/play-store.ts';
import { memorySettings } from '../src/shared/settings.ts';
import { memoryFiles } from './memory-files.ts';
import { sampleApi } from './sample-api.ts';
import { uuid } from './sample-package.ts';
import { virtualTimers } from './virtual-timers.ts';

/** A TV with a server in memory and virtual time. Its views become ready at once, except those of `broken` items. */
export function sampleTv(start: number) {
  const timers = virtualTimers(start);
  const serverBias = { ms: 0 };
  const api = sampleApi(timers, () => start + timers.elapsed() + serverBias.ms);
  const [settings, packages, plays, files, parts] = [
    memorySettings(),
    memoryPackages(),
    memoryPlays(),
    memoryFiles(),
    memoryParts(),
  ];
  const broken = new Set<string>();
  const restarts: number[] = [];
  let ids = 0;
  const boot = () => {
    const player = new TvPlayer({
      timers,
      api,
      settings,
      packages,
      plays,
      version: '0.1.0+test',
      screen: () => ({ width: 1920, height: 1080 }),
      restart: () => void restarts.push(timers.elapsed()),
      takeScreenshot: async () => 'data:image/jpeg;base64,AAAA',
      randomUuid: () => {
        ids += 1;
        return uuid(1_000_000 + ids);
      },
      downloads: {
        files,
        parts,
        isDecodable: async () => true,
        computeDigest: async () => undefined,
        async request(url) {
          const failure = api.fail?.(url);
          if (failure) throw failure;
          let isSent = false;
          return {
            status: 200,
            total: 10,
            start: 0,
            etag: null,
            digest: null,
            type: 'image/webp',
            cancel: () => undefined,
            async read() {
              if (isSent) return undefined;
              isSent = true;
              return new Uint8Array(10);
            },
          };
        },
      },
    });
    player.subscribe(() => {
      const next = player.view().slots.find(({ phase, isReady }) => phase === 'next' && !isReady);
      if (!next) return;
      if (broken.has(next.item.id)) player.onFailed(next.key, 'Bild fehlt.');
      else player.onReady(next.key);
    });
    return player;
  };
  const pair = () => {
    settings.write('key', 'key-1');
    api.pair('key-1');
  };
  return { timers, serverBias, api, settings, packages, plays, files, broken, restarts, boot, pair };
}
