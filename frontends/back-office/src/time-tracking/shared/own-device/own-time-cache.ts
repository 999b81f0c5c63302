import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '@theke/contracts/identity/user';
import type { OwnTime } from '@theke/contracts/time-tracking/own-time';
import { forgetOwnTimePage, keepOwnTimePage } from '@theke/ui/worker/own-time-worker';

/** Offline data of the own-time page: the user and their last known state (TIME-21). */
export type CachedOwnTime = { me: Me; own: OwnTime; at: number };

const slot = 'theke-kept-own-time';

/** Whether the worker has been notified since this page was loaded. */
let isPageRequested = false;

/** Timestamp of cached data for the queries, long past, so that they refetch at once. */
export const outdatedAt = 1;

export function readOwnTimeCache(): CachedOwnTime | undefined {
  try {
    return (JSON.parse(localStorage.getItem(slot) ?? 'null') as CachedOwnTime | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Clears the data at the end of the session, for another user, or when punching is no longer allowed. Unsent punches
 * stay in their queue.
 */
export function clearOwnTimeCache(): void {
  isPageRequested = false;
  localStorage.removeItem(slot);
  void forgetOwnTimePage().catch(() => undefined);
}

/** Stores the user's state, for one user at a time; the first time also caches the page. */
export function keepOwnTime(ownTimeData: CachedOwnTime): void {
  const isFirst = !isPageRequested;
  isPageRequested = true;
  try {
    localStorage.setItem(slot, JSON.stringify(ownTimeData));
  } catch {
    // Storage is full: the open page continues without.
    return;
  }
  if (isFirst) void keepOwnTimePage().catch(() => undefined);
}
/** Clears the data if it belongs to another user. */
export function keepNobodyElse(person: string): void {
  const cached = readOwnTimeCache();
  if (cached && cached.me.id !== person) clearOwnTimeCache();
}

/** Planned and worked times apply to one day; presence lasts until it changes. */
const sameDay = (ownTime: OwnTime, at: number, now: number): OwnTime =>
  new Date(at).toDateString() === new Date(now).toDateString()
    ? ownTime
    : { ...ownTime, today: { shift: null, worked: [], breakDue: null, warnings: [] } };

/**
 * Initialises a page that was loaded offline with the stored data, which is refetched at once and when online again.
 * A page loaded online starts empty.
 */
export function startOwnTimeCache(client: QueryClient, now = Date.now()): void {
  const cached = document.documentElement.dataset.keptAt ? readOwnTimeCache() : undefined;
  if (!cached) return;
  client.setQueryData(['me'], cached.me, { updatedAt: outdatedAt });
  client.setQueryData(['own-time'], sameDay(cached.own, cached.at, now), { updatedAt: outdatedAt });
  window.addEventListener('online', () => void client.invalidateQueries(), { once: true });
}
