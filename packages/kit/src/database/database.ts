import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fact } from '@theke/contracts/event';
import pg from 'pg';
import type { CloudEvent } from '../bus/port.ts';
import { endsWithin } from '../ends-within.ts';
import { errorMessage } from '../error-message.ts';
import type { Log } from '../log.ts';
import { keepAlive, queryTimeoutMs } from './connection-settings.ts';

type Row = Record<string, unknown>;

/**
 * One transaction of one tenant. A statement whose result is not needed need not be awaited: if it fails, the commit
 * fails.
 */
export type Transaction = {
  /** Plain SQL. `name` makes it a prepared statement. @throws if another statement of the service has that name */
  query<R extends Row = Row>(sql: string, values?: readonly unknown[], name?: string): Promise<R[]>;
  /** Stores events in this transaction: they are published if and only if it commits. */
  publish(...facts: readonly Fact[]): void;
  /**
   * Called when the work has ended, e.g. to combine several writes into one statement. May send statements, but neither
   * publish nor wait for results.
   */
  beforeCommit(act: () => void): void;
  /**
   * Called after the commit, but not after a rollback or if the outcome is unknown: not for work that must happen. Must
   * not throw.
   */
  afterCommit(act: (tenant: string) => void): void;
};

/**
 * `relaxed`: the commit does not wait for the disk. A power cut may undo it, but never if a later commit that did wait
 * survives: for reads, and for writes that are worthless without such a later commit.
 *
 * `snapshot`: all statements read the state as of the first one, and none may write: for consistent reads in several
 * statements.
 */
export type TransactionOptions = {
  durability?: 'relaxed';
  isolation?: 'snapshot';
  /**
   * A database function called with this value before anything else, in the statement that sets the tenant. One per
   * service.
   */
  opening?: { call: string; value: unknown };
  /**
   * Time limit in ms: the transaction is rolled back if its work has not ended; also the limit of a single statement.
   */
  within?: number | undefined;
  /**
   * False: the work is not run again after a deadlock or a serialization failure. For work with effects outside of the
   * transaction that must not happen twice, and for callers with their own retry. Default: true.
   */
  retries?: boolean;
};

export type Database = {
  /**
   * Runs `work` under the tenant's row-level security. Throws what `work` throws, after a rollback. After a deadlock or
   * a serialization failure it runs `work` again in a new transaction. Effects of `work` outside of `tx` must allow
   * that; otherwise see `retries`.
   */
  withTenant<T>(tenant: string, work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Like `withTenant`, for `work` that sends all its statements before awaiting any: they travel in one packet with
   * begin and commit, so locks are released before a result is read. Later statements are refused. An error thrown
   * before awaiting rolls back; one thrown after reading a result comes too late.
   */
  atOnce<T>(tenant: string, work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  isHealthy(): Promise<boolean>;
  connections(): Connections;
  close(): Promise<void>;
};

/** Pool connections: open ones, the idle ones among them, and requests waiting for one. */
export type Connections = { open: number; idle: number; waiting: number };

/**
 * Converts facts to events and stores them; the function returned by `insert` is called after the commit and sends
 * them.
 */
export type EventWriter = {
  /** Adds the context of the caller. @throws if the fact violates its contract */
  toEvent(fact: Fact, tenant: string): CloudEvent;
  insert(tx: Transaction, events: readonly CloudEvent[]): () => void;
};

/**
 * The service's pool. Begin, tenant and first statement share one round trip (`pipeline`): row-level security costs a
 * sixth of the throughput, and the saved round trips gain twice that.
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
  // Only the message: the error holds the connection with its keys.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'idle database connection lost'));
  // Between two statements of a transaction there is no other error listener, and an unhandled error ends the process.
  // The next statement reports the loss.
  pool.on('connect', (client) => client.on('error', () => undefined));

  /**
   * Statement texts by name. A connection rejects a second text for a name only if it has seen the first; this check
   * fails every time.
   */
  const texts = new Map<string, string>();
  const nameOnce = (name: string, text: string): void => {
    const existing = texts.get(name);
    if (existing === undefined) texts.set(name, text);
    else if (existing !== text) throw new Error(`two different statements are named ${name}`);
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
        log.warn({ reason: errorMessage(error), attempt }, 'transaction retried');
        // Random, so that colliding transactions do not collide again.
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
    const pendingEvents: CloudEvent[] = [];
    const last: (() => void)[] = [];
    const behind: ((tenant: string) => void)[] = [];
    const sent: Promise<unknown>[] = [];
    /** Error of the first statement that failed, awaited or not. */
    let failure: unknown;
    const send = <R extends Row>(config: pg.QueryConfig): Promise<pg.QueryResult<R>> => {
      if (state === 'rolled back') throw new Error('statement after the end of the transaction');
      if (state !== 'open') throw new Error('statement after the commit');
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
      publish: (...facts) => void pendingEvents.push(...facts.map((fact) => events.toEvent(fact, tenant))),
      beforeCommit: (act) => void last.push(act),
      // In the caller's context: several requests or deliveries may share a transaction.
      afterCommit: (act) => void behind.push(AsyncResource.bind(act)),
    };
    try {
      // Not awaited: the next statements are sent right behind.
      send({ text: isolation === 'snapshot' ? 'begin isolation level repeatable read read only' : 'begin' });
      if (opening) send({ ...openWith(opening.call, nameOnce), values: [tenant, opening.value] });
      else send({ ...(durability === 'relaxed' ? openRelaxed : open), values: [tenant] });
      if (within) send({ ...limit, values: [String(within)] });
      const working = work(tx);
      if (!isAtOnce) await (within ? endsWithin(working, within, 'The transaction') : working);
      else {
        working.catch(() => undefined); // reported below, once nothing is pending any more
        await Promise.race([working, undefined]); // throws if it has already failed
      }
      for (const act of last) act();
      const afterCommit = pendingEvents.length > 0 ? events.insert(tx, pendingEvents) : undefined;
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
        // First of all: statements of still running work would otherwise run on a connection that now serves another
        // tenant.
        state = 'rolled back';
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
      }
      // Statements after a failed one report only that the transaction is aborted; an error derived from it adds
      // nothing.
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

/** Including the first attempt. */
const maxAttempts = 4;
/** Upper bound of the wait before the second attempt, in ms; two and three times that before the next ones. */
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

/** Sends all statements of one event loop turn in one packet: each packet wakes the server once. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Class 08 and similar: the server is away or shutting down, and the request may be repeated. While a container or pod
 * is away, its name does not resolve or its address is unreachable.
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
    // MongoDB: by the driver's error names, because its codes, if any, are numbers.
    /^Mongo(Network|ServerSelection|NotConnected|TopologyClosed|PoolClea)/.test(name) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout/.test(
      message,
    )
  );
}

/** The constraint that a unique violation broke, or undefined for any other error. */
export const violatedUnique = (error: unknown): string | undefined =>
  (error as { code?: string })?.code === '23505' ? (error as { constraint?: string }).constraint : undefined;
