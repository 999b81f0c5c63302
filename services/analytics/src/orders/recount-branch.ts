import type { Database, Transaction } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import { figureStore, usualZone } from './figure-store.ts';
import { toLocalHour } from './order-figure.ts';

type Deps = { db: Database; now: () => Date };

/** Timer name; stored timers contain it. */
const recountTimer = 'recount branch';

/** Orders per transaction: about 0.2 s, during which events of these orders wait. */
const pageSize = 200;
/** Pages per timer run: well within a timer's time limit. */
const pagesAtOnce = 50;

/** Starts a recount of a branch's orders from the first one, after the transaction that changed the time zone. */
export async function startRecount(tx: Transaction, branch: string, now: Date): Promise<void> {
  figureStore.beginRecount(tx, branch);
  setTimer(tx, { name: recountTimer, subject: branch, at: now });
}

/**
 * Recounts a branch's orders in its time zone, one transaction per page. Events of the branch wait for at most one
 * page, and after a crash it continues with the next page. Until the end statistics mix both time zones.
 */
export const recountBranch = ({ db, now }: Deps): TimerHandler => ({
  name: recountTimer,
  async run({ tenant, subject: branch }) {
    for (let page = 1; page < pagesAtOnce; page++) {
      const isDone = await db.withTenant(tenant, (tx) => recountPage(tx, branch));
      if (isDone) return;
    }
    await db.withTenant(tenant, async (tx) => {
      if (!(await recountPage(tx, branch))) setTimer(tx, { name: recountTimer, subject: branch, at: now() });
    });
  },
});

/**
 * Locks the recount's row first. A concurrent change of the time zone waits for it and restarts the recount, so that
 * pages counted in the previous zone are counted again.
 * @returns whether no order is left
 */
async function recountPage(tx: Transaction, branch: string): Promise<boolean> {
  const after = await figureStore.recountedTo(tx, branch);
  if (after === undefined) return true;
  const zone = (await figureStore.zoneOf(tx, branch)) ?? usualZone;
  const page = await figureStore.findByBranch(tx, branch, { after, limit: pageSize });
  const last = page.at(-1);
  const changes = page.map(({ id, figure }) => ({
    id,
    now: { ...figure, ...toLocalHour(zone, figure.placedAt) },
    before: figure,
  }));
  figureStore.save(
    tx,
    changes.filter(({ now, before }) => now.day !== before.day || now.hour !== before.hour),
  );
  const isDone = !last || page.length < pageSize;
  if (isDone) figureStore.endRecount(tx, branch);
  else figureStore.noteRecounted(tx, branch, last.id);
  return isDone;
}
