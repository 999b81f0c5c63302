// The tables of the embedded bus, and every statement that uses them.
//
// An event is stored once, and each of its deliveries refers to it. An event sent to a single consumer is stored in its
// delivery. Events that no delivery refers to any more are swept.
//
// A delivery is one event on its way to one consumer: a service, or one replica that receives broadcasts. Its states:
//   waiting      locked_until is null                     due from `due_at`
//   running      locked_until > now()                     `attempts` already counts the running attempt
//   quarantined  locked_until <= now()                    the attempt ended without an outcome
//   dead         dead_at is not null
// A handled delivery is deleted.
//
// Claiming is a separate statement, committed before the handler runs, so that an attempt that crashes the process is
// counted. A service that stores in the bus's database skips the claim for first attempts: postgres/first-attempts.ts.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { lockNumbers } from '../../database/advisory-locks.ts';
import { diedReason, maxAttempts } from '../delivery.ts';
import type { CloudEvent, DeadLetter, QueueDepth, Redriven } from '../port.ts';

/** SQL: the event of a delivery, stored in the delivery or in `event`. */
export const itsEvent =
  '(select coalesce(delivery.event, (select e.event from event e where e.id = delivery.event_ref))) as event';

/**
 * SQL: an array parameter hidden from the planner. If the planner sees the array's length, it prefers a custom plan for
 * it and plans each call anew, which takes as long as running the statement.
 */
export const hidden = (parameter: string, type: string): string => `(select ${parameter}::${type})::${type}`;

/**
 * Settings of connections that take deliveries. A plan cached while the table was empty would use a sequential scan.
 * With 20,000 deliveries queued, taking some took 560 ms that way, and 3.5 ms by index.
 */
export const byIndex = { enable_seqscan: 'off' };

/** Up to how many deliveries a consumer can take now. */
export type ClaimRequest = { consumer: string; maxItems: number };

export type Delivery = { id: string; consumer: string; event: CloudEvent; attempts: number };

/** NOTIFY channel; the payload is the consumer that has deliveries to take. */
export const channel = 'delivery';

/** Prefix of consumers that are replicas receiving broadcasts, not services. */
export const broadcastPrefix = 'broadcast:';

/** Creates missing tables. Safe when several processes start concurrently. */
export async function createTables(pool: Queryable): Promise<void> {
  await pool.query(`
    begin;
    select pg_advisory_xact_lock(${lockNumbers.busTables});
    create table if not exists delivery (
      id bigint generated always as identity primary key,
      consumer text not null,
      event_id text not null,
      event json, -- not jsonb: that refuses a NUL in a text
      attempts int not null default 0,
      due_at timestamptz not null default now(),
      locked_until timestamptz,
      dead_at timestamptz,
      reason text
    ) with (fillfactor = 80); -- locked_until is in no index, so that claiming rewrites the row in its page
    -- Of before deliveries referred to events: each had its copy, and those rows are still read.
    alter table delivery add column if not exists event_ref bigint;
    -- What a service's transaction stored is due since then, until its first attempt fails or somebody gives it back: see first-attempts.ts.
    alter table delivery add column if not exists stored_at timestamptz;
    alter table delivery alter column event drop not null;
    create table if not exists event (
      id bigint generated always as identity primary key,
      event json not null
    );
    -- An event lies here for moments: compressing it would cost more than it saves.
    alter table delivery set (toast_tuple_target = 4080);
    alter table event set (toast_tuple_target = 4080);
    create index if not exists delivery_event on delivery (event_ref) where event_ref is not null;
    create index if not exists delivery_due on delivery (consumer, due_at, id) where dead_at is null;
    create index if not exists delivery_dead on delivery (consumer, dead_at) where dead_at is not null;
    create table if not exists listener (
      id text primary key,
      types text[] not null,
      seen_at timestamptz not null default now()
    );
    create table if not exists begun (
      process int,
      consumer text,
      upto bigint not null,
      primary key (process, consumer)
    );
    create sequence if not exists begun_process as int cycle;
    commit;`);
}

/** Events, their consumers (service and position in `events`), and the listeners that this process notifies itself. */
export type Stored = {
  events: readonly CloudEvent[];
  targets: readonly { consumer: string; position: number }[];
  localListeners: readonly string[];
};

/**
 * Stores events for their consumers and for all broadcast listeners except those in `localListeners`. Parameters are
 * wrapped in `hidden`, so that one plan serves every call: planning took half the time of the statement.
 * @param at prefix of the tables: empty, or a schema and a dot
 * @param storedAt SQL for `stored_at`: `now()` only if no consumer can have received the events before
 */
const storing = (at: string, storedAt: 'null' | 'now()'): string => `
      with given as (
        select * from unnest(${hidden('$1', 'text[]')}, ${hidden('$2', 'text[]')}, ${hidden('$3', 'text[]')}) with ordinality as g(event_id, type, event, position)
      ), wanted as materialized (
        select * from unnest(${hidden('$4', 'text[]')}, ${hidden('$5', 'int[]')}) as w(consumer, position)
        union all
        select l.id, g.position from ${at}listener l join given g on l.types && array[g.type, '*'] where l.id <> all(${hidden('$6', 'text[]')})
      ), kept as materialized (
        -- The default is written out: which event has which id has to be known.
        select position, nextval('${at}event_id_seq') as id
        from given where position in (select position from wanted) order by position
      ), stored_events as (
        insert into ${at}event (id, event) overriding system value
        select id, event::json from kept join given using (position) order by position
      ), stored as (
        insert into ${at}delivery (consumer, event_id, event_ref, stored_at)
        select consumer, event_id, kept.id, ${storedAt}::timestamptz from wanted join given using (position) join kept using (position) order by position
      )`;

const storedValues = ({ events, targets, localListeners }: Stored): unknown[] => [
  events.map((event) => event.id),
  events.map((event) => event.type),
  events.map((event) => JSON.stringify(event)),
  targets.map((target) => target.consumer),
  targets.map((target) => target.position + 1),
  localListeners,
];

export async function store(pool: pg.Pool, stored: Stored): Promise<void> {
  await pool.query({
    name: 'store',
    text: `${storing('', 'null')} select pg_notify('${channel}', consumer) from (select distinct consumer from wanted) as consumers`,
    values: storedValues(stored),
  });
}

/**
 * Like `store`, as a statement of a service's transaction, in the database where the bus is a schema. Returns the
 * consumers as rows. Does not notify: NOTIFY in a transaction serializes all commits of the server.
 */
export const storeWithin = (schema: string, stored: Stored) => ({
  name: 'store-events',
  text: `${storing(`${pg.escapeIdentifier(schema)}.`, 'now()')} select distinct consumer from wanted`,
  values: storedValues(stored),
});

/**
 * Grants a service's role what `storeWithin` needs: inserting events and deliveries, but neither reading nor changing
 * them.
 */
export async function grantInsert(client: Queryable, schema: string, role: string): Promise<void> {
  const [at, who] = [schema, role].map((name) => pg.escapeIdentifier(name));
  await client.query(`grant usage on schema ${at} to ${who};
    grant insert on ${at}.event, ${at}.delivery to ${who};
    grant usage on sequence ${at}.event_id_seq to ${who};
    grant select on ${at}.listener to ${who}`);
}

/** Notifies these consumers that they have deliveries to take. */
export async function notify(pool: pg.Pool, consumers: readonly string[]): Promise<void> {
  await pool.query({
    name: 'notify',
    text: `select pg_notify('${channel}', consumer) from unnest($1::text[]) as consumer`,
    values: [consumers],
  });
}

/** Position where the next sweep continues. */
export type Swept = { after: string };

const sweptAtOnce = 5_000;

/**
 * Deletes events that no delivery refers to any more. Checks up to 5,000 per call, starting after the last one checked.
 */
export async function forgetEvents(client: Queryable, { after }: Swept): Promise<Swept> {
  const { rows } = await client.query<{ last: string | null; count: number }>({
    name: 'forget_events',
    text: `
      with seen as materialized (select id from event where id > $1 order by id limit ${sweptAtOnce}),
      gone as (
        delete from event where id = any(array(
          select id from seen where not exists (select from delivery where event_ref = seen.id)))
      )
      select max(id) as last, count(*)::int as count from seen`,
    values: [after],
  });
  const [{ last, count } = { last: null, count: 0 }] = rows;
  return last !== null && count === sweptAtOnce ? { after: last } : { after: '0' };
}

/** Stores events for this one consumer. */
export async function storeFor(pool: pg.Pool, consumer: string, events: readonly CloudEvent[]): Promise<void> {
  await pool.query({
    name: 'store_for',
    text: `
      with stored as (
        insert into delivery (consumer, event_id, event)
        select $1, event_id, event::json
        from unnest($2::text[], $3::text[]) with ordinality as given(event_id, event, position) order by position
      )
      select pg_notify('${channel}', $1)`,
    values: [consumer, events.map((event) => event.id), events.map((event) => JSON.stringify(event))],
  });
}

/** Claims up to `maxItems` due deliveries of each consumer, oldest first. `lease` in ms. */
export async function claimDue(pool: pg.Pool, requests: readonly ClaimRequest[], lease: number): Promise<Delivery[]> {
  const { rows } = await pool.query<Delivery>({
    name: 'claim_due',
    text: `
      with picked as materialized (
        select due.id from unnest($1::text[], $2::int[]) as request(consumer, max_items)
        cross join lateral (
          select id from delivery d
          where d.consumer = request.consumer and dead_at is null and locked_until is null and due_at <= now()
          order by due_at, id limit request.max_items for update skip locked
        ) as due
      )
      update delivery set attempts = attempts + 1, locked_until = now() + $3 * interval '1 ms'
      where id = any(array(select id from picked)) -- a join here would be planned as a scan of the whole table
      returning id, consumer, ${itsEvent}, attempts`,
    values: [requests.map((request) => request.consumer), requests.map((request) => request.maxItems), lease],
  });
  return inOrder(rows);
}

/**
 * Claims one quarantined delivery of these consumers. Fewest attempts first, so that one that crashes its process comes
 * last.
 */
export async function claimQuarantined(
  pool: pg.Pool,
  consumers: string[],
  lease: number,
): Promise<Delivery | undefined> {
  const { rows } = await pool.query<Delivery>({
    name: 'claim_quarantined',
    text: `
      with picked as materialized (
        select id from delivery
        where consumer = any($1) and dead_at is null and locked_until <= now() and attempts < ${maxAttempts}
        order by attempts, id limit 1 for update skip locked
      )
      update delivery set attempts = attempts + 1, locked_until = now() + $2 * interval '1 ms'
      where id = any(array(select id from picked))
      returning id, consumer, ${itsEvent}, attempts`,
    values: [consumers, lease],
  });
  return rows[0];
}

/** Quarantined deliveries without attempts left become dead letters; returns them for the log. */
export async function declareDead(client: Queryable, consumers: string[]) {
  const { rows } = await client.query<{ consumer: string; event: string }>({
    name: 'declare_dead',
    text: `
      update delivery set dead_at = now(), reason = $2, locked_until = null
      where id = any(array(
        select id from delivery
        where consumer = any($1) and dead_at is null and locked_until <= now() and attempts >= ${maxAttempts}
        for update skip locked))
      returning consumer, event_id as event`,
    values: [consumers, diedReason],
  });
  return rows;
}

/** Which of these consumers have deliveries that are due, and whether one of theirs is quarantined. */
export async function findDue(
  client: Queryable,
  consumers: string[],
): Promise<{ due: string[]; quarantined: boolean }> {
  const { rows } = await client.query<{ due: string[] | null; quarantined: boolean }>({
    name: 'find_due',
    text: `
      select
        -- not "exists": that may be planned as a join, which reads all there is
        (select array_agg(c) from unnest($1::text[]) as c where (
          select true from delivery
          where consumer = c and dead_at is null and locked_until is null and due_at <= now() limit 1)) as due,
        exists (select from delivery
          where consumer = any($1) and dead_at is null and locked_until <= now()) as quarantined`,
    values: [consumers],
  });
  return { due: rows[0]?.due ?? [], quarantined: rows[0]?.quarantined ?? false };
}

export async function extendLeases(pool: pg.Pool, ids: string[], lease: number): Promise<void> {
  await pool.query({
    name: 'extend_leases',
    // A locked row is being settled and needs no extension.
    text: `update delivery set locked_until = now() + $2 * interval '1 ms' where id = any(array(
      select id from delivery where id = any($1) and locked_until is not null for update skip locked))`,
    values: [ids, lease],
  });
}

export async function removeHandled(pool: pg.Pool, ids: string[]): Promise<void> {
  await pool.query({ name: 'remove_handled', text: 'delete from delivery where id = any($1)', values: [ids] });
}

/**
 * Returns a failed delivery to waiting, or marks it dead. Does nothing if it was claimed again since: that attempt
 * decides.
 */
export async function settleFailed(pool: pg.Pool, { id, attempts }: Delivery, delay: number, reason: string) {
  await pool.query({
    name: 'settle_failed',
    text: `
      update delivery set
        locked_until = null,
        due_at = now() + $3 * interval '1 ms',
        dead_at = case when attempts >= ${maxAttempts} then now() end,
        reason = $4
      where id = $1 and attempts = $2 and dead_at is null`,
    values: [id, attempts, delay, reason],
  });
}

export async function countWaiting(pool: pg.Pool, consumer: string): Promise<QueueDepth> {
  const { rows } = await pool.query<QueueDepth>({
    name: 'count_waiting',
    text: `
      select
        (select count(*)::int from delivery
          where consumer = $1 and dead_at is null and locked_until is null and due_at <= now()) as waiting,
        (select count(*)::int from delivery where consumer = $1 and dead_at is not null) as dead`,
    values: [consumer],
  });
  return rows[0] ?? { waiting: 0, dead: 0 };
}

export async function listDead(pool: pg.Pool, consumer: string, tenant?: string): Promise<DeadLetter[]> {
  const { rows } = await pool.query<DeadLetter>(
    `select event_id as id, said.event, reason, attempts, dead_at as at
     from delivery cross join lateral (select ${itsEvent}) as said
     where consumer = $1 and dead_at is not null and ($2::text is null or said.event->>'tenantid' = $2)
     order by dead_at, id limit 500`,
    [consumer, tenant ?? null],
  );
  return rows;
}

export async function redriveDead(pool: pg.Pool, consumer: string, { tenant, ids }: Redriven): Promise<number> {
  const { rowCount } = await pool.query(
    `with redriven as (
       update delivery set dead_at = null, reason = null, attempts = 0, due_at = now()
       where id = any(array(
         select id from delivery
         where consumer = $1 and dead_at is not null and ($2::text[] is null or event_id = any($2))
         and ($3::text is null or (select said.event->>'tenantid' from (select ${itsEvent}) as said) = $3)
         for update skip locked))
       returning consumer)
     select pg_notify('${channel}', consumer) from redriven`,
    [consumer, ids ?? null, tenant ?? null],
  );
  return rowCount ?? 0;
}

/** Takes broadcasts and deletes them: they are delivered at most once. */
export async function takeBroadcasts(pool: pg.Pool, listener: string): Promise<Delivery[]> {
  const { rows } = await pool.query<Delivery>({
    name: 'take_broadcasts',
    text: `delete from delivery where consumer = $1 and dead_at is null returning id, consumer, ${itsEvent}, attempts`,
    values: [listener],
  });
  return inOrder(rows);
}

/** Records that these listeners are alive. Returns the ids of those that had been removed and have to reset. */
export async function keepListeners(client: Queryable, listeners: { id: string; types: readonly string[] }[]) {
  const { rows } = await client.query<{ id: string; isNew: boolean }>({
    name: 'keep_listeners',
    text: `
      insert into listener (id, types)
      select l.id, array(select jsonb_array_elements_text(l.types))
      from jsonb_to_recordset($1::jsonb) as l(id text, types jsonb) order by id
      on conflict (id) do update set seen_at = now()
      returning id, xmax = 0 as "isNew"`,
    values: [JSON.stringify(listeners)],
  });
  return rows.filter((row) => row.isNew).map((row) => row.id);
}

/** Deletes listeners not seen for `after` ms, and deliveries of listeners that no longer exist. */
export async function forgetListeners(client: Queryable, after: number): Promise<void> {
  await client.query({
    name: 'forget_listeners',
    text: `delete from listener where id in (
      select id from listener where seen_at < now() - $1 * interval '1 ms' for update skip locked)`,
    values: [after],
  });
  await client.query({
    name: 'forget_broadcasts',
    text: `
      delete from delivery where id = any(array(
        select id from delivery d where consumer >= '${broadcastPrefix}' and consumer < 'broadcast;'
        and not exists (select from listener l where l.id = d.consumer) for update skip locked))`,
  });
}

/** Upper bound on the duration of a service's transaction, in ms. */
const longestTransaction = 15_000;

/**
 * Resolves when every transaction that stores events sees the current listeners: one that began before and commits
 * later does not see them.
 */
export async function untilSeen(client: Queryable): Promise<void> {
  const text = (what: string) => `select pg_snapshot_${what}(pg_current_snapshot())::text::bigint as at`;
  const look = async (what: string) => BigInt((await client.query<{ at: string }>(text(what))).rows[0]?.at ?? 0);
  const end = performance.now() + longestTransaction;
  for (const from = await look('xmax'); (await look('xmin')) < from; await wait(5)) if (performance.now() > end) return;
}

export async function removeListener(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('with gone as (delete from listener where id = $1) delete from delivery where consumer = $1', [id]);
}

export type Queryable = Pick<pg.Client, 'query'>;

/** RETURNING guarantees no order. Ids are bigints as strings. */
export const inOrder = <D extends Delivery>(rows: D[]) =>
  rows.sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
