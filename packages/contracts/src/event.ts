import type { z } from 'zod';
import { isPersonal, type Schema, withoutPersonal } from './field.ts';

/**
 * An event that one service publishes and others may subscribe to (docs/architecture.md). Fields only ever get added; a
 * break is a `v2` beside the `v1`.
 */
export type EventDefinition<S extends Schema = z.ZodType, T extends string = string> = {
  /** `service.event-name.v1`; the part before the first dot is the producer. */
  type: T;
  summary: string;
  data: S;
  example: z.output<S>;
  /** Meant for listeners outside the platform too, so it needs no consumer inside besides the audit log. */
  isForOutside: boolean;
  /** The kind of aggregate that it is about, where its name does not say it (`kindOf`). */
  kind?: string;
  /** The version before it: nobody publishes that any more, and a queue may still hold some. */
  replaces?: EarlierVersion;
};

/** What an event was called before, and how one that lay in a queue meanwhile is read today. */
export type EarlierVersion = {
  event: EventDefinition;
  /**
   * @param held the state of its aggregate that whoever reads it keeps a copy of; undefined where it keeps none
   * @returns the data as it is told today; undefined where what the event says is too little without `held`
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
 * An aggregate that is never deleted and of which every event carries the whole state: whoever has read the newest event of one knows it
 * as its owner does, whatever came before. `copyOf` and `copies` of the kit keep it.
 */
export type StateEvents<S extends Schema = z.ZodType> = {
  kind: string;
  state: S;
  events: readonly EventDefinition<z.ZodType>[];
  /** Carries the state and nothing else: what its owner sends to a new consumer. */
  snapshot: EventDefinition;
  stateIn(data: unknown): z.output<S>;
};

/**
 * Declares an event; call the result to make a fact: `orderPlaced(order.id, order.version, { ... })`. The outbox
 * validates `data` when it is published, the inbox when it is consumed.
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

/** The event's data as the audit log may keep it: without the fields marked personal. */
export const auditable = (definition: EventDefinition, data: unknown): unknown =>
  isPersonal(definition.data) ? undefined : withoutPersonal(definition.data, data);

/** The kind of aggregate that an event is about: `catalog.product-changed.v1` and `-deleted.v1` are one kind. */
export const kindOf = ({ type, kind }: Pick<EventDefinition, 'type' | 'kind'>): string =>
  kind ?? type.replace(/-(changed|deleted)\.v\d+$/, '');

/** An event with the version before it, if there is one: whoever subscribes to it receives both. */
export const versionsOf = (event: EventDefinition): EventDefinition[] =>
  event.replaces ? [event, event.replaces.event] : [event];
