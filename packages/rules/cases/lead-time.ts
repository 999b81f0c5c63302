import type { Case } from './case.ts';

/** The earliest time at which an order with these products can be fulfilled, if sent at `now`. */
export type LeadTimeCase = Case<
  {
    readonly zone: string;
    readonly now: string;
    readonly products: readonly {
      readonly isLeadTimeEnabled: boolean;
      readonly leadTimeType: 'minutes' | 'hours' | 'days' | 'weeks';
      readonly leadTimeValue: number;
    }[];
  },
  string
>;

const longest = 'Lead time: products with lead time push the earliest order time to now plus the longest lead time.';
const days = "Lead time in days keeps the clock's time.";

const zone = 'Europe/Vienna';
const now = '2026-11-23T12:00:00+01:00';
const halfAnHour = { isLeadTimeEnabled: true, leadTimeType: 'minutes', leadTimeValue: 30 } as const;
const twoHours = { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 2 } as const;
const oneDay = { isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 1 } as const;
const aDayOfHours = { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 24 } as const;

export const leadTimeCases = [
  {
    name: 'no product with a lead time',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '12:00 + 0 = 12:00',
    given: { zone, now, products: [] },
    expect: '2026-11-23T12:00:00+01:00',
  },
  {
    name: 'minutes',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '12:00 + 30 min = 12:30',
    given: { zone, now, products: [halfAnHour] },
    expect: '2026-11-23T12:30:00+01:00',
  },
  {
    name: 'hours',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '12:00 + 2 h = 14:00',
    given: { zone, now, products: [twoHours] },
    expect: '2026-11-23T14:00:00+01:00',
  },
  {
    name: 'days',
    rule: 'SLOT-02',
    quote: days,
    arithmetic: 'Monday 12:00 + 3 days = Thursday 12:00',
    given: { zone, now, products: [{ isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 3 }] },
    expect: '2026-11-26T12:00:00+01:00',
  },
  {
    name: 'weeks',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '2026-11-23 + 14 days = 2026-12-07',
    given: { zone, now, products: [{ isLeadTimeEnabled: true, leadTimeType: 'weeks', leadTimeValue: 2 }] },
    expect: '2026-12-07T12:00:00+01:00',
  },
  {
    name: 'a lead time that is not enabled does not count',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: 'the week is off; 12:00 + 30 min = 12:30',
    given: {
      zone,
      now,
      products: [{ isLeadTimeEnabled: false, leadTimeType: 'weeks', leadTimeValue: 1 }, halfAnHour],
    },
    expect: '2026-11-23T12:30:00+01:00',
  },
  {
    name: 'the longest counts, not the sum',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: 'max(30 min, 2 h) = 2 h; 12:00 + 2 h = 14:00',
    given: { zone, now, products: [halfAnHour, twoHours] },
    expect: '2026-11-23T14:00:00+01:00',
  },
  {
    name: 'the longest counts, not the last',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: 'max(2 h, 30 min) = 2 h; 12:00 + 2 h = 14:00',
    given: { zone, now, products: [twoHours, halfAnHour] },
    expect: '2026-11-23T14:00:00+01:00',
  },
  {
    name: 'lengths are compared, not numbers: minutes against hours',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '90 min > 1 h; 12:00 + 90 min = 13:30',
    given: {
      zone,
      now,
      products: [
        { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 1 },
        { isLeadTimeEnabled: true, leadTimeType: 'minutes', leadTimeValue: 90 },
      ],
    },
    expect: '2026-11-23T13:30:00+01:00',
  },
  {
    name: 'lengths are compared, not numbers: hours against days',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '1 day > 20 h; Monday 12:00 + 1 day = Tuesday 12:00',
    given: {
      zone,
      now,
      products: [{ isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 20 }, oneDay],
    },
    expect: '2026-11-24T12:00:00+01:00',
  },
  {
    name: 'lengths are compared, not numbers: days against weeks',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '1 week > 5 days; 2026-11-23 + 7 days = 2026-11-30',
    given: {
      zone,
      now,
      products: [
        { isLeadTimeEnabled: true, leadTimeType: 'weeks', leadTimeValue: 1 },
        { isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 5 },
      ],
    },
    expect: '2026-11-30T12:00:00+01:00',
  },
  {
    name: 'a day over the night of 23 hours',
    rule: 'SLOT-02',
    quote: days,
    arithmetic: 'Saturday 10:00+01:00 → Sunday 10:00+02:00, 23 hours on',
    given: { zone, now: '2026-03-28T10:00:00+01:00', products: [oneDay] },
    expect: '2026-03-29T10:00:00+02:00',
  },
  {
    name: '24 hours over the night of 23 hours',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: 'Saturday 10:00+01:00 = 09:00Z; + 24 h = Sunday 09:00Z = 11:00+02:00',
    given: { zone, now: '2026-03-28T10:00:00+01:00', products: [aDayOfHours] },
    expect: '2026-03-29T11:00:00+02:00',
  },
  {
    name: 'a day over the night of 25 hours',
    rule: 'SLOT-02',
    quote: days,
    arithmetic: 'Saturday 10:00+02:00 → Sunday 10:00+01:00, 25 hours on',
    given: { zone, now: '2026-10-24T10:00:00+02:00', products: [oneDay] },
    expect: '2026-10-25T10:00:00+01:00',
  },
  {
    name: '24 hours over the night of 25 hours',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: 'Saturday 10:00+02:00 = 08:00Z; + 24 h = Sunday 08:00Z = 09:00+01:00',
    given: { zone, now: '2026-10-24T10:00:00+02:00', products: [aDayOfHours] },
    expect: '2026-10-25T09:00:00+01:00',
  },
  {
    name: 'minutes over the skipped hour',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '01:45+01:00 = 00:45Z; + 30 min = 01:15Z = 03:15+02:00',
    given: { zone, now: '2026-03-29T01:45:00+01:00', products: [halfAnHour] },
    expect: '2026-03-29T03:15:00+02:00',
  },
  {
    name: 'minutes into the second pass of the repeated hour',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '02:45+02:00 = 00:45Z; + 30 min = 01:15Z = 02:15+01:00',
    given: { zone, now: '2026-10-25T02:45:00+02:00', products: [halfAnHour] },
    expect: '2026-10-25T02:15:00+01:00',
  },
  {
    name: 'minutes over the turn of the year',
    rule: 'SLOT-01',
    quote: longest,
    arithmetic: '23:50 + 30 min = 00:20 of 2027-01-01',
    given: { zone, now: '2026-12-31T23:50:00+01:00', products: [halfAnHour] },
    expect: '2027-01-01T00:20:00+01:00',
  },
  {
    name: 'days over a leap day',
    rule: 'SLOT-02',
    quote: days,
    arithmetic: '2028-02-28 + 1 day = 2028-02-29',
    given: { zone, now: '2028-02-28T12:00:00+01:00', products: [oneDay] },
    expect: '2028-02-29T12:00:00+01:00',
  },
] as const satisfies readonly LeadTimeCase[];
