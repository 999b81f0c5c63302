import type { Transaction } from '@theke/kit/database/database';

/** State of a device that staff do not edit. */
export type StoredDeviceState = {
  keyMadeAt: Date | null;
  seenAt: Date | null;
  status: string | null;
  noticeAskedAt: Date | null;
  logAskedAt: Date | null;
  logAt: Date | null;
  log: string[];
};

type Row = {
  key_made_at: Date | null;
  seen_at: Date | null;
  status: string | null;
  notice_asked_at: Date | null;
  log_asked_at: Date | null;
  log_at: Date | null;
  log: string[];
};

const columns = 'key_made_at, seen_at, status, notice_asked_at, log_asked_at, log_at, log';
const toState = (row: Row | undefined): StoredDeviceState => ({
  keyMadeAt: row?.key_made_at ?? null,
  seenAt: row?.seen_at ?? null,
  status: row?.status ?? null,
  noticeAskedAt: row?.notice_asked_at ?? null,
  logAskedAt: row?.log_asked_at ?? null,
  logAt: row?.log_at ?? null,
  log: row?.log ?? [],
});

export const deviceStateStore = {
  async find(tx: Transaction, device: string): Promise<StoredDeviceState> {
    const [row] = await tx.query<Row>(
      `select ${columns} from device_state where device_id = $1`,
      [device],
      'device-state-find',
    );
    return toState(row);
  },

  /**
   * Records that the device was seen. Printers poll every few seconds, so it writes only changes, or if the last time
   * is before `unless`.
   */
  seen(
    tx: Transaction,
    device: string,
    { at, status, unless }: { at: Date; status: string | null; unless: Date },
  ): void {
    tx.query(
      `insert into device_state (device_id, seen_at, status) values ($1, $2, $3)
       on conflict (tenant_id, device_id) do update set seen_at = excluded.seen_at, status = excluded.status
       where device_state.seen_at is null or device_state.seen_at < $4 or device_state.status is distinct from excluded.status`,
      [device, at, status, unless],
      'device-state-seen',
    );
  },

  keyMade(tx: Transaction, device: string, keyHash: string, at: Date): void {
    tx.query(
      `insert into device_state (device_id, key_hash, key_made_at) values ($1, $2, $3)
       on conflict (tenant_id, device_id) do update set key_hash = excluded.key_hash, key_made_at = excluded.key_made_at`,
      [device, keyHash, at],
      'device-state-key',
    );
  },

  ask(tx: Transaction, device: string, what: 'notice' | 'log', at: Date): void {
    tx.query(
      `insert into device_state (device_id, ${what}_asked_at) values ($1, $2)
       on conflict (tenant_id, device_id) do update set ${what}_asked_at = excluded.${what}_asked_at`,
      [device, at],
      `device-state-ask-${what}`,
    );
  },

  noticeShown: (tx: Transaction, device: string) =>
    tx.query('update device_state set notice_asked_at = null where device_id = $1', [device], 'device-state-shown'),

  keepLog(tx: Transaction, device: string, lines: readonly string[], at: Date): void {
    tx.query(
      `insert into device_state (device_id, log, log_at) values ($1, $2, $3)
       on conflict (tenant_id, device_id) do update
         set log = excluded.log, log_at = excluded.log_at, log_asked_at = null`,
      [device, JSON.stringify(lines), at],
      'device-state-log',
    );
  },

  remove: (tx: Transaction, device: string) =>
    tx.query('delete from device_state where device_id = $1', [device], 'device-state-remove'),
};
