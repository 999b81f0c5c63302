import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { navigations } from '@theke/contracts/content/navigation';
import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import { users } from '@theke/contracts/identity/user';
import { devices } from '@theke/contracts/notifications/device';
import { openOrdersChanged } from '@theke/contracts/ordering/open-orders';
import { taskTemplates } from '@theke/contracts/time-tracking/task-template';
import { terminals } from '@theke/contracts/time-tracking/terminal';
import { copyFrom, type WorkSubscription } from '@theke/kit/events/subscription';
import { shiftSource, taskSource } from '@theke/kit/resource/use-sources';
import { resourceSource, useSource, usesBy } from '@theke/kit/resource/uses';

const tables = ['branches', 'products', 'categories', 'tables'];
const kind = 'orders';

/** The open orders of a branch: named individually from the oldest, and the last one stands for the rest. */
const openOrders: WorkSubscription = copyFrom(
  openOrdersChanged,
  async (tx, { data: { branch, total, oldest, tables } }) => {
    tx.query(
      `delete from entity_use where kind = $1
       and (target = $2 or target in (select id from tables where doc -> 'branch' ->> 'id' = $2::text))`,
      [kind, branch],
      'open-orders-forget',
    );
    const branchUses = oldest.map(({ id, uid }, index) => ({
      ...{ id, uid, target: branch },
      count: index === oldest.length - 1 ? total - index : 1,
    }));
    const tableUses = tables.map(({ id, total, oldest }) => ({ ...oldest, target: id, count: total }));
    for (const { id, uid, target, count } of [...branchUses, ...tableUses])
      tx.query(
        'insert into entity_use (kind, id, target, name, count) values ($1, $2, $3, $4, $5)',
        [kind, id, target, uid, count],
        'open-orders-use',
      );
  },
);

/** References of other services to branches, products, categories and tables. */
export const usedElsewhere: readonly WorkSubscription[] = [
  openOrders,
  ...usesBy(
    [
      ...[users, devices, terminals, taskTemplates, navigations, qrCodes].map(resourceSource),
      useSource({
        kind: 'api-keys',
        events: { changed: apiKeyChanged, deleted: apiKeyDeleted },
        describe: ({ name }) => ({ name }),
      }),
      shiftSource,
      taskSource,
    ],
    tables,
  ),
];
