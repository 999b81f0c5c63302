import type { EventDefinition } from '@theke/contracts/event';
import type { Request, Response } from 'express';
import { type BroadcastSubscription, broadcast, type DataOf } from '../events/subscription.ts';
import { type EventStream, openEventStream } from './server-sent-events.ts';

type Watcher<D> = { tenant: string; matches: (data: D) => boolean; stream: EventStream };

/**
 * Watchers of changes on this replica. A push carries id and version only; the page fetches the data it may see. Every
 * replica receives every change, so a browser may be connected to any of them.
 */
export class LiveChanges<E extends EventDefinition> {
  readonly #watchers = new Set<Watcher<DataOf<E>>>();
  readonly subscription: BroadcastSubscription;

  /** @param name event name on the stream, e.g. `order` */
  constructor(name: string, events: readonly E[]) {
    this.subscription = broadcast(events, {
      handle: async ({ tenant, subject, version, data }) => {
        for (const watcher of this.#watchers)
          if (watcher.tenant === tenant && watcher.matches(data as DataOf<E>))
            watcher.stream.send(name, { id: subject, version });
      },
      // Events may have been missed: every page fetches again.
      onReset: () => {
        for (const watcher of this.#watchers) watcher.stream.send('ready', {});
      },
      onStop: () => {
        for (const watcher of this.#watchers) watcher.stream.close();
      },
    });
  }

  /** Opens a stream and pushes matching changes until either side closes it. */
  open(request: Request, response: Response, { tenant, matches }: Omit<Watcher<DataOf<E>>, 'stream'>): void {
    const stream = openEventStream(request, response, () => this.#watchers.delete(watcher));
    const watcher = { tenant, matches, stream };
    this.#watchers.add(watcher);
    stream.send('ready', {});
  }
}
