import type { OwnDevices } from '@theke/contracts/time-tracking/own-time';
import type { Transaction } from '@theke/kit/database/database';
import { copied } from '../copies.ts';

type Row = {
  id: string;
  name: string;
  time_zone: string;
  version: number | null;
  is_allowed: boolean | null;
  changed_at: Date | null;
  by_name: string | null;
};

/** A branch and whether own devices are allowed; `version` is 0 if it was never set. */
export type OwnDevicesRow = OwnDevices & { version: number; timeZone: string };

const rows = `select c.id, c.doc ->> 'name' as name, c.doc ->> 'timeZone' as time_zone, o.version, o.is_allowed, o.changed_at, o.by_name
  from copy c left join own_devices o on o.branch_id = c.id where c.kind = '${copied.stores.branches.kind}'`;

const toOwnDevices = (row: Row): OwnDevicesRow => ({
  branch: { id: row.id },
  name: row.name,
  timeZone: row.time_zone,
  version: row.version ?? 0,
  isAllowed: row.is_allowed ?? false,
  changedAt: row.changed_at?.toISOString() ?? null,
  by: row.by_name ?? '',
});

/** Branches in which people may punch on their own device (TIME-21). */
export const ownDevicesStore = {
  /** @param branches null: all */
  async list(tx: Transaction, branches: readonly string[] | null): Promise<OwnDevicesRow[]> {
    const found = await tx.query<Row>(
      `${rows} and ($1::uuid[] is null or c.id = any($1)) order by lower(c.doc ->> 'name'), c.id`,
      [branches],
      'own-devices-list',
    );
    return found.map(toOwnDevices);
  },

  save: (tx: Transaction, { branch, version, isAllowed, changedAt, by }: OwnDevicesRow) =>
    tx.query(
      `insert into own_devices (branch_id, version, is_allowed, changed_at, by_name) values ($1, $2, $3, $4, $5)
       on conflict (tenant_id, branch_id) do update set version = excluded.version, is_allowed = excluded.is_allowed,
         changed_at = excluded.changed_at, by_name = excluded.by_name`,
      [branch.id, version, isAllowed, changedAt, by],
      'own-devices-save',
    ),
};
