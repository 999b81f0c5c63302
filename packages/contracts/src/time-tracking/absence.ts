import { z } from 'zod';
import { action, collection, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { exampleId, exampleIds, id, instant, ref, version } from '../wire.ts';
import { sheetDay } from './sheet-day.ts';

const personal = { personal: true };

export const absenceKind = z.enum(['holiday', 'sick', 'unpaid', 'time-off']);
export type AbsenceKind = z.output<typeof absenceKind>;
export const absenceKindLabels: Record<AbsenceKind, string> = {
  holiday: 'Urlaub',
  sick: 'Krankenstand',
  unpaid: 'Unbezahlt frei',
  'time-off': 'Zeitausgleich',
};

export const absenceState = z.enum(['requested', 'approved', 'rejected', 'withdrawn']);
export type AbsenceState = z.output<typeof absenceState>;
export const absenceStateLabels: Record<AbsenceState, string> = {
  requested: 'Beantragt',
  approved: 'Genehmigt',
  rejected: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
};

export const dayHalf = z.enum(['morning', 'afternoon']);
export type DayHalf = z.output<typeof dayHalf>;
export const dayHalfLabels: Record<DayHalf, string> = { morning: 'Vormittag', afternoon: 'Nachmittag' };

const requestFields = {
  kind: field(absenceKind, 'Art', { choices: absenceKindLabels }),
  from: field(sheetDay, 'Erster Tag'),
  /** The last day, inclusive. */
  to: field(sheetDay, 'Letzter Tag'),
  /** Applies to each of its days. */
  isHalfDay: field(z.boolean(), 'Halbe Tage').default(false),
  /** Half of the day, for each of its days; null for whole days, and for legacy half days. */
  half: field(dayHalf.nullable(), 'Tageshälfte', { choices: dayHalfLabels }).default(null),
  reason: field(oneLine(300), 'Anmerkung', personal).default(''),
};

type Halves = { isHalfDay: boolean; half: DayHalf | null };
function checkHalf({ isHalfDay, half }: Halves, context: z.core.$RefinementCtx): void {
  if (isHalfDay === (half !== null)) return;
  const message = isHalfDay
    ? 'Bitte wählen Sie Vormittag oder Nachmittag.'
    : 'Eine Tageshälfte gibt es nur bei halben Tagen.';
  context.addIssue({ code: 'custom', path: ['half'], message, params: { code: 'HALF_DAY' } });
}

const storedAbsence = z.object({
  id,
  version,
  user: field(ref, 'Person'),
  ...requestFields,
  state: field(absenceState, 'Status', { choices: absenceStateLabels }),
  /** Reply of the person who decided. */
  answer: field(z.string(), 'Antwort', personal),
  /** Name of the person who decided; empty if undecided. */
  decidedBy: field(z.string(), 'Entschieden von', personal),
  askedAt: field(instant, 'Beantragt am'),
  decidedAt: field(instant.nullable(), 'Entschieden am'),
});
export type StoredAbsence = z.output<typeof storedAbsence>;

export const absence = storedAbsence.extend({ name: field(z.string(), 'Name', personal) });
export type AbsenceOnWire = z.output<typeof absence>;

export const absences = collection({
  service: 'time-tracking',
  name: 'absences',
  one: 'absence',
  label: { one: 'Abwesenheit', many: 'Abwesenheiten' },
  item: absence,
  read: 'working-times.read',
  write: 'absences.write',
  filters: ['user', 'kind', 'state'],
  range: ['from', 'to'],
  computedFilters: { branch: field(id, 'Filiale').optional() },
  sorts: ['from'],
});

/** Latest first: one's own, those of people in managed branches, or all (TIME-10). */
export const listAbsences = listEndpoint(absences);
export const readAbsence = readEndpoint(absences, absence);

/**
 * Requests an own absence, or enters one for others as manager of their branch; the latter is approved immediately. 422
 * if it overlaps another, ends before it begins, or is more than two years ahead.
 */
export const createAbsence = endpoint({
  name: 'createAbsence',
  service: 'time-tracking',
  method: 'POST',
  path: '/absences',
  summary: 'Abwesenheit beantragen',
  needs: 'absences.write',
  body: z.strictObject({ user: reference('users', 'Person'), ...requestFields }).superRefine(checkHalf),
  reply: { kind: 'data', schema: absence },
  status: 201,
  example: {
    body: { user: { id: exampleIds.user }, kind: 'holiday', from: '2026-08-03', to: '2026-08-14', reason: 'Sommer' },
  },
});

/**
 * Idempotent. 409 ALREADY_DECIDED if decided differently; 422 if a rejection has no reason; 403 for one's own, except
 * for admins.
 */
export const decideAbsence = action(absences, 'decide', {
  name: 'decideAbsence',
  summary: 'Über eine Abwesenheit entscheiden',
  needs: 'working-times.write',
  body: z.strictObject({
    state: field(z.enum(['approved', 'rejected']), 'Entscheidung', {
      choices: { approved: 'Genehmigen', rejected: 'Ablehnen' },
    }),
    answer: field(oneLine(300), 'Antwort', personal).default(''),
  }),
  reply: absence,
  example: { state: 'approved' },
});

/**
 * The requester may withdraw an undecided request; managers of the branch also a decided one. Idempotent. 409
 * ALREADY_DECIDED.
 */
export const withdrawAbsence = action(absences, 'withdraw', {
  name: 'withdrawAbsence',
  summary: 'Abwesenheit zurückziehen',
  reply: absence,
});

export const absenceChanged = defineEvent({
  type: 'time-tracking.absence-changed.v1',
  kind: 'time-tracking.absence',
  summary: 'Eine Abwesenheit wurde beantragt, entschieden oder zurückgezogen.',
  data: storedAbsence.omit({ version: true }),
  example: {
    id: exampleId('absence'),
    user: { id: exampleIds.user },
    kind: 'holiday',
    from: '2026-08-03',
    to: '2026-08-14',
    isHalfDay: false,
    half: null,
    reason: 'Sommer',
    state: 'approved',
    answer: '',
    decidedBy: 'Dora Huber',
    askedAt: '2026-05-04T08:00:00.000Z',
    decidedAt: '2026-05-05T08:00:00.000Z',
  },
  isForOutside: true,
});

export const absenceEndpoints = [listAbsences, readAbsence, createAbsence, decideAbsence, withdrawAbsence] as const;
