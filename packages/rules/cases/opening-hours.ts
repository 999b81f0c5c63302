import type { Case } from './case.ts';
import type { OpeningHoursRule } from './opening-hours-rule.ts';

/** What a branch with these hours shows at the instant `at`; 'closing-soon' is open as well. */
export type OpeningHoursCase = Case<
  { readonly zone: string; readonly openingHours: readonly OpeningHoursRule[]; readonly at: string },
  'open' | 'closing-soon' | 'closed'
>;

const within =
  "open when the current time lies within any of today's from-to slots; closing soon when open with under 60 minutes left in a slot.";
const halfOpen = 'Slots are half-open: at the closing minute it is closed.';
const addUp =
  'Rules of the same type (and date) for a day add up (lunch and dinner); a later rule of another type or date replaces what stood for that day; `isClosed` clears it.';
const later = 'Later rules override earlier ones for the same day.';
const overMidnight =
  '`from` > `to` (also `to` 00:00) is a slot over midnight and belongs to the day it starts; `24:00` is allowed as an end.';
const touching = 'Touching slots are one, also across midnight.';
const zoned = 'A branch has a time zone (default Europe/Vienna).';

const zone = 'Europe/Vienna';
const lunchAndDinner = [
  { type: 'daily', from: '11:00', to: '14:00' },
  { type: 'daily', from: '17:00', to: '22:00' },
] as const;
const allDay = { type: 'daily', from: '11:00', to: '22:00' } as const;
const fridayNight = { type: 'friday', from: '18:00', to: '02:00' } as const;
const saturdayNight = { type: 'saturday', from: '20:00', to: '03:00' } as const;

export const openingHoursCases = [
  {
    name: 'in the middle of a slot',
    rule: 'HOURS-11',
    quote: within,
    arithmetic: 'Monday 12:00 lies in 11:00–14:00; 120 minutes left',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T12:00:00+01:00' },
    expect: 'open',
  },
  {
    name: 'at the opening minute',
    rule: 'HOURS-06',
    quote: halfOpen,
    arithmetic: '11:00 is the first minute of [11:00, 14:00)',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T11:00:00+01:00' },
    expect: 'open',
  },
  {
    name: 'a second before opening',
    rule: 'HOURS-11',
    quote: within,
    arithmetic: '10:59:59 < 11:00',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T10:59:59+01:00' },
    expect: 'closed',
  },
  {
    name: 'exactly 60 minutes left',
    rule: 'HOURS-11',
    quote: within,
    arithmetic: '14:00 − 13:00 = 60 minutes, not under 60',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T13:00:00+01:00' },
    expect: 'open',
  },
  {
    name: '59 minutes left',
    rule: 'HOURS-11',
    quote: within,
    arithmetic: '14:00 − 13:01 = 59 minutes',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T13:01:00+01:00' },
    expect: 'closing-soon',
  },
  {
    name: 'the last second',
    rule: 'HOURS-06',
    quote: halfOpen,
    arithmetic: '13:59:59 < 14:00; 1 second left',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T13:59:59+01:00' },
    expect: 'closing-soon',
  },
  {
    name: 'at the closing minute',
    rule: 'HOURS-06',
    quote: halfOpen,
    arithmetic: '14:00 is outside [11:00, 14:00)',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T14:00:00+01:00' },
    expect: 'closed',
  },
  {
    name: 'between lunch and dinner',
    rule: 'HOURS-03',
    quote: addUp,
    arithmetic: '15:30 lies in neither 11:00–14:00 nor 17:00–22:00',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T15:30:00+01:00' },
    expect: 'closed',
  },
  {
    name: 'dinner after lunch: rules of the same type add up',
    rule: 'HOURS-03',
    quote: addUp,
    arithmetic: '18:00 lies in 17:00–22:00; 240 minutes left',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T18:00:00+01:00' },
    expect: 'open',
  },
  {
    name: 'lunch before dinner: the second rule does not replace the first',
    rule: 'HOURS-03',
    quote: addUp,
    arithmetic: '11:30 lies in 11:00–14:00 although a daily rule for 17:00–22:00 follows',
    given: { zone, openingHours: lunchAndDinner, at: '2026-11-23T11:30:00+01:00' },
    expect: 'open',
  },
  {
    name: 'a later weekday rule closes the day',
    rule: 'HOURS-05',
    quote: addUp,
    arithmetic: 'daily 11:00–22:00, then monday closed: Monday has no slot',
    given: {
      zone,
      openingHours: [allDay, { type: 'monday', isClosed: true }],
      at: '2026-11-23T12:00:00+01:00',
    },
    expect: 'closed',
  },
  {
    name: 'a closed Monday does not close Tuesday',
    rule: 'HOURS-05',
    quote: addUp,
    arithmetic: '2026-11-24 is a Tuesday: 11:00–22:00',
    given: {
      zone,
      openingHours: [allDay, { type: 'monday', isClosed: true }],
      at: '2026-11-24T12:00:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'a later weekday rule replaces the daily one',
    rule: 'HOURS-01',
    quote: later,
    arithmetic: 'Saturday has 09:00–12:00 only; 15:00 is outside',
    given: {
      zone,
      openingHours: [allDay, { type: 'saturday', from: '09:00', to: '12:00' }],
      at: '2026-11-28T15:00:00+01:00',
    },
    expect: 'closed',
  },
  {
    name: 'a later daily rule replaces the weekday one: the order of the list decides, not the type',
    rule: 'HOURS-01',
    quote: later,
    arithmetic: 'saturday 09:00–12:00, then daily 11:00–22:00: 09:30 is outside',
    given: {
      zone,
      openingHours: [{ type: 'saturday', from: '09:00', to: '12:00' }, allDay],
      at: '2026-11-28T09:30:00+01:00',
    },
    expect: 'closed',
  },
  {
    name: 'rules of the same weekday add up across rules of other weekdays',
    rule: 'HOURS-03',
    quote: addUp,
    arithmetic: 'the tuesday rule does not stand for Monday; Monday has 11:00–14:00 and 17:00–21:00; 12:00 is inside',
    given: {
      zone,
      openingHours: [
        { type: 'monday', from: '11:00', to: '14:00' },
        { type: 'tuesday', from: '11:00', to: '14:00' },
        { type: 'monday', from: '17:00', to: '21:00' },
      ],
      at: '2026-11-23T12:00:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'a rule replaced once stays replaced',
    rule: 'HOURS-04',
    quote: addUp,
    arithmetic: 'daily 11–14, replaced by monday 12–13, replaced by daily 17–22: Monday has 17–22; 12:30 is outside',
    given: {
      zone,
      openingHours: [
        { type: 'daily', from: '11:00', to: '14:00' },
        { type: 'monday', from: '12:00', to: '13:00' },
        { type: 'daily', from: '17:00', to: '22:00' },
      ],
      at: '2026-11-23T12:30:00+01:00',
    },
    expect: 'closed',
  },
  {
    name: 'open again after closed',
    rule: 'HOURS-05',
    quote: addUp,
    arithmetic: 'daily 11–22, monday closed, monday 17–22: 18:00 is inside',
    given: {
      zone,
      openingHours: [allDay, { type: 'monday', isClosed: true }, { type: 'monday', from: '17:00', to: '22:00' }],
      at: '2026-11-23T18:00:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'a dated rule shortens its day',
    rule: 'HOURS-01',
    quote: later,
    arithmetic: '2026-12-24 has 10:00–14:00 only; 15:00 is outside',
    given: {
      zone,
      openingHours: [allDay, { type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' }],
      at: '2026-12-24T15:00:00+01:00',
    },
    expect: 'closed',
  },
  {
    name: 'a dated rule opens its day earlier',
    rule: 'HOURS-01',
    quote: later,
    arithmetic: '2026-12-24 has 10:00–14:00; 10:30 is inside, 210 minutes left',
    given: {
      zone,
      openingHours: [allDay, { type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' }],
      at: '2026-12-24T10:30:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'a dated rule leaves the same weekday of another week alone',
    rule: 'HOURS-09',
    quote: "'once' rules apply only within the current ISO week.",
    arithmetic: '2026-12-17 is the Thursday before: 11:00–22:00; 15:00 is inside',
    given: {
      zone,
      openingHours: [allDay, { type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' }],
      at: '2026-12-17T15:00:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'dated rules of two dates do not add up',
    rule: 'HOURS-04',
    quote: addUp,
    arithmetic: '2026-12-25 has 12:00–15:00 only; 10:30 is outside',
    given: {
      zone,
      openingHours: [
        { type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' },
        { type: 'once', date: '2026-12-25', from: '12:00', to: '15:00' },
      ],
      at: '2026-12-25T10:30:00+01:00',
    },
    expect: 'closed',
  },
  {
    name: 'dated rules of one date add up',
    rule: 'HOURS-03',
    quote: addUp,
    arithmetic: '2026-12-24 has 10–12 and 16–18; 10:30 is inside with 90 minutes left',
    given: {
      zone,
      openingHours: [
        allDay,
        { type: 'once', date: '2026-12-24', from: '10:00', to: '12:00' },
        { type: 'once', date: '2026-12-24', from: '16:00', to: '18:00' },
      ],
      at: '2026-12-24T10:30:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'a holiday',
    rule: 'HOURS-05',
    quote: addUp,
    arithmetic: '2026-12-25 is cleared; 12:00 has no slot',
    given: {
      zone,
      openingHours: [allDay, { type: 'once', date: '2026-12-25', isClosed: true }],
      at: '2026-12-25T12:00:00+01:00',
    },
    expect: 'closed',
  },
  {
    name: 'a daily rule after a dated one replaces it',
    rule: 'HOURS-01',
    quote: later,
    arithmetic: 'once 2026-12-24 10–14, then daily 11–22: 15:00 is inside',
    given: {
      zone,
      openingHours: [{ type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' }, allDay],
      at: '2026-12-24T15:00:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'after midnight the slot of the evening before is still running',
    rule: 'HOURS-07',
    quote: overMidnight,
    arithmetic: 'Friday 18:00 to Saturday 02:00; Saturday 00:30 has 90 minutes left',
    given: { zone, openingHours: [fridayNight], at: '2026-11-28T00:30:00+01:00' },
    expect: 'open',
  },
  {
    name: 'closing soon after midnight',
    rule: 'HOURS-07',
    quote: overMidnight,
    arithmetic: 'Friday 18:00 to Saturday 02:00; Saturday 01:30 has 30 minutes left',
    given: { zone, openingHours: [fridayNight], at: '2026-11-28T01:30:00+01:00' },
    expect: 'closing-soon',
  },
  {
    name: 'the closing minute of a slot over midnight',
    rule: 'HOURS-06',
    quote: halfOpen,
    arithmetic: 'Saturday 02:00 is outside [Friday 18:00, Saturday 02:00)',
    given: { zone, openingHours: [fridayNight], at: '2026-11-28T02:00:00+01:00' },
    expect: 'closed',
  },
  {
    name: 'a slot over midnight does not begin on the morning of its own day',
    rule: 'HOURS-07',
    quote: overMidnight,
    arithmetic: 'Friday 01:00 would belong to Thursday, which has no slot',
    given: { zone, openingHours: [fridayNight], at: '2026-11-27T01:00:00+01:00' },
    expect: 'closed',
  },
  {
    name: 'a closed Saturday does not end the Friday night',
    rule: 'HOURS-07',
    quote: overMidnight,
    arithmetic: 'Saturday 01:00 belongs to Friday 18:00–02:00; exactly 60 minutes left',
    given: {
      zone,
      openingHours: [fridayNight, { type: 'saturday', isClosed: true }],
      at: '2026-11-28T01:00:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'a closed Friday takes its night away',
    rule: 'HOURS-07',
    quote: overMidnight,
    arithmetic: 'Saturday 01:00 would belong to Friday, which is cleared',
    given: {
      zone,
      openingHours: [
        fridayNight,
        { type: 'saturday', from: '18:00', to: '22:00' },
        { type: 'once', date: '2026-11-27', isClosed: true },
      ],
      at: '2026-11-28T01:00:00+01:00',
    },
    expect: 'closed',
  },
  {
    name: 'an end of 00:00 is the end of the day',
    rule: 'HOURS-07',
    quote: overMidnight,
    arithmetic: 'Friday 18:00 to 00:00; Friday 22:30 has 90 minutes left',
    given: { zone, openingHours: [{ type: 'friday', from: '18:00', to: '00:00' }], at: '2026-11-27T22:30:00+01:00' },
    expect: 'open',
  },
  {
    name: 'at 00:00 a slot until 00:00 is over',
    rule: 'HOURS-06',
    quote: halfOpen,
    arithmetic: 'Saturday 00:00 is outside [Friday 18:00, Saturday 00:00)',
    given: { zone, openingHours: [{ type: 'friday', from: '18:00', to: '00:00' }], at: '2026-11-28T00:00:00+01:00' },
    expect: 'closed',
  },
  {
    name: 'an end of 24:00 is the end of the day',
    rule: 'HOURS-07',
    quote: overMidnight,
    arithmetic: 'Friday 18:00 to 24:00; Friday 23:30 has 30 minutes left',
    given: { zone, openingHours: [{ type: 'friday', from: '18:00', to: '24:00' }], at: '2026-11-27T23:30:00+01:00' },
    expect: 'closing-soon',
  },
  {
    name: 'touching slots are one: nothing closes in between',
    rule: 'HOURS-08',
    quote: touching,
    arithmetic: '11–14 and 14–18 are 11–18; 13:30 has 270 minutes left',
    given: {
      zone,
      openingHours: [
        { type: 'daily', from: '11:00', to: '14:00' },
        { type: 'daily', from: '14:00', to: '18:00' },
      ],
      at: '2026-11-23T13:30:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'touching slots are one across midnight',
    rule: 'HOURS-08',
    quote: touching,
    arithmetic: 'Friday 18–24 and Saturday 00–04 are Friday 18 to Saturday 04; Friday 23:30 has 270 minutes left',
    given: {
      zone,
      openingHours: [
        { type: 'friday', from: '18:00', to: '24:00' },
        { type: 'saturday', from: '00:00', to: '04:00' },
      ],
      at: '2026-11-27T23:30:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'round the clock never closes soon',
    rule: 'HOURS-08',
    quote: touching,
    arithmetic: 'each day touches the next; 23:59 is followed by 00:00 of a slot',
    given: { zone, openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }], at: '2026-11-23T23:59:00+01:00' },
    expect: 'open',
  },
  {
    name: 'a slot over midnight at the turn of the year',
    rule: 'HOURS-07',
    quote: overMidnight,
    arithmetic: 'Thursday 2026-12-31 20:00 to Friday 2027-01-01 04:00; 02:00 has 120 minutes left',
    given: {
      zone,
      openingHours: [{ type: 'once', date: '2026-12-31', from: '20:00', to: '04:00' }],
      at: '2027-01-01T02:00:00+01:00',
    },
    expect: 'open',
  },
  {
    name: 'spring: the night is an hour shorter than the clock says',
    rule: 'HOURS-11',
    quote: within,
    arithmetic:
      'Saturday 20:00 to Sunday 03:00 of the clock = 19:00Z to 01:00Z, as 02:00 is followed by 03:00; 01:30 = 00:30Z: 30 minutes left, not 90',
    given: { zone, openingHours: [saturdayNight], at: '2026-03-29T01:30:00+01:00' },
    expect: 'closing-soon',
  },
  {
    name: 'spring: the moment the clock jumps is the closing minute',
    rule: 'HOURS-06',
    quote: halfOpen,
    arithmetic: 'Sunday 03:00 = 01:00Z, the instant after 01:59:59',
    given: { zone, openingHours: [saturdayNight], at: '2026-03-29T03:00:00+02:00' },
    expect: 'closed',
  },
  {
    name: 'autumn: the first 02:30 has an hour more than the clock says',
    rule: 'HOURS-11',
    quote: within,
    arithmetic: 'Saturday 20:00 to Sunday 03:00 = 18:00Z to 02:00Z; the first 02:30 = 00:30Z: 90 minutes left, not 30',
    given: { zone, openingHours: [saturdayNight], at: '2026-10-25T02:30:00+02:00' },
    expect: 'open',
  },
  {
    name: 'autumn: the second 02:00 has exactly an hour left',
    rule: 'HOURS-11',
    quote: within,
    arithmetic: '02:00 for the second time = 01:00Z; 02:00Z − 01:00Z = 60 minutes, not under 60',
    given: { zone, openingHours: [saturdayNight], at: '2026-10-25T02:00:00+01:00' },
    expect: 'open',
  },
  {
    name: 'autumn: the second 02:30 is closing soon',
    rule: 'HOURS-11',
    quote: within,
    arithmetic: '02:30 for the second time = 01:30Z; 02:00Z − 01:30Z = 30 minutes',
    given: { zone, openingHours: [saturdayNight], at: '2026-10-25T02:30:00+01:00' },
    expect: 'closing-soon',
  },
  {
    name: "the branch's zone decides, here an hour behind Vienna",
    rule: 'HOURS-02',
    quote: zoned,
    arithmetic: '10:30Z is 11:30 in Vienna, but 10:30 in London: before 11:00',
    given: { zone: 'Europe/London', openingHours: lunchAndDinner, at: '2026-11-23T11:30:00+01:00' },
    expect: 'closed',
  },
  {
    name: "the branch's zone decides which weekday it is",
    rule: 'HOURS-02',
    quote: zoned,
    arithmetic:
      '2026-11-23T23:30Z is Tuesday 00:30 in Vienna, but Monday 23:30 in London: Monday 20–24, 30 minutes left',
    given: {
      zone: 'Europe/London',
      openingHours: [{ type: 'monday', from: '20:00', to: '24:00' }],
      at: '2026-11-23T23:30:00Z',
    },
    expect: 'closing-soon',
  },
  {
    name: 'no rules at all',
    rule: 'HOURS-11',
    quote: within,
    arithmetic: 'no slot to lie in',
    given: { zone, openingHours: [], at: '2026-11-23T12:00:00+01:00' },
    expect: 'closed',
  },
] as const satisfies readonly OpeningHoursCase[];
