import type { Case } from './case.ts';
import type { OpeningHoursRule } from './opening-hours-rule.ts';

/** The start of the next shift after the closed instant `at`, or null if none begins within 72 hours. */
export type NextShiftCase = Case<
  { readonly zone: string; readonly openingHours: readonly OpeningHoursRule[]; readonly at: string },
  string | null
>;

const search = 'Next shift is searched in 15-minute steps forward up to 72 hours by default.';
const named = 'The next shift honours dated entries on their date and is named by its own start.';

const zone = 'Europe/Vienna';
const daily = { type: 'daily', from: '11:00', to: '22:00' } as const;

export const nextShiftCases = [
  {
    name: 'later today',
    rule: 'HOURS-13',
    quote: search,
    arithmetic: '09:00 + 2 h = 11:00',
    given: { zone, openingHours: [daily], at: '2026-11-23T09:00:00+01:00' },
    expect: '2026-11-23T11:00:00+01:00',
  },
  {
    name: 'from the closing minute of lunch to dinner',
    rule: 'HOURS-13',
    quote: search,
    arithmetic: '14:00 is closed; 17:00 is next',
    given: {
      zone,
      openingHours: [
        { type: 'daily', from: '11:00', to: '14:00' },
        { type: 'daily', from: '17:00', to: '22:00' },
      ],
      at: '2026-11-23T14:00:00+01:00',
    },
    expect: '2026-11-23T17:00:00+01:00',
  },
  {
    name: 'tomorrow',
    rule: 'HOURS-13',
    quote: search,
    arithmetic: 'Monday 22:30 + 12.5 h = Tuesday 11:00',
    given: { zone, openingHours: [daily], at: '2026-11-23T22:30:00+01:00' },
    expect: '2026-11-24T11:00:00+01:00',
  },
  {
    name: 'a shift that starts off the 15 minutes is named by its own start',
    rule: 'HOURS-14',
    quote: named,
    arithmetic: 'steps from 09:07: …, 11:07, 11:22 is the first inside; the shift starts 11:10',
    given: { zone, openingHours: [{ type: 'daily', from: '11:10', to: '22:00' }], at: '2026-11-23T09:07:00+01:00' },
    expect: '2026-11-23T11:10:00+01:00',
  },
  {
    name: 'a few minutes before opening',
    rule: 'HOURS-14',
    quote: named,
    arithmetic: 'the first step from 10:58 is 11:13, inside the shift that starts 11:00',
    given: { zone, openingHours: [daily], at: '2026-11-23T10:58:00+01:00' },
    expect: '2026-11-23T11:00:00+01:00',
  },
  {
    name: 'a shift after midnight',
    rule: 'HOURS-13',
    quote: search,
    arithmetic: 'Friday 23:00; Saturday 00:30–04:00 is next',
    given: { zone, openingHours: [{ type: 'saturday', from: '00:30', to: '04:00' }], at: '2026-11-27T23:00:00+01:00' },
    expect: '2026-11-28T00:30:00+01:00',
  },
  {
    name: 'two closed days lie within 72 hours',
    rule: 'HOURS-14',
    quote: named,
    arithmetic: 'Thursday 2026-12-24 22:00; 25th and 26th closed; Sunday the 27th 11:00 is 61 hours on',
    given: {
      zone,
      openingHours: [
        daily,
        { type: 'once', date: '2026-12-25', isClosed: true },
        { type: 'once', date: '2026-12-26', isClosed: true },
      ],
      at: '2026-12-24T22:00:00+01:00',
    },
    expect: '2026-12-27T11:00:00+01:00',
  },
  {
    name: 'a dated opening in the next ISO week counts',
    rule: 'HOURS-14',
    quote: named,
    arithmetic: 'Sunday 2026-12-27 20:00; the entry for Monday the 28th is 14 hours on, in another ISO week',
    given: {
      zone,
      openingHours: [{ type: 'once', date: '2026-12-28', from: '10:00', to: '14:00' }],
      at: '2026-12-27T20:00:00+01:00',
    },
    expect: '2026-12-28T10:00:00+01:00',
  },
  {
    name: 'a dated closing in the next ISO week counts too',
    rule: 'HOURS-14',
    quote: named,
    arithmetic: 'Sunday 2026-12-27 22:00; Monday the 28th is closed; Tuesday the 29th 11:00 is 37 hours on',
    given: {
      zone,
      openingHours: [daily, { type: 'once', date: '2026-12-28', isClosed: true }],
      at: '2026-12-27T22:00:00+01:00',
    },
    expect: '2026-12-29T11:00:00+01:00',
  },
  {
    name: 'more than 72 hours on is no next shift',
    rule: 'HOURS-13',
    quote: search,
    arithmetic: 'Monday 14:00; the next Monday 11:00 is 165 hours on',
    given: { zone, openingHours: [{ type: 'monday', from: '11:00', to: '14:00' }], at: '2026-11-23T14:00:00+01:00' },
    expect: null,
  },
  {
    name: 'just under 72 hours on',
    rule: 'HOURS-13',
    quote: search,
    arithmetic: 'Monday 11:30; Thursday 11:00 is 71.5 hours on',
    given: { zone, openingHours: [{ type: 'thursday', from: '11:00', to: '14:00' }], at: '2026-11-23T11:30:00+01:00' },
    expect: '2026-11-26T11:00:00+01:00',
  },
  {
    name: 'just over 72 hours on',
    rule: 'HOURS-13',
    quote: search,
    arithmetic: 'Monday 10:30; Thursday 11:00 is 72.5 hours on',
    given: { zone, openingHours: [{ type: 'thursday', from: '11:00', to: '14:00' }], at: '2026-11-23T10:30:00+01:00' },
    expect: null,
  },
  {
    name: 'the turn of the year',
    rule: 'HOURS-14',
    quote: named,
    arithmetic: '2026-12-31 closes at 15:00, 2027-01-01 is closed; 2027-01-02 11:00 is 43 hours on',
    given: {
      zone,
      openingHours: [
        daily,
        { type: 'once', date: '2026-12-31', from: '11:00', to: '15:00' },
        { type: 'once', date: '2027-01-01', isClosed: true },
      ],
      at: '2026-12-31T16:00:00+01:00',
    },
    expect: '2027-01-02T11:00:00+01:00',
  },
  {
    name: 'over the night of 23 hours',
    rule: 'HOURS-13',
    quote: search,
    arithmetic: 'Sunday 10:00 is +02:00 by then: 08:00Z',
    given: { zone, openingHours: [{ type: 'sunday', from: '10:00', to: '14:00' }], at: '2026-03-28T22:00:00+01:00' },
    expect: '2026-03-29T10:00:00+02:00',
  },
  {
    name: 'over the night of 25 hours',
    rule: 'HOURS-13',
    quote: search,
    arithmetic: 'Sunday 10:00 is +01:00 by then: 09:00Z',
    given: { zone, openingHours: [{ type: 'sunday', from: '10:00', to: '14:00' }], at: '2026-10-24T22:00:00+02:00' },
    expect: '2026-10-25T10:00:00+01:00',
  },
] as const satisfies readonly NextShiftCase[];
