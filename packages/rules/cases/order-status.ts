import type { Case } from './case.ts';

/** The wire flags of an order that went through the states of `history`, oldest first. */
export type OrderFlagsCase = Case<{ readonly history: readonly string[] }, Readonly<Record<OrderFlag, boolean>>>;

/**
 * Texts for the guest about an order with the flags `flagsSet` (all others are off): the state label, and the sentences
 * that the status text must contain, in this order.
 */
export type OrderLabelCase = Case<
  {
    readonly orderType: 'takeaway' | 'delivery' | 'dineIn';
    readonly flagsSet: readonly OrderFlag[];
    readonly rejectionMessage?: string;
  },
  { readonly label: string; readonly sentences: readonly string[] }
>;

/** Whether the status page continues polling. */
export type OrderPollingCase = Case<{ readonly flagsSet: readonly OrderFlag[] }, boolean>;

/** Whether an order that has been in `state` since `since` is missed at `now`. */
export type MissedOrderCase = Case<{ readonly state: string; readonly since: string; readonly now: string }, boolean>;

type OrderFlag =
  | 'isConfirmed'
  | 'isInDelivery'
  | 'isDelivered'
  | 'isCompleted'
  | 'isRejected'
  | 'isCanceled'
  | 'isFailed';

const flags = "Wire flags (`isConfirmed`, `isInDelivery`, ...) are derived from the state's history and stay set;";
const rejected = '`isRejected` shows as "Storniert".';
const inDelivery = "isInDelivery: for delivery 'In Zustellung'; for takeaway or dine-in 'Abholbereit'.";
const completed =
  "Completed ('Abgeschlossen'). A delivery order can be marked delivered ('Zugestellt') before completion.";
const storno =
  "Rejected ('Storniert') with optional rejectionMessage; text 'Ihre Bestellung wurde storniert.' plus the message.";
const polling =
  'Polling of the public order every 10 seconds stops once the order is completed, rejected, canceled or failed.';
const missed = 'An order is missed when it stays placed for 10 minutes.';

export const orderFlagsCases = [
  {
    name: 'placed',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'none set',
    given: { history: ['placed'] },
    expect: {
      isConfirmed: false,
      isInDelivery: false,
      isDelivered: false,
      isCompleted: false,
      isRejected: false,
      isCanceled: false,
      isFailed: false,
    },
  },
  {
    name: 'confirmed',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'confirmed',
    given: { history: ['placed', 'confirmed'] },
    expect: {
      isConfirmed: true,
      isInDelivery: false,
      isDelivered: false,
      isCompleted: false,
      isRejected: false,
      isCanceled: false,
      isFailed: false,
    },
  },
  {
    name: 'in delivery stays confirmed',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'confirmed + in delivery',
    given: { history: ['placed', 'confirmed', 'in-delivery'] },
    expect: {
      isConfirmed: true,
      isInDelivery: true,
      isDelivered: false,
      isCompleted: false,
      isRejected: false,
      isCanceled: false,
      isFailed: false,
    },
  },
  {
    name: 'completed keeps the whole way',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'confirmed + in delivery + delivered + completed',
    given: { history: ['placed', 'confirmed', 'in-delivery', 'delivered', 'completed'] },
    expect: {
      isConfirmed: true,
      isInDelivery: true,
      isDelivered: true,
      isCompleted: true,
      isRejected: false,
      isCanceled: false,
      isFailed: false,
    },
  },
  {
    name: 'completed without leaving',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'confirmed + completed',
    given: { history: ['placed', 'confirmed', 'completed'] },
    expect: {
      isConfirmed: true,
      isInDelivery: false,
      isDelivered: false,
      isCompleted: true,
      isRejected: false,
      isCanceled: false,
      isFailed: false,
    },
  },
  {
    name: 'canceled after confirming',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'confirmed + canceled',
    given: { history: ['placed', 'confirmed', 'canceled'] },
    expect: {
      isConfirmed: true,
      isInDelivery: false,
      isDelivered: false,
      isCompleted: false,
      isRejected: false,
      isCanceled: true,
      isFailed: false,
    },
  },
  {
    name: 'rejected at once',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'rejected only',
    given: { history: ['placed', 'rejected'] },
    expect: {
      isConfirmed: false,
      isInDelivery: false,
      isDelivered: false,
      isCompleted: false,
      isRejected: true,
      isCanceled: false,
      isFailed: false,
    },
  },
  {
    name: 'a proposal is no confirmation',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'none set',
    given: { history: ['placed', 'counter-proposed'] },
    expect: {
      isConfirmed: false,
      isInDelivery: false,
      isDelivered: false,
      isCompleted: false,
      isRejected: false,
      isCanceled: false,
      isFailed: false,
    },
  },
  {
    name: 'an accepted proposal is one',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'confirmed',
    given: { history: ['placed', 'counter-proposed', 'confirmed'] },
    expect: {
      isConfirmed: true,
      isInDelivery: false,
      isDelivered: false,
      isCompleted: false,
      isRejected: false,
      isCanceled: false,
      isFailed: false,
    },
  },
  {
    name: 'never paid',
    rule: 'ORDER-11',
    quote: flags,
    arithmetic: 'failed only',
    given: { history: ['awaiting-payment', 'failed'] },
    expect: {
      isConfirmed: false,
      isInDelivery: false,
      isDelivered: false,
      isCompleted: false,
      isRejected: false,
      isCanceled: false,
      isFailed: true,
    },
  },
] as const satisfies readonly OrderFlagsCase[];

export const orderLabelCases = [
  {
    name: 'a delivery on its way',
    rule: 'STATUS-03',
    quote: inDelivery,
    arithmetic: 'delivery',
    given: { orderType: 'delivery', flagsSet: ['isConfirmed', 'isInDelivery'] },
    expect: { label: 'In Zustellung', sentences: [] },
  },
  {
    name: 'a takeaway that is ready',
    rule: 'STATUS-03',
    quote: inDelivery,
    arithmetic: 'takeaway',
    given: { orderType: 'takeaway', flagsSet: ['isConfirmed', 'isInDelivery'] },
    expect: { label: 'Abholbereit', sentences: [] },
  },
  {
    name: 'a dine-in that is ready',
    rule: 'STATUS-03',
    quote: inDelivery,
    arithmetic: 'dine-in',
    given: { orderType: 'dineIn', flagsSet: ['isConfirmed', 'isInDelivery'] },
    expect: { label: 'Abholbereit', sentences: [] },
  },
  {
    name: 'a delivery that has arrived',
    rule: 'STATUS-04',
    quote: completed,
    arithmetic: 'delivered comes after in delivery',
    given: { orderType: 'delivery', flagsSet: ['isConfirmed', 'isInDelivery', 'isDelivered'] },
    expect: { label: 'Zugestellt', sentences: [] },
  },
  {
    name: 'completed',
    rule: 'STATUS-04',
    quote: completed,
    arithmetic: 'completed comes last',
    given: { orderType: 'delivery', flagsSet: ['isConfirmed', 'isInDelivery', 'isDelivered', 'isCompleted'] },
    expect: { label: 'Abgeschlossen', sentences: [] },
  },
  {
    name: 'completed without leaving',
    rule: 'STATUS-04',
    quote: completed,
    arithmetic: 'completed',
    given: { orderType: 'takeaway', flagsSet: ['isConfirmed', 'isCompleted'] },
    expect: { label: 'Abgeschlossen', sentences: [] },
  },
  {
    name: 'rejected without a message',
    rule: 'STATUS-05',
    quote: rejected,
    arithmetic: 'rejected',
    given: { orderType: 'takeaway', flagsSet: ['isRejected'] },
    expect: { label: 'Storniert', sentences: ['Ihre Bestellung wurde storniert.'] },
  },
  {
    name: 'rejected with a message',
    rule: 'STATUS-05',
    quote: storno,
    arithmetic: 'the sentence, then the message',
    given: {
      orderType: 'takeaway',
      flagsSet: ['isRejected'],
      rejectionMessage: 'Leider ist uns der Teig ausgegangen.',
    },
    expect: {
      label: 'Storniert',
      sentences: ['Ihre Bestellung wurde storniert.', 'Leider ist uns der Teig ausgegangen.'],
    },
  },
] as const satisfies readonly OrderLabelCase[];

export const orderPollingCases = [
  { name: 'new', rule: 'STATUS-06', quote: polling, arithmetic: 'goes on', given: { flagsSet: [] }, expect: true },
  {
    name: 'confirmed',
    rule: 'STATUS-06',
    quote: polling,
    arithmetic: 'goes on',
    given: { flagsSet: ['isConfirmed'] },
    expect: true,
  },
  {
    name: 'in delivery',
    rule: 'STATUS-06',
    quote: polling,
    arithmetic: 'goes on',
    given: { flagsSet: ['isConfirmed', 'isInDelivery'] },
    expect: true,
  },
  {
    name: 'delivered',
    rule: 'STATUS-06',
    quote: polling,
    arithmetic: 'goes on: delivered is not completed',
    given: { flagsSet: ['isConfirmed', 'isInDelivery', 'isDelivered'] },
    expect: true,
  },
  {
    name: 'completed',
    rule: 'STATUS-06',
    quote: polling,
    arithmetic: 'stops',
    given: { flagsSet: ['isConfirmed', 'isCompleted'] },
    expect: false,
  },
  {
    name: 'rejected',
    rule: 'STATUS-06',
    quote: polling,
    arithmetic: 'stops',
    given: { flagsSet: ['isRejected'] },
    expect: false,
  },
  {
    name: 'canceled',
    rule: 'STATUS-06',
    quote: polling,
    arithmetic: 'stops',
    given: { flagsSet: ['isConfirmed', 'isCanceled'] },
    expect: false,
  },
  {
    name: 'failed',
    rule: 'STATUS-06',
    quote: polling,
    arithmetic: 'stops',
    given: { flagsSet: ['isFailed'] },
    expect: false,
  },
] as const satisfies readonly OrderPollingCase[];

export const missedOrderCases = [
  {
    name: 'placed for nine minutes',
    rule: 'ORDER-12',
    quote: missed,
    arithmetic: '9 min < 10 min',
    given: { state: 'placed', since: '2026-11-23T12:01:00+01:00', now: '2026-11-23T12:10:00+01:00' },
    expect: false,
  },
  {
    name: 'placed for eleven minutes',
    rule: 'ORDER-12',
    quote: missed,
    arithmetic: '11 min > 10 min',
    given: { state: 'placed', since: '2026-11-23T11:59:00+01:00', now: '2026-11-23T12:10:00+01:00' },
    expect: true,
  },
  {
    name: 'confirmed for eleven minutes',
    rule: 'ORDER-12',
    quote: missed,
    arithmetic: 'not placed any more',
    given: { state: 'confirmed', since: '2026-11-23T11:59:00+01:00', now: '2026-11-23T12:10:00+01:00' },
    expect: false,
  },
  {
    name: 'awaiting payment for eleven minutes',
    rule: 'ORDER-12',
    quote: missed,
    arithmetic: 'not placed yet',
    given: { state: 'awaiting-payment', since: '2026-11-23T11:59:00+01:00', now: '2026-11-23T12:10:00+01:00' },
    expect: false,
  },
] as const satisfies readonly MissedOrderCase[];
