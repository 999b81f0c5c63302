import pg from 'pg';
import { keepAlive, queryTimeoutMs, serverKeepAlive } from '../database/connection-settings.ts';
import { withSettings } from '../database/layout.ts';

/** The relay role's only connection to the service's database. Data of all tenants is read and written only here. */
export type RelayConnection = {
  /** Connects if necessary. */
  client(): Promise<pg.Client>;
  /** The open connection, if any. A broken one has lost its locks and its `listen`. */
  current(): pg.Client | undefined;
  onNotification(listener: () => void): void;
  close(): Promise<void>;
};

export function relayConnection(url: string, { timeoutMs = queryTimeoutMs } = {}): RelayConnection {
  let open: pg.Client | undefined;
  let opening: Promise<pg.Client> | undefined;
  let notified: () => void = () => undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      // If a power cut undoes a mark, the event is sent once more, and the inbox drops it.
      connectionString: withSettings(url, { synchronous_commit: 'off', ...serverKeepAlive }),
      connectionTimeoutMillis: 5_000,
      query_timeout: timeoutMs,
      ...keepAlive,
      application_name: 'relay',
      // Relay, timers, jobs and metrics do not wait for each other's queries.
      pipeline: true,
    });
    const lost = () => {
      if (open === client) open = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', () => notified());
    await client.connect();
    open = client;
    return client;
  }

  return {
    async client() {
      if (open) return open;
      opening ??= connect().finally(() => {
        opening = undefined;
      });
      return opening;
    },
    current: () => open,
    onNotification(listener) {
      notified = listener;
    },
    async close() {
      await opening?.catch(() => undefined);
      await open?.end().catch(() => undefined);
    },
  };
}
