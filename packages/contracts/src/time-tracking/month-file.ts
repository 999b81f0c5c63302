import type { PaidKind } from '@theke/rules/working-time/payroll-file';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id } from '../wire.ts';
import { closedMonth } from './closed-month.ts';

const { month } = closedMonth.shape;

/** Somebody's month to print and sign (TIME-16); of oneself where no person is said. Looks are told (TIME-10). */
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

/** What hours are paid for, as staff read it. */
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
 * The hours of somebody's closed month for a payroll, as DATEV LODAS reads them (TIME-16, `@theke/rules/working-time/payroll-file`).
 * Kinds of hours without a wage type are left out. 409 MONTH_NOT_CLOSED; 409 PERSONNEL_NUMBER where the person has none that a payroll knows.
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
 * The same of everybody in a branch's team, as `team-month.ts` has it, who has hours in that month. Who belongs to several branches stands in the file
 * of the first on their account alone. 409 MONTH_NOT_CLOSED and PERSONNEL_NUMBER name those who are missing.
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
