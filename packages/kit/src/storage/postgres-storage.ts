import { openDatabase } from '../database/database.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { createBacklog } from '../events/backlog.ts';
import { dueTimers } from '../events/due-timers.ts';
import { fetchedCopies } from '../events/fetched-copies.ts';
import { deliveryWriter, outboxWriter } from '../events/outbox.ts';
import { type Relay, startRelay } from '../events/relay.ts';
import { relayConnection } from '../events/relay-connection.ts';
import { tidyEvents } from '../events/tidy-events.ts';
import { claimJob } from '../jobs/claim-job.ts';
import { createTenantReader } from '../jobs/tenants-of.ts';
import type { Storage, StorageDeps } from './storage.ts';

/** The service's own database on a PostgreSQL server; provisioned or waited for if missing. */
export async function openPostgresStorage(
  { service, prefix, toEvent, enclose, log }: StorageDeps,
  { serverUrl, secret, migrations }: { serverUrl: string; secret: string; migrations: URL },
): Promise<Storage> {
  const urls = await reachDatabase({ serverUrl, secret, service, prefix, migrations });
  let relay: Relay | undefined;
  const within = enclose(serverUrl);
  // The relay is needed in both cases: after a move or a restore the outbox may hold events.
  const writer = within ? deliveryWriter(toEvent, within) : outboxWriter(toEvent, () => relay?.wake());
  const db = openDatabase(urls.app, writer, log);
  const connection = relayConnection(urls.relay);
  return {
    db,
    storedAt: serverUrl,
    async startRelay(bus) {
      relay = startRelay(connection, bus, log);
      return relay;
    },
    backlog: createBacklog(connection),
    timers: { db, due: dueTimers(connection) },
    tidy: tidyEvents(connection),
    claim: claimJob(connection),
    fetchedCopies: fetchedCopies(connection),
    tenants: createTenantReader(connection),
    async close() {
      await connection.close();
      await db.close();
    },
  };
}
