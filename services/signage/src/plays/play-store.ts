import type { Play } from '@theke/contracts/signage/play';
import type { PlayRecord } from '@theke/contracts/signage/player';
import type { Transaction } from '@theke/kit/database/database';

/** A record with the names and the local day that its sum belongs to. */
export type CountedPlay = PlayRecord & { day: string; sumId: string };
type Device = { id: string; name: string; branch: string };

export type PlayRow = Omit<Play, 'device'> & { device: string };

export const playColumns = `id, to_char(day, 'YYYY-MM-DD') as day, device_id as device, device_name as "deviceName", content,
  content_name as "contentName", plays, seconds::int as seconds`;

export const playStore = {
  /** Counts records that are not counted yet, by their ids. Sums are locked in the order of their keys. */
  count(tx: Transaction, device: Device, plays: readonly CountedPlay[], now: Date): void {
    tx.query(
      `with sent as (
         select distinct on (id) * from jsonb_to_recordset($1::jsonb)
           as sent (id uuid, "sumId" uuid, content text, "contentId" uuid, name text, day date, seconds int)),
       fresh as (insert into counted_play (id, at) select id, $2 from sent order by id on conflict do nothing returning id)
       insert into play_day as sums
         (id, day, device_id, content, content_id, device_name, content_name, branch_id, plays, seconds)
       select min("sumId"::text)::uuid, day, $3, content, "contentId", $4, max(name), $5, count(*), sum(seconds)
       from sent join fresh using (id) group by day, content, "contentId" order by day, content, "contentId"
       on conflict (tenant_id, day, device_id, content, content_id) do update
         set plays = sums.plays + excluded.plays, seconds = sums.seconds + excluded.seconds,
           device_name = excluded.device_name, content_name = excluded.content_name`,
      [JSON.stringify(plays), now, device.id, device.name, device.branch],
      'play-count',
    );
  },

  forgetIds: (tx: Transaction, before: Date) =>
    tx.query('delete from counted_play where at < $1', [before], 'play-forget-ids'),
  forgetDays: (tx: Transaction, before: string) =>
    tx.query('delete from play_day where day < $1', [before], 'play-forget-days'),
};
