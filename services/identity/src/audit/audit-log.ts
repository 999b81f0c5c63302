import { auditedData, isAudited } from '@theke/contracts/contracts';
import { changedPaths } from '@theke/contracts/identity/changed-paths';
import { type LogEntry, listLogs, readLog } from '@theke/contracts/identity/log';
import { contains } from '@theke/kit/database/contains';
import type { Database, Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import { type Delivery, reaction } from '@theke/kit/events/subscription';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { subjectName } from './subject-name.ts';

type Row = {
  id: string;
  type: string;
  source: string;
  subject: string;
  actor: string;
  at: Date;
  data: unknown;
  /** Data of the previous entry about the same fields of the subject; null without one. */
  before: unknown;
  ticket: number | null;
};

const columns = 'id, type, source, subject, actor, at, data';

/**
 * The previous entry that carries the same fields: the same event in any version, the last change before a deletion, or
 * any event with the whole order.
 */
const before = `(
  select earlier.data from audit_log earlier
  where earlier.subject = audit_log.subject and (earlier.at, earlier.id) < (audit_log.at, audit_log.id)
    and earlier.data is not null
    and (
      left(earlier.type, -1) in (left(audit_log.type, -1), left(replace(audit_log.type, '-deleted.', '-changed.'), -1))
      or jsonb_typeof(audit_log.data -> 'order') = 'object' and jsonb_typeof(earlier.data -> 'order') = 'object'
    )
  order by earlier.at desc, earlier.id desc limit 1
) as before`;

/** Newest ticket number of the order that the event is about; payments name the order by its id. */
const ticket = `case when audit_log.data ? 'uid' then (
  select named.data #> '{order,ticketNumber}' from audit_log named
  where named.subject = case jsonb_typeof(audit_log.data -> 'order')
      when 'string' then audit_log.data ->> 'order' else audit_log.subject end
    and jsonb_typeof(named.data -> 'order') = 'object'
  order by named.at desc, named.id desc limit 1
) end as ticket`;

const entryColumns = `${columns}, ${before}, ${ticket}`;

const toEntry = ({ before, ticket, ...row }: Row): LogEntry => ({
  ...row,
  at: row.at.toISOString(),
  name: subjectName(row, before, ticket),
  changes: before === null || row.type.includes('-deleted.') ? null : changedPaths(before, row.data),
});

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

export const logRoutes = (db: Database): Route[] => [
  route(listLogs, ({ tenant, query }) => {
    const { type = null, subject = null, actor = null, from: since = null, until = null } = query.filter ?? {};
    const from = `audit_log where ($1::text is null or type = $1) and ($2::text is null or subject = $2)
      and ($3::text is null or actor = $3) and ($4::text is null or type ilike $4)
      and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)`;
    const values = [type, subject, actor, query.q ? contains(query.q) : null, since, until];
    const order = query.sort && !query.sort.startsWith('-') ? 'at asc' : 'at desc';
    return db.withTenant(tenant, (tx) => readPage(tx, query, { columns: entryColumns, from, order, values }, toEntry));
  }),
  route(readLog, ({ tenant, params }) =>
    db.withTenant(tenant, async (tx) => {
      const [row] = await tx.query<Row>(`select ${entryColumns} from audit_log where id = $1`, [params.id]);
      if (!row) throw unknown('Der Protokolleintrag');
      return { ...toEntry(row), before: row.before };
    }),
  ),
];
