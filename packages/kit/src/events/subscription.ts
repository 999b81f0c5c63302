import type { DefinedEvent, EventDefinition, StateEvents } from '@theke/contracts/event';
import type { Schema } from '@theke/contracts/field';
import type { z } from 'zod';
import type { CloudEvent } from '../bus/port.ts';
import type { Transaction } from '../database/database.ts';

/** An event as a handler receives it. */
export type Delivery<D> = {
  data: D;
  type: string;
  subject: string;
  version: number;
  time: string;
  tenant: string;
  event: CloudEvent;
};

/**
 * Returns the subjects of deliveries that are newer than the copy, and records their versions. The deliveries are about
 * one aggregate each. A snapshot also counts at the known version.
 */
export type FindNewerVersions = (
  tx: Transaction,
  deliveries: readonly Delivery<unknown>[],
) => Promise<ReadonlySet<string>>;

/**
 * Durable: one replica of the service handles each event, once, in a transaction of the event's tenant.
 * - a *copy* stores another service's state: events older than the last one of the same aggregate are dropped;
 * - a *reaction* acts on the event: events are deduplicated, but never dropped.
 */
export type WorkSubscription = {
  kind: 'copy' | 'reaction';
  /** Unique within the service and never changed: inbox rows refer to it. */
  name: string;
  /** Event types; `*` subscribes to all. */
  types: readonly string[];
  /** False if there is nothing to do; such an event gets no inbox row either. */
  filter?(data: unknown): boolean;
  /**
   * Handling one event neither reads nor writes data that handling another one does. Deliveries in a shared transaction
   * then run concurrently, so that their statements share packets. Otherwise they run one after another: within one
   * transaction, locks do not separate them.
   */
  isIndependent?: boolean;
  /**
   * Waits for systems other than the database: its transaction handles a single event (shared-transactions.ts) and is
   * not rerun after a deadlock.
   */
  hasExternalCalls?: boolean;
  handle(tx: Transaction, delivery: Delivery<unknown>): Promise<void>;
  /** For a copy that stores versions itself. Default: the kit's table. */
  findNewerVersions?: FindNewerVersions;
  /** For a copy not stored in the kit's table: its current state, to upcast legacy events. */
  held?(tx: Transaction, id: string): Promise<unknown>;
  /**
   * For handlers that only write and publish nothing: handles concurrent deliveries of one tenant in one transaction. A
   * copy gets only the newest delivery of each aggregate. If it fails, and on MongoDB, each is handled alone.
   */
  handleMany?: ((tx: Transaction, deliveries: readonly Delivery<unknown>[]) => Promise<void>) | undefined;
};

/**
 * Ephemeral: every replica receives each event. After a gap, `onReset` is called and the replica reads its state again.
 */
export type BroadcastSubscription = {
  kind: 'broadcast';
  types: readonly string[];
  handle(delivery: Delivery<unknown>): Promise<void>;
  onReset(): void;
  /** Called when the service stops: ends the streams it feeds. */
  onStop?(): void;
};

export type Subscription = WorkSubscription | BroadcastSubscription;

export type DataOf<E extends EventDefinition> = z.output<E['data']>;

/** A delivery of one of the events; `type` determines the type of `data`. */
export type DeliveryOf<E extends EventDefinition> = E extends EventDefinition
  ? Omit<Delivery<DataOf<E>>, 'type'> & { type: E['type'] }
  : never;

/** Typed options of a reaction; for the fields see `WorkSubscription`. */
export type Reaction<Data, D extends Omit<Delivery<Data>, 'type'>> = {
  name: string;
  filter?(data: Data): boolean;
  isIndependent?: boolean;
  handle(tx: Transaction, delivery: D): Promise<void>;
  handleMany?(tx: Transaction, deliveries: readonly D[]): Promise<void>;
};

/** Subscribes to these events, each handled once. `'*'`: every event of the platform, with untyped data. */
export function reaction(events: '*', to: Reaction<unknown, Delivery<unknown>>): WorkSubscription;
export function reaction<S extends Schema, T extends string>(
  event: EventDefinition<S, T>,
  to: Reaction<z.output<S>, Omit<Delivery<z.output<S>>, 'type'> & { type: T }>,
): WorkSubscription;
export function reaction<E extends EventDefinition>(
  events: readonly E[],
  to: Reaction<DataOf<E>, DeliveryOf<E>>,
): WorkSubscription;
export function reaction(
  events: '*' | EventDefinition | readonly EventDefinition[],
  to: Reaction<never, never>,
): WorkSubscription {
  // The inbox parses the data by the contract of the event's type, which guarantees these types.
  return { ...(to as Omit<WorkSubscription, 'kind' | 'types'>), kind: 'reaction', types: typesOf(events) };
}

/** Sends each of these events to every running replica; typed like `reaction`. */
export const broadcast = <E extends EventDefinition>(
  events: readonly E[],
  { handle, ...rest }: { handle(delivery: DeliveryOf<E>): Promise<void>; onReset(): void; onStop?(): void },
): BroadcastSubscription => ({
  kind: 'broadcast',
  types: typesOf(events),
  handle: (delivery) => handle(delivery as DeliveryOf<E>),
  ...rest,
});

const typesOf = (events: '*' | EventDefinition | readonly EventDefinition[]): readonly string[] =>
  events === '*' ? ['*'] : [events].flat().map(({ type }) => type);

/** A resource, or another aggregate that can be deleted. */
type Deletable<C extends Schema, D extends Schema> = { changed: DefinedEvent<C>; deleted: DefinedEvent<D> };

type KeepDeletable<E> = {
  apply(tx: Transaction, entity: E, delivery: Delivery<unknown>): Promise<void>;
  remove(tx: Transaction, id: string, delivery: Delivery<unknown>): Promise<void>;
};

type KeepState<S> = {
  /** Events to subscribe to; omit those that do not change the copy. Default: all. */
  on?: readonly EventDefinition[];
  /** Which aggregates are copied; the result must not change for an aggregate. */
  filter?(state: S): boolean;
  isIndependent?: boolean;
  /** If versions are not in the kit's table; may already store what `apply` would. */
  findNewerVersions?: FindNewerVersions;
  /** If the copy is not in the kit's table: its current state. */
  held?(tx: Transaction, id: string): Promise<S | undefined>;
  apply(tx: Transaction, state: S, delivery: Delivery<unknown>): Promise<void>;
  /** Like `apply`, for the states of several concurrent events. */
  applyMany?(tx: Transaction, states: readonly S[]): Promise<void>;
};

/** Maintains a copy: calls `apply` with the whole state on each change, and `remove` after a deletion. */
export function copyOf<C extends Schema, D extends Schema>(
  events: Deletable<C, D>,
  keep: KeepDeletable<z.output<C>>,
): WorkSubscription;
export function copyOf<S extends Schema>(aggregate: StateEvents<S>, keep: KeepState<z.output<S>>): WorkSubscription;
export function copyOf(
  source: Deletable<z.ZodType, z.ZodType> | StateEvents,
  keep: KeepDeletable<unknown> | KeepState<unknown>,
): WorkSubscription {
  return 'stateIn' in source
    ? copyOfState(source, keep as KeepState<unknown>)
    : copyOfDeletable(source, keep as KeepDeletable<unknown>);
}

const copyOfDeletable = (
  { changed, deleted }: Deletable<z.ZodType, z.ZodType>,
  { apply, remove }: KeepDeletable<unknown>,
): WorkSubscription => ({
  kind: 'copy',
  name: `copy of ${changed.type}`,
  types: [changed.type, deleted.type],
  handle: (tx, delivery) =>
    delivery.type === deleted.type ? remove(tx, delivery.subject, delivery) : apply(tx, delivery.data, delivery),
});

const copyOfState = (
  { kind, events, stateIn }: StateEvents,
  { on = events, filter, isIndependent = false, findNewerVersions, held, apply, applyMany }: KeepState<unknown>,
): WorkSubscription => ({
  kind: 'copy',
  name: `copy of ${kind}`,
  types: typesOf(on),
  isIndependent,
  ...(filter && { filter: (data: unknown) => filter(stateIn(data)) }),
  ...(findNewerVersions && { findNewerVersions }),
  ...(held && { held }),
  handle: (tx, delivery) => apply(tx, stateIn(delivery.data), delivery),
  ...(applyMany && {
    handleMany: (tx: Transaction, deliveries: readonly Delivery<unknown>[]) =>
      applyMany(
        tx,
        deliveries.map(({ data }) => stateIn(data)),
      ),
  }),
});

/** Maintains a copy of an aggregate that is never deleted, from the one event that carries its state. */
export const copyFrom = <S extends Schema>(
  event: DefinedEvent<S>,
  apply: (tx: Transaction, delivery: Delivery<z.output<S>>) => Promise<void>,
): WorkSubscription => ({
  kind: 'copy',
  name: `copy of ${event.type}`,
  types: [event.type],
  handle: (tx, delivery) => apply(tx, delivery as Delivery<z.output<S>>),
});
