import { z } from 'zod';
import { collection, listEndpoint, readEndpoint } from '../collection.ts';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';

/** An entry of the audit log: an event without personal data. */
export const logEntry = z.object({
  id,
  type: field(z.string(), 'Ereignis'),
  source: field(z.string(), 'Dienst'),
  subject: field(z.string(), 'Betrifft'),
  actor: field(z.string(), 'Wer'),
  at: field(instant, 'Wann'),
  data: field(z.unknown(), 'Inhalt'),
  /** Last known name of the subject, an order by its number; empty if it has none or is a person. */
  name: field(z.string(), 'Name'),
  /** Paths of the fields that differ from the previous entry about the same fields; null without a previous entry. */
  changes: field(z.array(z.array(z.string())).nullable(), 'Geändert'),
});
export type LogEntry = z.output<typeof logEntry>;

/** Entries of the audit log, filtered by event type, subject, user and time: from included, until excluded. */
export const logs = collection({
  service: 'identity',
  name: 'logs',
  one: 'log',
  label: { one: 'Protokolleintrag', many: 'Protokoll' },
  item: logEntry,
  read: 'logs.read',
  filters: ['type', 'subject', 'actor'],
  computedFilters: { from: field(instant, 'Von').optional(), until: field(instant, 'Bis').optional() },
  sorts: ['at'],
});

export const listLogs = listEndpoint(logs);

/**
 * An entry with the data of the previous entry about the same fields of its subject in `before`, to show what changed.
 * Null if there is none.
 */
export const wholeLogEntry = logEntry.extend({ before: z.unknown() });
export type WholeLogEntry = z.output<typeof wholeLogEntry>;

export const readLog = readEndpoint(logs, wholeLogEntry);
