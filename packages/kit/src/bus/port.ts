// The bus delivers events between services. There are two transports, RabbitMQ and PostgreSQL tables. One suite
// (conformance.int.test.ts) tests both against this contract.
//
// work          one durable queue per service, shared by its replicas. Each event is handled at least once, in no
//               guaranteed order; the inbox makes that harmless.
// broadcast     every connected replica receives it; nothing is stored for replicas that are away.
// attempt       counted before the handler runs, or inferred from what a crashed process had started, so that an
//               event that crashes its process uses up its attempts too.
// quarantine    holds events whose attempt ended without an answer (the process crashed, the connection broke). They
//               are tried one at a time, so that only the event that crashes the process is counted.
// dead letter   an event that failed `maxAttempts` times; it waits for a person.

/** CloudEvents 1.0, JSON. The bus reads `id` and `type` only. */
export type CloudEvent = {
  specversion: '1.0';
  /** UUIDv7, created by the publisher; the inbox deduplicates by it. */
  id: string;
  source: string;
  type: string;
  subject: string;
  time: string;
  datacontenttype: 'application/json';
  tenantid: string;
  aggregateversion: number;
  traceparent?: string;
  /** Who caused the event, for the audit trail: `user:ID`, `key:ID`, `guest` or `system`. */
  actor?: string;
  /** A snapshot: the owner publishes the current state to one consumer (events/replay.ts). */
  snapshot?: true;
  data: unknown;
};

/**
 * Service name -> event types of its work queue, `'*'` for all. Static (packages/topology/src/topology.ts) and known to
 * every publisher, so that no event is lost before a consumer first runs.
 */
export type WorkQueues = Readonly<Record<string, readonly string[]>>;

/** Options of a consumer that let the bus skip work. */
export type Worker = {
  /** Database URL of the service. If it is the bus's own database, first attempts get a `DeliveryClaim`. */
  storedAt?: string | undefined;
  /**
   * Whether `handle` does anything with this event. Must not depend on the replica: unwanted events need not be
   * delivered.
   */
  isHandled?(event: CloudEvent): boolean;
};

/** Resolves when the event is handled for good; throws to have it retried. */
export type Handle = (event: CloudEvent, claim?: DeliveryClaim) => Promise<void>;

/**
 * A first attempt of an event, in a service that stores in the bus's database: no replica has tried it before. A
 * handler that resolves without using it has the event deleted, like any other.
 */
export type DeliveryClaim = {
  id: string;
  /**
   * Returns the database function, and its argument, that deletes these deliveries from the bus. Call it first, in the
   * one transaction that handles them. It fails if another process has taken one of them; then the transaction must be
   * rolled back.
   */
  consuming(all: readonly DeliveryClaim[]): { call: string; value: unknown };
  /**
   * Needed before using more than one transaction, or before retrying one that failed. @throws if another process has
   * taken it
   */
  acquire(): Promise<void>;
};

export type Subscription = {
  /** Takes no more events; resolves when running handlers have finished. */
  close(): Promise<void>;
};

export type DeadLetter = {
  /** Id of the event. */
  id: string;
  event: CloudEvent;
  reason: string;
  attempts: number;
  at: Date;
};

/** `waiting`: due and not yet taken by a replica; events waiting for a retry are not due. `dead`: of all tenants. */
export type QueueDepth = { waiting: number; dead: number };

/** Filter by tenant and by event ids. Default: all. */
export type Redriven = { tenant?: string; ids?: readonly string[] };

/** Stores events in the transaction that caused them. */
export type Enclosed = {
  /** Statement that stores the events for all their consumers; it returns the consumers as rows. */
  statement: { name: string; text: string; values: unknown[] };
  /** Wakes these consumers; call it after the commit. */
  wakeConsumers(consumers: readonly string[]): void;
};

export type Bus = {
  /**
   * If the bus uses the same database as `serverUrl`: returns the statement that stores events in a transaction of a
   * service there. Then neither outbox nor relay is needed (ADR 0002). Otherwise undefined.
   */
  within?(serverUrl: string): ((events: readonly CloudEvent[]) => Enclosed) | undefined;
  /**
   * Resolves when every event is safely stored for each work queue that subscribes to its type. Throws if any may not
   * be stored, and immediately while the broker is away: the outbox buffers and sends again.
   */
  publish(events: readonly CloudEvent[]): Promise<void>;
  /**
   * Like `publish`, but only into the work queue of this service, regardless of the types it subscribes to. Used for
   * snapshots (events/replay.ts).
   * @throws immediately if the topology gives the service no work queue
   */
  sendTo(service: string, events: readonly CloudEvent[]): Promise<void>;
  /**
   * Consumes from the work queue of `service`, as one of its replicas.
   * @param options let the bus skip work, if the transport supports it
   */
  work(service: string, handle: Handle, options?: Worker): Promise<Subscription>;
  /**
   * Receives every event of `types` (`'*'` for all) from when it resolves until closed, each at most once: a handler
   * that throws is not retried. `onReset` is called whenever events may have been missed (a connection broke, a handler
   * failed): the caller drops its cache and reads again.
   */
  broadcast(types: readonly string[], handle: Handle, onReset: () => void): Promise<Subscription>;
  /** Number of waiting and dead events of a service. Throws while the broker is away. */
  depth(service: string): Promise<QueueDepth>;
  /** The oldest 500 dead letters of a service, oldest first. Optionally of one tenant only. */
  deadLetters(service: string, tenant?: string): Promise<DeadLetter[]>;
  /** Puts dead letters back into the work queue with all their attempts; returns their number. */
  redrive(service: string, which?: Redriven): Promise<number>;
  /** Whether events can currently be sent and received. Reconnects automatically. */
  isHealthy(): boolean;
  /** Stops taking events, finishes running handlers, disconnects. */
  close(): Promise<void>;
};

/** Logger of the bus; pino's fits. It receives ids, types and reasons, never an event's data. */
export type BusLog = Record<'info' | 'warn' | 'error', (fields: Record<string, unknown>, message: string) => void>;

/** Whether the queue of `service` receives events of `type`. */
export const listens = (queues: WorkQueues, service: string, type: string): boolean =>
  matches(queues[service] ?? [], type);

export const matches = (types: readonly string[], type: string): boolean => types.includes('*') || types.includes(type);

/** @throws if the topology does not name the service: events sent there would never be read */
export function mustHaveQueue(queues: WorkQueues, service: string): void {
  if (!queues[service]) throw new Error(`The topology gives ${service} no work queue.`);
}
