import {
  readPlayerPackage,
  readPlayerState,
  reportPlayer,
  reportPlayerCommand,
  sendPlays,
  sendScreenshot,
  startPairing,
  streamPlayer,
} from '@theke/contracts/signage/player';
import { unknownTv } from '@theke/contracts/unknown-codes';
import type { Database } from '@theke/kit/database/database';
import { deviceKeyHash, newDeviceKey } from '@theke/kit/device-key';
import { type Route, route } from '@theke/kit/http/route';
import { sendJson } from '@theke/kit/http/send-json';
import { invalid, notFound, unavailable, unknown } from '@theke/kit/problem';
import { pairingLifetime } from '@theke/rules/signage/pairing-code';
import { reportCommand } from '../commands/command-decisions.ts';
import { commandStore } from '../commands/command-store.ts';
import { screenshotStore } from '../devices/screenshot-store.ts';
import type { TvHeartbeats } from '../devices/tv-heartbeats.ts';
import { tvStore } from '../devices/tv-store.ts';
import { countPlays } from '../plays/count-plays.ts';
import { devicePart } from '../screens/build-package.ts';
import type { ScreenCache } from '../screens/screen-cache.ts';
import type { Screen } from '../screens/tenant-screens.ts';
import type { Doorbell } from './doorbell.ts';
import { newPairingCode } from './new-pairing-code.ts';
import { pairingStore } from './pairing-store.ts';
import { readState, unpairedState } from './player-state.ts';
import { readPicture } from './read-picture.ts';

export type PlayerDeps = {
  db: Database;
  now: () => Date;
  newId: () => string;
  cache: ScreenCache;
  heartbeats: TvHeartbeats;
  doorbell: Doorbell;
};

/** Attempts to find a free code; one of 150,000 million is rarely taken. */
const attempts = 5;

type Calling = { tenant: string; deviceKeyHash: string; identity: { address: string } };

/** Endpoints of TVs. Only their calls count as signs of life. */
export function playerRoutes({ db, now, newId, cache, heartbeats, doorbell }: PlayerDeps): Route[] {
  /** The calling TV. @throws Problem 404 TV_UNKNOWN for an unknown, removed or replaced key */
  async function screenOf({ tenant, deviceKeyHash, identity }: Calling): Promise<Screen> {
    const screen = (await cache.screens(tenant)).byKey.get(deviceKeyHash);
    if (!screen) throw notFound(unknownTv, 'Dieser TV ist hier nicht gekoppelt. Bitte koppeln Sie ihn im Backoffice.');
    heartbeats.add(tenant, { id: screen.device.id, at: now(), address: identity.address });
    return screen;
  }

  return [
    route(startPairing, async ({ tenant }) => {
      const key = newDeviceKey();
      const expiresAt = new Date(now().getTime() + pairingLifetime);
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const code = newPairingCode();
        const isAdded = await db.withTenant(tenant, (tx) =>
          pairingStore.add(tx, { keyHash: deviceKeyHash(key), code, expiresAt }),
        );
        if (isAdded) return { key, code, expiresAt: expiresAt.toISOString() };
      }
      throw unavailable('Es ist gerade kein Code frei. Bitte versuchen Sie es in einer Minute noch einmal.');
    }),

    route(readPlayerState, async (call, response, request) => {
      response.setHeader('cache-control', 'no-store');
      const screen = await screenOf(call).catch(async (error: unknown) => {
        const isWaiting = await db.withTenant(call.tenant, (tx) => pairingStore.isKnown(tx, call.deviceKeyHash, now()));
        if (!isWaiting) throw error;
        return undefined;
      });
      if (!screen) return sendJson(response, 200, { data: unpairedState });
      const { state, etag, queued } = await readState(cache, call.tenant, screen, now().getTime());
      response.setHeader('etag', etag);
      if (queued.length > 0) {
        await db.withTenant(call.tenant, async (tx) => commandStore.sent(tx, queued, now()));
        cache.forgetCommands(call.tenant);
      } else if (request.headers['if-none-match'] === etag) {
        response.status(304).end();
        return;
      }
      sendJson(response, 200, { data: state });
    }),

    route(readPlayerPackage, async (call) => {
      const { device, shared, hash } = await screenOf(call);
      if (hash !== call.params.wanted) throw unknown('Dieser Stand');
      return { ...shared, hash, device: devicePart(device) };
    }),

    route(streamPlayer, async (call, response, request) => {
      const { device, hash } = await screenOf(call);
      doorbell.open(request, response, { tenant: call.tenant, device: device.id, branch: device.branch.id, hash });
    }),

    route(reportPlayer, async (call) => {
      const { device } = await screenOf(call);
      await db.withTenant(call.tenant, async (tx) => tvStore.saveReport(tx, device.id, call.body, now()));
      return undefined;
    }),

    route(reportPlayerCommand, async (call) => {
      const { device } = await screenOf(call);
      await db.withTenant(call.tenant, async (tx) => {
        const command = await commandStore.lock(tx, device.id, call.params.id);
        if (!command) throw unknown('Dieser Befehl');
        const next = reportCommand(command, call.body, now());
        if (next !== command) commandStore.save(tx, next);
      });
      cache.forgetCommands(call.tenant);
      return undefined;
    }),

    route(sendScreenshot, async (call) => {
      const { device } = await screenOf(call);
      const picture = readPicture(call.body.data);
      if (!picture) throw invalid('NOT_A_PICTURE', '„Bilddaten“ ist kein JPEG, PNG oder WebP.', 'data');
      await db.withTenant(call.tenant, async (tx) =>
        screenshotStore.add(tx, device.id, { id: newId(), at: now(), ...picture }),
      );
      return undefined;
    }),

    route(sendPlays, async (call) => {
      const screen = await screenOf(call);
      await db.withTenant(call.tenant, async (tx) => countPlays(tx, screen, call.body.plays, { now: now(), newId }));
      return undefined;
    }),
  ];
}
