import type { Case } from './case.ts';

/** A price in euros, a date or a time of the branch, as displayed. */
export type FormatsCase = Case<
  | { readonly format: 'price'; readonly amount: number }
  | { readonly format: 'date' | 'time'; readonly at: string; readonly zone: string },
  string
>;

const currency = 'Currency format: German locale, 2 decimals.';
const clock = 'Date DD.MM.YYYY, time HH:mm.';
const donation = 'Donation amount per order: 0.07 in the configured currency.';

const zone = 'Europe/Vienna';

export const formatsCases = [
  {
    name: 'two decimals, always',
    rule: 'MONEY-04',
    quote: currency,
    arithmetic: '4.9 → 4,90',
    given: { format: 'price', amount: 4.9 },
    expect: '4,90 €',
  },
  {
    name: 'a whole amount',
    rule: 'MONEY-04',
    quote: currency,
    arithmetic: '12 → 12,00',
    given: { format: 'price', amount: 12 },
    expect: '12,00 €',
  },
  {
    name: 'nothing',
    rule: 'MONEY-04',
    quote: currency,
    arithmetic: '0 → 0,00',
    given: { format: 'price', amount: 0 },
    expect: '0,00 €',
  },
  {
    name: 'thousands',
    rule: 'MONEY-04',
    quote: currency,
    arithmetic: '1234.5 → 1.234,50',
    given: { format: 'price', amount: 1234.5 },
    expect: '1.234,50 €',
  },
  {
    name: 'the donation',
    rule: 'DONATE-01',
    quote: donation,
    arithmetic: '0.07 → 0,07',
    given: { format: 'price', amount: 0.07 },
    expect: '0,07 €',
  },
  {
    name: 'a date has two digits for day and month',
    rule: 'SLOT-12',
    quote: clock,
    arithmetic: '5 March 2026',
    given: { format: 'date', at: '2026-03-05T12:00:00+01:00', zone },
    expect: '05.03.2026',
  },
  {
    name: "a date is that of the branch's zone",
    rule: 'SLOT-12',
    quote: clock,
    arithmetic: '2026-12-31T23:30Z = 2027-01-01 00:30 in Vienna',
    given: { format: 'date', at: '2026-12-31T23:30:00Z', zone },
    expect: '01.01.2027',
  },
  {
    name: 'a time has two digits for hour and minute',
    rule: 'SLOT-12',
    quote: clock,
    arithmetic: '9 hours 5 minutes',
    given: { format: 'time', at: '2026-03-05T09:05:00+01:00', zone },
    expect: '09:05',
  },
  {
    name: 'midnight is 00',
    rule: 'SLOT-12',
    quote: clock,
    arithmetic: '23:00Z = 00:00 in Vienna in winter',
    given: { format: 'time', at: '2026-12-31T23:00:00Z', zone },
    expect: '00:00',
  },
  {
    name: 'a time after the clocks went forward',
    rule: 'SLOT-12',
    quote: clock,
    arithmetic: '01:00Z = 03:00+02:00',
    given: { format: 'time', at: '2026-03-29T01:00:00Z', zone },
    expect: '03:00',
  },
] as const satisfies readonly FormatsCase[];
