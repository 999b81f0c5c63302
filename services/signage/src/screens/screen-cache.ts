import { Cache } from '@theke/kit/cache/cache';
import type { Database } from '@theke/kit/database/database';
import { tvStore } from '../devices/tv-store.ts';
import { type QueuedOrder, queueStore } from '../orders/queue-store.ts';
import { readTenantCommands, readTenantScreens, type TenantCommands, type TenantScreens } from './tenant-screens.ts';

/**
 * How long data is cached, in ms. Changes invalidate it at once; menus that begin later are part of a package eight
 * days ahead, and a TV needs seven.
 */
const ttlMs = 6 * 60 * 60_000;

type Deps = { db: Database; now: () => Date; publicAddress: string };

/** What TVs should play, their open commands and the order queues, so that polls need no query. */
export class ScreenCache {
  readonly #deps: Deps;
  readonly #screens = new Cache<TenantScreens>({ ttlMs, maxItems: 1_000 });
  readonly #commands = new Cache<TenantCommands>({ ttlMs, maxItems: 1_000 });
  readonly #queues = new Cache<readonly QueuedOrder[]>({ ttlMs, maxItems: 10_000 });

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  screens(tenant: string): Promise<TenantScreens> | TenantScreens {
    return this.#screens.read(tenant, () => this.#readScreens(tenant)) as Promise<TenantScreens> | TenantScreens;
  }

  commands(tenant: string): Promise<TenantCommands> | TenantCommands {
    const { db, now } = this.#deps;
    return this.#commands.read(tenant, () => db.withTenant(tenant, (tx) => readTenantCommands(tx, now()))) as
      | Promise<TenantCommands>
      | TenantCommands;
  }

  queue(tenant: string, branch: string): Promise<readonly QueuedOrder[]> | readonly QueuedOrder[] {
    const { db } = this.#deps;
    return this.#queues.read(`${tenant} ${branch}`, () => db.withTenant(tenant, (tx) => queueStore.list(tx, branch))) as
      | Promise<readonly QueuedOrder[]>
      | readonly QueuedOrder[];
  }

  forgetScreens(tenant: string): void {
    this.#screens.delete(tenant);
  }

  forgetCommands(tenant: string): void {
    this.#commands.delete(tenant);
  }

  forgetQueue(tenant: string, branch: string): void {
    this.#queues.delete(`${tenant} ${branch}`);
  }

  /** After a gap in the events. */
  forgetAll(): void {
    for (const cache of [this.#screens, this.#commands, this.#queues]) cache.forget(() => true);
  }

  async #readScreens(tenant: string): Promise<TenantScreens> {
    const { db, now, publicAddress } = this.#deps;
    const at = now();
    const read = await db.withTenant(tenant, (tx) => readTenantScreens(tx, tenant, { now: at, publicAddress }));
    await db.withTenant(tenant, async (tx) => tvStore.saveWanted(tx, read.changed, at));
    return read;
  }
}
