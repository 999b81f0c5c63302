import type { z } from 'zod';
import { isPersonal, type Schema, withoutPersonal } from './field.ts';

/**
 * An event that one service publishes and others may subscribe to (docs/architecture.md). Fields are only ever added; a
 * breaking change is published as a separate `v2`.
 */
export type EventDefinition<S extends Schema = z.ZodType, T extends string = string> = {
  /** `service.event-name.v1`; the part before the first dot is the producer. */
  type: T;
  summary: string;
  data: S;
  example: z.output<S>;
  /** Also meant for subscribers outside the platform, so it needs no internal consumer besides the audit log. */
  isForOutside: boolean;
  /** A signal between replicas without information for people: the audit log skips it. */
  isAudited?: false;
  /** The kind of its aggregate, if it does not follow from the event type (`kindOf`). */
  kind?: string;
  /** The previous version: no longer published, but queues may still contain it. */
  replaces?: EarlierVersion;
};

/** The previous type of an event, and the conversion of queued events to the current version. */
export type EarlierVersion = {
  event: EventDefinition;
  /**
   * @param held the reader's copy of the aggregate's state; undefined if it has none
   * @returns the data in the current version; undefined if the event is not sufficient without `held`
   */
  upcast(earlier: { data: unknown; subject: string; version: number }, held: unknown): unknown;
};

/** An event as a decision returns it; the outbox adds id, time, tenant and trace. */
export type Fact = {
  type: string;
  /** Id of the aggregate that changed. */
  subject: string;
  /** Version of the aggregate after the change; copies drop older ones. */
  version: number;
  data: unknown;
};

export type DefinedEvent<S extends Schema = z.ZodType, T extends string = string> = EventDefinition<S, T> &
  ((subject: string, version: number, data: z.output<S>) => Fact);

/**
 * An aggregate that is never deleted and whose events all carry the complete state. The newest event is therefore
 * enough to know the current state. `copyOf` and `copies` of the kit store such copies.
 */
export type StateEvents<S extends Schema = z.ZodType> = {
  kind: string;
  state: S;
  events: readonly EventDefinition<z.ZodType>[];
  /** Carries the state and nothing else; the owner sends it to new consumers. */
  snapshot: EventDefinition;
  stateIn(data: unknown): z.output<S>;
};

/**
 * Declares an event. Call the result to create a fact: `orderPlaced(order.id, order.version, { ... })`. The outbox
 * validates `data` when publishing, the inbox when consuming.
 */
export function defineEvent<S extends Schema, const T extends string>(
  definition: Omit<EventDefinition<S, T>, 'isForOutside'> & { isForOutside?: boolean },
): DefinedEvent<S, T> {
  const make = (subject: string, version: number, data: z.output<S>): Fact => ({
    type: definition.type,
    subject,
    version,
    data,
  });
  return Object.assign(make, { isForOutside: false, ...definition });
}

/** The event's data for the audit log: without fields marked personal. */
export const auditable = (definition: EventDefinition, data: unknown): unknown =>
  isPersonal(definition.data) ? undefined : withoutPersonal(definition.data, data);

/** The aggregate kind of an event: `catalog.product-changed.v1` and `-deleted.v1` are one kind. */
export const kindOf = ({ type, kind }: Pick<EventDefinition, 'type' | 'kind'>): string =>
  kind ?? type.replace(/-(changed|deleted)\.v\d+$/, '');

/** An event with its previous version, if any; subscribers receive both. */
export const versionsOf = (event: EventDefinition): EventDefinition[] =>
  event.replaces ? [event, event.replaces.event] : [event];
