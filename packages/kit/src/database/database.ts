import type { Fact } from '@theke/contracts/event';
import pg from 'pg';
import type { Log } from '../log.ts';

type Row = Record<string, unknown>;

/** One transaction of one tenant. */
export type Transaction = {
  /** Plain SQL. A `name` lets the server keep the plan. */
  query<R extends Row = Row>(sql: string, values?: readonly unknown[], name?: string): Promise<R[]>;
  /** Stores facts in the outbox of this very transaction: published, or the change did not happen. */
  publish(...facts: readonly Fact[]): void;
};

export type Database = {
  /** Runs `work` under the tenant's row-level security. Throws what `work` throws, after a rollback. */
  withTenant<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
};

/** Facts become events where they are stored; what is called after the commit wakes the relay. */
export type OutboxWriter = {
  insert(tx: Transaction, tenant: string, facts: readonly Fact[]): Promise<void>;
  afterCommit(): void;
};

/**
 * The service's pool. Begin, tenant and first statement travel in one round trip (`pipeline`): policies alone cost a
 * sixth of the throughput, the saved round trips give it back twofold (DEPENDENCIES, "Postgres").
 */
export function openDatabase(url: string, outbox: OutboxWriter, log: Log, size = 8): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    min: 0,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    pipeline: true,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));

  async function withTenant<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const facts: Fact[] = [];
    const tx: Transaction = {
      query: async <R extends Row>(sql: string, values: readonly unknown[] = [], name?: string) =>
        (await client.query<R>({ text: sql, values: [...values], ...(name ? { name } : {}) })).rows,
      publish: (...more) => void facts.push(...more),
    };
    try {
      // Not awaited: whatever comes next is sent behind them. The commit below waits for both.
      const opened = Promise.all([
        client.query('begin'),
        client.query({ name: 'tenant', text: `select set_config('app.tenant', $1, true)`, values: [tenant] }),
      ]);
      opened.catch(() => undefined);
      const result = await work(tx);
      if (facts.length > 0) await outbox.insert(tx, tenant, facts);
      await opened;
      const { command } = await client.query('commit');
      // The server answers COMMIT of a failed transaction with ROLLBACK: someone swallowed a query's error.
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back because one of its statements failed');
      if (facts.length > 0) outbox.afterCommit();
      return result;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    withTenant,
    isHealthy: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}

/** Class 08 and the like: the server is away or shutting down, the request may be repeated. */
const passing = new Set([
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

export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (passing.has((error as { code?: string }).code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message));

/** The constraint that a unique violation broke, or undefined for any other error. */
export const violatedUnique = (error: unknown): string | undefined =>
  (error as { code?: string })?.code === '23505' ? (error as { constraint?: string }).constraint : undefined;
