import { cashPieces } from '@theke/rules/closing/cash-pieces';
import { z } from 'zod';
import { collection, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { reference } from '../reference.ts';
import { cents, exampleIds, id, instant, money, ref } from '../wire.ts';
import { paymentMethod } from './order.ts';
import { orderDay } from './order-day.ts';

/** A decimal number of the currency; negative for corrections of earlier closes. */
const sum = z.number();
const split = z.object({ net: sum, tax: sum, gross: sum });

const values = [...new Set(Object.values(cashPieces).flat())];
const piece = z.strictObject({
  value: field(
    z.number().refine((value) => values.includes(value), { error: 'Diesen Schein und diese Münze gibt es nicht.' }),
    'Wert',
  ),
  number: field(z.int().min(1).max(100_000), 'Stück'),
});

/** Sums of a period (CLOSE-02 to CLOSE-05), from `@theke/rules/closing/close-sums`. */
const figures = {
  currency: z.string(),
  /** Number of orders with sales. */
  orders: z.int(),
  /** `tips` are included in `taken` less `refunded`; absent in closes from before tips. */
  methods: z.array(
    z.object({ method: paymentMethod, orders: z.int(), taken: sum, refunded: sum, tips: sum.optional() }),
  ),
  /** By rate in percent: sales, the refunded part, and the difference. */
  vat: z.array(z.object({ rate: z.number(), sales: split, returned: split, revenue: split })),
  revenue: split,
  /** Delivery fees before discounts, and deposits, gross; included in `vat`. */
  delivery: sum,
  deposits: sum,
  /** Discounts, gross; already deducted from `vat`. Absent in closes from before discounts. */
  discounts: sum.optional(),
  /** Tips of all methods: no revenue, without VAT (TIP-07). Absent in closes from before tips. */
  tips: sum.optional(),
  /**
   * Gift cards: sold ones are included in the methods and are no revenue, redeemed ones are revenue and in no method.
   * Absent if there are none (GIFT-10).
   */
  giftCards: z.object({ sold: sum, redeemed: sum }).optional(),
  canceled: z.object({ number: z.int(), sum }),
  /** Received money that is neither revenue, tip, sold gift card nor refunded. */
  outstanding: sum,
};

/** The period of a branch since its last close, which the next close will count. */
export const openPeriod = z.object({
  branch: ref,
  /** Number of the next close. */
  number: z.int(),
  businessDay: z.iso.date(),
  /** Time of the last close, or of the branch's first order; null if there is neither. */
  from: instant.nullable(),
  ...figures,
  /** Proposed float: that of the last close. */
  float: money,
  /** Taken in cash less refunded in cash. */
  cash: sum,
  /** Orders to be paid on site that were not handed over yet: they are not counted. */
  open: z.object({ number: z.int(), sum }),
});
export type OpenPeriod = z.output<typeof openPeriod>;

const countedCash = z.object({
  float: money,
  taken: sum,
  refunded: sum,
  /** Cash tips, included in `taken` less `refunded`. */
  tips: sum.optional(),
  expected: sum,
  counted: money,
  /** counted - expected */
  difference: sum,
  pieces: z.array(piece),
  note: z.string(),
});

export const dayClose = z.object({
  id,
  branch: field(ref, 'Filiale'),
  /** Counted per branch, without gaps. */
  number: field(z.int(), 'Nummer'),
  businessDay: field(orderDay, 'Geschäftstag'),
  from: instant,
  closedAt: field(instant, 'Abgeschlossen am'),
  closedBy: z.object({ id, name: field(z.string(), 'Von', { personal: true }) }),
  ...figures,
  cash: countedCash,
});
export type DayClose = z.output<typeof dayClose>;

const countedOrder = z.object({ id, uid: z.string() });
/**
 * A close with its refunds and cancellations. Reasons are read from the orders: they are free text and disappear with
 * an erased customer, the amounts stay.
 */
export const dayCloseDetail = dayClose.extend({
  refunds: z.array(
    z.object({ order: countedOrder, at: instant, method: paymentMethod, amount: sum, reason: z.string() }),
  ),
  cancellations: z.array(z.object({ order: countedOrder, at: instant, amount: sum, reason: z.string() })),
});
export type DayCloseDetail = z.output<typeof dayCloseDetail>;

export const dayCloses = collection({
  service: 'ordering',
  name: 'day-closes',
  one: 'day-close',
  label: { one: 'Tagesabschluss', many: 'Tagesabschlüsse' },
  item: dayClose,
  read: 'day-closes.read',
  write: 'day-closes.write',
  filters: ['branch'],
  range: ['businessDay'],
  sorts: ['closedAt', 'number'],
});

export const listDayCloses = listEndpoint(dayCloses);
export const readDayClose = readEndpoint(dayCloses, dayCloseDetail);

/** The open period of a branch, as a close made now would count it. Changes nothing. */
export const readOpenPeriod = endpoint({
  name: 'readOpenPeriod',
  service: 'ordering',
  method: 'GET',
  path: '/day-closes/open/:branchId',
  summary: 'Offener Zeitraum einer Filiale seit dem letzten Tagesabschluss',
  needs: 'day-closes.read',
  params: z.object({ branchId: field(id, 'Filiale') }),
  reply: { kind: 'data', schema: openPeriod },
  status: 200,
  example: { params: { branchId: exampleIds.branch } },
});

export const dayCloseDraft = z.strictObject({
  /** Chosen by the caller, so that the same id again answers with the same close. */
  id: field(id, 'Kennung').optional(),
  branch: reference('branches', 'Filiale'),
  /** Number of the open period that was shown; if another close has it, nothing is closed. */
  number: field(z.int().min(1).max(1_000_000), 'Nummer').optional(),
  float: field(cents, 'Wechselgeld').default(0),
  counted: field(cents, 'Gezählter Bestand'),
  /** Notes and coins, each value once; if there are any, they add up to `counted`. */
  pieces: field(z.array(piece).max(values.length), 'Scheine und Münzen').default([]),
  /** Expected cash that was shown; if it changed meanwhile, nothing is closed. */
  expected: field(z.number().min(-1_000_000).max(2_000_000), 'Kassensollbestand').optional(),
  note: field(z.string().trim().max(500), 'Anmerkung zur Differenz').default(''),
});
export type DayCloseDraft = z.output<typeof dayCloseDraft>;

/**
 * Closes the open period of a branch. Closes are never changed or deleted. 409 DAY_CLOSED if another close has this
 * number, CASH_CHANGED if `expected` is outdated, ID_TAKEN if a close of another branch has the id; 422 PIECES_MISMATCH
 * or PIECES_TWICE.
 */
export const closeDay = endpoint({
  name: 'closeDay',
  service: 'ordering',
  method: 'POST',
  path: '/day-closes',
  summary: 'Tag abschließen',
  needs: 'day-closes.write',
  body: dayCloseDraft,
  reply: { kind: 'data', schema: dayCloseDetail },
  status: 201,
  example: { body: { branch: { id: exampleIds.branch }, float: 0, counted: 0 } },
});

/** Subject is the close. */
export const dayClosed = defineEvent({
  type: 'ordering.day-closed.v1',
  summary: 'Der Tag einer Filiale wurde abgeschlossen.',
  data: z.object({
    branch: id,
    number: z.int(),
    businessDay: field(z.iso.date(), 'Geschäftstag'),
    from: field(instant, 'Beginn des Zeitraums'),
    closedAt: field(instant, 'Abgeschlossen am'),
    currency: z.string(),
    revenue: split,
    difference: field(sum, 'Differenz der Kasse'),
  }),
  example: {
    branch: exampleIds.branch,
    number: 1,
    businessDay: '2026-11-28',
    from: '2026-11-28T09:00:00.000Z',
    closedAt: '2026-11-28T22:40:00.000Z',
    currency: 'EUR',
    revenue: { net: 909.0909, tax: 90.9091, gross: 1000 },
    difference: -2.5,
  },
  isForOutside: true,
});

/** Fixed paths precede `/day-closes/:id`. */
export const dayCloseEndpoints = [readOpenPeriod, listDayCloses, closeDay, readDayClose] as const;
