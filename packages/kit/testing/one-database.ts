// The platform's only database (ADR 0003) with the bus and one service, for tests of their shared transactions.
import type { Fact } from '@theke/contracts/event';
import { v7 as uuidv7 } from 'uuid';
import { type BusOptions, openBus } from '../src/bus/open-bus.ts';
import type { CloudEvent, Enclosed } from '../src/bus/port.ts';
import { openDatabase } from '../src/database/database.ts';
import { dataUrl, inDatabase, platformDatabase } from '../src/database/layout.ts';
import { connected, databaseUrls, makeDatabase, provisionDatabase } from '../src/database/provision.ts';
import { createEventFilter, inboxHandler } from '../src/events/inbox.ts';
import { deliveryWriter } from '../src/events/outbox.ts';
import type { WorkSubscription } from '../src/events/subscription.ts';
import type { Log } from '../src/log.ts';
import { testSecret } from './request.ts';
import { toTestEvent } from './start-for-test.ts';

/** Prefix of database and schema names. */
export const newPrefix = (): string => `test_${uuidv7().replaceAll('-', '')}_`;

const service = 'catalog';
const workQueues = { [service]: ['*'] };
const migrations = new URL('./sample-migrations/', import.meta.url);
const serverUrlOf = (prefix: string) =>
  inDatabase(`${process.env.THEKE_TEST_POSTGRES_URL}/postgres`, platformDatabase(prefix));
const busUrlOf = (prefix: string) => dataUrl({ serverUrl: serverUrlOf(prefix), service: 'bus', prefix });
const quiet: Log = { debug() {}, info() {}, warn() {}, error() {} };

export async function makeOneDatabase(prefix: string): Promise<void> {
  await connected(`${process.env.THEKE_TEST_POSTGRES_URL}/postgres`, (client) =>
    makeDatabase(client, platformDatabase(prefix)),
  );
  await provisionDatabase({ serverUrl: serverUrlOf(prefix), secret: testSecret, service, prefix, migrations });
}

export const dropOneDatabase = (prefix: string): Promise<unknown> =>
  connected(`${process.env.THEKE_TEST_POSTGRES_URL}/postgres`, (client) =>
    client.query(`drop database ${platformDatabase(prefix)} with (force)`),
  );

/** A separate process from the bus's view: its own bus connection and service on that database. */
export async function openReplica(prefix: string, options: Partial<BusOptions> = {}, log: Log = quiet) {
  const serverUrl = serverUrlOf(prefix);
  const { retryDelays = [20, 30, 40, 50], ...policy } = options.policy ?? {};
  const bus = await openBus({
    url: busUrlOf(prefix),
    workQueues,
    log: quiet,
    lease: 600,
    sweepEvery: 200,
    ...options,
    policy: { retryDelays, ...policy },
  });
  const { app } = databaseUrls({ serverUrl, secret: testSecret, service, prefix });
  const enclose = bus.within?.(serverUrl) as (events: readonly CloudEvent[]) => Enclosed;
  const db = openDatabase(
    app,
    deliveryWriter((fact, tenant) => toTestEvent(tenant, fact), enclose),
    quiet,
  );
  return {
    bus,
    db,
    /** Starts handling events. @param isAsked whether the bus may filter events by the subscriptions, as in services */
    work: (subscriptions: readonly WorkSubscription[], isAsked = false) =>
      bus.work(service, inboxHandler(service, db, subscriptions, log), {
        storedAt: serverUrl,
        ...(isAsked && { isHandled: createEventFilter(subscriptions) }),
      }),
    /** Publishes facts in one transaction. */
    publish: (tenant: string, ...facts: Fact[]) => db.withTenant(tenant, async (tx) => tx.publish(...facts)),
    async close() {
      await bus.close();
      await db.close();
    },
  };
}

/** Queries the service's schema as the owner. */
export const queryService = <R extends object>(prefix: string, text: string, values: unknown[] = []): Promise<R[]> =>
  connected(
    dataUrl({ serverUrl: serverUrlOf(prefix), service, prefix }),
    async (client) => (await client.query(text, values)).rows as R[],
  );

export const queryBus = <R extends object>(prefix: string, text: string, values: unknown[] = []): Promise<R[]> =>
  connected(busUrlOf(prefix), async (client) => (await client.query(text, values)).rows as R[]);
