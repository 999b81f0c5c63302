import type { PaidKind } from '@theke/rules/working-time/payroll-file';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id } from '../wire.ts';
import { closedMonth } from './closed-month.ts';

const { month } = closedMonth.shape;

/** A person's month to print and sign (TIME-16). Default: the caller. Access is logged (TIME-10). */
export const readMonthSheet = endpoint({
  name: 'readMonthSheet',
  service: 'time-tracking',
  method: 'GET',
  path: '/time-sheets/month-sheet',
  summary: 'Monat einer Person als PDF',
  needs: 'working-times.read',
  query: z.strictObject({ user: field(id, 'Person').optional(), month }),
  reply: { kind: 'binary' },
  status: 200,
  example: { query: { user: exampleIds.user, month: '2026-02' } },
});

/** German labels of the kinds of paid hours. */
export const paidKindLabels: Record<PaidKind, string> = {
  worked: 'Arbeit',
  publicHoliday: 'Feiertag',
  holiday: 'Urlaub',
  sick: 'Krankenstand',
};

const numeric = (limit: number, title: string) => field(z.coerce.number().int().min(1).max(limit), title);
const wageType = (kind: PaidKind) => numeric(9_999, `Lohnart ${paidKindLabels[kind]}`);

export const payrollNumbers = {
  consultant: numeric(9_999_999, 'Beraternummer'),
  client: numeric(99_999, 'Mandantennummer'),
  worked: wageType('worked'),
  publicHoliday: wageType('publicHoliday').optional(),
  holiday: wageType('holiday').optional(),
  sick: wageType('sick').optional(),
};

const payrollReply = {
  kind: 'data',
  schema: z.object({ fileName: z.string(), content: field(z.string(), 'Inhalt', { personal: true }) }),
} as const;

/**
 * A person's closed month for payroll, in DATEV LODAS format (TIME-16, `@theke/rules/working-time/payroll-file`). Hours
 * without a wage type are left out. 409 MONTH_NOT_CLOSED; 409 PERSONNEL_NUMBER if the personnel number is missing or
 * invalid for payroll.
 */
export const readPayrollFile = endpoint({
  name: 'readPayrollFile',
  service: 'time-tracking',
  method: 'GET',
  path: '/time-sheets/payroll-file',
  summary: 'Stunden eines Monats für die Lohnverrechnung',
  needs: 'working-times.write',
  query: z.strictObject({ user: field(id, 'Person'), month, ...payrollNumbers }),
  reply: payrollReply,
  status: 200,
  example: {
    query: { user: exampleIds.user, month: '2026-02', consultant: '1234567', client: '10001', worked: '100' },
  },
});

/**
 * The payroll file of all people of a branch (`team-month.ts`) with hours in that month. People of several branches are
 * included only in the file of their account's first branch. 409 MONTH_NOT_CLOSED and PERSONNEL_NUMBER name the
 * affected people.
 */
export const readTeamPayrollFile = endpoint({
  name: 'readTeamPayrollFile',
  service: 'time-tracking',
  method: 'GET',
  path: '/time-sheets/team-payroll-file',
  summary: 'Stunden eines Monats der ganzen Filiale für die Lohnverrechnung',
  needs: 'working-times.write',
  query: z.strictObject({ branch: field(id, 'Filiale'), month, ...payrollNumbers }),
  reply: payrollReply,
  status: 200,
  example: {
    query: { branch: exampleIds.branch, month: '2026-02', consultant: '1234567', client: '10001', worked: '100' },
  },
});

export const monthFileEndpoints = [readMonthSheet, readPayrollFile, readTeamPayrollFile] as const;
