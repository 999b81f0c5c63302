import type { z } from 'zod';
import { isPersonal, withoutPersonal } from './field.ts';

/**
 * An event that one service publishes and others may subscribe to (docs/architecture.md). Fields only ever get added; a
 * break is a `v2` beside the `v1`.
 */
export type EventDefinition<S extends z.ZodType = z.ZodType, T extends string = string> = {
  /** `service.event-name.v1`; the part before the first dot is the producer. */
  type: T;
  summary: string;
  data: S;
  example: z.output<S>;
  /** Meant for listeners outside the platform too, so it needs no consumer inside besides the audit log. */
  isForOutside: boolean;
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

export type DefinedEvent<S extends z.ZodType = z.ZodType, T extends string = string> = EventDefinition<S, T> &
  ((subject: string, version: number, data: z.output<S>) => Fact);

/**
 * Declares an event; call the result to make a fact: `orderPlaced(order.id, order.version, { ... })`. The outbox
 * validates `data` when it is published, the inbox when it is consumed.
 */
export function defineEvent<S extends z.ZodType, const T extends string>(
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
