import type { Case } from './case.ts';
import type { OpeningHoursRule } from './opening-hours-rule.ts';

/**
 * Whether an order sent at `now` may ask for `appointment` (null: none chosen).
 * `message` is set if the sentence is specified; otherwise any German text is accepted.
 */
export type AppointmentsCase = Case<
  {
    readonly zone: string;
    readonly openingHours: readonly OpeningHoursRule[];
    readonly deliveryHours: readonly OpeningHoursRule[];
    readonly isDeliveryHoursEnabled: boolean;
    readonly isAppointmentRequired: boolean;
    readonly orderType: 'takeaway' | 'delivery' | 'dineIn';
    readonly leadTime: { readonly type: 'minutes' | 'hours' | 'days' | 'weeks'; readonly value: number } | null;
    readonly now: string;
    readonly appointment: string | null;
  },
  { readonly valid: boolean; readonly message?: string }
>;

const withinHours = 'Appointment: valid only within opening hours (delivery hours for delivery);';
const required = "required when isAppointmentRequired: 'Bitte wählen Sie einen Termin aus.'";
const outside =
  "Outside hours: 'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.'";
const grace = 'An appointment is valid if the picker offers it, or did in the last 10 minutes.';
const dated = 'slots and appointments apply dated entries on their date over the whole horizon.';
const repeated = 'In a repeated hour both instants are offered once each; a skipped hour has no slots.';
const byHours = 'Delivery is open per delivery hours if enabled, otherwise per opening hours.';

const valid = { valid: true } as const;
const invalid = { valid: false } as const;
const closed = {
  valid: false,
  message:
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
} as const;

const branch = {
  zone: 'Europe/Vienna',
  openingHours: [{ type: 'daily', from: '11:00', to: '14:00' }],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  isAppointmentRequired: false,
  orderType: 'takeaway',
  leadTime: null,
  now: '2026-11-23T09:00:00+01:00',
} as const;
const withDeliveryHours = {
  ...branch,
  deliveryHours: [{ type: 'daily', from: '17:00', to: '21:00' }],
  isDeliveryHoursEnabled: true,
} as const;

export const appointmentsCases = [
  {
    name: 'within the opening hours',
    rule: 'SLOT-07',
    quote: withinHours,
    arithmetic: '12:30 is one of 11:00, 11:05, …, 13:55',
    given: { ...branch, appointment: '2026-11-23T12:30:00+01:00' },
    expect: valid,
  },
  {
    name: 'at the opening minute',
    rule: 'SLOT-07',
    quote: withinHours,
    arithmetic: '11:00 is the first start',
    given: { ...branch, appointment: '2026-11-23T11:00:00+01:00' },
    expect: valid,
  },
  {
    name: 'the last start before closing',
    rule: 'SLOT-06',
    quote: grace,
    arithmetic: '13:55 is the last start',
    given: { ...branch, appointment: '2026-11-23T13:55:00+01:00' },
    expect: valid,
  },
  {
    name: 'at the closing minute',
    rule: 'SLOT-07',
    quote: outside,
    arithmetic: '14:00 is outside [11:00, 14:00)',
    given: { ...branch, appointment: '2026-11-23T14:00:00+01:00' },
    expect: closed,
  },
  {
    name: 'before the opening',
    rule: 'SLOT-07',
    quote: outside,
    arithmetic: '10:55 < 11:00',
    given: { ...branch, appointment: '2026-11-23T10:55:00+01:00' },
    expect: closed,
  },
  {
    name: 'a minute that the picker does not have',
    rule: 'SLOT-06',
    quote: grace,
    arithmetic: '12:33 is not on the 5-minute grid',
    given: { ...branch, appointment: '2026-11-23T12:33:00+01:00' },
    expect: invalid,
  },
  {
    name: 'none chosen and none required',
    rule: 'SLOT-08',
    quote: required,
    arithmetic: 'not required',
    given: { ...branch, now: '2026-11-23T12:00:00+01:00', appointment: null },
    expect: valid,
  },
  {
    name: 'none chosen although required',
    rule: 'SLOT-08',
    quote: required,
    arithmetic: 'required and missing',
    given: { ...branch, isAppointmentRequired: true, now: '2026-11-23T12:00:00+01:00', appointment: null },
    expect: { valid: false, message: 'Bitte wählen Sie einen Termin aus.' },
  },
  {
    name: 'required and chosen',
    rule: 'SLOT-08',
    quote: required,
    arithmetic: '12:30 is offered',
    given: { ...branch, isAppointmentRequired: true, appointment: '2026-11-23T12:30:00+01:00' },
    expect: valid,
  },
  {
    name: 'delivery within the delivery hours, outside the opening hours',
    rule: 'SLOT-07',
    quote: withinHours,
    arithmetic: '18:00 lies in 17–21',
    given: { ...withDeliveryHours, orderType: 'delivery', appointment: '2026-11-23T18:00:00+01:00' },
    expect: valid,
  },
  {
    name: 'delivery within the opening hours, outside the delivery hours',
    rule: 'SLOT-07',
    quote: withinHours,
    arithmetic: '12:30 is outside 17–21',
    given: { ...withDeliveryHours, orderType: 'delivery', appointment: '2026-11-23T12:30:00+01:00' },
    expect: closed,
  },
  {
    name: 'takeaway outside the opening hours, within the delivery hours',
    rule: 'SLOT-07',
    quote: outside,
    arithmetic: '18:00 is outside 11–14',
    given: { ...withDeliveryHours, orderType: 'takeaway', appointment: '2026-11-23T18:00:00+01:00' },
    expect: closed,
  },
  {
    name: 'delivery without delivery hours follows the opening hours',
    rule: 'HOURS-15',
    quote: byHours,
    arithmetic: '12:30 lies in 11–14; 17–21 is not enabled',
    given: {
      ...withDeliveryHours,
      isDeliveryHoursEnabled: false,
      orderType: 'delivery',
      appointment: '2026-11-23T12:30:00+01:00',
    },
    expect: valid,
  },
  {
    name: 'dine-in follows the opening hours',
    rule: 'SLOT-07',
    quote: withinHours,
    arithmetic: '12:30 lies in 11–14',
    given: { ...withDeliveryHours, orderType: 'dineIn', appointment: '2026-11-23T12:30:00+01:00' },
    expect: valid,
  },
  {
    name: 'a holiday weeks ahead',
    rule: 'HOURS-10',
    quote: dated,
    arithmetic: '2026-12-25 is cleared',
    given: {
      ...branch,
      openingHours: [
        { type: 'daily', from: '11:00', to: '14:00' },
        { type: 'once', date: '2026-12-25', isClosed: true },
      ],
      appointment: '2026-12-25T12:30:00+01:00',
    },
    expect: closed,
  },
  {
    name: 'a dated opening weeks ahead',
    rule: 'HOURS-10',
    quote: dated,
    arithmetic: '2026-12-31 has 18–22; 19:00 is offered',
    given: {
      ...branch,
      openingHours: [
        { type: 'daily', from: '11:00', to: '14:00' },
        { type: 'once', date: '2026-12-31', from: '18:00', to: '22:00' },
      ],
      appointment: '2026-12-31T19:00:00+01:00',
    },
    expect: valid,
  },
  {
    name: 'the 89th day',
    rule: 'SLOT-03',
    quote: 'Pickup picker: 90 days,',
    arithmetic: '2026-11-23 + 89 days = 2027-02-20',
    given: { ...branch, appointment: '2027-02-20T12:30:00+01:00' },
    expect: valid,
  },
  {
    name: 'the 91st day',
    rule: 'SLOT-03',
    quote: 'Pickup picker: 90 days,',
    arithmetic: '2026-11-23 + 91 days = 2027-02-22',
    given: { ...branch, appointment: '2027-02-22T12:30:00+01:00' },
    expect: invalid,
  },
  {
    name: 'offered eight minutes ago',
    rule: 'SLOT-06',
    quote: grace,
    arithmetic: 'now 12:08; at 11:58 the first start was 12:00',
    given: { ...branch, now: '2026-11-23T12:08:00+01:00', appointment: '2026-11-23T12:00:00+01:00' },
    expect: valid,
  },
  {
    name: 'offered twenty minutes ago',
    rule: 'SLOT-06',
    quote: grace,
    arithmetic: 'now 12:20; at 12:10 the first start was 12:10',
    given: { ...branch, now: '2026-11-23T12:20:00+01:00', appointment: '2026-11-23T12:00:00+01:00' },
    expect: invalid,
  },
  {
    name: 'the last start was offered shortly before closing',
    rule: 'SLOT-06',
    quote: grace,
    arithmetic: 'now 14:04, closed; at 13:54 the last start, 13:55, was offered',
    given: { ...branch, now: '2026-11-23T14:04:00+01:00', appointment: '2026-11-23T13:55:00+01:00' },
    expect: valid,
  },
  {
    name: 'yesterday',
    rule: 'SLOT-06',
    quote: grace,
    arithmetic: '24 hours ago is not within the last 10 minutes',
    given: { ...branch, appointment: '2026-11-22T12:30:00+01:00' },
    expect: invalid,
  },
  {
    name: 'too early for the lead time by a few minutes, but just now offered',
    rule: 'SLOT-06',
    quote: grace,
    arithmetic: 'now 12:05 + 30 min = 12:35; at 12:00 it was 12:30',
    given: {
      ...branch,
      leadTime: { type: 'minutes', value: 30 },
      now: '2026-11-23T12:05:00+01:00',
      appointment: '2026-11-23T12:30:00+01:00',
    },
    expect: valid,
  },
  {
    name: 'too early for the lead time',
    rule: 'SLOT-06',
    quote: grace,
    arithmetic: 'now 12:05; ten minutes ago 11:55 + 30 min = 12:25 > 12:20',
    given: {
      ...branch,
      leadTime: { type: 'minutes', value: 30 },
      now: '2026-11-23T12:05:00+01:00',
      appointment: '2026-11-23T12:20:00+01:00',
    },
    expect: invalid,
  },
  {
    name: 'after midnight, in the slot of the evening before',
    rule: 'HOURS-07',
    quote: '`from` > `to` (also `to` 00:00) is a slot over midnight and belongs to the day it starts;',
    arithmetic: 'Saturday 01:55 is the last start of Friday 18:00–02:00',
    given: {
      ...branch,
      openingHours: [{ type: 'friday', from: '18:00', to: '02:00' }],
      appointment: '2026-11-28T01:55:00+01:00',
    },
    expect: valid,
  },
  {
    name: 'the closing minute after midnight',
    rule: 'SLOT-07',
    quote: outside,
    arithmetic: 'Saturday 02:00 is outside [Friday 18:00, Saturday 02:00)',
    given: {
      ...branch,
      openingHours: [{ type: 'friday', from: '18:00', to: '02:00' }],
      appointment: '2026-11-28T02:00:00+01:00',
    },
    expect: closed,
  },
  {
    name: 'the repeated hour, first pass',
    rule: 'SLOT-05',
    quote: repeated,
    arithmetic: '02:30+02:00 lies in Saturday 20:00 to Sunday 04:00',
    given: {
      ...branch,
      openingHours: [{ type: 'saturday', from: '20:00', to: '04:00' }],
      now: '2026-10-24T12:00:00+02:00',
      appointment: '2026-10-25T02:30:00+02:00',
    },
    expect: valid,
  },
  {
    name: 'the repeated hour, second pass',
    rule: 'SLOT-05',
    quote: repeated,
    arithmetic: '02:30+01:00 lies in Saturday 20:00 to Sunday 04:00',
    given: {
      ...branch,
      openingHours: [{ type: 'saturday', from: '20:00', to: '04:00' }],
      now: '2026-10-24T12:00:00+02:00',
      appointment: '2026-10-25T02:30:00+01:00',
    },
    expect: valid,
  },
] as const satisfies readonly AppointmentsCase[];
