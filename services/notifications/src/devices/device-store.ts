import { type Device, type DeviceContact, devices } from '@theke/contracts/notifications/device';
import { orders } from '@theke/contracts/ordering/order-events';
import type { Transaction } from '@theke/kit/database/database';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';
import type { WatchedDevice } from './need-of-device.ts';

const resource = postgresResourceStore(devices);

type Row = { id: string; version: number; doc: Omit<Device, 'id'>; created_at: Date; updated_at: Date };

const toDevice = ({ id, version, doc, created_at, updated_at }: Row): Device => ({
  ...doc,
  id,
  version,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

const columns = 'd.id, d.version, d.doc, d.created_at, d.updated_at';

/** Device queries besides by id. */
export const deviceStore = {
  find: (tx: Transaction, id: string): Promise<Device | undefined> => resource.find(tx, id),

  /** The enabled printers of a branch. */
  async printers(tx: Transaction, branch: string): Promise<Device[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from devices d where d.doc -> 'branch' ->> 'id' = $1 and (d.doc ->> 'isEnabled')::boolean
         and d.doc ->> 'type' in ('cloudprnt', 'escpos') order by d.id`,
      [branch],
      'device-printers',
    );
    return rows.map(toDevice);
  },

  async findByIdentifier(tx: Transaction, identifier: string): Promise<Device | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from devices d where d.doc ->> 'identifier' = $1`,
      [identifier],
      'device-by-identifier',
    );
    return row && toDevice(row);
  },

  /** A tablet of a branch by name, not seen since `before`; the one seen last if there are several. */
  async silentTablet(
    tx: Transaction,
    { branch, name, before }: { branch: string; name: string; before: Date },
  ): Promise<Device | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from devices d left join device_state s on s.device_id = d.id
       where d.doc -> 'branch' ->> 'id' = $1 and d.doc ->> 'name' = $2 and d.doc ->> 'type' = 'frontdesk'
         and (d.doc ->> 'isEnabled')::boolean and coalesce(s.seen_at, d.created_at) < $3
       order by s.seen_at desc nulls last, d.id limit 1`,
      [branch, name, before],
      'device-silent',
    );
    return row && toDevice(row);
  },

  /**
   * The enabled devices with their state. A job counts as unprinted if it was given up or has waited since before
   * `waitingSince`. Its order must be open, with no later print of the same kind.
   * @param branches null: all branches
   * @param from older jobs are ignored
   */
  async watched(
    tx: Transaction,
    { branches, from, waitingSince }: { branches: readonly string[] | null; from: Date; waitingSince: Date },
  ): Promise<WatchedDevice[]> {
    const rows = await tx.query<
      Row & { seen_at: Date | null; status: string | null; papers: number; papers_since: Date | null }
    >(
      `select ${columns}, s.seen_at, s.status, j.papers, j.papers_since
       from devices d left join device_state s on s.device_id = d.id
       cross join lateral (
         select count(*)::int as papers, min(coalesce(j.due_at, j.created_at)) as papers_since
         from print_job j join copy o on o.kind = '${orders.kind}' and o.id = j.order_id
         where j.device_id = d.id and coalesce(j.due_at, j.created_at) >= $2
           and (j.state = 'failed' or (j.state in ('queued', 'fetched') and coalesce(j.due_at, j.created_at) < $3))
           and o.doc -> 'history' @> '[{"status": "placed"}]'
           and not ((o.doc ->> 'isCompleted')::boolean or (o.doc ->> 'isRejected')::boolean
             or (o.doc ->> 'isCanceled')::boolean or (o.doc ->> 'isFailed')::boolean)
           and not exists (select from print_job later
             where later.device_id = j.device_id and later.order_id = j.order_id and later.kind = j.kind
               and later.state = 'printed' and later.created_at > j.created_at)) j
       where (d.doc ->> 'isEnabled')::boolean and ($1::text[] is null or d.doc -> 'branch' ->> 'id' = any($1))
       order by d.doc ->> 'name', d.id`,
      [branches, from, waitingSince],
      'device-watched',
    );
    return rows.map((row) => ({
      device: toDevice(row),
      seenAt: row.seen_at,
      status: row.status,
      papers: { count: row.papers, since: row.papers_since },
    }));
  },

  /** @param branches null: all branches */
  async contacts(tx: Transaction, branches: readonly string[] | null): Promise<DeviceContact[]> {
    const rows = await tx.query<Row & { seen_at: Date | null }>(
      `select ${columns}, s.seen_at from devices d left join device_state s on s.device_id = d.id
       where $1::text[] is null or d.doc -> 'branch' ->> 'id' = any($1)
       order by d.doc ->> 'name', d.id`,
      [branches],
      'device-contacts',
    );
    return rows.map((row) => {
      const { id, name, branch, type, isEnabled } = toDevice(row);
      return { device: { id }, name, branch, type, isEnabled, seenAt: row.seen_at?.toISOString() ?? null };
    });
  },

  async findByKey(tx: Transaction, keyHash: string): Promise<Device | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from device_state s join devices d on d.id = s.device_id where s.key_hash = $1`,
      [keyHash],
      'device-by-key',
    );
    return row && toDevice(row);
  },
};
