import type { EventDefinition } from '@theke/contracts/event';
import type { LogEntry } from '@theke/contracts/identity/log';
import type { z } from 'zod';

export type LogLine = Pick<LogEntry, 'type' | 'subject' | 'actor' | 'name' | 'data' | 'changes'>;

/** Names for ids in audit entries. */
export type LogNames = {
  person: (user: { id: string } | null | undefined) => string;
  branch: (id: string | undefined) => string;
  product: (id: string | undefined) => string;
  /** Name of the entry's subject; a person's current one. */
  nameOf: (line: LogLine) => string;
  /** IANA time zone of a branch; without an id that of the first branch. */
  zoneOf: (branch?: string) => string;
};

/** What happened, in a sentence without a full stop. Fields are absent in entries of earlier releases. */
export type SentenceOf = (line: LogLine, names: LogNames) => string;

/** Pairs an event with its sentence. */
export const sentence = <S extends z.ZodType>(
  { type }: EventDefinition<S>,
  sentenceOf: (data: Partial<z.output<S>>, names: LogNames, line: LogLine) => string,
): readonly [string, SentenceOf] => [
  type,
  (line, names) => sentenceOf((line.data ?? {}) as Partial<z.output<S>>, names, line),
];
