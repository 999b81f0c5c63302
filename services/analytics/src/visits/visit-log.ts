import { type LoggedVisit, listVisitLog, readLoggedVisit } from '@theke/contracts/analytics/visit-log';
import { visitLogDays } from '@theke/contracts/identity/config';
import { contains } from '@theke/kit/database/contains';
import type { Database, Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { v7 as uuidv7 } from 'uuid';
import { tenantCopies } from '../tenant-copies.ts';
import { parseReferrer, type SentVisit } from './counted-visit.ts';

/** Days for which visits are logged (STAT-13); statistics stay. 0: nothing is logged. */
export async function retentionDays(tx: Transaction, tenant: string): Promise<number> {
  const stored = await tenantCopies.stores.configs.find(tx, tenant);
  return stored?.config.visitLogDays ?? visitLogDays;
}

/** Limit of logged entries per day; statistics count all of them (STAT-20). */
export const maxLogged = 10_000;

type Row = Omit<LoggedVisit, 'at'> & { at: Date };

const columns = 'id, at, kind, coalesce(type, kind) as type, name as action, detail as category, data';
const toEntry = (row: Row): LoggedVisit => ({ ...row, at: row.at.toISOString() });

/** A UUIDv7 starts with its time in ms, so rows are stored in order of time. */
const timeOf = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/**
 * Log entry of a visit: of an external address only the host, because the rest may contain names.
 * @param random 16 bytes for the id; generated in bulk, because a system call per visit costs more than the rest
 */
export function toLoggedVisit(at: string, visit: SentVisit, random: Uint8Array): LoggedVisit {
  const { referrer: _, host: __, documentReferrer, from, ...rest } = visit.data;
  const referrer = parseReferrer(visit);
  const deviceReferrer = parseReferrer({ data: { referrer: documentReferrer } });
  const data = {
    ...rest,
    ...(from && { from }),
    ...(referrer && { referrer }),
    ...(deviceReferrer && { documentReferrer: deviceReferrer }),
  };
  return {
    id: uuidv7({ msecs: Date.parse(at), random }),
    at,
    kind: visit.kind,
    type: visit.type ?? visit.kind,
    action: visit.name,
    category: visit.detail,
    data,
  };
}

export const visitLogStore = {
  add(tx: Transaction, visits: readonly LoggedVisit[]): void {
    tx.query(
      `insert into visit_log (id, at, kind, type, name, detail, data)
       select id, at, kind, type, action, category, data from jsonb_to_recordset($1::jsonb)
         as told(id uuid, at timestamptz, kind text, type text, action text, category text, data jsonb)`,
      [JSON.stringify(visits)],
      'visit-log-add',
    );
  },
  forget(tx: Transaction, before: Date): void {
    tx.query('delete from visit_log where at < $1', [before], 'visit-log-forget');
  },
};

/** Visit log for staff (STAT-13). */
export const visitLogRoutes = (db: Database): Route[] => [
  route(listVisitLog, ({ tenant, query }) => {
    const {
      kind = null,
      type = null,
      action = null,
      category = null,
      from: since = null,
      until = null,
    } = query.filter ?? {};
    const from = `visit_log where ($1::text is null or kind = $1) and ($2::text is null or name = $2)
      and ($3::text is null or detail = $3) and ($4::text is null or name ilike $4 or detail ilike $4)
      and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
      and ($7::text is null or coalesce(type, kind) = $7)`;
    const values = [kind, action, category, query.q ? contains(query.q) : null, since, until, type];
    const order = query.sort === 'at' ? 'at' : 'at desc';
    return db.withTenant(tenant, (tx) => readPage(tx, query, { columns, from, order, values }, toEntry));
  }),
  route(readLoggedVisit, ({ tenant, params }) =>
    db.withTenant(tenant, async (tx) => {
      const [row] = await tx.query<Row>(`select ${columns} from visit_log where at = $1 and id = $2`, [
        timeOf(params.id),
        params.id,
      ]);
      if (!row) throw unknown('Das Ereignis');
      return toEntry(row);
    }),
  ),
];
