import { reservationStates } from '@theke/rules/reservations/reservation-states';
import { z } from 'zod';
import { collection, readEndpoint, streamEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { guestName, oneLine } from '../one-line.ts';
import { idOf, reference } from '../reference.ts';
import { byId, exampleIds, id, instant, ref, version } from '../wire.ts';
import { orderDay } from './order-day.ts';

const personal = { personal: true };

/** States (RESV-08); `@theke/rules/reservations/reservation-states` defines the moves. */
export const reservationStatus = z.enum(reservationStates);
export type ReservationStatus = z.output<typeof reservationStatus>;
export const reservationLabels: Record<ReservationStatus, string> = {
  requested: 'Angefragt',
  confirmed: 'Bestätigt',
  seated: 'Am Tisch',
  finished: 'Beendet',
  'no-show': 'Nicht erschienen',
  canceled: 'Storniert',
};

/** Who made it: a guest on the website, staff on the phone, or guests at the door. */
const reservationSource = z.enum(['online', 'staff', 'walk-in']);
const sourceLabels = { online: 'Website', staff: 'Team', 'walk-in': 'Ohne Reservierung' };

/** A table with its number when it was assigned. */
const assignedTable = z.object({ id: idOf('tables'), identifier: field(z.string(), 'Tischnummer') });

/** State of a reservation. An erased one has no personal data and stays for the figures. */
export const reservationState = z.object({
  id,
  version,
  /** Short name in the guest's link. */
  uid: z.string(),
  branch: field(ref, 'Filiale'),
  status: field(reservationStatus, 'Status', { choices: reservationLabels }),
  source: field(reservationSource, 'Herkunft', { choices: sourceLabels }),
  /** Business day; a reservation after midnight belongs to the day of the opening. */
  day: field(orderDay, 'Tag'),
  startAt: field(instant, 'Beginn'),
  endAt: field(instant, 'Ende'),
  guests: field(z.int(), 'Personen'),
  tables: field(z.array(assignedTable), 'Tische'),
  name: field(z.string(), 'Name', personal),
  phone: field(z.string(), 'Telefon', personal),
  email: field(z.string(), 'E‑Mail', personal),
  /** Wish of the guest. */
  note: field(z.string(), 'Wunsch des Gastes', personal),
  /** Note of staff; guests never see it. */
  staffNote: field(z.string(), 'Notiz', personal),
  createdAt: field(instant, 'Erstellt'),
  isErased: z.boolean(),
});
export type ReservationState = z.output<typeof reservationState>;

/** For staff: with the number of reservations to which the same person did not come (RESV-13). */
export const reservation = reservationState.extend({ noShows: field(z.int(), 'Nicht erschienen') });
export type Reservation = z.output<typeof reservation>;

/** What guests read by their link. */
export const publicReservation = z.object({
  uid: z.string(),
  branch: ref,
  status: reservationStatus,
  day: z.string(),
  startAt: instant,
  guests: z.int(),
  name: z.string(),
  note: z.string(),
  /** Until when guests may change or cancel it; null: not any more. */
  changeableUntil: instant.nullable(),
});
export type PublicReservation = z.output<typeof publicReservation>;

const guests = field(z.int().min(1).max(200), 'Personen');
const note = field(z.string().trim().max(500), 'Wunsch', personal).default('');
const email = field(z.union([z.email().max(200), z.literal('')]), 'E‑Mail', personal);
const phone = field(oneLine(40), 'Telefon', personal);
const tableIds = field(z.array(idOf('tables')).max(20), 'Tische');

const startSlot = z.object({ at: instant, isFree: z.boolean() });
const slotsOfDay = z.object({ day: z.string(), slots: z.array(startSlot) });
export type SlotsOfDay = z.output<typeof slotsOfDay>;

const linkQuery = { uid: field(oneLine(20), 'Reservierung').optional(), hash: field(oneLine(64), 'Link').optional() };

/**
 * Times at which a party can begin on a day, and which of them are free (RESV-05, RESV-06). With `uid` and `hash` the
 * guest's own reservation counts as free. 404 if the branch takes no reservations online.
 */
export const listReservationSlots = endpoint({
  name: 'listReservationSlots',
  service: 'ordering',
  method: 'GET',
  path: '/reservations/slots',
  summary: 'Freie Zeiten für eine Reservierung',
  needs: 'public',
  query: z.strictObject({
    branch: field(id, 'Filiale'),
    day: field(orderDay, 'Tag'),
    guests: field(z.coerce.number().int().min(1).max(200), 'Personen'),
    ...linkQuery,
  }),
  reply: { kind: 'data', schema: slotsOfDay },
  status: 200,
  example: { query: { branch: exampleIds.branch, day: '2026-12-01', guests: '2' } },
});

export const bookingDraft = z
  .strictObject({
    /** Chosen by the page, so that a repetition after a lost answer books nothing twice. */
    id: field(id, 'Kennung').optional(),
    branch: reference('branches', 'Filiale'),
    startAt: field(instant, 'Uhrzeit'),
    guests,
    name: field(guestName(120).min(1), 'Name', personal),
    phone: phone.default(''),
    email: email.default(''),
    note,
  })
  .refine((draft) => draft.email !== '' || draft.phone !== '', {
    error: 'Bitte geben Sie eine E‑Mail-Adresse oder eine Telefonnummer an.',
    path: ['email'],
    params: { code: 'EMAIL_OR_PHONE_REQUIRED' },
  });
export type BookingDraft = z.output<typeof bookingDraft>;

const booked = z.object({ uid: z.string(), hash: z.string(), status: reservationStatus });

/**
 * Reserves a table online; the same `id` again answers with the same reservation. 404 if the branch takes no
 * reservations online, 409 SLOT_TAKEN, 422 SLOT_NOT_OFFERED or PARTY_TOO_LARGE, 429 (RESV-15).
 */
export const bookReservation = endpoint({
  name: 'bookReservation',
  service: 'ordering',
  method: 'POST',
  path: '/reservations/public',
  summary: 'Tisch reservieren',
  needs: 'public',
  limit: { count: 'reservations', max: 20, perMs: 600_000, what: 'Reservierungen', counts: 'successes' },
  body: bookingDraft,
  reply: { kind: 'data', schema: booked },
  status: 200,
  example: {
    body: {
      branch: { id: exampleIds.branch },
      startAt: '2026-12-01T18:00:00.000Z',
      guests: 2,
      name: 'Walter Beispiel',
      email: 'walter.beispiel@demo.example',
    },
  },
});

const byLink = z.object({ uid: field(oneLine(20), 'Reservierung'), hash: field(oneLine(64), 'Link') });
const linkExample = { params: { uid: 'EXAMPLER', hash: 'example-reservation-hash' } };

export const readPublicReservation = endpoint({
  name: 'readPublicReservation',
  service: 'ordering',
  method: 'GET',
  path: '/reservations/public/:uid/:hash',
  summary: 'Reservierung über ihren Link',
  needs: 'public',
  params: byLink,
  reply: { kind: 'data', schema: publicReservation },
  status: 200,
  example: linkExample,
});

/** Changes time, party or wish until the limit (RESV-09). 409 TOO_LATE, SLOT_TAKEN or RESERVATION_OVER. */
export const changePublicReservation = endpoint({
  name: 'changePublicReservation',
  service: 'ordering',
  method: 'PUT',
  path: '/reservations/public/:uid/:hash',
  summary: 'Eigene Reservierung ändern',
  needs: 'public',
  params: byLink,
  body: z.strictObject({ startAt: field(instant, 'Uhrzeit'), guests, note }),
  reply: { kind: 'data', schema: publicReservation },
  status: 200,
  example: { ...linkExample, body: { startAt: '2026-12-01T18:30:00.000Z', guests: 3 } },
});

/** Cancels until the limit (RESV-09); a repetition changes nothing. 409 TOO_LATE or RESERVATION_OVER. */
export const cancelPublicReservation = endpoint({
  name: 'cancelPublicReservation',
  service: 'ordering',
  method: 'POST',
  path: '/reservations/public/:uid/:hash/cancel',
  summary: 'Eigene Reservierung stornieren',
  needs: 'public',
  params: byLink,
  body: z.strictObject({}),
  reply: { kind: 'data', schema: publicReservation },
  status: 200,
  example: { ...linkExample, body: {} },
});

/** The reservation as a file for the guest's calendar. */
export const readReservationCalendar = endpoint({
  name: 'readReservationCalendar',
  service: 'ordering',
  method: 'GET',
  path: '/reservations/public/:uid/:hash/calendar',
  summary: 'Reservierung als Kalendereintrag',
  needs: 'public',
  params: byLink,
  reply: { kind: 'binary' },
  status: 200,
  example: linkExample,
});

export const reservations = collection({
  service: 'ordering',
  name: 'reservations',
  one: 'reservation',
  label: { one: 'Reservierung', many: 'Reservierungen' },
  item: reservation,
  read: 'reservations.read',
  write: 'reservations.write',
  sorts: ['startAt'],
});

/** All reservations of a branch on a business day, by start. */
export const listReservations = endpoint({
  name: 'listReservations',
  service: 'ordering',
  method: 'GET',
  path: '/reservations',
  summary: 'Reservierungen eines Tages',
  needs: reservations.read,
  query: z.strictObject({ branch: field(id, 'Filiale'), day: field(orderDay, 'Tag') }),
  reply: { kind: 'list', schema: reservation },
  status: 200,
  example: { query: { branch: exampleIds.branch, day: '2026-12-01' } },
});

export const streamReservations = streamEndpoint(reservations, {
  query: z.strictObject({ branch: field(id, 'Filiale').optional() }),
  example: { branch: exampleIds.branch },
});

export const readReservation = readEndpoint(reservations, reservation);

const staffFields = {
  startAt: field(instant, 'Beginn'),
  guests,
  /** Length of the stay. Default: by the size of the party. */
  minutes: field(z.int().min(15).max(1_440), 'Aufenthalt (Minuten)').optional(),
  /** Default: assigned by the platform. */
  tables: tableIds.optional(),
  name: field(guestName(120), 'Name', personal).default(''),
  phone: phone.default(''),
  email: email.default(''),
  note,
  staffNote: field(z.string().trim().max(1_000), 'Notiz', personal).default(''),
};

/**
 * Enters a reservation, also outside the hours and limits of the website, or seats guests without one (RESV-12). 409
 * TABLE_TAKEN names the table, NO_TABLE_FREE; 422 TOO_FEW_SEATS or TABLE_UNKNOWN.
 */
export const createReservation = endpoint({
  name: 'createReservation',
  service: 'ordering',
  method: 'POST',
  path: '/reservations',
  summary: 'Reservierung eintragen',
  needs: reservations.write,
  body: z.strictObject({
    id: field(id, 'Kennung').optional(),
    branch: reference('branches', 'Filiale'),
    source: field(z.enum(['staff', 'walk-in']), 'Herkunft', { choices: sourceLabels }).default('staff'),
    ...staffFields,
  }),
  reply: { kind: 'data', schema: reservation },
  status: 201,
  example: {
    body: {
      branch: { id: exampleIds.branch },
      startAt: '2099-06-01T17:00:00.000Z',
      guests: 2,
      name: 'Walter Beispiel',
      phone: '+436641112233',
    },
  },
});

/** Changes time, tables, party and contact while the reservation holds its tables. Errors like `createReservation`. */
export const updateReservation = endpoint({
  name: 'updateReservation',
  service: 'ordering',
  method: 'PUT',
  path: '/reservations/:id',
  summary: 'Reservierung ändern',
  needs: reservations.write,
  params: byId,
  body: z.strictObject({ version, ...staffFields }),
  reply: { kind: 'data', schema: reservation },
  status: 200,
  example: {
    params: { id: reservations.exampleId },
    body: { version: 1, startAt: '2099-06-01T17:30:00.000Z', guests: 2, name: 'Walter Beispiel' },
  },
});

const moveEndpoint = <const N extends string, const V extends string>(name: N, verb: V, summary: string) =>
  endpoint({
    name,
    service: 'ordering',
    method: 'POST',
    path: `/reservations/:id/status/${verb}`,
    summary,
    needs: reservations.write,
    params: byId,
    body: z.strictObject({}),
    reply: { kind: 'data', schema: reservation },
    status: 200,
    example: { params: { id: reservations.exampleId }, body: {} },
  });

// A move that led to the current state changes nothing; others are 409 RESERVATION_MOVE_NOT_ALLOWED.
export const confirmReservation = moveEndpoint('confirmReservation', 'confirm', 'Reservierung bestätigen');
/** 409 TABLE_TAKEN if guests come after all and their tables are taken. */
export const seatReservation = moveEndpoint('seatReservation', 'seat', 'Gäste sind am Tisch');
/** Frees the tables at once. */
export const finishReservation = moveEndpoint('finishReservation', 'finish', 'Gäste sind gegangen');
/** 409 NOT_BEGUN before the start. */
export const markNoShow = moveEndpoint('markNoShow', 'no-show', 'Gäste sind nicht erschienen');

/** Cancels with a mail to the guest. */
export const cancelReservation = endpoint({
  name: 'cancelReservation',
  service: 'ordering',
  method: 'POST',
  path: '/reservations/:id/status/cancel',
  summary: 'Reservierung stornieren',
  needs: reservations.write,
  params: byId,
  body: z.strictObject({ reason: field(z.string().trim().max(500), 'Nachricht an den Gast').default('') }),
  reply: { kind: 'data', schema: reservation },
  status: 200,
  example: { params: { id: reservations.exampleId }, body: {} },
});

/** Fixed paths precede `/reservations/:id`. */
export const reservationEndpoints = [
  listReservationSlots,
  bookReservation,
  readPublicReservation,
  changePublicReservation,
  cancelPublicReservation,
  readReservationCalendar,
  listReservations,
  streamReservations,
  createReservation,
  readReservation,
  updateReservation,
  confirmReservation,
  seatReservation,
  finishReservation,
  markNoShow,
  cancelReservation,
] as const;

/** What happened to a reservation. `reminded`: the guest's reminder is due. */
const reservationChange = z.enum([
  'booked',
  'changed',
  'confirmed',
  'seated',
  'finished',
  'no-show',
  'canceled',
  'reminded',
  'erased',
]);
export type ReservationChange = z.output<typeof reservationChange>;
export const reservationChangeLabels: Record<ReservationChange, string> = {
  booked: 'eingetragen',
  changed: 'geändert',
  confirmed: 'bestätigt',
  seated: 'Gäste am Tisch',
  finished: 'Gäste gegangen',
  'no-show': 'Gäste nicht erschienen',
  canceled: 'storniert',
  reminded: 'Erinnerung an den Gast',
  erased: 'Gästedaten gelöscht',
};

/** Subject is the reservation. Mails guest and branch, and refreshes the staff's pages. */
export const reservationChanged = defineEvent({
  type: 'ordering.reservation-changed.v1',
  summary: 'Eine Reservierung wurde gemacht, geändert, bestätigt oder storniert, oder die Gäste kamen.',
  data: z.object({
    reservation: reservationState,
    change: field(reservationChange, 'Änderung', { choices: reservationChangeLabels }),
    by: field(z.enum(['guest', 'staff', 'system']), 'Von', {
      choices: { guest: 'Gast', staff: 'Team', system: 'System' },
    }),
    /** Whether the guest is notified of the change by mail. */
    isMailed: field(z.boolean(), 'E‑Mail an den Gast'),
    /** Message of staff on a cancellation. */
    reason: field(z.string(), 'Nachricht an den Gast', personal),
  }),
  example: {
    reservation: {
      id: reservations.exampleId,
      version: 1,
      uid: 'K7M2XQPA',
      branch: { id: exampleIds.branch },
      status: 'confirmed',
      source: 'online',
      day: '2026-12-01',
      startAt: '2026-12-01T18:00:00.000Z',
      endAt: '2026-12-01T19:30:00.000Z',
      guests: 2,
      tables: [{ id: exampleIds.table, identifier: '14' }],
      name: 'Walter Beispiel',
      phone: '+436641112233',
      email: 'walter.beispiel@demo.example',
      note: 'Ein Platz am Fenster wäre schön.',
      staffNote: '',
      createdAt: '2026-11-21T12:00:00.000Z',
      isErased: false,
    },
    change: 'booked',
    by: 'guest',
    isMailed: true,
    reason: '',
  },
  isForOutside: true,
});
