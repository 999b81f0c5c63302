import { z } from 'zod';
import { byDeviceKey } from '../device-key.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { instant } from '../wire.ts';

const base = { service: 'time-tracking', status: 200 } as const;

/** Placeholder in examples; callers of a running platform replace it with a real key. */
export const exampleCalendarKey = 'example-calendar-key';

const state = z.object({
  /** Creation time of the address; null: there is none. */
  createdAt: field(instant.nullable(), 'Erstellt am'),
});

/** Whether the user has a calendar address. The address itself is not stored. */
export const readOwnCalendar = endpoint({
  ...base,
  name: 'readOwnCalendar',
  method: 'GET',
  path: '/own-time/calendar',
  summary: 'Eigener Kalender: Stand',
  needs: 'working-times.read',
  reply: { kind: 'data', schema: state },
  example: {},
});

/** Creates the secret address of the user's shifts, or a new one: the former one is invalid at once. Returned once. */
export const createOwnCalendar = endpoint({
  ...base,
  name: 'createOwnCalendar',
  method: 'PUT',
  path: '/own-time/calendar',
  summary: 'Eigener Kalender: Adresse erstellen',
  needs: 'own-time.write',
  body: z.strictObject({}),
  limit: { count: 'calendar-addresses', max: 20, perMs: 3_600_000, what: 'neue Kalenderadressen' },
  reply: { kind: 'data', schema: state.extend({ path: field(z.string(), 'Adresse', { personal: true }) }) },
  example: { body: {} },
});

/** The address is invalid at once. Idempotent. */
export const revokeOwnCalendar = endpoint({
  service: 'time-tracking',
  name: 'revokeOwnCalendar',
  method: 'DELETE',
  path: '/own-time/calendar',
  summary: 'Eigener Kalender: Adresse widerrufen',
  needs: 'own-time.write',
  reply: { kind: 'empty' },
  status: 204,
  example: {},
});

/**
 * Published shifts and approved absences of one person as iCalendar (RFC 5545), for calendar programs that cannot log
 * in: the key in the path is the secret. 404 for an unknown key and for closed accounts.
 */
export const readShiftCalendar = endpoint({
  ...base,
  name: 'readShiftCalendar',
  method: 'GET',
  path: '/shift-calendars/:key',
  summary: 'Kalender der eigenen Dienste',
  needs: 'device',
  keyIn: 'key',
  params: byDeviceKey,
  limit: { count: 'calendars', max: 60, perMs: 3_600_000, what: 'Abrufe des Kalenders' },
  reply: { kind: 'binary' },
  example: { params: { key: exampleCalendarKey } },
});

export const shiftCalendarEndpoints = [
  readOwnCalendar,
  createOwnCalendar,
  revokeOwnCalendar,
  readShiftCalendar,
] as const;
