import { screensChanged } from '@theke/contracts/signage/signage-events';
import { type BroadcastSubscription, broadcast } from '@theke/kit/events/subscription';
import { type EventStream, openEventStream } from '@theke/kit/http/server-sent-events';
import type { Log } from '@theke/kit/log';
import type { Request, Response } from 'express';
import type { ScreenCache } from '../screens/screen-cache.ts';
import type { TenantScreens } from '../screens/tenant-screens.ts';

type Connected = { tenant: string; device: string; branch: string; stream: EventStream; hash: string };

/** Debounce of changes in ms: an import of products rings once, not a thousand times. */
const gatherMs = 100;

/**
 * Rings TVs that are connected to this replica when their content, commands or order numbers change. A TV that is not
 * connected finds out when it polls.
 */
export class Doorbell {
  readonly #connected = new Set<Connected>();
  readonly #gathering = new Map<string, NodeJS.Timeout>();
  readonly #cache: ScreenCache;
  readonly #log: Log;
  readonly subscription: BroadcastSubscription;

  constructor(cache: ScreenCache, log: Log) {
    this.#cache = cache;
    this.#log = log;
    this.subscription = broadcast([screensChanged], {
      handle: async ({ tenant, subject, data }) => {
        if (data.part === 'commands') {
          cache.forgetCommands(tenant);
          this.#ring((tv) => tv.tenant === tenant && tv.device === subject);
        } else if (data.part === 'orders') {
          cache.forgetQueue(tenant, subject);
          this.#ring((tv) => tv.tenant === tenant && tv.branch === subject);
        } else {
          cache.forgetScreens(tenant);
          this.#ringSoon(tenant);
        }
      },
      onReset: () => {
        cache.forgetAll();
        this.#ring(() => true);
      },
      onStop: () => {
        for (const timer of this.#gathering.values()) clearTimeout(timer);
        for (const { stream } of this.#connected) stream.close();
      },
    });
  }

  /** Opens the stream of a TV. */
  open(request: Request, response: Response, tv: Omit<Connected, 'stream'>): void {
    const connected: Connected = {
      ...tv,
      stream: openEventStream(request, response, () => this.#connected.delete(connected)),
    };
    this.#connected.add(connected);
    connected.stream.send('ready', {});
  }

  #ring(matches: (tv: Connected) => boolean): void {
    for (const tv of this.#connected) if (matches(tv)) tv.stream.send('state', {});
  }

  #ringSoon(tenant: string): void {
    if (this.#gathering.has(tenant)) return;
    const ring = async () => {
      this.#gathering.delete(tenant);
      if (![...this.#connected].some((tv) => tv.tenant === tenant)) return;
      this.#ringChanged(tenant, await this.#cache.screens(tenant));
    };
    const failed = (error: unknown) => this.#log.warn({ err: error }, 'TVs not rung, they poll');
    this.#gathering.set(tenant, setTimeout(() => void ring().catch(failed), gatherMs).unref());
  }

  /** Rings the TVs whose content differs; a removed one too, which then asks for a new code. */
  #ringChanged(tenant: string, { byId }: TenantScreens): void {
    for (const tv of this.#connected) {
      if (tv.tenant !== tenant) continue;
      const hash = byId.get(tv.device)?.hash ?? '';
      if (hash === tv.hash) continue;
      tv.hash = hash;
      tv.stream.send('state', {});
    }
  }
}
