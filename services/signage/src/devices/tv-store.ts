import type { TvError, TvReport } from '@theke/contracts/signage/tv-report';
import type { Transaction } from '@theke/kit/database/database';

/** Key, signs of life and report of a TV. */
export type TvRow = {
  id: string;
  keyHash: string | null;
  pairedAt: Date | null;
  pairedBy: string;
  seenAt: Date | null;
  address: string;
  wanted: string | null;
  wantedSince: Date | null;
  report: TvReport | null;
  reportedAt: Date | null;
  errors: TvError[];
  silentSince: Date | null;
};

const columns = `id, key_hash as "keyHash", paired_at as "pairedAt", paired_by as "pairedBy", seen_at as "seenAt", address,
  wanted, wanted_since as "wantedSince", report, reported_at as "reportedAt", errors, silent_since as "silentSince"`;

/** A sign of life of a TV. */
export type Heartbeat = { id: string; at: Date; address: string };

const maxErrors = 20;

export const tvStore = {
  create: (tx: Transaction, id: string) =>
    tx.query('insert into tv_state (id) values ($1) on conflict do nothing', [id], 'tv-create'),

  all: (tx: Transaction) => tx.query<TvRow>(`select ${columns} from tv_state`, [], 'tv-all'),

  async find(tx: Transaction, id: string): Promise<TvRow | undefined> {
    return (await tx.query<TvRow>(`select ${columns} from tv_state where id = $1`, [id], 'tv-find'))[0];
  },

  /** Gives a TV a key; the former one is invalid. Its reports are those of another screen, so they go. */
  pair: (tx: Transaction, id: string, { keyHash, at, by }: { keyHash: string; at: Date; by: string }) =>
    tx.query(
      `update tv_state set key_hash = $2, paired_at = $3, paired_by = $4, seen_at = null, report = null,
         reported_at = null, errors = '[]', silent_since = null where id = $1`,
      [id, keyHash, at, by],
      'tv-pair',
    ),

  unpair: (tx: Transaction, id: string) =>
    tx.query(
      `update tv_state set key_hash = null, paired_at = null, paired_by = '', seen_at = null, report = null,
         reported_at = null, errors = '[]', silent_since = null where id = $1 and key_hash is not null`,
      [id],
      'tv-unpair',
    ),

  /** Stores signs of life, and the minutes in which they were given. Rows are locked in the order of their id. */
  saveHeartbeats(tx: Transaction, heartbeats: readonly Heartbeat[]): void {
    const sorted = heartbeats.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    tx.query(
      `with heard as (
         select * from unnest($1::uuid[], $2::timestamptz[], $3::text[]) as heard (id, at, address)),
       locked as (select id from tv_state where id = any($1::uuid[]) order by id for update),
       seen as (
         update tv_state set seen_at = greatest(seen_at, heard.at), address = heard.address, silent_since = null
         from heard join locked using (id) where tv_state.id = heard.id returning tv_state.id)
       insert into tv_hour (device_id, hour, minutes)
       select id, date_trunc('hour', at), set_bit(repeat('0', 60)::bit(60), extract(minute from at)::int, 1)
       from heard join seen using (id) order by id
       on conflict (tenant_id, device_id, hour) do update set minutes = tv_hour.minutes | excluded.minutes`,
      [sorted.map(({ id }) => id), sorted.map(({ at }) => at), sorted.map(({ address }) => address)],
      'tv-heard',
    );
  },

  saveReport(tx: Transaction, id: string, report: TvReport, at: Date): void {
    const { errors, ...state } = report;
    tx.query(
      `update tv_state set report = $2, reported_at = $3,
         errors = case when $4 = '[]'::jsonb then errors else (
           select jsonb_agg(error) from (
             select error from jsonb_array_elements($4 || errors) with ordinality as all_errors (error, place)
             order by place limit ${maxErrors}) as newest) end
       where id = $1`,
      [id, JSON.stringify({ ...state, errors: [] }), at, JSON.stringify(errors.toReversed())],
      'tv-report',
    );
  },

  /** Stores hashes that differ from the stored ones, with the time. */
  saveWanted(tx: Transaction, wanted: readonly { id: string; hash: string }[], at: Date): void {
    if (wanted.length === 0) return;
    const sorted = wanted.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    tx.query(
      `with sent as (select * from unnest($1::uuid[], $2::text[]) as sent (id, hash)),
       locked as (select id from tv_state where id = any($1::uuid[]) order by id for update)
       update tv_state set wanted = sent.hash, wanted_since = $3 from sent join locked using (id)
       where tv_state.id = sent.id and tv_state.wanted is distinct from sent.hash`,
      [sorted.map(({ id }) => id), sorted.map(({ hash }) => hash), at],
      'tv-wanted',
    );
  },

  alerted: (tx: Transaction, id: string, at: Date) =>
    tx.query('update tv_state set silent_since = $2 where id = $1', [id, at], 'tv-alerted'),

  /** Minutes heard per hour since a time, by TV. */
  async minutesHeard(tx: Transaction, since: Date): Promise<Map<string, Map<number, number>>> {
    const rows = await tx.query<{ id: string; hour: Date; minutes: number }>(
      'select device_id as id, hour, bit_count(minutes)::int as minutes from tv_hour where hour >= $1',
      [since],
      'tv-minutes',
    );
    const found = new Map<string, Map<number, number>>();
    for (const { id, hour, minutes } of rows) {
      const hours = found.get(id) ?? new Map<number, number>();
      hours.set(hour.getTime(), minutes);
      found.set(id, hours);
    }
    return found;
  },

  forgetHours: (tx: Transaction, before: Date) =>
    tx.query('delete from tv_hour where hour < $1', [before], 'tv-forget-hours'),
};
