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

/** Whole seconds of days that count: that are over, and not before the balance begins. `balance` as it stands at the end. */
const sums = {
  target: field(z.number(), 'Soll'),
  worked: field(z.number(), 'Ist'),
  credited: field(z.number(), 'Gutgeschrieben'),
  balance: field(z.number(), 'Saldo'),
};

const sheetDayRow = z.object({
  date: field(sheetDay, 'Tag'),
  /** It is over, and not before the balance begins. */
  counts: z.boolean(),
  /** When the first activity that began on this day began, and the last one ended; null where there is none, or it has not ended. */
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  isRunning: z.boolean(),
  isEndMissing: z.boolean(),
  isCorrected: z.boolean(),
  isLate: z.boolean(),
  pauseSeconds: field(z.number(), 'Pause'),
  /** Projects and tasks of the day by name, each once, in the order in which they were worked on (TIME-13). */
  bookedOn: z.array(z.string()),
  ...sums,
  /** Days of holiday that were used up: 0, 0.5 or 1. */
  holidayDays: z.number(),
  publicHoliday: z.string().nullable(),
  absences: z.array(
    z.object({ id, kind: absenceKind, state: absenceState, isHalfDay: z.boolean(), half: dayHalf.nullable() }),
  ),
  /** What laws say about it; they take nothing (TIME-09). */
  warnings: z.array(lawSentence),
});
export type SheetDayRow = z.output<typeof sheetDayRow>;

export const timeSheet = z.object({
  user: field(ref, 'Person'),
  name: field(z.string(), 'Name', { personal: true }),
  from: sheetDay,
  to: sheetDay,
  timeZone: z.string(),
  /** False while nobody said what the person owes: nothing is due then, and there is no balance. */
  hasEmployment: z.boolean(),
  /** By whose law its days are judged; null while nobody said. */
  law: z.enum(['AT', 'DE', 'CH', 'LI']).nullable(),
  /** The last day that is over, whether it lies in the range or not. */
  over: sheetDay,
  ...sums,
  /** What is due in all of the range, with the days to come. */
  targetInAll: z.number(),
  /** As it stood before the first day. */
  balanceBefore: z.number(),
  /** Until when the law wants times of the last day kept, which is today while none is agreed; null where nobody said by which law (TIME-18). */
  kept: z.object({ day: sheetDay, until: z.iso.date() }).nullable(),
  days: z.array(sheetDayRow),
  /** Of the year of the last day, until it: months in which a day counts. */
  months: z.array(z.object({ month, ...sums })),
  /** Months of the range that were closed once. */
  closed: z.array(closedMonth),
});
export type TimeSheet = z.output<typeof timeSheet>;

const user = field(id, 'Person').optional();
const base = { service: 'time-tracking', method: 'GET', needs: 'working-times.read', status: 200 } as const;

/**
 * Days and balance of a person (TIME-11). Default: the caller, the current month until today in the person's zone. At most a year
 * at once. Access is logged (TIME-10).
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
  /** The year of holidays: of the calendar, or of service. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The day as of which it is told. */
  on: z.iso.date(),
  carried: field(days, 'Übertrag'),
  entitled: field(days, 'Anspruch'),
  taken: field(days, 'Verbraucht'),
  planned: field(days, 'Genehmigt'),
  /** Asked for and not decided; still in `left`. */
  requested: field(days, 'Beantragt'),
  expired: field(days, 'Verfallen'),
  left: field(days, 'Noch frei'),
  /** What the law gives at least in a whole year; null where no text is known, or the year is not worked whole. */
  least: days.nullable(),
  lots: z.array(z.object({ year: z.int(), left: days, expiresOn: z.iso.date().nullable(), isKeptUntold: z.boolean() })),
});
export type HolidayAccountOnWire = z.output<typeof holidayAccount>;

export const holidayBalance = z.object({
  user: field(ref, 'Person'),
  name: field(z.string(), 'Name', { personal: true }),
  year: field(z.int(), 'Jahr'),
  /** null while nobody said what the person is entitled to, and for years before the account begins. */
  account: holidayAccount.nullable(),
});
export type HolidayBalance = z.output<typeof holidayBalance>;

/** The holiday account of a year, of this one where none is said; fractions of days are kept (TIME-11). */
export const readHolidayBalances = endpoint({
  ...base,
  name: 'readHolidayBalances',
  path: '/time-sheets/holiday-balances',
  summary: 'Urlaubskonto',
  query: z.strictObject({ user, year: field(z.coerce.number().int().min(2000).max(2099), 'Jahr').optional() }),
  reply: { kind: 'data', schema: holidayBalance },
  example: { query: { user: exampleIds.user, year: '2026' } },
});

/** What a terminal shows of it. */
export const terminalBalances = z.object({
  hasEmployment: z.boolean(),
  over: sheetDay,
  /** Seconds, as of that day. */
  balance: z.number(),
  holidays: z.object({ left: days, planned: days, entitled: days, carried: days }).nullable(),
});
export type TerminalBalances = z.output<typeof terminalBalances>;

export const timeSheetEndpoints = [readBalances, readHolidayBalances] as const;
