// The bus: how events travel between services. Two transports carry it (RabbitMQ, rows on Postgres) and one suite holds
// both to this page (conformance.int.test.ts).
//
// work          one durable queue per service, shared by its replicas. Each event is handled at least once, in no
//               promised order; the inbox makes that harmless.
// broadcast     every replica gets it, nothing is kept for those who are away.
// attempt       counted before the handler runs, or found by what a dead process had begun, so that an event that kills its process uses
//               up its attempts too.
// quarantine    where events wait whose attempt ended without an answer (the process died, the connection broke). They are
//               tried one at a time, so that the one that kills is counted and its neighbours are not.
// dead letter   an event that failed `maxAttempts` times; it waits for a person.

/** CloudEvents 1.0, JSON. The bus reads `id` and `type` only. */
export type CloudEvent = {
  specversion: '1.0';
  /** UUIDv7, made by the publisher; the inbox deduplicates by it. */
  id: string;
  source: string;
  type: string;
  subject: string;
  time: string;
  datacontenttype: 'application/json';
  tenantid: string;
  aggregateversion: number;
  traceparent?: string;
  /** Who caused it, for the audit trail: `user:ID`, `key:ID`, `guest` or `system`. */
  actor?: string;
  /** A snapshot: the owner publishes the present state to one consumer (events/replay.ts). */
  snapshot?: true;
  data: unknown;
};

/**
 * Service name -> the event types its work queue receives, `'*'` for all. Static (packages/topology/src/topology.ts), and known to every
 * publisher, so that nothing is published into the void before a consumer first runs.
 */
export type WorkQueues = Readonly<Record<string, readonly string[]>>;

/** What a bus may know of who works on it. */
export type Worker = {
  /** Where it stores: in the very database of the bus, events that come for the first time are `Taken`. */
  storedAt?: string | undefined;
  /** Whether `handle` does anything about this event, which one of its replicas knows as well as the others: what not need not be sent to it. */
  wants?(event: CloudEvent): boolean;
};

/** Resolves when the event is dealt with for good; throws to have it tried again. */
export type Handle = (event: CloudEvent, taken?: DeliveryClaim) => Promise<void>;

/**
 * An event that comes for the first time to a service which stores in the bus's database: nobody has tried it before, here or elsewhere.
 * Whoever leaves it alone has it forgotten when it resolves, as every other one.
 */
export type DeliveryClaim = {
  id: string;
  /**
   * The function, and its argument, that takes these from the bus: called first in the transaction that is all that they lead to. It fails where
   * one is somebody else's by now; then the transaction is none of ours.
   */
  consuming(all: readonly DeliveryClaim[]): { call: string; value: unknown };
  /** Before more than one transaction, or a second try of one that failed. @throws where it is somebody else's by now */
  claim(): Promise<void>;
};

export type Subscription = {
  /** Takes no more events; resolves when those that run have finished. */
  close(): Promise<void>;
};

export type DeadLetter = {
  /** Of the event. */
  id: string;
  event: CloudEvent;
  reason: string;
  attempts: number;
  at: Date;
};

/** `waiting`: due and not yet taken by a replica; what waits for its next attempt is not due. `dead`: of all tenants. */
export type QueueDepth = { waiting: number; dead: number };

/** All where nothing is said; otherwise those of a tenant, and of these events. */
export type Redriven = { tenant?: string; ids?: readonly string[] };

/** Events on their way into the transaction that caused them. */
export type Enclosed = {
  /** What stores them for everybody who listens; its rows are the consumers. */
  statement: { name: string; text: string; values: unknown[] };
  /** After the commit: those consumers have something to do. */
  told(consumers: readonly string[]): void;
};

export type Bus = {
  /**
   * Where the bus lies in the very database that `serverUrl` names: what stores events in a transaction of a service there, so that
   * neither outbox nor relay is needed (ADR 0002). Undefined where it lies elsewhere.
   */
  within?(serverUrl: string): ((events: readonly CloudEvent[]) => Enclosed) | undefined;
  /**
   * Resolves when every event is safely stored for each work queue that listens to its type. Throws when one may not
   * be, also at once while the broker is away: the outbox is the buffer and sends again.
   */
  publish(events: readonly CloudEvent[]): Promise<void>;
  /**
   * Like `publish`, but into the work queue of this one service, whatever types it subscribes to; no other service gets it.
   * For snapshots (events/replay.ts). Throws at once for a service that the topology gives no work queue.
   */
  sendTo(service: string, events: readonly CloudEvent[]): Promise<void>;
  /**
   * Takes part in the work queue of `service`, as one of its replicas.
   * @param of what the bus may do with that, where it can
   */
  work(service: string, handle: Handle, of?: Worker): Promise<Subscription>;
  /**
   * Hears every event of `types` (`'*'` for all) from when it resolves until closed, each at most once: a handler that
   * throws is not tried again. `onReset` is called whenever events may have been missed since (a connection broke, a
   * handler failed): the caller drops its cache and reads again.
   */
  broadcast(types: readonly string[], handle: Handle, onReset: () => void): Promise<Subscription>;
  /** How much waits for a service. Throws while the broker is away. */
  depth(service: string): Promise<QueueDepth>;
  /** The oldest 500 dead letters of a service, oldest first; of one tenant where it is named. */
  deadLetters(service: string, tenant?: string): Promise<DeadLetter[]>;
  /** Gives dead letters their attempts back; returns how many. */
  redrive(service: string, which?: Redriven): Promise<number>;
  /** Whether events can be sent and received just now; it reconnects by itself. */
  isHealthy(): boolean;
  /** Stops taking, finishes what runs, disconnects. */
  close(): Promise<void>;
};

/** What the bus needs of a logger; pino's fits. It is given ids, types and reasons, never an event's data. */
export type BusLog = Record<'info' | 'warn' | 'error', (fields: Record<string, unknown>, message: string) => void>;

/** Whether the queue of `service` receives events of `type`. */
export const listens = (queues: WorkQueues, service: string, type: string): boolean =>
  matches(queues[service] ?? [], type);

export const matches = (types: readonly string[], type: string): boolean => types.includes('*') || types.includes(type);

/** @throws when the topology does not name the service: what was sent there would lie unread. */
export function mustHaveQueue(queues: WorkQueues, service: string): void {
  if (!queues[service]) throw new Error(`The topology gives ${service} no work queue.`);
}
