import { isDeepStrictEqual } from 'node:util';
import { soldOutChanged } from '@theke/contracts/ordering/sold-out';
import type { Database, Transaction } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import { soldOutStore } from './sold-out-store.ts';

/**
 * Publishes a branch's sold-out products if they differ from the published ones, in the transaction that changed the
 * stock (SIGN-22). Expects the changed rows of `stock` to be locked; locks the branch's published list until the
 * commit. A concurrent change waits for it and then reads the list with both changes.
 */
export async function publishSoldOut(tx: Transaction, branch: string): Promise<void> {
  const [published, products] = await Promise.all([soldOutStore.lock(tx, branch), soldOutStore.read(tx, branch)]);
  if (isDeepStrictEqual(products, published.products)) return;
  const version = published.version + 1;
  soldOutStore.save(tx, branch, { version, products });
  tx.publish(soldOutChanged(branch, version, { branch, products }));
}

export const soldOutSnapshots = (db: Database): Snapshots =>
  createSnapshots(
    {
      changed: soldOutChanged,
      liveAfter: soldOutStore.after,
      toFact: ({ id, version, products }) => soldOutChanged(id, version, { branch: id, products }),
    },
    db,
  );
