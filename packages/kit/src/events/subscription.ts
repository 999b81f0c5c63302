import type { DefinedEvent, EventDefinition, StateEvents } from '@theke/contracts/event';
import type { Schema } from '@theke/contracts/field';
import type { z } from 'zod';
import type { CloudEvent } from '../bus/port.ts';
import type { Transaction } from '../database/database.ts';

/** What a handler learns of an event besides its data. */
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
 * Of deliveries about one aggregate each, the subjects of those that a copy does not know yet; from now on it does. A snapshot is taken at the
 * version that is known, too.
 */
export type FindNewerVersions = (
  tx: Transaction,
  deliveries: readonly Delivery<unknown>[],
) => Promise<ReadonlySet<string>>;

/**
 * Durable: one replica of the service handles each event, once, in a transaction of the event's tenant.
 * - a *copy* keeps another service's state: an event older than what it has seen of the same aggregate is dropped;
 * - a *reaction* does something about it: never dropped, only deduplicated.
 */
export type WorkSubscription = {
  kind: 'copy' | 'reaction';
  /** Unique within the service and never changed: the inbox remembers under it what was handled. */
  name: string;
  /** Event types; `*` subscribes to everything. */
  types: readonly string[];
  /** An event whose data leaves it nothing to do is not even noted as handled. */
  filter?(data: unknown): boolean;
  /**
   * What it does about one event neither reads nor writes what it does about another: of several that share a transaction it handles one beside the
   * other, so that their statements travel together. Everybody else gets them in turn: locks do not keep apart what is one transaction.
   */
  isIndependent?: boolean;
  /** Waits for something outside of the database: its transaction is for one event alone (shared-transactions.ts), and not run again after a deadlock. */
  hasExternalCalls?: boolean;
  handle(tx: Transaction, delivery: Delivery<unknown>): Promise<void>;
  /** Of a copy that keeps its versions itself: `newerOf` in the place of the kit's. */
  findNewerVersions?: FindNewerVersions;
  /** Of a copy that does not lie in the kit's table: the state that is held of one, to read events of before by. */
  held?(tx: Transaction, id: string): Promise<unknown>;
  /**
   * Of one that only writes down and publishes nothing: deliveries of one tenant that came together, in one transaction; to a copy only the
   * newest of each aggregate. Where that fails, each is handled alone, as on MongoDB.
   */
  handleMany?: ((tx: Transaction, deliveries: readonly Delivery<unknown>[]) => Promise<void>) | undefined;
};

/** Ephemeral: every replica gets each event; after a gap `onReset` is called, and it reads again. */
export type BroadcastSubscription = {
  kind: 'broadcast';
  types: readonly string[];
  handle(delivery: Delivery<unknown>): Promise<void>;
  onReset(): void;
  /** The service stops: ends what it feeds. */
  onStop?(): void;
};

export type Subscription = WorkSubscription | BroadcastSubscription;

export type DataOf<E extends EventDefinition> = z.output<E['data']>;

/** A delivery of one of the events: `type` says which one, and so what `data` is. */
export type DeliveryOf<E extends EventDefinition> = E extends EventDefinition
  ? Omit<Delivery<DataOf<E>>, 'type'> & { type: E['type'] }
  : never;

/** What a reaction does, with the event's own types; the fields are those of `WorkSubscription`. */
export type Reaction<Data, D extends Omit<Delivery<Data>, 'type'>> = {
  name: string;
  filter?(data: Data): boolean;
  isIndependent?: boolean;
  handle(tx: Transaction, delivery: D): Promise<void>;
  handleMany?(tx: Transaction, deliveries: readonly D[]): Promise<void>;
};

/**
 * Does something about each of these events, once. `'*'`: about every event of the platform, of which nothing more is known
 * than that it is what its contract says.
 */
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
  // The inbox parses the data by the contract of the event's type, and hands over the types that stand here alone.
  return { ...(to as Omit<WorkSubscription, 'kind' | 'types'>), kind: 'reaction', types: typesOf(events) };
}

/** Tells every replica of each of these events while it is there; types as with `reaction`. */
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

/** A resource, or what else is deleted some day. */
type Deletable<C extends Schema, D extends Schema> = { changed: DefinedEvent<C>; deleted: DefinedEvent<D> };

type KeepDeletable<E> = {
  apply(tx: Transaction, entity: E, delivery: Delivery<unknown>): Promise<void>;
  remove(tx: Transaction, id: string, delivery: Delivery<unknown>): Promise<void>;
};

type KeepState<S> = {
  /** Events after which the copy need not change may stay away; every one where nothing is said. */
  on?: readonly EventDefinition[];
  /** Which ones are kept at all; what it answers for one never changes. */
  filter?(state: S): boolean;
  isIndependent?: boolean;
  /** Where versions do not lie in the kit's table; what `apply` would store it may have stored by then. */
  findNewerVersions?: FindNewerVersions;
  /** Where the copy does not lie in the kit's table: what of it is known. */
  held?(tx: Transaction, id: string): Promise<S | undefined>;
  apply(tx: Transaction, state: S, delivery: Delivery<unknown>): Promise<void>;
  /** The same for the states of several that came together. */
  applyMany?(tx: Transaction, states: readonly S[]): Promise<void>;
};

/** Keeps a copy: `apply` on every change with the whole state, `remove` after the deletion of what can be deleted. */
export function copyOf<C extends Schema, D extends Schema>(
  events: Deletable<C, D>,
  keep: KeepDeletable<z.output<C>>,
): WorkSubscription;
export function copyOf<S extends Schema>(aggregate: StateEvents<S>, keep: KeepState<z.output<S>>): WorkSubscription;
export function copyOf(
  of: Deletable<z.ZodType, z.ZodType> | StateEvents,
  keep: KeepDeletable<unknown> | KeepState<unknown>,
): WorkSubscription {
  return 'stateIn' in of
    ? copyOfState(of, keep as KeepState<unknown>)
    : copyOfDeletable(of, keep as KeepDeletable<unknown>);
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

/** Keeps a copy of something that is never deleted, by the one event that carries its state. */
export const copyFrom = <S extends Schema>(
  event: DefinedEvent<S>,
  apply: (tx: Transaction, delivery: Delivery<z.output<S>>) => Promise<void>,
): WorkSubscription => ({
  kind: 'copy',
  name: `copy of ${event.type}`,
  types: [event.type],
  handle: (tx, delivery) => apply(tx, delivery as Delivery<z.output<S>>),
});
