import { accessibleBranches } from '@theke/contracts/permissions';
import { listSignagePlays } from '@theke/contracts/signage/play';
import { contains } from '@theke/kit/database/contains';
import type { Database } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { type Route, route } from '@theke/kit/http/route';
import { type PlayRow, playColumns } from './play-store.ts';

const sortColumns: Readonly<Record<string, string>> = {
  day: 'day',
  contentName: 'content_name collate german',
  deviceName: 'device_name collate german',
  plays: 'plays',
  seconds: 'seconds',
};

/** Proof of play, by day, TV and content. */
export const playRoutes = (db: Database): Route[] => [
  route(listSignagePlays, ({ tenant, query, access }) => {
    const { device = null, content = null } = query.filter ?? {};
    const values: unknown[] = [device, content, query.q ? contains(query.q) : null, accessibleBranches(access)];
    const conditions = [
      '($1::uuid is null or device_id = $1)',
      '($2::text is null or content = $2)',
      '($3::text is null or content_name ilike $3 or device_name ilike $3)',
      '($4::uuid[] is null or branch_id = any($4))',
      ...rangeConditions(query.filter, { day: 'day' }, values),
    ];
    const sort = query.sort ?? '-day';
    const order = `${sortColumns[sort.replace('-', '')]} ${sort.startsWith('-') ? 'desc' : 'asc'}`;
    const from = `play_day where ${conditions.join(' and ')}`;
    return db.withTenant(tenant, (tx) =>
      readPage(tx, query, { columns: playColumns, from, order, values }, ({ device, ...row }: PlayRow) => ({
        ...row,
        device: { id: device },
      })),
    );
  }),
];
