import { eventsByType } from '@theke/contracts/contracts';
import { auditable } from '@theke/contracts/event';
import { type LogEntry, listLogs, readLog } from '@theke/contracts/identity/log';
import { contains } from '@theke/kit/database/contains';
import type { Database } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import type { WorkSubscription } from '@theke/kit/events/subscription';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';

type Row = { id: string; type: string; source: string; subject: string; actor: string; at: Date; data: unknown };

const columns = 'id, type, source, subject, actor, at, data';
const entryOf = (row: Row): LogEntry => ({ ...row, at: row.at.toISOString() });

/** Writes every event of the platform down, without personal data. */
export const auditSubscription: WorkSubscription = {
  kind: 'reaction',
  name: 'audit trail',
  types: ['*'],
  handle: async (tx, { event, data }) => {
    const definition = eventsByType.get(event.type);
    const kept = definition && auditable(definition, data);
    tx.query(
      `insert into audit_log (${columns}) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [
        event.id,
        event.type,
        event.source.replace('/services/', ''),
        event.subject,
        event.actor ?? 'system',
        event.time,
        kept === undefined ? null : JSON.stringify(kept),
      ],
      'audit',
    );
  },
};

export const logRoutes = (db: Database): Route[] => [
  route(listLogs, ({ tenant, query }) => {
    const { type = null, subject = null, actor = null } = query.filter ?? {};
    const from = `audit_log where ($1::text is null or type = $1) and ($2::text is null or subject = $2)
      and ($3::text is null or actor = $3) and ($4::text is null or type ilike $4)`;
    const values = [type, subject, actor, query.q ? contains(query.q) : null];
    const order = query.sort && !query.sort.startsWith('-') ? 'at asc' : 'at desc';
    return db.withTenant(tenant, (tx) => readPage(tx, query, { columns, from, order, values }, entryOf));
  }),
  route(readLog, ({ tenant, params }) =>
    db.withTenant(tenant, async (tx) => {
      const [row] = await tx.query<Row>(`select ${columns} from audit_log where id = $1`, [params.id]);
      if (!row) throw unknown('Der Protokolleintrag');
      return entryOf(row);
    }),
  ),
];
