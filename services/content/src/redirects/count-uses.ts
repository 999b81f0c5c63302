import { redirectUseDays, redirectUses } from '@theke/contracts/content/redirect-use';
import { redirectsUsed } from '@theke/contracts/gateway/redirects-used';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import { everyPage } from '@theke/kit/resource/every-page';
import { removeAllForGood } from '@theke/kit/resource/remove-for-good';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from '../content.ts';
import { stores } from '../stores.ts';

const useStore = eitherResourceStore(redirectUses);
const dayMs = 24 * 3_600_000;

/** First day that is counted. */
const firstDay = (at: Date): string =>
  new Date(at.getTime() - (redirectUseDays - 1) * dayMs).toISOString().slice(0, 10);

const recent = (days: Readonly<Record<string, number>>, at: Date): Record<string, number> =>
  Object.fromEntries(Object.entries(days).filter(([day]) => day >= firstDay(at)));

/** Counts the redirects that the gateway answered with (REDIRECT-03). */
export const countRedirectUses = ({ newId, now }: Pick<Content, 'newId' | 'now'>): WorkSubscription =>
  reaction(redirectsUsed, {
    name: 'count uses of redirects',
    async handle(tx, { data: { at, uses }, event }) {
      const unit: UnitOfWork = tx;
      const day = at.slice(0, 10);
      for (const { redirect, count } of uses) {
        const before = await useStore.findBy(unit, 'redirect', redirect);
        if (before?.lastEvent === event.id) continue;
        // Deleted meanwhile.
        if (!(await stores.redirects.find(unit, redirect))) continue;
        const days = recent({ ...before?.days, [day]: (before?.days[day] ?? 0) + count }, now());
        const doc = { redirect, days, lastAt: at, lastEvent: event.id };
        const saved = before
          ? await useStore.update(unit, before.id, before.version, doc, now())
          : await useStore.insert(unit, newId(), doc, now());
        // Counted concurrently: the event is retried with the new sum.
        if (!saved) throw new Error(`uses of redirect ${redirect} were changed concurrently`);
      }
    },
  });

/** Uses within the last 30 days by redirect. */
export async function readRedirectUses(
  unit: UnitOfWork,
  at: Date,
): Promise<Map<string, { uses: number; lastAt: string }>> {
  const all = await everyPage((cut) => useStore.list(unit, cut, false));
  return new Map(
    all.map(({ redirect, days, lastAt }) => [
      redirect,
      { uses: Object.values(recent(days, at)).reduce((sum, count) => sum + count, 0), lastAt },
    ]),
  );
}

export const removeRedirectUses = (unit: UnitOfWork, redirect: string): Promise<void> =>
  removeAllForGood(unit, { resource: redirectUses, store: useStore }, { redirect });
