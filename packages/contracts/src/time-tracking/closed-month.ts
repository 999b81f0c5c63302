import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { exampleIds, instant, month, ref } from '../wire.ts';

const reason = field(oneLine(300).min(3), 'Grund', { personal: true });

export const closedMonth = z.object({
  month,
  isClosed: z.boolean(),
  /** Time and user of the last closing or reopening; null if neither happened. */
  changedAt: field(instant.nullable(), 'Geändert am'),
  by: field(z.string(), 'Von', { personal: true }),
  /** Reason for reopening. */
  reason: field(z.string(), 'Grund', { personal: true }),
  /** Time at which a late punch changed the closed month (TIME-23); null if unchanged since closing. */
  changedSince: field(instant.nullable(), 'Geändert seit Abschluss'),
});
export type ClosedMonth = z.output<typeof closedMonth>;

const base = {
  service: 'time-tracking',
  method: 'POST',
  needs: 'working-times.write',
  reply: { kind: 'data', schema: closedMonth },
  status: 200,
} as const;
const monthOfPerson = { user: reference('users', 'Person'), month };
const example = { user: { id: exampleIds.user }, month: '2026-02' };

/**
 * Closes a month: its times and absences can no longer be changed. Idempotent; a month that changed since is closed
 * with its current figures. 422 MONTH_NOT_OVER; 409 MONTH_NOT_WHOLE if an end is missing or a request is undecided.
 */
export const closeMonth = endpoint({
  ...base,
  name: 'closeMonth',
  path: '/time-sheets/close',
  summary: 'Monat abschließen',
  body: z.strictObject(monthOfPerson),
  example: { body: example },
});

/** Reopens a month; the reason is stored. */
export const reopenMonth = endpoint({
  ...base,
  name: 'reopenMonth',
  path: '/time-sheets/reopen',
  summary: 'Monat wieder öffnen',
  body: z.strictObject({ ...monthOfPerson, reason }),
  example: { body: { ...example, reason: 'Eine Schicht fehlte.' } },
});

export const changedMonth = z.object({
  user: field(ref, 'Person'),
  name: field(z.string(), 'Name', { personal: true }),
  month,
  changedSince: field(instant, 'Geändert seit Abschluss'),
});
export type ChangedMonth = z.output<typeof changedMonth>;

/** Closed months that changed since, of all people whose months the caller may close, oldest first (TIME-23). */
export const listChangedMonths = endpoint({
  name: 'listChangedMonths',
  service: 'time-tracking',
  method: 'GET',
  path: '/time-sheets/changed-months',
  summary: 'Monate, die sich seit dem Abschluss geändert haben',
  needs: 'working-times.write',
  reply: { kind: 'data', schema: z.array(changedMonth) },
  status: 200,
  example: {},
});

const monthPayload = z.object({ user: field(ref, 'Person'), month, reason: closedMonth.shape.reason });
const kind = 'time-tracking.month';

export const monthClosed = defineEvent({
  type: 'time-tracking.month-closed.v1',
  kind,
  summary: 'Der Monat einer Person wurde abgeschlossen.',
  data: monthPayload,
  example: { ...example, reason: '' },
  isForOutside: true,
});
export const monthReopened = defineEvent({
  type: 'time-tracking.month-reopened.v1',
  kind,
  summary: 'Der abgeschlossene Monat einer Person wurde wieder geöffnet.',
  data: monthPayload,
  example: { ...example, reason: 'Eine Schicht fehlte.' },
  isForOutside: true,
});

export const monthChanged = defineEvent({
  type: 'time-tracking.month-changed.v1',
  kind,
  summary: 'Der abgeschlossene Monat einer Person hat sich durch eine später gesendete Zeit geändert.',
  data: monthPayload,
  example: { ...example, reason: '' },
  isForOutside: true,
});

export const closedMonthEndpoints = [closeMonth, reopenMonth, listChangedMonths] as const;
