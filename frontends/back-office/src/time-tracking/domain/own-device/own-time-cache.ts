import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '@theke/contracts/identity/user';
import type { OwnTime } from '@theke/contracts/time-tracking/own-time';
import { forgetOwnTimePage, keepOwnTimePage } from '@theke/ui/worker/own-time-worker';

/** Who punches on this device and how they stood when there was a line last: all that their page knows when it opens without one (TIME-21). */
export type CachedOwnTime = { me: Me; own: OwnTime; at: number };

const slot = 'theke-kept-own-time';

/** Whether the worker was told already, since this page stands. */
let isPageAsked = false;

/** When what comes from there was heard, for the queries: so long ago that they ask at once. */
export const heardLongAgo = 1;

export function readOwnTimeCache(): CachedOwnTime | undefined {
  try {
    return (JSON.parse(localStorage.getItem(slot) ?? 'null') as CachedOwnTime | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The session has ended, another person has logged in, or nobody may punch here any more. What waits to be sent stays in its queue. */
export function clearOwnTimeCache(): void {
  isPageAsked = false;
  localStorage.removeItem(slot);
  void forgetOwnTimePage().catch(() => undefined);
}

/** Keeps how somebody stands, of one person at a time, and the page with it the first time. */
export function keepOwnTime(kept: CachedOwnTime): void {
  const isFirst = !isPageAsked;
  isPageAsked = true;
  try {
    localStorage.setItem(slot, JSON.stringify(kept));
  } catch {
    // A full disk: the page that is open goes on.
    return;
  }
  if (isFirst) void keepOwnTimePage().catch(() => undefined);
}
/** Another person than the one of whom something is kept is logged in. */
export function keepNobodyElse(person: string): void {
  const kept = readOwnTimeCache();
  if (kept && kept.me.id !== person) clearOwnTimeCache();
}

/** What is planned and worked is of a day; presence lasts until it changes. */
const sameDay = (own: OwnTime, at: number, now: number): OwnTime =>
  new Date(at).toDateString() === new Date(now).toDateString()
    ? own
    : { ...own, today: { shift: null, worked: [], breakDue: null, warnings: [] } };

/**
 * Begins a page that came without a line with what is kept, which is asked for anew at once and again when there is a line. One that came with a line
 * begins with nothing.
 */
export function startOwnTimeCache(client: QueryClient, now = Date.now()): void {
  const kept = document.documentElement.dataset.keptAt ? readOwnTimeCache() : undefined;
  if (!kept) return;
  client.setQueryData(['me'], kept.me, { updatedAt: heardLongAgo });
  client.setQueryData(['own-time'], sameDay(kept.own, kept.at, now), { updatedAt: heardLongAgo });
  window.addEventListener('online', () => void client.invalidateQueries(), { once: true });
}
