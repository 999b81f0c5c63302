import type { Page } from '@theke/contracts/endpoint';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { type Job, type JobRow, toJob } from './generation-row.ts';

const columns = `id, version, use, state, subject, user_id as "userId", user_name as "userName", brief, base, request,
  created_at as "createdAt", finished_at as "finishedAt", heard_at as "heardAt", attempts, progress, failure, model, sent,
  result, accepted, rejected, input_tokens as "inputTokens", output_tokens as "outputTokens", month, reserved, cost`;
/** Lists leave out what may be large. */
const listed = columns
  .replace('request,', `'null'::jsonb as request,`)
  .replace('sent,', `'' as sent,`)
  .replace('result,', `null::jsonb as result,`);

const sortColumns: Readonly<Record<string, string>> = { createdAt: 'created_at', cost: 'cost' };

/** Jobs that a caller may see: null for all. */
type Owner = string | null;

export const jobStore = {
  insert: (tx: Transaction, job: Job) =>
    tx.query(
      `insert into generation (id, version, use, state, subject, user_id, user_name, brief, base, request, created_at, model,
         month, reserved)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        job.id,
        job.version,
        job.use,
        job.state,
        job.subject,
        job.user.id,
        job.user.name,
        job.brief,
        job.base,
        JSON.stringify(job.request),
        job.createdAt,
        job.model,
        job.month,
        job.reserved,
      ],
      'generation-insert',
    ),

  async find(tx: Transaction, id: string, owner: Owner): Promise<Job | undefined> {
    const [row] = await tx.query<JobRow>(
      `select ${columns} from generation where id = $1 and ($2::uuid is null or user_id = $2)`,
      [id, owner],
      'generation-find',
    );
    return row && toJob(row);
  },

  /** Locks the job until the transaction ends. */
  async lock(tx: Transaction, id: string, owner: Owner = null): Promise<Job | undefined> {
    const [row] = await tx.query<JobRow>(
      `select ${columns} from generation where id = $1 and ($2::uuid is null or user_id = $2) for update`,
      [id, owner],
      'generation-lock',
    );
    return row && toJob(row);
  },

  /** Stores the fields that change after the start. The job must be locked. */
  update: (tx: Transaction, job: Job) =>
    tx.query(
      `update generation set version = $2, state = $3, finished_at = $4, heard_at = $5, attempts = $6, progress = $7,
         failure = $8, model = $9, sent = $10, result = $11, accepted = $12, rejected = $13, input_tokens = $14,
         output_tokens = $15, cost = $16, request = $17
       where id = $1`,
      [
        job.id,
        job.version,
        job.state,
        job.finishedAt,
        job.heardAt,
        job.attempts,
        job.progress,
        job.failure,
        job.model,
        job.sent,
        job.result && JSON.stringify(job.result),
        job.accepted,
        job.rejected,
        job.inputTokens,
        job.outputTokens,
        job.cost,
        JSON.stringify(job.request),
      ],
      'generation-update',
    ),

  /** Reports that a job still runs. @returns its version; undefined if it no longer does */
  async beat(
    tx: Transaction,
    id: string,
    { at, progress }: { at: Date; progress: number },
  ): Promise<number | undefined> {
    const [row] = await tx.query<{ version: number }>(
      `update generation set heard_at = $2, progress = $3, version = version + (progress <> $3)::int
       where id = $1 and state = 'running' returning version`,
      [id, at, progress],
      'generation-beat',
    );
    return row?.version;
  },

  /** Jobs that a person has started since an instant. */
  async countSince(tx: Transaction, user: string, since: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from generation where user_id = $1 and created_at >= $2',
      [user, since],
      'generation-count',
    );
    return row?.count ?? 0;
  },

  list(tx: Transaction, owner: Owner, query: ListQuery): Promise<Page<Job>> {
    const { use = null, state = null, subject = null } = query.filter ?? {};
    const values: unknown[] = [owner, use, state, subject];
    const conditions = [
      '($1::uuid is null or user_id = $1)',
      '($2::text is null or use = $2)',
      '($3::text is null or state = $3)',
      '($4::uuid is null or subject = $4)',
      ...rangeConditions(query.filter, { createdAt: 'created_at' }, values),
    ];
    const sort = query.sort ?? '-createdAt';
    const order = `${sortColumns[sort.replace('-', '')]} ${sort.startsWith('-') ? 'desc nulls last' : 'asc'}`;
    return readPage(
      tx,
      query,
      { columns: listed, from: `generation where ${conditions.join(' and ')}`, order, values },
      (row: JobRow) => toJob(row),
    );
  },

  forget: (tx: Transaction, before: Date) =>
    tx.query('delete from generation where created_at < $1', [before], 'generation-forget'),
};

export type StoredPicture = { number: number; type: string; width: number; height: number; bytes: Buffer };

export const pictureStore = {
  insert: (tx: Transaction, job: string, { number, type, width, height, bytes }: StoredPicture) =>
    tx.query(
      `insert into generated_picture (generation_id, number, type, width, height, bytes) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [job, number, type, width, height, bytes],
      'picture-insert',
    ),
  async find(tx: Transaction, job: string, number: number): Promise<StoredPicture | undefined> {
    const [row] = await tx.query<StoredPicture>(
      'select number, type, width, height, bytes from generated_picture where generation_id = $1 and number = $2',
      [job, number],
      'picture-find',
    );
    return row;
  },
  sizes: (tx: Transaction, job: string) =>
    tx.query<{ number: number; width: number; height: number }>(
      'select number, width, height from generated_picture where generation_id = $1 order by number',
      [job],
      'picture-sizes',
    ),
};
