import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id, instant, ref } from '../wire.ts';
import { absenceKind, absenceState, dayHalf } from './absence.ts';
import { checkDays, dayHint } from './check-days.ts';
import { closedMonth } from './closed-month.ts';
import { lawSentence } from './law-sentence.ts';
import { sheetDay } from './sheet-day.ts';

const month = field(z.string().regex(/^\d{4}-\d\d$/), 'Monat');

/** Whole seconds of days that count: past days since the balance begins. `balance` is the value at the end. */
const sums = {
  target: field(z.number(), 'Soll'),
  worked: field(z.number(), 'Ist'),
  credited: field(z.number(), 'Gutgeschrieben'),
  balance: field(z.number(), 'Saldo'),
};

const sheetDayRow = z.object({
  date: field(sheetDay, 'Tag'),
  /** Whether the day is over and not before the balance begins. */
  counts: z.boolean(),
  /**
   * Start of the first and end of the last activity that began on this day; null if there is none or it has not ended.
   */
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  isRunning: z.boolean(),
  isEndMissing: z.boolean(),
  isCorrected: z.boolean(),
  isLate: z.boolean(),
  pauseSeconds: field(z.number(), 'Pause'),
  /** Names of the projects and tasks of the day, each once, in working order (TIME-13). */
  bookedOn: z.array(z.string()),
  ...sums,
  /** Used holiday days: 0, 0.5 or 1. */
  holidayDays: z.number(),
  publicHoliday: z.string().nullable(),
  absences: z.array(
    z.object({ id, kind: absenceKind, state: absenceState, isHalfDay: z.boolean(), half: dayHalf.nullable() }),
  ),
  /** Legal warnings; they do not change any times (TIME-09). */
  warnings: z.array(lawSentence),
});
export type SheetDayRow = z.output<typeof sheetDayRow>;

export const timeSheet = z.object({
  user: field(ref, 'Person'),
  name: field(z.string(), 'Name', { personal: true }),
  from: sheetDay,
  to: sheetDay,
  timeZone: z.string(),
  /** False without an agreed employment: then there is no target and no balance. */
  hasEmployment: z.boolean(),
  /** Country whose law applies; null if unknown. */
  law: z.enum(['AT', 'DE', 'CH', 'LI']).nullable(),
  /** The last complete day, inside the range or not. */
  over: sheetDay,
  ...sums,
  /** Target of the whole range, including future days. */
  targetInAll: z.number(),
  /** Balance before the first day. */
  balanceBefore: z.number(),
  /** Legal retention of the times of the last day, or of today without terms; null if the law is unknown (TIME-18). */
  kept: z.object({ day: sheetDay, until: z.iso.date() }).nullable(),
  days: z.array(sheetDayRow),
  /** Months with days that count, in the year of the last day, until that day. */
  months: z.array(z.object({ month, ...sums })),
  /** Months of the range that were closed at least once. */
  closed: z.array(closedMonth),
});
export type TimeSheet = z.output<typeof timeSheet>;

const user = field(id, 'Person').optional();
const base = { service: 'time-tracking', method: 'GET', needs: 'working-times.read', status: 200 } as const;

/**
 * Days and balance of a person (TIME-11). Default: the caller, the current month until today in the person's zone. At
 * most a year at once. Access is logged (TIME-10).
 */
export const readBalances = endpoint({
  ...base,
  name: 'readBalances',
  path: '/time-sheets/balances',
  summary: 'Zeitsalden',
  query: z
    .strictObject({
      user,
      from: field(sheetDay, 'Von', dayHint).optional(),
      to: field(sheetDay, 'Bis', dayHint).optional(),
    })
    .superRefine(({ from, to }, context) => {
      if (from && to) checkDays(from, to, 'to', context);
    }),
  reply: { kind: 'data', schema: timeSheet },
  example: { query: { user: exampleIds.user, from: '2026-11-01', to: '2026-11-30' } },
});

const days = z.number();
const holidayAccount = z.object({
  /** The holiday year: calendar year or year of service. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The reference day of the account. */
  on: z.iso.date(),
  carried: field(days, 'Übertrag'),
  entitled: field(days, 'Anspruch'),
  taken: field(days, 'Verbraucht'),
  planned: field(days, 'Genehmigt'),
  /** Requested but undecided; still included in `left`. */
  requested: field(days, 'Beantragt'),
  expired: field(days, 'Verfallen'),
  left: field(days, 'Noch frei'),
  /** Legal minimum for a whole year; null if no law text is known or the year is not worked in full. */
  least: days.nullable(),
  lots: z.array(z.object({ year: z.int(), left: days, expiresOn: z.iso.date().nullable(), isKeptUntold: z.boolean() })),
});
export type HolidayAccountOnWire = z.output<typeof holidayAccount>;

export const holidayBalance = z.object({
  user: field(ref, 'Person'),
  name: field(z.string(), 'Name', { personal: true }),
  year: field(z.int(), 'Jahr'),
  /** Null without an agreed entitlement, and for years before the account begins. */
  account: holidayAccount.nullable(),
});
export type HolidayBalance = z.output<typeof holidayBalance>;

/** Holiday account of a year. Default: the current year. Fractions of days are not rounded (TIME-11). */
export const readHolidayBalances = endpoint({
  ...base,
  name: 'readHolidayBalances',
  path: '/time-sheets/holiday-balances',
  summary: 'Urlaubskonto',
  query: z.strictObject({ user, year: field(z.coerce.number().int().min(2000).max(2099), 'Jahr').optional() }),
  reply: { kind: 'data', schema: holidayBalance },
  example: { query: { user: exampleIds.user, year: '2026' } },
});

/** The part of the balances that a terminal shows. */
export const terminalBalances = z.object({
  hasEmployment: z.boolean(),
  over: sheetDay,
  /** Seconds, at the end of that day. */
  balance: z.number(),
  holidays: z.object({ left: days, planned: days, entitled: days, carried: days }).nullable(),
});
export type TerminalBalances = z.output<typeof terminalBalances>;

export const timeSheetEndpoints = [readBalances, readHolidayBalances] as const;
