import { type Access, isReached } from '@theke/contracts/permissions';
import {
  abortTvCommand,
  commandTv,
  digitalSignageDevices,
  listTvs,
  listTvsInNeed,
  pairNewTv,
  pairTv,
  readTv,
  readTvScreenshot,
  type Tv,
  unpairTv,
} from '@theke/contracts/signage/device';
import { previewPackage, readTvPackage } from '@theke/contracts/signage/player';
import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { type Route, route } from '@theke/kit/http/route';
import { invalid, unknown } from '@theke/kit/problem';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import { parsePairingCode } from '@theke/rules/signage/pairing-code';
import { silentAfter } from '@theke/rules/signage/tv-state';
import { abortCommand, withExpiry } from '../commands/command-decisions.ts';
import { commandStore } from '../commands/command-store.ts';
import { queueCommand } from '../commands/queue-command.ts';
import { pairingStore } from '../player/pairing-store.ts';
import { devicePart } from '../screens/build-package.ts';
import { previewOf } from '../screens/preview-package.ts';
import { publishChange } from '../screens/publish-change.ts';
import { type ReadTvDeps, readTvs } from './read-tvs.ts';
import { screenshotStore } from './screenshot-store.ts';
import { silenceTimer } from './silence-timer.ts';
import { needOfTv, toTv } from './tv-facts.ts';
import { tvStore } from './tv-store.ts';

export type DeviceDeps = ReadTvDeps & {
  newId: () => string;
  publicAddress: string;
  devices: ResourceUseCases<(typeof digitalSignageDevices)['draft']>;
};

const wrongCode = () =>
  invalid(
    'WRONG_CODE',
    'Dieser Code gilt nicht. Bitte geben Sie den Code ein, den der TV gerade zeigt; er ändert sich alle zehn Minuten.',
    'code',
  );

/** Endpoints of staff: the fleet, pairing and commands. */
export function deviceRoutes(deps: DeviceDeps): Route[] {
  const { db, now, newId, cache, devices } = deps;

  /** The TV as it is after a change. */
  async function tvNow(tenant: string, id: string, access: Access): Promise<Tv> {
    const [facts] = await readTvs(
      deps,
      tenant,
      (device) => device.id === id && isReached(access, { branch: device.branch.id }),
    );
    if (!facts) throw unknown(digitalSignageDevices.label.one);
    return toTv(facts, now());
  }

  /** Runs a change of a TV that the caller may reach. @throws Problem 404 */
  const changing = async (
    { tenant, params, access }: { tenant: string; params: { id: string }; access: Access },
    change: (tx: Transaction, id: string) => Promise<void>,
  ): Promise<Tv> => {
    await db.withTenant(tenant, async (tx) => {
      const device = await devices.store.find(tx, params.id);
      if (!device || !isReached(access, { branch: device.branch.id })) throw unknown(digitalSignageDevices.label.one);
      await change(tx, device.id);
    });
    cache.forgetScreens(tenant);
    cache.forgetCommands(tenant);
    return tvNow(tenant, params.id, access);
  };

  /** Gives a TV the key of the screen that shows a code. @throws Problem 422 */
  async function takeCode(tx: Transaction, device: string, typed: string, by: string): Promise<void> {
    const keyHash = await pairingStore.take(tx, parsePairingCode(typed), now());
    if (!keyHash) throw wrongCode();
    tvStore.create(tx, device);
    tvStore.pair(tx, device, { keyHash, at: now(), by });
    setTimer(tx, { name: silenceTimer, subject: device, at: new Date(now().getTime() + silentAfter) });
    publishChange(tx, { part: 'content' });
  }

  return [
    route(listTvs, async ({ tenant, access }) => {
      const all = await readTvs(deps, tenant, ({ branch }) => isReached(access, { branch: branch.id }));
      return all.map((facts) => toTv(facts, now()));
    }),

    route(listTvsInNeed, async ({ tenant, access }) => {
      const all = await readTvs(deps, tenant, ({ branch }) => isReached(access, { branch: branch.id }));
      return all
        .flatMap((facts) => needOfTv(facts, toTv(facts, now()), now()) ?? [])
        .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
    }),

    route(pairNewTv, async ({ tenant, body, access, identity }) => {
      const { code, ...draft } = body;
      const by = identity.user?.name ?? '';
      const isWaiting = await db.withTenant(tenant, (tx) => pairingStore.isWaiting(tx, parsePairingCode(code), now()));
      if (!isWaiting) throw wrongCode();
      const device = await devices.create(
        tenant,
        { ...draft, labels: [], isEnabled: true },
        access || { branches: [] },
        by,
      );
      try {
        await db.withTenant(tenant, (tx) => takeCode(tx, device.id, code, by));
      } catch (error) {
        // Somebody else has used the code in between: nothing may be left of this TV.
        await devices.remove(tenant, device.id);
        throw error;
      }
      cache.forgetScreens(tenant);
      return tvNow(tenant, device.id, access);
    }),

    route(readTv, ({ tenant, params, access }) => tvNow(tenant, params.id, access)),

    route(pairTv, (call) =>
      changing(call, (tx, id) => takeCode(tx, id, call.body.code, call.identity.user?.name ?? '')),
    ),

    route(unpairTv, (call) =>
      changing(call, async (tx, id) => {
        tvStore.unpair(tx, id);
        publishChange(tx, { part: 'content' });
      }),
    ),

    route(commandTv, (call) =>
      changing(call, (tx, id) =>
        queueCommand(tx, id, call.body, { now: now(), newId, by: call.identity.user?.name ?? '' }),
      ),
    ),

    route(abortTvCommand, (call) =>
      changing(call, async (tx, id) => {
        const { commandId } = call.body;
        const wanted = commandId ? [await commandStore.lock(tx, id, commandId)] : await commandStore.lockOpen(tx, id);
        for (const command of wanted) {
          if (!command) throw unknown('Dieser Befehl');
          // Of all open commands those that the TV has begun stay.
          if (!commandId && withExpiry(command, now()).state === 'acknowledged') continue;
          commandStore.save(tx, commandId ? abortCommand(command, now()) : abortOrExpired(command, now()));
        }
        publishChange(tx, { part: 'commands', subject: id });
      }),
    ),

    route(readTvScreenshot, async ({ tenant, params, access }, response) => {
      const screenshot = await db.withTenant(tenant, async (tx) => {
        const device = await devices.store.find(tx, params.id);
        if (!device || !isReached(access, { branch: device.branch.id })) return undefined;
        return screenshotStore.find(tx, device.id, params.screenshot);
      });
      if (!screenshot) throw unknown('Das Bildschirmfoto');
      response.setHeader('content-type', screenshot.type);
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('cache-control', 'private, max-age=86400, immutable');
      response.end(screenshot.data);
    }),

    route(readTvPackage, async ({ tenant, params, access }) => {
      const screen = (await cache.screens(tenant)).byId.get(params.id);
      if (!screen || !isReached(access, { branch: screen.device.branch.id }))
        throw unknown(digitalSignageDevices.label.one);
      return { ...screen.shared, hash: screen.hash, device: devicePart(screen.device) };
    }),

    route(previewPackage, async ({ tenant, body, access }) => {
      if (!isReached(access, { branch: body.branch })) throw unknown('Die Filiale');
      const preview = previewOf(await cache.screens(tenant), body, now().getTime());
      if (!preview) throw unknown('Die Filiale');
      return preview;
    }),
  ];
}

const abortOrExpired = (command: Parameters<typeof abortCommand>[0], now: Date) => {
  const current = withExpiry(command, now);
  return current.state === 'expired' ? current : abortCommand(command, now);
};
