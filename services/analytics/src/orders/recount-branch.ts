import type { Database, Transaction } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import { figureStore, usualZone } from './figure-store.ts';
import { hourOf } from './order-figure.ts';

type Deps = { db: Database; now: () => Date };

/** Name of the timer; stored ones carry it. */
const recountTimer = 'recount branch';

/** Orders in one transaction: some 0.2 s, in which events of these orders wait. */
const pageSize = 200;
/** Pages before the timer is set anew: well within the time that a timer has. */
const pagesAtOnce = 50;

/** Has all orders of a branch counted by its clock, from the first one on, behind the transaction that changed the clock. */
export async function startRecount(tx: Transaction, branch: string, now: Date): Promise<void> {
  figureStore.beginRecount(tx, branch);
  setTimer(tx, { name: recountTimer, subject: branch, at: now });
}

/**
 * Counts orders of a branch anew by its clock, page by page, each in a transaction of its own: events of the branch wait for one page at most, and
 * what a crash interrupts goes on behind the last page. Until the end statistics mix days by both clocks.
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
 * The row of the recount is locked first. Whoever changes the clock meanwhile waits for it and begins anew, so that a page by the clock of before is
 * counted again.
 * @returns whether nothing is left
 */
async function recountPage(tx: Transaction, branch: string): Promise<boolean> {
  const after = await figureStore.recountedTo(tx, branch);
  if (after === undefined) return true;
  const zone = (await figureStore.zoneOf(tx, branch)) ?? usualZone;
  const page = await figureStore.ofBranch(tx, branch, { after, most: pageSize });
  const last = page.at(-1);
  const changes = page.map(({ id, figure }) => ({
    id,
    now: { ...figure, ...hourOf(zone, figure.placedAt) },
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
