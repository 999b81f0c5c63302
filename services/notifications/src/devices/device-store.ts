import { type Device, devices } from '@theke/contracts/notifications/device';
import type { Transaction } from '@theke/kit/database/database';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';

const resource = postgresResourceStore(devices);

type Row = { id: string; version: number; doc: Omit<Device, 'id'>; created_at: Date; updated_at: Date };

const deviceOf = ({ id, version, doc, created_at, updated_at }: Row): Device => ({
  ...doc,
  id,
  version,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

const columns = 'd.id, d.version, d.doc, d.created_at, d.updated_at';

/** How devices are found besides by their id. */
export const deviceStore = {
  find: (tx: Transaction, id: string): Promise<Device | undefined> => resource.find(tx, id),

  /** The printers of a branch that are in use. */
  async printers(tx: Transaction, branch: string): Promise<Device[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from devices d where d.doc -> 'branch' ->> 'id' = $1 and (d.doc ->> 'isEnabled')::boolean
         and d.doc ->> 'type' in ('cloudprnt', 'escpos') order by d.id`,
      [branch],
      'device-printers',
    );
    return rows.map(deviceOf);
  },

  async findByIdentifier(tx: Transaction, identifier: string): Promise<Device | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from devices d where d.doc ->> 'identifier' = $1`,
      [identifier],
      'device-by-identifier',
    );
    return row && deviceOf(row);
  },

  /** A tablet of a branch by its name that was not heard of since `before`; of several the one that was there last. */
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
    return row && deviceOf(row);
  },

  async findByKey(tx: Transaction, keyHash: string): Promise<Device | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from device_state s join devices d on d.id = s.device_id where s.key_hash = $1`,
      [keyHash],
      'device-by-key',
    );
    return row && deviceOf(row);
  },
};
