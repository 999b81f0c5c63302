import type { Page } from '@theke/contracts/endpoint';
import {
  type MessageCarrier,
  type MessageChannel,
  type MessageKind,
  type MessageState,
  messageKind,
} from '@theke/contracts/notifications/message';
import { orders } from '@theke/contracts/ordering/order-events';
import type { ListQuery } from '@theke/contracts/resource';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import { containsEveryWord } from '@theke/kit/database/contains-every-word';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { searchedPhone } from '@theke/rules/checkout/phone';
import { searchWords } from '@theke/rules/lists/search-text';
import type { SignedMail } from '../templates/signed-mail.ts';
import { causeOf, type Delivery, type Message, type MessageDraft } from './message.ts';

type Row = {
  id: string;
  cause: string;
  channel: MessageChannel;
  kind: MessageKind;
  order_id: string | null;
  task_id: string | null;
  tv_id: string | null;
  branch_id: string | null;
  recipient: string;
  subject: string;
  body_text: string;
  letter: SignedMail | null;
  state: MessageState;
  carrier: MessageCarrier | null;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
};

const columns = `m.id, m.cause, m.channel, m.kind, m.order_id, m.task_id, m.tv_id, m.branch_id, m.recipient, m.subject,
  m.body_text, m.letter, m.state, m.carrier, m.attempts, m.last_error, m.created_at, m.sent_at`;

const toMessage = (row: Row): Message => ({
  id: row.id,
  state: row.state,
  carrier: row.carrier,
  attempts: row.attempts,
  lastError: row.last_error,
  sentAt: row.sent_at,
  cause: row.cause,
  channel: row.channel,
  kind: row.kind,
  order: row.order_id,
  task: row.task_id,
  tv: row.tv_id,
  branch: row.branch_id,
  recipient: row.recipient,
  subject: row.subject,
  text: row.body_text,
  signed: row.letter,
  createdAt: row.created_at,
});

/**
 * A message with its order's names and its device's label. `device` null: not a push message, or the device was
 * deleted.
 */
export type ListedMessage = {
  message: Message;
  uid: string | null;
  ticketNumber: number | null;
  device: string | null;
};

type ListedRow = Row & { uid: string | null; ticket_number: number | null; label: string | null };
const listedColumns = `${columns}, o.doc ->> 'uid' as uid, (o.doc ->> 'ticketNumber')::int as ticket_number, s.label`;
const listed = `message m left join copy o on o.kind = '${orders.kind}' and o.id = m.order_id
  left join push_subscription s on m.channel = 'push' and s.id::text = m.recipient`;
/** Search text: recipient, subject, and the order's ticket number or uid. */
const searched = containsEveryWord(
  `concat_ws(' ', m.recipient, m.subject, '#' || (o.doc ->> 'ticketNumber'), o.doc ->> 'uid')`,
  5,
);
const toListed = (row: ListedRow): ListedMessage => ({
  message: toMessage(row),
  uid: row.uid,
  ticketNumber: row.ticket_number,
  device: row.label,
});

export const messageStore = {
  /**
   * Queues messages; an existing one of the same cause, channel and recipient stays unchanged. If the recipient has
   * already reached the limit since then, the message is stored as failed with `refusal`. Earlier messages of this call
   * count too. Messages of one recipient are serialised until the transaction ends.
   */
  queue(
    tx: Transaction,
    messages: readonly (MessageDraft & { id: string; createdAt: Date })[],
    { since, limit, refusal }: { since: Date; limit: number; refusal: string },
  ): void {
    const recipients = [...new Set(messages.flatMap(({ countedAs }) => countedAs ?? []))];
    // A separate statement: only the next one sees what earlier lock holders committed.
    if (recipients.length > 0)
      tx.query(
        `select pg_advisory_xact_lock(${tenantLock('message', 'one')})
         from (select unnest($1::text[]) as one order by 1) as each`,
        [recipients],
        'messages-count-lock',
      );
    tx.query(
      // One lookup per recipient: without table statistics a joint query may scan the whole last hour.
      `with lately as materialized (
         select one as counted_as, (select count(*) from (select from message where counted_as = one and created_at > $3 limit $4) as each) as count
         from unnest($2::text[]) as one)
       insert into message (id, cause, channel, kind, order_id, task_id, tv_id, reservation_id, branch_id, recipient, subject, body_text, letter, state, created_at,
         counted_as, last_error, customer_id)
       select id, cause, channel, kind, "order", task, tv, reservation, branch, recipient, subject, text, signed,
         case when is_too_much then 'failed' else 'queued' end, "createdAt", case when not is_too_much then "countedAs" end,
         case when is_too_much then $5 end, customer
       from (
         select given.*, "countedAs" is not null and coalesce(count, 0) + row_number() over (partition by "countedAs" order by place) > $4 as is_too_much
         from rows from (json_to_recordset($1) as (id uuid, cause text, channel text, kind text, "order" uuid, task uuid, tv uuid, reservation uuid, branch uuid, recipient text,
           subject text, text text, signed json, "createdAt" timestamptz, "countedAs" text, customer uuid)) with ordinality
           as given (id, cause, channel, kind, "order", task, tv, reservation, branch, recipient, subject, text, signed, "createdAt", "countedAs", customer, place)
         left join lately on counted_as = "countedAs"
       ) as counted
       on conflict do nothing`,
      [JSON.stringify(messages), recipients, since, limit, refusal],
      'messages-queue',
    );
  },

  /**
   * Stores the results of sending.
   * @returns the ids that were still queued; messages erased or sent meanwhile are not changed
   */
  async updateQueued(tx: Transaction, deliveries: readonly Delivery[]): Promise<ReadonlySet<string>> {
    const rows = await tx.query<{ id: string }>(
      `update message m set state = d.state, carrier = d.carrier, attempts = d.attempts, last_error = d."lastError",
         sent_at = d."sentAt"
       from json_to_recordset($2) as d (id uuid, state text, carrier text, attempts int, "lastError" text,
         "sentAt" timestamptz)
       where m.id = any(array(select id from message where id = any($1) order by id for update)) and m.id = d.id
         and m.state = 'queued' returning m.id`,
      [deliveries.map(({ id }) => id), JSON.stringify(deliveries)],
      'messages-update-queued',
    );
    return new Set(rows.map(({ id }) => id));
  },

  requeue(tx: Transaction, { id, state, attempts }: Delivery): void {
    tx.query('update message set state = $2, attempts = $3 where id = $1', [id, state, attempts], 'message-requeue');
  },

  /** Removes recipients and contents of the messages of these orders. */
  eraseOfOrders(tx: Transaction, orders: readonly string[]): void {
    tx.query(
      `update message set state = 'erased', recipient = '', subject = '', body_text = '', letter = null, counted_as = null
       where id in (select id from message where order_id = any($1) order by id for update)`,
      [orders],
      'messages-erase',
    );
  },

  /** Removes recipients and contents of mails about the accounts and newsletters of these customers. */
  eraseOfCustomers(tx: Transaction, customers: readonly string[]): void {
    tx.query(
      `update message set state = 'erased', recipient = '', subject = '', body_text = '', letter = null, counted_as = null,
         customer_id = null
       where id in (select id from message where customer_id = any($1) order by id for update)`,
      [customers],
      'messages-erase-of-customers',
    );
  },

  /** Removes recipients and contents of the messages about a reservation. */
  eraseOfReservation(tx: Transaction, reservation: string): void {
    tx.query(
      `update message set state = 'erased', recipient = '', subject = '', body_text = '', letter = null, counted_as = null
       where id in (select id from message where reservation_id = $1 order by id for update)`,
      [reservation],
      'messages-erase-of-reservation',
    );
  },

  /** Removes recipients and contents of the messages of an event. */
  eraseOfCause(tx: Transaction, cause: string): void {
    tx.query(
      `update message set state = 'erased', recipient = '', subject = '', body_text = '', letter = null, counted_as = null
       where id in (select id from message where cause = $1 and recipient <> '' order by id for update)`,
      [cause],
      'messages-erase-of-cause',
    );
  },

  async findAll(tx: Transaction, ids: readonly string[]): Promise<Message[]> {
    const rows = await tx.query<Row>(`select ${columns} from message m where m.id = any($1)`, [ids], 'messages-find');
    return rows.map(toMessage);
  },

  /** Queued messages of these events. */
  async findQueuedOf(tx: Transaction, events: readonly string[]): Promise<Message[]> {
    const causes = events.flatMap((event) => messageKind.options.map((kind) => causeOf(kind, event)));
    const rows = await tx.query<Row>(
      // Uses the unique index on the cause. Written this way, the planner does not estimate hundreds of causes one by
      // one.
      `select ${columns} from message m
       where m.cause = any((select $1::text[])::text[]) and m.recipient <> '' and m.state = 'queued'`,
      [causes],
      'messages-of-events',
    );
    return rows.map(toMessage);
  },

  /** Causes of queued messages stored in this period that have no timer. */
  async neverTried(
    tx: Transaction,
    { from, until }: { from: Date; until: Date },
    timers: { forEvents: string; forMessages: string },
  ): Promise<string[]> {
    const rows = await tx.query<{ cause: string }>(
      `select distinct cause from message m
       where created_at >= $1 and created_at < $2 and state = 'queued' and attempts = 0
         and not exists (select from timer where name = $3 and subject = split_part(m.cause, ' ', 2)::uuid)
         and not exists (select from timer where name = $4 and subject = m.id)`,
      [from, until, timers.forEvents, timers.forMessages],
      'messages-never-tried',
    );
    return rows.map(({ cause }) => cause);
  },

  /** Locks the message until the transaction ends. */
  lock(tx: Transaction, id: string): void {
    tx.query('select from message where id = $1 for update', [id], 'message-lock');
  },

  /** @param branches the caller's branches; null: all branches */
  async findListed(
    tx: Transaction,
    branches: readonly string[] | null,
    id: string,
  ): Promise<ListedMessage | undefined> {
    const [row] = await tx.query<ListedRow>(
      `select ${listedColumns} from ${listed} where m.id = $1 and ($2::uuid[] is null or m.branch_id = any($2))`,
      [id, branches],
      'message-listed',
    );
    return row && toListed(row);
  },

  list(tx: Transaction, branches: readonly string[] | null, query: ListQuery): Promise<Page<ListedMessage>> {
    const { order, channel, state } = query.filter ?? {};
    const values: unknown[] = [
      branches,
      order ?? null,
      channel ?? null,
      state ?? null,
      searchedPhone(query.q ?? '') ? [searchedPhone(query.q ?? '')] : searchWords(query.q ?? ''),
    ];
    const ranges = rangeConditions(query.filter, { createdAt: 'm.created_at' }, values);
    return readPage(
      tx,
      query,
      {
        columns: listedColumns,
        from: `${listed} where ($1::uuid[] is null or m.branch_id = any($1)) and ($2::uuid is null or m.order_id = $2)
               and ($3::text is null or m.channel = $3) and ($4::text is null or m.state = $4)
               and ${[searched, ...ranges].join(' and ')}`,
        order: `m.created_at ${query.sort === 'createdAt' ? 'asc' : 'desc'}`,
        values,
      },
      toListed,
    );
  },
};
