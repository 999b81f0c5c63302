import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fact } from '@theke/contracts/event';
import pg from 'pg';
import type { CloudEvent } from '../bus/port.ts';
import { endsWithin } from '../ends-within.ts';
import type { Log } from '../log.ts';
import { messageOf } from '../message-of.ts';
import { keepAlive, queryTimeoutMs } from './connection-settings.ts';

type Row = Record<string, unknown>;

/** One transaction of one tenant. A statement whose rows nobody needs is not awaited: the commit fails with it. */
export type Transaction = {
  /** Plain SQL. A `name` lets the server keep the plan: throws where another statement of the service has it. */
  query<R extends Row = Row>(sql: string, values?: readonly unknown[], name?: string): Promise<R[]>;
  /** Stores facts in this very transaction: published, or the change did not happen. */
  publish(...facts: readonly Fact[]): void;
  /** Called when the work has ended, for what several parts of it ask for in one statement. It may ask, publish nothing, and wait for no answer. */
  beforeCommit(act: () => void): void;
  /** Called once it is committed, and never where it is not, or where nobody knows: nothing that has to happen. It must not throw. */
  afterCommit(act: (tenant: string) => void): void;
};

/**
 * `relaxed`: the commit does not wait for the disk. A power cut may undo it, but never while a later commit that did
 * wait stands: for reads, and for what is worth nothing without such a later one.
 *
 * `snapshot`: every statement reads what was there when the first one did, and none may write: for what is read in several and has to fit together.
 */
export type TransactionOptions = {
  durability?: 'relaxed';
  isolation?: 'snapshot';
  /** A function of the database that is called with this value before anything else, in the statement that says the tenant: one for a service. */
  opening?: { call: string; value: unknown };
  /** Milliseconds after which it is rolled back where the work has not ended; a statement that runs so long by itself ends then, too. */
  within?: number | undefined;
  /**
   * False: the work is not run again after a deadlock or a serialization failure. For work with effects outside of the transaction that must not
   * happen twice, and where the caller has its own second attempt. Default: true.
   */
  retries?: boolean;
};

export type Database = {
  /**
   * Runs `work` under the tenant's row-level security. Throws what `work` throws, after a rollback. After a deadlock or a serialization failure it
   * runs `work` again, from its beginning and in a new transaction: what it does outside of `tx` must bear that, else see `retries`.
   */
  withTenant<T>(tenant: string, work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * The same for `work` that sends all of its statements before it waits for any: they travel with begin and commit in
   * one packet, and what they lock is free again before we have read an answer. A later statement is refused. What `work` throws before it waits
   * rolls back; what it throws of an answer comes too late.
   */
  atOnce<T>(tenant: string, work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  isHealthy(): Promise<boolean>;
  connections(): Connections;
  close(): Promise<void>;
};

/** Of the pool: open ones, those of them that nobody uses, and requests that wait for one. */
export type Connections = { open: number; idle: number; waiting: number };

/** Facts become events where they are stored; what comes back is called after the commit, and sends them on their way. */
export type EventWriter = {
  /** As whoever is at work tells it. @throws for a fact that is not what its contract says */
  toEvent(fact: Fact, tenant: string): CloudEvent;
  insert(tx: Transaction, events: readonly CloudEvent[]): () => void;
};

/**
 * The service's pool. Begin, tenant and first statement travel in one round trip (`pipeline`): policies alone cost a
 * sixth of the throughput, the saved round trips give it back twofold.
 */
export function openDatabase(
  url: string,
  events: EventWriter,
  log: Log,
  { size = 8, timeoutMs = queryTimeoutMs }: { size?: number; timeoutMs?: number } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    min: 0,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: timeoutMs,
    ...keepAlive,
    pipeline: true,
  });
  // The error itself holds the connection, with its keys.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'idle database connection lost'));
  // Between two statements of a transaction nobody else listens, and an error without a listener ends the process. The
  // next statement reports the loss.
  pool.on('connect', (client) => client.on('error', () => undefined));

  /** A connection refuses a second text under a name, but only one that saw the first: here it fails every time. */
  const texts = new Map<string, string>();
  const nameOnce = (name: string, text: string): void => {
    const known = texts.get(name);
    if (known === undefined) texts.set(name, text);
    else if (known !== text) throw new Error(`two statements are named ${name}`);
  };

  async function transactAgain<T>(
    tenant: string,
    work: (tx: Transaction) => Promise<T>,
    options: TransactionOptions,
    isAtOnce: boolean,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transact(tenant, work, options, isAtOnce);
      } catch (error) {
        if (options.retries === false || attempt === maxAttempts || !isConcurrencyFailure(error)) throw error;
        log.warn({ reason: messageOf(error), attempt }, 'transaction is run again');
        // Random, so that those who collided do not meet again.
        await wait(Math.random() * retryDelayMs * attempt);
      }
    }
  }

  async function transact<T>(
    tenant: string,
    work: (tx: Transaction) => Promise<T>,
    { durability, isolation, opening, within }: TransactionOptions,
    isAtOnce: boolean,
  ): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    let state: 'open' | 'committing' | 'committed' | 'rolled back' = 'open';
    const told: CloudEvent[] = [];
    const last: (() => void)[] = [];
    const behind: ((tenant: string) => void)[] = [];
    const sent: Promise<unknown>[] = [];
    /** Of the first statement that failed, awaited or not. */
    let failure: unknown;
    const send = <R extends Row>(config: pg.QueryConfig): Promise<pg.QueryResult<R>> => {
      if (state === 'rolled back') throw new Error('a statement came after the transaction had ended');
      if (state !== 'open') throw new Error('a statement came after the commit');
      sendTogether(client);
      const answer = client.query<R>(config);
      answer.catch((error: unknown) => {
        failure ??= error;
      });
      sent.push(answer);
      return answer;
    };
    const tx: Transaction = {
      query<R extends Row>(text: string, values: readonly unknown[] = [], name?: string) {
        if (name) nameOnce(name, text);
        const rows = send<R>({ text, values: [...values], ...(name ? { name } : {}) }).then((answer) => answer.rows);
        rows.catch(() => undefined);
        return rows;
      },
      publish: (...facts) => void told.push(...facts.map((fact) => events.toEvent(fact, tenant))),
      beforeCommit: (act) => void last.push(act),
      // In the context of whoever asked: several requests or deliveries may share a transaction.
      afterCommit: (act) => void behind.push(AsyncResource.bind(act)),
    };
    try {
      // Not awaited: whatever comes next is sent behind them.
      send({ text: isolation === 'snapshot' ? 'begin isolation level repeatable read read only' : 'begin' });
      if (opening) send({ ...openWith(opening.call, nameOnce), values: [tenant, opening.value] });
      else send({ ...(durability === 'relaxed' ? openRelaxed : open), values: [tenant] });
      if (within) send({ ...limit, values: [String(within)] });
      const working = work(tx);
      if (!isAtOnce) await (within ? endsWithin(working, within, 'The transaction') : working);
      else {
        working.catch(() => undefined); // told below, once nothing is open any more
        await Promise.race([working, undefined]); // has it thrown already?
      }
      for (const act of last) act();
      const afterCommit = told.length > 0 ? events.insert(tx, told) : undefined;
      const committing = send({ text: 'commit' });
      state = 'committing';
      await Promise.all(sent);
      // The server answers COMMIT of a failed transaction with ROLLBACK.
      if ((await committing).command !== 'COMMIT') throw new Error('the transaction was rolled back');
      state = 'committed';
      afterCommit?.();
      for (const act of behind) act(tenant);
      return await working;
    } catch (error) {
      if (state !== 'committed') {
        // Before anything else: what goes on of the work would ask on a connection that is somebody else's by then, of another tenant.
        state = 'rolled back';
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
      }
      // Statements after a failed one report only that the transaction is aborted; an error derived from it adds nothing.
      const isDerived = (error as { code?: string }).code === transactionAborted || isConcurrencyFailure(failure);
      throw isDerived ? failure : error;
    } finally {
      client.release(broken);
    }
  }

  return {
    withTenant: (tenant, work, options = {}) => transactAgain(tenant, work, options, false),
    atOnce: (tenant, work, options = {}) => transactAgain(tenant, work, options, true),
    isHealthy: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

const transactionAborted = '25P02';

/** In all, the first one included. */
const maxAttempts = 4;
/** Upper bound of the wait before the second attempt, in ms; twice and three times as much before the next ones. */
const retryDelayMs = 40;

/** Deadlock or serialization failure: the server rolled back, and the same work may succeed in a new transaction. */
export const isConcurrencyFailure = (error: unknown): boolean =>
  ['40P01', '40001'].includes((error as { code?: string } | undefined)?.code ?? '');

const open = { name: 'open', text: `select set_config('app.tenant', $1, true)` };
const limit = { name: 'limit', text: `select set_config('statement_timeout', $1, true)` };
const openRelaxed = {
  name: 'open-relaxed',
  text: `select set_config('app.tenant', $1, true), set_config('synchronous_commit', 'off', true)`,
};

function openWith(call: string, nameOnce: (name: string, text: string) => void) {
  const named = { name: 'open-with', text: `select set_config('app.tenant', $1, true), ${call}($2)` };
  nameOnce(named.name, named.text);
  return named;
}

/** Statements of one turn of the event loop leave in one packet: each packet wakes the server once. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Class 08 and the like: the server is away or shutting down, the request may be repeated. While a container or pod is away, its
 * name and its way are too.
 */
const passing = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
]);

export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '', name = '' } = (error ?? {}) as { code?: string; message?: string; name?: string };
  return (
    passing.has(code) ||
    // The same of MongoDB, by its driver's names: its errors have numbers, where they have any.
    /^Mongo(Network|ServerSelection|NotConnected|TopologyClosed|PoolClea)/.test(name) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout/.test(
      message,
    )
  );
}

/** The constraint that a unique violation broke, or undefined for any other error. */
export const violatedUnique = (error: unknown): string | undefined =>
  (error as { code?: string })?.code === '23505' ? (error as { constraint?: string }).constraint : undefined;
