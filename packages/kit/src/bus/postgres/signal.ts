// The only connection that the embedded bus keeps open. It receives the notifications and runs the sweeps, so that an
// idle bus needs no other connection, and the next sweep detects if it is broken.
import pg from 'pg';
import { keepAlive, serverKeepAlive } from '../../database/connection-settings.ts';
import { withSettings } from '../../database/layout.ts';
import type { BusLog } from '../port.ts';
import { channel } from './deliveries.ts';

export type SignalDeps = {
  url: string;
  log: BusLog;
  /** Milliseconds between two sweeps. */
  every: number;
  /** Called when a consumer has deliveries to take. */
  wake(consumer: string): void;
  sweep(client: pg.Client): Promise<void>;
  /** Milliseconds after which a server that does not answer counts as away. Default: 10,000. */
  timeoutMs?: number;
  /** Called after a reconnect: notifications may have been lost. */
  reconnected(): void;
};

export type Signal = { isConnected(): boolean; close(): Promise<void> };

/** Resolves when it listens; rejects when the first connection fails. */
export async function openSignal(deps: SignalDeps): Promise<Signal> {
  const { url, log, every, timeoutMs = 10_000 } = deps;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closing = false;
  let sweeping: Promise<void> = Promise.resolve();

  async function connect() {
    const next = new pg.Client({
      connectionString: withSettings(url, serverKeepAlive),
      ...keepAlive,
      connectionTimeoutMillis: 5_000,
      query_timeout: timeoutMs,
    });
    let lost = false;
    const onLost = (reason: string) => {
      if (lost || closing) return;
      lost = true;
      if (client !== next) return; // never connected: `connect` reports it
      client = undefined;
      clearTimeout(timer);
      log.warn({ reason }, 'connection to the bus database lost, reconnecting');
      next.end().catch(() => {});
      later(100);
    };
    next.on('error', (error) => onLost(error.message));
    next.on('end', () => onLost('connection ended'));
    next.on('notification', ({ payload }) => payload && deps.wake(payload));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      if (lost) throw new Error('connection closed immediately');
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    if (closing) return void next.end().catch(() => {});
    client = next;
    sweepAndAgain(next, onLost);
  }

  function sweepAndAgain(on: pg.Client, onLost: (reason: string) => void) {
    sweeping = deps.sweep(on).catch((error) => onLost(String(error)));
    void sweeping.then(() => {
      if (client === on && !closing) timer = setTimeout(sweepAndAgain, every, on, onLost);
    });
  }

  function later(delay: number) {
    timer = setTimeout(() => {
      connect().then(
        () => {
          if (closing) return;
          log.info({}, 'reconnected to the bus database');
          deps.reconnected();
        },
        (error) => {
          log.warn({ reason: String(error) }, 'bus database not reachable, retrying');
          if (!closing) later(Math.min(delay * 2, 5_000));
        },
      );
    }, delay);
  }

  await connect();
  return {
    isConnected: () => client !== undefined,
    async close() {
      closing = true;
      clearTimeout(timer);
      await sweeping;
      await client?.end().catch(() => {});
    },
  };
}
