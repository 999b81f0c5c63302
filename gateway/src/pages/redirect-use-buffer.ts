import { maxUses, redirectsUsed } from '@theke/contracts/gateway/redirects-used';
import type { Bus, CloudEvent } from '@theke/kit/bus/port';
import { createToEvent } from '@theke/kit/events/to-event';
import type { Log } from '@theke/kit/log';
import { newId } from '@theke/kit/new-id';
import { onceASecond } from '@theke/kit/once-a-second';

/** Maximum number of events buffered while the broker is away; further ones are dropped. */
const maxWaiting = 1_000;

export type RedirectUseBuffer = {
  add(tenant: string, redirect: string): void;
  /** Sends the buffered uses now. */
  flush(): Promise<void>;
};

/** Counts used redirects in memory and sends the sums once a second, one event per tenant. Guests never wait for it. */
export function redirectUseBuffer(
  bus: Pick<Bus, 'sendTo'>,
  now: () => number,
  log: Pick<Log, 'warn'>,
): RedirectUseBuffer {
  const toEvent = createToEvent('gateway', newId, () => new Date(now()));
  const fresh = new Map<string, Map<string, number>>();
  let events: CloudEvent[] = [];
  const { soon, flush } = onceASecond(sendAll);

  async function sendAll(): Promise<void> {
    const at = new Date(now()).toISOString();
    for (const [tenant, counts] of fresh) {
      const uses = [...counts].map(([redirect, count]) => ({ redirect, count }));
      events.push(toEvent(redirectsUsed(newId(), 1, { at, uses }), tenant));
    }
    fresh.clear();
    if (events.length > maxWaiting) log.warn({ dropped: events.length - maxWaiting }, 'uses of redirects dropped');
    events = events.slice(0, maxWaiting);
    if (events.length === 0) return;
    try {
      await bus.sendTo('content', events);
      events = [];
    } catch (error) {
      log.warn({ reason: (error as Error).message, waiting: events.length }, 'uses of redirects not sent, retrying');
      soon();
    }
  }

  return {
    add(tenant, redirect) {
      const counts = fresh.get(tenant) ?? new Map<string, number>();
      fresh.set(tenant, counts);
      if (counts.size < maxUses || counts.has(redirect)) counts.set(redirect, (counts.get(redirect) ?? 0) + 1);
      soon();
    },
    flush,
  };
}
