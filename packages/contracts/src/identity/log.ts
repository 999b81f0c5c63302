import { z } from 'zod';
import { collection, listOf, readOf } from '../collection.ts';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';

/** One line of the audit trail: an event that happened, without personal data. */
export const logEntry = z.object({
  id,
  type: field(z.string(), 'Ereignis'),
  source: field(z.string(), 'Dienst'),
  subject: field(z.string(), 'Betrifft'),
  actor: field(z.string(), 'Wer'),
  at: field(instant, 'Wann'),
  data: field(z.unknown(), 'Inhalt'),
});
export type LogEntry = z.output<typeof logEntry>;

/** Narrowed by what happened, to what, who did it, and when: from included, until excluded. */
export const logs = collection({
  service: 'identity',
  name: 'logs',
  one: 'log',
  label: { one: 'Protokolleintrag', many: 'Protokoll' },
  of: logEntry,
  read: 'logs.read',
  filters: ['type', 'subject', 'actor'],
  computedFilters: { from: field(instant, 'Von').optional(), until: field(instant, 'Bis').optional() },
  sorts: ['at'],
});

export const listLogs = listOf(logs);

/** `before` is what the line before it knew of the same thing, so that it can be told what changed; null where there is none. */
export const wholeLogEntry = logEntry.extend({ before: z.unknown() });
export type WholeLogEntry = z.output<typeof wholeLogEntry>;

export const readLog = readOf(logs, wholeLogEntry);
