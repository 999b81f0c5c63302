// First attempts by a service that stores in the bus's database: its transaction deletes the delivery and applies the
// event (ADR 0002). So there is no claim before and no delete after, and a rollback restores the delivery.
//
//   first        stored by the transaction of its event, and due since then: no process can have tried it before
//   taken        a first delivery that a process has read, and remembers in memory. Its transaction locks the row;
//                another process may be faster
//   begun        one row per process and consumer: all ids it has taken are at most `upto`. A process holds an advisory
//                lock while it runs. Deliveries that a crashed process may have started are quarantined as if their
//                attempt had been claimed (deliveries.ts)
//
// Deliveries that fail, or need more than one transaction, are claimed and retried like all others.
import pg from 'pg';
import { lockNumbers } from '../../database/advisory-locks.ts';
import { databaseName } from '../../database/layout.ts';
import { byIndex, type ClaimRequest, type Delivery, hidden, inOrder, itsEvent, type Queryable } from './deliveries.ts';

/** `isFirst`: taken and not claimed. */
export type ClaimedDelivery = Delivery & { isFirst: boolean };

const isFirst = `dead_at is null and locked_until is null and attempts = 0 and due_at = stored_at`;

/** SQL state: the delivery no longer exists, or another process has locked it. */
export const goneState = 'TH001';

export const takenElsewhere = (id: string): Error =>
  Object.assign(new Error(`Delivery ${id} was taken by another process.`), { code: goneState });

export const isTakenElsewhere = (error: unknown): boolean => (error as { code?: string })?.code === goneState;

const functionOf = (service: string): string => databaseName(service, 'consume_');

/**
 * Creates the function with which a service's role deletes its own deliveries, and nothing else: it neither reads nor
 * changes any. SECURITY DEFINER, because the privilege to delete rows would require one to read them.
 */
export async function createConsumeFunction(
  client: Queryable,
  schema: string,
  service: string,
  role: string,
): Promise<void> {
  const [at, name, who] = [schema, functionOf(service), role].map((one) => pg.escapeIdentifier(one));
  const settings = Object.entries(byIndex).map(([setting, value]) => `set ${setting} = ${value}`);
  await client.query(`
    create or replace function ${at}.${name}(ids bigint[]) returns void language plpgsql security definer
    set search_path = pg_catalog, pg_temp ${settings.join(' ')} as $$
    declare deleted int;
    begin
      -- Never waits: whoever has locked one has it in hand.
      delete from ${at}.delivery where ctid = any(array(
        select ctid from ${at}.delivery where id = any(ids) and consumer = ${pg.escapeLiteral(service)} and ${isFirst}
        for update skip locked));
      get diagnostics deleted = row_count;
      if deleted < cardinality(ids) then
        raise exception 'a delivery is somebody else''s by now' using errcode = '${goneState}';
      end if;
    end $$;
    revoke all on function ${at}.${name} from public;
    grant execute on function ${at}.${name} to ${who}`);
}

export const consuming = (schema: string, service: string, ids: readonly string[]) => ({
  call: [schema, functionOf(service)].map((name) => pg.escapeIdentifier(name)).join('.'),
  value: ids,
});

/**
 * SQL: whether the process of a `begun` row has died. The lock is shared, so that concurrent checks get the same
 * answer.
 */
const hasDied = `pg_try_advisory_xact_lock_shared(${lockNumbers.busProcess}, process)`;

/** Ids that a process without a backlog reserves in `begun` in advance. A crash quarantines at most that many. */
const ahead = 256;

/** The taking process, by the number of its lock, and the ids it already holds. */
export type Taker = { process: number; held: readonly string[] };

/**
 * Takes up to `maxItems` due deliveries of each consumer, oldest first. First ones are not claimed, others are claimed
 * for `lease` ms.
 */
export async function takeDue(
  pool: pg.Pool,
  requests: readonly ClaimRequest[],
  { process, held }: Taker,
  lease: number,
): Promise<ClaimedDelivery[]> {
  const { rows } = await pool.query<ClaimedDelivery>({
    name: 'take_due',
    text: `
      with picked as materialized (
        select due.*, request.* from unnest(${hidden('$1', 'text[]')}, ${hidden('$2', 'int[]')}) as request(consumer, max_items)
        cross join lateral (
          select id, coalesce(${isFirst}, false) as is_first from delivery d
          where d.consumer = request.consumer and dead_at is null and locked_until is null and due_at <= now() and id <> all(${hidden('$3', 'bigint[]')})
          -- Not what the next sweep quarantines.
          and not exists (
            select from begun where begun.consumer = request.consumer and process <> $4 and upto >= d.id and ${hasDied})
          order by due_at, id limit request.max_items for update skip locked
        ) as due
      ), noted as (
        insert into begun (process, consumer, upto)
        select $4, consumer, max(id) + case when count(*) < max(max_items) then ${ahead} else 0 end
        from picked where is_first group by consumer
        having not exists (
          select from begun where process = $4 and begun.consumer = picked.consumer and upto >= max(picked.id))
        on conflict (process, consumer) do update set upto = excluded.upto
      ), claimed as (
        update delivery set attempts = attempts + 1, locked_until = now() + $5 * interval '1 ms'
        where id = any(array(select id from picked where not is_first))
        returning id, consumer, ${itsEvent}, attempts, false as "isFirst"
      )
      select * from claimed union all
      select id, consumer, ${itsEvent}, 1, true from delivery where id = any(array(select id from picked where is_first))`,
    values: [requests.map(({ consumer }) => consumer), requests.map(({ maxItems }) => maxItems), held, process, lease],
  });
  return inOrder(rows);
}

/** Claims a taken delivery. @returns false if it is no longer a first one, or another process has locked it */
export async function claimFirst(pool: pg.Pool, id: string, lease: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'claim_first',
    text: `
      with mine as materialized (select id from delivery where id = $1 and ${isFirst} for update skip locked)
      update delivery set attempts = 1, locked_until = now() + $2 * interval '1 ms'
      where id = any(array(select id from mine))`,
    values: [id, lease],
  });
  return rowCount === 1;
}

/**
 * Returns a failed first attempt to waiting, for the second one. `locked`: its transaction, or that of another process,
 * is still open, so the outcome is unknown. `gone`: it was handled.
 */
export async function settleFirst(
  pool: pg.Pool,
  id: string,
  delay: number,
  reason: string,
): Promise<'settled' | 'locked' | 'gone'> {
  const { rows } = await pool.query<{ settled: boolean; there: boolean }>({
    name: 'settle_first',
    text: `
      with mine as materialized (select id from delivery where id = $1 and ${isFirst} for update skip locked),
      settled as (
        update delivery set attempts = 1, due_at = now() + $2 * interval '1 ms', reason = $3
        where id = any(array(select id from mine)) returning id)
      select exists (select from settled) as settled,
        exists (select from delivery where id = $1 and ${isFirst}) as there`,
    values: [id, delay, reason],
  });
  if (rows[0]?.settled) return 'settled';
  return rows[0]?.there ? 'locked' : 'gone';
}

export async function newProcess(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ number: string }>(`select nextval('begun_process') as number`);
  return Number(rows[0]?.number);
}

/**
 * Takes the lock that shows the process is alive, for as long as the connection lasts. @returns false if that is not
 * possible now
 */
export async function holdProcess(client: Queryable, process: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    `select pg_try_advisory_lock(${lockNumbers.busProcess}, $1) as held`,
    [process],
  );
  return rows[0]?.held ?? false;
}

/**
 * Quarantines deliveries of these consumers that crashed processes may have started; each counts as one attempt. A
 * `begun` row is deleted only when none of its deliveries are left: the server may still be running a statement of a
 * crashed process.
 */
export async function quarantineStarted(
  client: Queryable,
  consumers: readonly string[],
  process: number,
): Promise<void> {
  const sameConsumer = `consumer = dead.consumer and id <= dead.upto and ${isFirst}`;
  await client.query({
    name: 'quarantine_begun',
    text: `
      with dead as materialized (
        select process, consumer, upto from begun
        where consumer = any($1) and process <> $2 and ${hasDied}
      ), suspect as materialized (
        select theirs.id from dead cross join lateral (
          select id from delivery where ${sameConsumer} for update skip locked) as theirs
      ), forgotten as (
        delete from begun using dead where begun.process = dead.process and begun.consumer = dead.consumer
        and not exists (select from delivery where ${sameConsumer.replace('consumer =', 'delivery.consumer =')})
      )
      update delivery set attempts = attempts + 1, locked_until = now() where id = any(array(select id from suspect))`,
    values: [consumers, process],
  });
}

/** Called when a process ends. */
export async function forgetBegun(pool: pg.Pool, process: number): Promise<void> {
  await pool.query('delete from begun where process = $1', [process]);
}
