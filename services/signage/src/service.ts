import { signageContract } from '@theke/contracts/signage/contract';
import { publicAddress } from '@theke/kit/public-address';
import { pictureCopies } from '@theke/kit/resource/picture-looks';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { shownCopies, tenantCopies } from './copies.ts';
import { deviceHooks } from './devices/device-hooks.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { watchSilence } from './devices/silence-timer.ts';
import { TvHeartbeats } from './devices/tv-heartbeats.ts';
import { queueSubscription } from './orders/queue-subscription.ts';
import { Doorbell } from './player/doorbell.ts';
import { playerRoutes } from './player/player-routes.ts';
import { playRoutes } from './plays/play-routes.ts';
import { sceneHooks } from './scenes/scene-hooks.ts';
import { contentHooks } from './screens/content-hooks.ts';
import { segmentConditions, streamConditions } from './screens/list-conditions.ts';
import { publishing } from './screens/publish-change.ts';
import { ScreenCache } from './screens/screen-cache.ts';
import { tidySignage } from './tidy-signage.ts';

const { branches, categories, products, qrCodes } = shownCopies.stores;

/** Signage: scenes, segments and streams, the TVs that play them, and proof of play. */
export const signage = defineService({
  contract: signageContract,
  config: z.object({ PUBLIC_ADDRESS: publicAddress }),
  migrations: new URL('../migrations/', import.meta.url),
  references: { branches, categories, products, 'qr-codes': qrCodes },
  resources: {
    scenes: sceneHooks,
    digitalSignageSegments: { ...contentHooks, conditions: segmentConditions },
    digitalSignageStreams: { ...contentHooks, conditions: streamConditions },
    digitalSignageDevices: deviceHooks,
  },
  setup(base) {
    const cache = new ScreenCache({ ...base, publicAddress: base.config.PUBLIC_ADDRESS });
    const heartbeats = new TvHeartbeats(base);
    const doorbell = new Doorbell(cache, base.log);
    const deps = { ...base, cache, heartbeats, doorbell, publicAddress: base.config.PUBLIC_ADDRESS };
    return {
      routes: [
        ...playerRoutes(deps),
        ...deviceRoutes({ ...deps, devices: base.resources.digitalSignageDevices }),
        ...playRoutes(base.db),
      ],
      subscriptions: [
        ...shownCopies.subscriptions().map(publishing),
        ...pictureCopies.subscriptions().map(publishing),
        ...tenantCopies.subscriptions(),
        queueSubscription,
        doorbell.subscription,
      ],
      timers: [watchSilence(deps)],
      jobs: [tidySignage(base)],
      flush: () => heartbeats.flush(),
    };
  },
});
