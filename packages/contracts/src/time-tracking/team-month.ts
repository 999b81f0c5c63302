import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id, ref } from '../wire.ts';
import { absenceKind, absenceState, dayHalf } from './absence.ts';
import { closedMonth } from './closed-month.ts';
import { sheetDay } from './sheet-day.ts';

const { month } = closedMonth.shape;
const seconds = z.number();
const count = z.int();

/**
 * A person's month as in their sheet (`time-sheet.ts`): whole seconds of days that count. Without an agreement only
 * `worked` is set.
 */
export const teamRow = z.object({
  user: field(ref, 'Person'),
  name: field(z.string(), 'Name', { personal: true }),
  hasEmployment: z.boolean(),
  target: field(seconds, 'Soll'),
  targetInAll: field(seconds, 'Soll im ganzen Monat'),
  worked: field(seconds, 'Ist'),
  credited: field(seconds, 'Gutgeschrieben'),
  balanceBefore: field(seconds, 'Übertrag'),
  balance: field(seconds, 'Saldo'),
  /** Absences with their days in the month. */
  absences: z.array(
    z.object({
      id,
      kind: absenceKind,
      state: absenceState,
      from: sheetDay,
      to: sheetDay,
      isHalfDay: z.boolean(),
      half: dayHalf.nullable(),
    }),
  ),
  isRunning: z.boolean(),
  /** Days with an activity without an end. */
  endsMissing: field(z.array(sheetDay), 'Ende fehlt'),
  /** Legal warnings about days of the month (TIME-09). */
  breaches: field(count, 'Verstöße'),
  notices: field(count, 'Hinweise'),
  /** Null if the month was never closed. */
  closed: closedMonth.nullable(),
});
export type TeamRow = z.output<typeof teamRow>;

export const teamMonth = z.object({
  branch: field(ref, 'Filiale'),
  month,
  from: sheetDay,
  to: sheetDay,
  /** People of the branch who are active or worked in the month. */
  people: z.array(teamRow),
});
export type TeamMonth = z.output<typeof teamMonth>;

/**
 * The month of a branch's team, for its managers (TIME-10, TIME-17). Access is logged. 404 for a branch the caller does
 * not manage.
 */
export const readTeamMonth = endpoint({
  name: 'readTeamMonth',
  service: 'time-tracking',
  method: 'GET',
  path: '/time-sheets/team-month',
  summary: 'Monat eines Teams',
  needs: 'working-statistics.read',
  query: z.strictObject({ branch: field(id, 'Filiale'), month }),
  reply: { kind: 'data', schema: teamMonth },
  status: 200,
  example: { query: { branch: exampleIds.branch, month: '2026-02' } },
});
