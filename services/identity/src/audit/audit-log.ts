import { auditedData, isAudited } from '@theke/contracts/contracts';
import { type LogEntry, listLogs, readLog } from '@theke/contracts/identity/log';
import { contains } from '@theke/kit/database/contains';
import type { Database, Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import { type Delivery, reaction } from '@theke/kit/events/subscription';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';

type Row = { id: string; type: string; source: string; subject: string; actor: string; at: Date; data: unknown };

const columns = 'id, type, source, subject, actor, at, data';
const toEntry = (row: Row): LogEntry => ({ ...row, at: row.at.toISOString() });

/** Logs every event of the platform, without personal data. */
export const auditSubscription = reaction('*', {
  name: 'audit trail',
  handle: (tx, delivery) => writeDown(tx, [delivery]),
  handleMany: (tx, deliveries) => writeDown(tx, deliveries),
});

async function writeDown(tx: Transaction, received: readonly Delivery<unknown>[]): Promise<void> {
  const deliveries = received.filter(({ event }) => isAudited(event.type));
  if (deliveries.length === 0) return;
  const column = (take: (delivery: Delivery<unknown>) => unknown) => deliveries.map(take);
  tx.query(
    `insert into audit_log (${columns})
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::jsonb[])
     order by 1 on conflict do nothing`,
    [
      column(({ event }) => event.id),
      column(({ event }) => event.type),
      column(({ event }) => event.source.replace('/services/', '')),
      column(({ event }) => event.subject),
      column(({ event }) => event.actor ?? 'system'),
      column(({ event }) => event.time),
      column(loggedData),
    ],
    'audit',
  );
}

function loggedData({ event, data }: Delivery<unknown>): string | null {
  const audited = auditedData(event.type, data);
  return audited === undefined ? null : JSON.stringify(audited);
}

/** The previous data of the same subject; event ids grow with time. */
async function dataBefore(tx: Transaction, { id, subject, at }: Row): Promise<unknown> {
  const [row] = await tx.query<{ data: unknown }>(
    `select data from audit_log where subject = $1 and (at, id) < ($2, $3) and data is not null order by at desc, id desc limit 1`,
    [subject, at, id],
  );
  return row?.data ?? null;
}

export const logRoutes = (db: Database): Route[] => [
  route(listLogs, ({ tenant, query }) => {
    const { type = null, subject = null, actor = null, from: since = null, until = null } = query.filter ?? {};
    const from = `audit_log where ($1::text is null or type = $1) and ($2::text is null or subject = $2)
      and ($3::text is null or actor = $3) and ($4::text is null or type ilike $4)
      and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)`;
    const values = [type, subject, actor, query.q ? contains(query.q) : null, since, until];
    const order = query.sort && !query.sort.startsWith('-') ? 'at asc' : 'at desc';
    return db.withTenant(tenant, (tx) => readPage(tx, query, { columns, from, order, values }, toEntry));
  }),
  route(readLog, ({ tenant, params }) =>
    db.withTenant(tenant, async (tx) => {
      const [row] = await tx.query<Row>(`select ${columns} from audit_log where id = $1`, [params.id]);
      if (!row) throw unknown('Der Protokolleintrag');
      return { ...toEntry(row), before: await dataBefore(tx, row) };
    }),
  ),
];
