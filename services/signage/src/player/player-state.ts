import { createHash } from 'node:crypto';
import type { PlayerState } from '@theke/contracts/signage/player';
import { orderQueueAt } from '../orders/order-queue.ts';
import type { ScreenCache } from '../screens/screen-cache.ts';
import type { Screen } from '../screens/tenant-screens.ts';

/** State of a TV, its ETag, and the ids of commands that it has not been sent yet. */
export type AnsweredState = { state: PlayerState; etag: string; queued: string[] };

const digest = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 12);

/** What a paired TV should play and do now. The ETag changes exactly when the state does. */
export async function readState(
  cache: ScreenCache,
  tenant: string,
  { device, hash, hasQueue }: Screen,
  now: number,
): Promise<AnsweredState> {
  const open = (await cache.commands(tenant)).get(device.id) ?? [];
  const commands = open.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  const orders = hasQueue ? orderQueueAt(await cache.queue(tenant, device.branch.id), now) : null;
  return {
    state: {
      device: { id: device.id, name: device.name },
      wanted: hash,
      commands: commands.map(({ state: _, ...command }) => command),
      orders,
    },
    etag: `"${[hash, commands.length > 0 ? digest(commands.map(({ id }) => id)) : '', orders ? digest(orders) : ''].join('.')}"`,
    queued: commands.filter(({ state }) => state === 'queued').map(({ id }) => id),
  };
}

/** State of a screen that waits for its code to be entered. */
export const unpairedState: PlayerState = { device: null, wanted: null, commands: [], orders: null };
