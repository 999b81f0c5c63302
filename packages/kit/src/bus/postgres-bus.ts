// The embedded bus, on a dedicated PostgreSQL database or schema; `npm start` uses it. When idle it costs one
// connection and a periodic sweep.

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { batched } from '../batched.ts';
import { keepAlive, queryTimeoutMs } from '../database/connection-settings.ts';
import { schemaOf, withSettings } from '../database/layout.ts';
import type { DeliveryPolicy } from './delivery.ts';
import {
  type Bus,
  type BusLog,
  type CloudEvent,
  listens,
  matches,
  mustHaveQueue,
  type Worker as WorkerOf,
  type WorkQueues,
} from './port.ts';
import { type BroadcastConsumer, startBroadcastConsumer } from './postgres/broadcast.ts';
import * as deliveries from './postgres/deliveries.ts';
import * as first from './postgres/first-attempts.ts';
import { tryOneByOne } from './postgres/quarantine.ts';
import { openSignal } from './postgres/signal.ts';
import { createTries } from './postgres/tries.ts';
import { startWorker, type Worker } from './postgres/work.ts';

export type PostgresBusOptions = {
  /** URL of a database or schema that nothing else uses. */
  url: string;
  workQueues: WorkQueues;
  log: BusLog;
  policy: DeliveryPolicy;
  /** Milliseconds after which events of a crashed process are retried. */
  lease?: number;
  /** Milliseconds between sweeps, which find events whose notification was lost. */
  sweepEvery?: number;
};

/** Resolves when its tables exist and it listens for notifications. One instance serves all services of a process. */
export async function openPostgresBus(options: PostgresBusOptions): Promise<Bus> {
  const { url, workQueues, log, policy, lease = 10_000, sweepEvery = 5_000 } = options;
  const idle = {
    ...{ min: 0, idleTimeoutMillis: 10_000, connectionTimeoutMillis: 10_000 },
    ...{ query_timeout: queryTimeoutMs, ...keepAlive },
  };
  const durable = new pg.Pool({ ...idle, connectionString: url, max: 2 });
  // Claims and outcomes survive a crash of this process without waiting for the disk. After a power cut an event may
  // come twice.
  const settings = { synchronous_commit: 'off', ...deliveries.byIndex };
  const quick = new pg.Pool({ ...idle, connectionString: withSettings(url, settings), max: 4 });
  for (const pool of [durable, quick]) {
    pool.on('error', ({ message }) => {
      if (!closing) log.warn({ reason: message }, 'idle connection to the bus database broke');
    });
  }

  let closing = false;
  let swept: deliveries.Swept = { after: '0' };
  const workers = new Map<string, Worker & Pick<WorkerOf, 'isHandled'>>();
  const broadcastConsumers = new Map<string, BroadcastConsumer>();
  const wake = (consumer: string) => (workers.get(consumer) ?? broadcastConsumers.get(consumer))?.wake();
  const wakeAll = () => [...workers.keys(), ...broadcastConsumers.keys()].forEach(wake);

  await deliveries.createTables(durable);
  const tries = createTries({ pool: quick, policy, log, lease, wake });
  // One publish wakes several services at the same moment; their claims share a statement.
  const claim = batched(async (requests: deliveries.ClaimRequest[]) =>
    (await deliveries.claimDue(quick, requests, lease)).map((one) => ({ ...one, isFirst: false })),
  );
  const self = await first.newProcess(durable);
  const take = batched((requests: deliveries.ClaimRequest[]) =>
    first.takeDue(quick, requests, { process: self, held: tries.held() }, lease),
  );
  let living: pg.Client | undefined;
  const quarantine = tryOneByOne({ pool: quick, tries, log, lease }, workers);
  const signal = await openSignal({
    url,
    log,
    every: sweepEvery,
    wake,
    sweep,
    reconnected() {
      wakeAll();
      for (const consumer of broadcastConsumers.values()) consumer.onReset();
    },
  });

  async function sweep(client: pg.Client) {
    const services = [...workers.keys()];
    if (living !== client && (await first.holdProcess(client, self))) living = client;
    await first.quarantineStarted(client, services, self);
    for (const letter of await deliveries.declareDead(client, services)) log.error(letter, 'event is a dead letter');
    if (broadcastConsumers.size) {
      const listeners = [...broadcastConsumers.values()].map(({ id, types }) => ({ id, types }));
      const forgotten = await deliveries.keepListeners(client, listeners);
      for (const id of forgotten) broadcastConsumers.get(id)?.onReset();
      await deliveries.forgetListeners(client, sweepEvery * 12);
    }
    swept = await deliveries.forgetEvents(client, swept);
    const found = await deliveries.findDue(client, [...services, ...broadcastConsumers.keys()]);
    found.due.forEach(wake);
    if (found.quarantined) quarantine.wake();
  }

  /** True for a service of another process, because its subscriptions are not known here. */
  const isWanted = (service: string, event: CloudEvent) => workers.get(service)?.isHandled?.(event) ?? true;
  const targetsOf = (events: readonly CloudEvent[]) =>
    events.flatMap((event, position) =>
      Object.keys(workQueues)
        .filter((service) => listens(workQueues, service, event.type) && isWanted(service, event))
        .map((consumer) => ({ consumer, position })),
    );
  const notifyConsumers = (events: readonly CloudEvent[], to: readonly BroadcastConsumer[]) => {
    for (const event of events)
      for (const consumer of to) if (matches(consumer.types, event.type)) consumer.receive(event);
  };

  /** Called after the commit of `storeWithin`. */
  function wakeConsumers(events: readonly CloudEvent[], consumers: readonly string[]): void {
    // Consumers that subscribed in the meantime got no row when the event was stored.
    notifyConsumers(
      events,
      [...broadcastConsumers.values()].filter(({ id }) => !consumers.includes(id)),
    );
    consumers.forEach(wake);
    // Services that run in this process need no notification of other processes.
    const elsewhere = consumers.filter((one) => !workers.has(one) && !broadcastConsumers.has(one));
    if (elsewhere.length > 0)
      deliveries.notify(quick, elsewhere).catch((error) => {
        log.warn({ reason: String(error) }, 'consumers not notified of events, the next sweep delivers them');
      });
  }

  return {
    within(serverUrl) {
      const schema = schemaOf(url, serverUrl);
      if (!schema) return undefined;
      return (events) => ({
        statement: deliveries.storeWithin(schema, {
          events,
          targets: targetsOf(events),
          localListeners: [...broadcastConsumers.keys()],
        }),
        wakeConsumers: (consumers) => wakeConsumers(events, consumers),
      });
    },
    async publish(events) {
      if (events.length === 0) return;
      const listeners = [...broadcastConsumers.values()];
      await deliveries.store(durable, {
        events,
        targets: targetsOf(events),
        localListeners: listeners.map(({ id }) => id),
      });
      notifyConsumers(events, listeners);
    },
    async sendTo(service, events) {
      mustHaveQueue(workQueues, service);
      if (events.length) await deliveries.storeFor(durable, service, events);
    },
    async work(service, handle, { storedAt, isHandled } = {}) {
      mustHaveQueue(workQueues, service);
      if (workers.has(service)) throw new Error(`${service} already works on this bus.`);
      const schema = storedAt && schemaOf(url, storedAt);
      const { concurrency } = policy;
      const worker = schema
        ? startWorker(
            {
              take,
              run: (one, by) => (one.isFirst ? tries.runFirst(one, by, schema) : tries.run(one, by)),
              log,
              concurrency,
            },
            service,
            handle,
          )
        : startWorker({ take: claim, run: tries.run, log, concurrency }, service, handle);
      workers.set(service, { ...worker, ...(isHandled && { isHandled }) });
      if (schema) {
        await first.quarantineStarted(durable, [service], self);
        quarantine.wake();
      }
      worker.wake();
      return {
        async close() {
          workers.delete(service);
          await worker.close();
        },
      };
    },
    async broadcast(types, handle, onReset) {
      const id = `${deliveries.broadcastPrefix}${randomUUID()}`;
      await deliveries.keepListeners(durable, [{ id, types }]);
      if (schemaOf(url, url)) await deliveries.untilSeen(durable);
      const consumer = startBroadcastConsumer({ pool: quick, policy, log }, { id, types, handle, onReset });
      broadcastConsumers.set(id, consumer);
      consumer.wake(); // takes events stored since the listener row was inserted
      return {
        async close() {
          broadcastConsumers.delete(id);
          await consumer.close();
          await deliveries.removeListener(durable, id);
        },
      };
    },
    depth: (service) => deliveries.countWaiting(quick, service),
    deadLetters: (service, tenant) => deliveries.listDead(durable, service, tenant),
    redrive: (service, which = {}) => deliveries.redriveDead(durable, service, which),
    isHealthy: () => signal.isConnected(),
    async close() {
      closing = true;
      await signal.close();
      await Promise.all([...workers.values(), ...broadcastConsumers.values(), quarantine].map((one) => one.close()));
      tries.close();
      await first.forgetBegun(durable, self).catch(() => {}); // if that fails, its deliveries are treated as started
      for (const id of broadcastConsumers.keys()) await deliveries.removeListener(durable, id).catch(() => {});
      await Promise.all([durable.end(), quick.end()]);
    },
  };
}
