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
import { figureOf, hourOf } from './order-figure.ts';

const atOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Every order as it counts by now, in whatever order its events come and however often. */
const orderFigures = copyOf(orders, {
  on: countedOn,
  newerOf: (tx, deliveries) =>
    figureStore.newerOf(
      tx,
      deliveries.map(({ subject: id, version, event }) => ({ id, version, again: event.snapshot === true })),
    ),
  apply: (tx, order) => count(tx, [order]),
  // Orders of one day and branch move the same sums: one after the other, each would wait for the other's commit.
  applyMany: count,
});

/** @param all each order once */
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
    now: figureOf(order, zones.get(order.branch.id) ?? usualZone),
    before: before.get(order.id),
  }));
  // Most of what happens to an order leaves what it counts as alone.
  const isOther = ({ before, now }: FigureChange) => !isDeepStrictEqual(before, now);
  figureStore.save(tx, changes.filter(isOther));
  figureStore.noteVersions(
    tx,
    changes.filter((change) => !isOther(change)),
  );
}

/** The clock by which a branch's orders are counted; another one counts those of before anew. */
const branchClocks = copyOf(branches.events, {
  async apply(tx, branch) {
    branchCopies.stores.branches.save(tx, branch.id, branch);
    const zone = zoneOf(branch);
    const { isOther } = await figureStore.setZone(tx, branch.id, zone);
    if (isOther) await countAnew(tx, branch.id, zone);
  },
  // What it sold stays sold, by its clock.
  remove: async (tx, id) => branchCopies.stores.branches.remove(tx, id),
});

async function countAnew(tx: Transaction, branch: string, zone: string): Promise<void> {
  for (let after = beforeAll; ; ) {
    const page = await figureStore.ofBranch(tx, branch, { after, most: atOnce });
    figureStore.save(
      tx,
      page.map(({ id, figure }) => ({ id, now: { ...figure, ...hourOf(zone, figure.placedAt) }, before: figure })),
    );
    const last = page.at(-1);
    if (!last || page.length < atOnce) return;
    after = last.id;
  }
}

export const figureSubscriptions: readonly WorkSubscription[] = [orderFigures, branchClocks];
