import type { Case } from './case.ts';

/** Whether the guest is asked to confirm the time proposed by the shop (null: none proposed). */
export type CounterAppointmentCase = Case<
  { readonly counterAppointment: string | null; readonly isRejected: boolean; readonly isConfirmed: boolean },
  boolean
>;

const shows =
  'Counter-appointment: when the shop proposes another time and the order is not rejected or confirmed, the customer may confirm or reject it.';

export const counterAppointmentCases = [
  {
    name: 'proposed and open',
    rule: 'STATUS-07',
    quote: shows,
    arithmetic: 'proposed, neither rejected nor confirmed',
    given: { counterAppointment: '2026-11-23T13:00:00+01:00', isRejected: false, isConfirmed: false },
    expect: true,
  },
  {
    name: 'nothing proposed',
    rule: 'STATUS-07',
    quote: shows,
    arithmetic: 'no proposal',
    given: { counterAppointment: null, isRejected: false, isConfirmed: false },
    expect: false,
  },
  {
    name: 'already confirmed',
    rule: 'STATUS-07',
    quote: shows,
    arithmetic: 'confirmed',
    given: { counterAppointment: '2026-11-23T13:00:00+01:00', isRejected: false, isConfirmed: true },
    expect: false,
  },
  {
    name: 'already rejected',
    rule: 'STATUS-07',
    quote: shows,
    arithmetic: 'rejected',
    given: { counterAppointment: '2026-11-23T13:00:00+01:00', isRejected: true, isConfirmed: false },
    expect: false,
  },
  {
    name: 'confirmed without a proposal',
    rule: 'STATUS-07',
    quote: shows,
    arithmetic: 'no proposal',
    given: { counterAppointment: null, isRejected: false, isConfirmed: true },
    expect: false,
  },
] as const satisfies readonly CounterAppointmentCase[];
