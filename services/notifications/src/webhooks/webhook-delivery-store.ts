import type { Page } from '@theke/contracts/endpoint';
import type { WebhookDeliveryState } from '@theke/contracts/notifications/webhook';
import type { ListQuery } from '@theke/contracts/resource';
import { contains } from '@theke/kit/database/contains';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { writeTogether } from '@theke/kit/database/shared-statements';
import type { ClaimedWebhook, QueuedWebhook, WebhookOutcome } from './webhook.ts';
import { webhookTimer } from './webhook-timer.ts';

export type StoredWebhook = QueuedWebhook & {
  state: WebhookDeliveryState;
  attempts: number;
  dueAt: Date | null;
  status: number | null;
  lastError: string | null;
  createdAt: Date;
};

export type StoredAttempt = {
  id: string;
  at: Date;
  durationMs: number;
  status: number | null;
  error: string | null;
  response: string;
};

const columns = `d.id, d.endpoint_id as endpoint, d.event_id as event, d.type, d.subject, d.payload, d.state, d.attempts,
  d.due_at as "dueAt", d.last_status as status, d.last_error as "lastError", d.created_at as "createdAt"`;

/**
 * The timer of an endpoint moves forward only: a delivery that is due earlier may have been queued meanwhile. Its own
 * run moves it back (`rearm`).
 */
const moveTimers = (tx: Transaction, endpoints: readonly string[], at: Date): void =>
  void tx.query(
    `insert into timer (name, subject, at) select $1, subject, $3 from unnest($2::uuid[]) as subject order by subject
     on conflict (tenant_id, name, subject) do update set at = least(timer.at, excluded.at), attempts = 0`,
    [webhookTimer, endpoints, at],
    'webhook-timers-move',
  );

const insert = writeTogether<QueuedWebhook & { at: Date }>((tx, all) => {
  const [first] = all as [QueuedWebhook & { at: Date }];
  tx.query(
    `insert into webhook_delivery (id, endpoint_id, event_id, type, subject, payload, state, due_at, created_at)
     select id, endpoint, event, type, subject, payload, 'queued', $2::timestamptz, $2::timestamptz
     from json_to_recordset($1) as (id uuid, endpoint uuid, event uuid, type text, subject uuid, payload text)
     order by endpoint, event
     on conflict do nothing`,
    [JSON.stringify(all), first.at],
    'webhooks-queue',
  );
  moveTimers(tx, [...new Set(all.map(({ endpoint }) => endpoint))].sort(), first.at);
});

export const webhookDeliveryStore = {
  /** Queues deliveries; one of the same event and endpoint stays unchanged. Written with the commit. */
  queue: (tx: Transaction, deliveries: readonly QueuedWebhook[], at: Date): void =>
    insert(
      tx,
      deliveries.map((delivery) => ({ ...delivery, at })),
    ),

  /** Takes due deliveries of an endpoint, oldest first, until the end of the lease. */
  claim: (
    tx: Transaction,
    endpoint: string,
    { at, lease, limit }: { at: Date; lease: Date; limit: number },
  ): Promise<ClaimedWebhook[]> =>
    tx.query<ClaimedWebhook>(
      `update webhook_delivery set due_at = $3
       where id = any(array(
         select id from webhook_delivery where endpoint_id = $1 and state = 'queued' and due_at <= $2
         order by due_at, id limit $4 for update skip locked))
       returning id, event_id as event, payload, attempts, due_at as lease`,
      [endpoint, at, lease, limit],
      'webhooks-claim',
    ),

  /** Stores the result of an attempt, unless the delivery was deleted or another process has taken it since. */
  record(
    tx: Transaction,
    { id, lease }: Pick<ClaimedWebhook, 'id' | 'lease'>,
    next: { state: WebhookDeliveryState; attempts: number; dueAt: Date | null },
    attempt: { id: string; at: Date; durationMs: number; outcome: WebhookOutcome },
  ): void {
    const { status, error, response } = attempt.outcome;
    tx.query(
      `with mine as (
         update webhook_delivery set state = $3, attempts = $4, due_at = $5, last_status = $6, last_error = $7
         where id = $1 and state = 'queued' and due_at = $2 returning id)
       insert into webhook_attempt (id, delivery_id, at, duration_ms, status, error, response)
       select $8::uuid, id, $9::timestamptz, $10::int, $6, $7, $11::text from mine`,
      [
        id,
        lease,
        next.state,
        next.attempts,
        next.dueAt,
        status,
        error,
        attempt.id,
        attempt.at,
        attempt.durationMs,
        response,
      ],
      'webhook-record',
    );
  },

  moveTimers,

  /**
   * Sets the timer of an endpoint to its next delivery, or to `watchAt` while one is due. The lock on the timer makes
   * it see every delivery whose transaction has moved the timer before.
   */
  async rearm(tx: Transaction, endpoint: string, { at, watchAt }: { at: Date; watchAt: Date }): Promise<void> {
    tx.query(
      'select from timer where name = $1 and subject = $2 for update',
      [webhookTimer, endpoint],
      'webhook-timer-lock',
    );
    tx.query(
      `update timer set at = case when next.due_at > $3 then next.due_at else $4 end, attempts = 0
       from (select min(due_at) as due_at from webhook_delivery where endpoint_id = $2 and state = 'queued') as next
       where name = $1 and subject = $2 and next.due_at is not null`,
      [webhookTimer, endpoint, at, watchAt],
      'webhook-timer-rearm',
    );
  },

  /** Gives up the waiting deliveries of an endpoint. */
  failQueued(tx: Transaction, endpoint: string, error: string): void {
    tx.query(
      `update webhook_delivery set state = 'failed', due_at = null, last_error = $2
       where id = any(array(select id from webhook_delivery where endpoint_id = $1 and state = 'queued' order by id for update))`,
      [endpoint, error],
      'webhooks-fail-queued',
    );
  },

  /** Makes deliveries due again with all attempts, under the same event id. @returns their number */
  async redrive(tx: Transaction, endpoint: string, ids: readonly string[], at: Date): Promise<number> {
    const rows = await tx.query(
      `update webhook_delivery set state = 'queued', attempts = 0, due_at = $2
       where id = any(array(select id from webhook_delivery where id = any($1) order by id for update)) returning id`,
      [ids, at],
      'webhooks-redrive',
    );
    if (rows.length > 0) moveTimers(tx, [endpoint], at);
    return rows.length;
  },

  async failedSince(tx: Transaction, endpoint: string, since: Date): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from webhook_delivery where endpoint_id = $1 and state = 'failed' and created_at >= $2`,
      [endpoint, since],
      'webhooks-failed-since',
    );
    return rows.map(({ id }) => id);
  },

  /** Deletes all deliveries about a subject, sent or not, except those of one event. */
  removeOfSubject(tx: Transaction, subject: string, exceptEvent: string): void {
    tx.query(
      `delete from webhook_delivery where id = any(array(
         select id from webhook_delivery where subject = $1 and event_id <> $2 order by id for update))`,
      [subject, exceptEvent],
      'webhooks-remove-of-subject',
    );
  },

  removeOfEndpoint(tx: Transaction, endpoint: string): void {
    tx.query(
      `delete from webhook_delivery where id = any(array(
         select id from webhook_delivery where endpoint_id = $1 order by id for update))`,
      [endpoint],
      'webhooks-remove-of-endpoint',
    );
  },

  /** Deletes up to `limit` deliveries from before a time with their attempts. @returns their number */
  async removeBefore(tx: Transaction, before: Date, limit: number): Promise<number> {
    const rows = await tx.query(
      `delete from webhook_delivery where id = any(array(
         select id from webhook_delivery where created_at < $1 order by id limit $2 for update skip locked)) returning id`,
      [before, limit],
      'webhooks-remove-old',
    );
    return rows.length;
  },

  async find(tx: Transaction, id: string): Promise<StoredWebhook | undefined> {
    const [row] = await tx.query<StoredWebhook>(
      `select ${columns} from webhook_delivery d where d.id = $1`,
      [id],
      'webhook-find',
    );
    return row;
  },

  attempts: (tx: Transaction, delivery: string): Promise<StoredAttempt[]> =>
    tx.query(
      `select id, at, duration_ms as "durationMs", status, error, response from webhook_attempt
       where delivery_id = $1 order by at desc, id desc limit 100`,
      [delivery],
      'webhook-attempts',
    ),

  list(tx: Transaction, query: ListQuery): Promise<Page<StoredWebhook>> {
    const { endpoint, state, type } = query.filter ?? {};
    const values: unknown[] = [endpoint ?? null, state ?? null, type ?? null, contains(query.q ?? '')];
    const ranges = rangeConditions(query.filter, { createdAt: 'd.created_at' }, values);
    return readPage<StoredWebhook, StoredWebhook>(
      tx,
      query,
      {
        columns,
        from: `webhook_delivery d where ${[
          '($1::uuid is null or d.endpoint_id = $1)',
          '($2::text is null or d.state = $2)',
          '($3::text is null or d.type = $3)',
          `($4 = '%%' or d.payload ilike $4 or d.event_id::text ilike $4)`,
          ...ranges,
        ].join(' and ')}`,
        order: `d.created_at ${query.sort === 'createdAt' ? 'asc' : 'desc'}`,
        values,
      },
      (row) => row,
    );
  },
};
