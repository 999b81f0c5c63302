import type { ListQuery } from '@theke/contracts/resource';
import type {
  CorrectionRequest,
  CorrectionState,
  NamedCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import type { Transaction } from '@theke/kit/database/database';
import type { AccessScope } from '../access-scope.ts';
import { namedRows } from '../people/named-rows.ts';
import { readTimes } from '../people/read-times.ts';

/** Stored request with the activity's version at that time, which is not published. */
export type RequestRow = CorrectionRequest & { activityVersion: number | null };

type Row = {
  id: string;
  version: number;
  person_id: string;
  branch_id: string;
  start_at: Date;
  end_at: Date;
  pauses: CorrectionRequest['pauses'];
  reason: string;
  activity_id: string | null;
  activity_version: number | null;
  was: CorrectionRequest['was'];
  state: CorrectionState;
  answer: string;
  decided_by: string;
  asked_at: Date;
  decided_at: Date | null;
};
const columns =
  'id, version, person_id, branch_id, start_at, end_at, pauses, reason, activity_id, activity_version, was, state, answer, decided_by, asked_at, decided_at';

const toRequest = (row: Row): RequestRow => ({
  id: row.id,
  version: row.version,
  user: { id: row.person_id },
  activity: row.activity_id === null ? null : { id: row.activity_id },
  activityVersion: row.activity_version,
  branch: { id: row.branch_id },
  startAt: row.start_at.toISOString(),
  endAt: row.end_at.toISOString(),
  pauses: row.pauses,
  reason: row.reason,
  was: row.was,
  state: row.state,
  answer: row.answer,
  decidedBy: row.decided_by,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

export const toWire = ({ activityVersion, ...request }: RequestRow): CorrectionRequest => request;

const named = namedRows('correction_request', 'request');
const toNamed = ({ name, ...row }: Row & { name: string }): NamedCorrectionRequest => ({
  ...toWire(toRequest(row)),
  name,
});

export const correctionStore = {
  async find(tx: Transaction, id: string): Promise<RequestRow | undefined> {
    const text = `select ${columns} from correction_request where id = $1`;
    const [row] = await tx.query<Row>(text, [id], 'correction-request-find');
    return row && toRequest(row);
  },

  /** Undecided requests of a person, earliest first. */
  async open(tx: Transaction, person: string): Promise<RequestRow[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from correction_request where person_id = $1 and state = 'requested' order by start_at, id`,
      [person],
      'correction-requests-open',
    );
    return rows.map(toRequest);
  },

  /** Undecided requests in a branch, or in all branches of the caller (null: all). Latest first, up to the limit. */
  async openIn(
    tx: Transaction,
    branch: string | null,
    within: readonly string[] | null,
    max: number,
  ): Promise<RequestRow[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from correction_request where state = 'requested'
         and ($1::uuid is null or branch_id = $1) and ($2::uuid[] is null or branch_id = any($2))
       order by start_at desc, id limit $3`,
      [branch, within, max],
      'correction-requests-open-in',
    );
    return rows.map(toRequest);
  },

  save: (tx: Transaction, request: RequestRow) =>
    tx.query(
      `insert into correction_request (${columns})
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
       on conflict (tenant_id, id) do update set version = excluded.version, state = excluded.state, answer = excluded.answer,
         decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
      [
        request.id,
        request.version,
        request.user.id,
        request.branch.id,
        request.startAt,
        request.endAt,
        JSON.stringify(request.pauses),
        request.reason,
        request.activity?.id ?? null,
        request.activityVersion,
        request.was && JSON.stringify(request.was),
        request.state,
        request.answer,
        request.decidedBy,
        request.askedAt,
        request.decidedAt,
      ],
      'correction-request-save',
    ),

  /** @param within the caller's scope; null: everything */
  list: (tx: Transaction, query: ListQuery, within: AccessScope) =>
    readTimes(tx, query, within, { columns: `${columns}, name`, from: named }, toNamed),
};
