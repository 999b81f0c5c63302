import { isDeepStrictEqual } from 'node:util';
import { countedOn } from '@theke/contracts/analytics/order-statistics';
import { branches } from '@theke/contracts/catalog/branch';
import { orders } from '@theke/contracts/ordering/order-events';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { Transaction } from '@theke/kit/database/database';
import { copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { branchCopies } from '../branch-copies.ts';
import type { FigureChange } from './figure-changes.ts';
import { figureStore, usualZone } from './figure-store.ts';
import { toFigure } from './order-figure.ts';
import { startRecount } from './recount-branch.ts';

/** Counts every order in its newest state, for repeated and reordered events. */
const orderFigures = copyOf(orders, {
  on: countedOn,
  findNewerVersions: (tx, deliveries) =>
    figureStore.filterNewer(
      tx,
      deliveries.map(({ subject: id, version, event }) => ({ id, version, again: event.snapshot === true })),
    ),
  apply: (tx, order) => count(tx, [order]),
  // Orders of one day and branch change the same sums, so they are applied in one transaction instead of waiting for
  // each other's commit.
  applyMany: count,
});

/** @param all distinct orders */
async function count(tx: Transaction, all: readonly OrderState[]): Promise<void> {
  const [zones, before] = await Promise.all([
    figureStore.zonesOf(tx, [...new Set(all.map(({ branch }) => branch.id))]),
    figureStore.findMany(
      tx,
      all.map(({ id }) => id),
    ),
  ]);
  const changes = all.map((order) => ({
    id: order.id,
    version: order.version,
    now: toFigure(order, zones.get(order.branch.id) ?? usualZone),
    before: before.get(order.id),
  }));
  // Most events do not change an order's figure.
  const isOther = ({ before, now }: FigureChange) => !isDeepStrictEqual(before, now);
  figureStore.save(tx, changes.filter(isOther));
  figureStore.noteVersions(
    tx,
    changes.filter((change) => !isOther(change)),
  );
}

/** Stores the time zone of a branch. A change starts a recount of its orders after this event (`recountBranch`). */
const branchClocks = (now: () => Date) =>
  copyOf(branches.events, {
    async apply(tx, branch) {
      branchCopies.stores.branches.save(tx, branch.id, branch);
      const zone = zoneOf(branch);
      const { isOther } = await figureStore.setZone(tx, branch.id, zone);
      if (isOther) await startRecount(tx, branch.id, now());
    },
    // Sales of a deleted branch stay, in its time zone.
    remove: async (tx, id) => branchCopies.stores.branches.remove(tx, id),
  });

export const figureSubscriptions = ({ now }: { now: () => Date }): readonly WorkSubscription[] => [
  orderFigures,
  branchClocks(now),
];
