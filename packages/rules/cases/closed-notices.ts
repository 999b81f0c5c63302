import type { Case } from './case.ts';
import type { OpeningHoursRule } from './opening-hours-rule.ts';

/**
 * The notice of a branch that is closed (or, with `notice` 'delivery', does not deliver) at `at`. `hours` are the
 * opening hours concerned. `headline` is the first sentence, `next` the second.
 */
export type ClosedNoticesCase = Case<
  {
    readonly notice: 'closed' | 'delivery' | 'delivery-in-checkout';
    readonly zone: string;
    readonly hours: readonly OpeningHoursRule[];
    readonly closedMessage?: string;
    readonly at: string;
  },
  { readonly headline: string; readonly next: string }
>;

const closed =
  "Branch closed: 'Derzeit haben wir leider geschlossen.' with 'Wir öffnen wieder um {time} Uhr.' or 'am {day} um {time} Uhr', or the branch's closedMessage when no next shift exists.";
const delivery =
  "Delivery closed: 'Derzeit ist leider keine Lieferung möglich.' with 'Wir liefern wieder ab {time} Uhr.' or 'am {day} ab {time} Uhr', followed by takeaway and/or dine-in alternatives if enabled.";
const checkout = "Checkout variant: 'Derzeit bieten wir leider keine Lieferung an.'";
const weekday = '`{day}` in "Wir öffnen wieder am {day} ..." is the German weekday; today needs no day.';

const zone = 'Europe/Vienna';
const daily = [{ type: 'daily', from: '11:00', to: '22:00' }] as const;
const isClosed = 'Derzeit haben wir leider geschlossen.';
const noDelivery = 'Derzeit ist leider keine Lieferung möglich.';

export const closedNoticesCases = [
  {
    name: 'open again today',
    rule: 'HOURS-20',
    quote: closed,
    arithmetic: 'Monday 09:00 → Monday 11:00: no day',
    given: { notice: 'closed', zone, hours: daily, at: '2026-11-23T09:00:00+01:00' },
    expect: { headline: isClosed, next: 'Wir öffnen wieder um 11:00 Uhr.' },
  },
  {
    name: 'open again tomorrow is a weekday',
    rule: 'HOURS-19',
    quote: weekday,
    arithmetic: 'Monday 22:30 → Tuesday 11:00',
    given: { notice: 'closed', zone, hours: daily, at: '2026-11-23T22:30:00+01:00' },
    expect: { headline: isClosed, next: 'Wir öffnen wieder am Dienstag um 11:00 Uhr.' },
  },
  {
    name: 'after midnight the coming morning is today',
    rule: 'HOURS-19',
    quote: weekday,
    arithmetic: 'Tuesday 00:30 → Tuesday 11:00: no day',
    given: { notice: 'closed', zone, hours: daily, at: '2026-11-24T00:30:00+01:00' },
    expect: { headline: isClosed, next: 'Wir öffnen wieder um 11:00 Uhr.' },
  },
  {
    name: 'today is the day of the branch',
    rule: 'HOURS-19',
    quote: weekday,
    arithmetic: '2026-11-23T23:30Z is Tuesday 00:30 in Vienna; 11:00 is the same Tuesday: no day',
    given: { notice: 'closed', zone, hours: daily, at: '2026-11-23T23:30:00Z' },
    expect: { headline: isClosed, next: 'Wir öffnen wieder um 11:00 Uhr.' },
  },
  {
    name: 'times have two digits each',
    rule: 'SLOT-12',
    quote: 'Date DD.MM.YYYY, time HH:mm.',
    arithmetic: 'Saturday 20:00 → Sunday 08:05',
    given: {
      notice: 'closed',
      zone,
      hours: [{ type: 'sunday', from: '08:05', to: '12:00' }],
      at: '2026-11-28T20:00:00+01:00',
    },
    expect: { headline: isClosed, next: 'Wir öffnen wieder am Sonntag um 08:05 Uhr.' },
  },
  {
    name: 'a holiday names the weekday after it',
    rule: 'HOURS-19',
    quote: weekday,
    arithmetic: 'Thursday 2026-12-24 22:00, the 25th closed → Saturday the 26th 11:00',
    given: {
      notice: 'closed',
      zone,
      hours: [...daily, { type: 'once', date: '2026-12-25', isClosed: true }],
      at: '2026-12-24T22:00:00+01:00',
    },
    expect: { headline: isClosed, next: 'Wir öffnen wieder am Samstag um 11:00 Uhr.' },
  },
  {
    name: 'no next shift: the own words of the branch',
    rule: 'HOURS-20',
    quote: closed,
    arithmetic: 'no rule, so nothing within 72 hours',
    given: {
      notice: 'closed',
      zone,
      hours: [],
      closedMessage: 'Betriebsurlaub bis 7. Jänner.',
      at: '2026-12-24T22:00:00+01:00',
    },
    expect: { headline: isClosed, next: 'Betriebsurlaub bis 7. Jänner.' },
  },
  {
    name: 'a next shift stands before the own words of the branch',
    rule: 'HOURS-20',
    quote: closed,
    arithmetic: 'Monday 09:00 → Monday 11:00 exists',
    given: {
      notice: 'closed',
      zone,
      hours: daily,
      closedMessage: 'Betriebsurlaub bis 7. Jänner.',
      at: '2026-11-23T09:00:00+01:00',
    },
    expect: { headline: isClosed, next: 'Wir öffnen wieder um 11:00 Uhr.' },
  },
  {
    name: 'delivery again today',
    rule: 'HOURS-21',
    quote: delivery,
    arithmetic: 'Monday 14:30 → Monday 17:00: no day',
    given: {
      notice: 'delivery',
      zone,
      hours: [{ type: 'daily', from: '17:00', to: '21:00' }],
      at: '2026-11-23T14:30:00+01:00',
    },
    expect: { headline: noDelivery, next: 'Wir liefern wieder ab 17:00 Uhr.' },
  },
  {
    name: 'delivery again on another day',
    rule: 'HOURS-21',
    quote: delivery,
    arithmetic: 'Monday 21:00 → Wednesday 17:00, 44 hours on',
    given: {
      notice: 'delivery',
      zone,
      hours: [{ type: 'wednesday', from: '17:00', to: '21:00' }],
      at: '2026-11-23T21:00:00+01:00',
    },
    expect: { headline: noDelivery, next: 'Wir liefern wieder am Mittwoch ab 17:00 Uhr.' },
  },
  {
    name: 'no delivery, in the checkout',
    rule: 'HOURS-22',
    quote: checkout,
    arithmetic: 'Monday 21:00 → Tuesday 17:00',
    given: {
      notice: 'delivery-in-checkout',
      zone,
      hours: [{ type: 'daily', from: '17:00', to: '21:00' }],
      at: '2026-11-23T21:00:00+01:00',
    },
    expect: {
      headline: 'Derzeit bieten wir leider keine Lieferung an.',
      next: 'Wir liefern wieder am Dienstag ab 17:00 Uhr.',
    },
  },
] as const satisfies readonly ClosedNoticesCase[];
