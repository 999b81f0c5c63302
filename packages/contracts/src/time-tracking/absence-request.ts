import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id, instant, ref } from '../wire.ts';
import { absence, absenceKind, absenceState, dayHalf } from './absence.ts';
import { sheetDay } from './sheet-day.ts';

const days = z.number();

/** Another person who is absent at the same time. */
const otherAbsence = z.object({
  id,
  user: field(ref, 'Person'),
  name: field(z.string(), 'Name', { personal: true }),
  kind: absenceKind,
  from: sheetDay,
  to: sheetDay,
  isHalfDay: z.boolean(),
  half: dayHalf.nullable(),
  state: absenceState,
});

/** An undecided absence with all that its decision depends on. */
export const absenceRequest = absence.extend({
  /** Whether the caller may decide; only administrators decide about their own (TIME-22). */
  isDecidable: z.boolean(),
  /**
   * For holidays of people with an agreed entitlement: the days that the request uses, and those free before it in the
   * holiday year in which it begins, without approved days and without other requests.
   */
  holidays: z.object({ days, free: days, entitled: days, from: sheetDay, to: sheetDay }).nullable(),
  /** For time off in lieu: balance in seconds at the end of yesterday; null without an agreement. */
  timeBalance: z.number().nullable(),
  /** People of the same branches, approved or requested. */
  others: z.array(otherAbsence),
  /** Planned shifts of the person that begin on these days; earliest first. */
  shifts: z.array(z.object({ id, branch: ref, startAt: instant, endAt: instant })),
});
export type AbsenceRequest = z.output<typeof absenceRequest>;

/** Earliest first, at most 100. Access to times of others is logged (TIME-10). */
export const listAbsenceRequests = endpoint({
  name: 'listAbsenceRequests',
  service: 'time-tracking',
  method: 'GET',
  path: '/absences/requests',
  summary: 'Offene Anträge auf Abwesenheit',
  needs: 'working-times.write',
  query: z.strictObject({ branch: field(id, 'Filiale').optional() }),
  reply: { kind: 'data', schema: z.array(absenceRequest) },
  status: 200,
  example: { query: { branch: exampleIds.branch } },
});
