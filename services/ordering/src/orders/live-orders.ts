import { orderEvents } from '@theke/contracts/ordering/order-events';
import { type BroadcastSubscription, broadcast } from '@theke/kit/events/subscription';
import type { EventStream } from '@theke/kit/http/server-sent-events';

type Watcher = { tenant: string; matches: (change: { id: string; branch: string }) => boolean; stream: EventStream };

/**
 * Who watches which orders on this replica. A push carries id and version only; the page fetches what it may see.
 * Every replica hears every change, so it does not matter which one a browser is connected to.
 */
export class LiveOrders {
  readonly #watchers = new Set<Watcher>();

  /** @returns what forgets the watcher */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    watcher.stream.send('ready', {});
    return () => this.#watchers.delete(watcher);
  }

  closeAll(): void {
    for (const watcher of this.#watchers) watcher.stream.close();
  }

  readonly subscription: BroadcastSubscription = broadcast(orderEvents, {
    handle: async ({ tenant, version, data: change }) => {
      for (const watcher of this.#watchers) {
        if (watcher.tenant === tenant && watcher.matches(change))
          watcher.stream.send('order', { id: change.id, version });
      }
    },
    // Something may have been missed: every page fetches anew.
    onReset: () => {
      for (const watcher of this.#watchers) watcher.stream.send('ready', {});
    },
  });
}
