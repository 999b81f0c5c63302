import { z } from 'zod';
import { field } from '../field.ts';
import { onlineMethod } from '../payments/payment.ts';
import { id, instant, ref } from '../wire.ts';
import { order, orderPayment, orderStatus, paymentMethod } from './order.ts';

/** What guests at a table ask the team for (TABLE-11). */
export const tableWish = z.enum(['service', 'pay']);
export type TableWish = z.output<typeof tableWish>;

const sum = (title: string) => field(z.number(), title);

/** A table's bill (TABLE-01). Amounts are gross, without tips, as decimal numbers of `currency`. */
export const tableBill = z.object({
  id,
  branch: ref,
  table: ref,
  /** The table's name when the bill was opened. */
  tableIdentifier: z.string(),
  /** Counts the bills of the branch. */
  number: z.int(),
  state: z.enum(['open', 'closed']),
  openedAt: instant,
  /** A person's name, or "Gast". */
  openedBy: z.string(),
  closedAt: instant.nullable(),
  wish: tableWish.nullable(),
  wishedAt: instant.nullable(),
  currency: z.string(),
  /** Orders that are neither canceled nor rejected. */
  rounds: z.int(),
  total: sum('Gesamt'),
  open: sum('Offen'),
  /** Whether a course waits until it is fired. */
  isCourseHeld: z.boolean(),
});
export type TableBill = z.output<typeof tableBill>;

/** A part of the bill that was paid. */
const settlement = z.object({
  id,
  at: instant,
  method: paymentMethod,
  gross: sum('Betrag'),
  tip: sum('Trinkgeld'),
});
export type Settlement = z.output<typeof settlement>;

/** A part of the bill that a guest is paying online, reserved until `expiresAt` (TABLE-14). */
const reservation = z.object({
  id,
  method: onlineMethod,
  gross: sum('Betrag'),
  tip: sum('Trinkgeld'),
  expiresAt: instant,
  /** The reserved part of each order. */
  parts: z.array(orderPayment.omit({ at: true }).extend({ order: id })),
});
export type TableReservation = z.output<typeof reservation>;

export const tableBillDetail = tableBill.extend({
  /** Its orders, oldest first, also canceled ones. */
  orders: z.array(order),
  /** Items that are not paid yet, with the open amount; empty once a share was paid or reserved (TABLE-05). */
  openItems: z.array(z.object({ order: id, index: z.int(), amount: z.number(), gross: z.number() })),
  /** A share was paid or is reserved: the rest can only be divided by persons. */
  isShared: z.boolean(),
  /** Parts that guests are paying online now, oldest first; they belong to neither `openItems` nor the rest. */
  reserved: z.array(reservation),
  /** Sum of the tips that guests announced with unpaid orders. */
  announcedTip: sum('Angekündigtes Trinkgeld'),
  /** Oldest first. */
  settlements: z.array(settlement),
});
export type TableBillDetail = z.output<typeof tableBillDetail>;

/** The bill as guests of the table see it (TABLE-10), without contact data. */
export const publicTableBill = z.object({
  branch: ref,
  number: z.int(),
  tableIdentifier: z.string(),
  state: z.enum(['open', 'closed']),
  wish: tableWish.nullable(),
  currency: z.string(),
  total: z.number(),
  open: z.number(),
  /** The open amount less the parts that guests are paying online now. */
  payable: z.number(),
  /** Items cannot be chosen, only a share or the rest (TABLE-05). */
  isShared: z.boolean(),
  /** Ways to pay a part online; empty if the branch offers none. */
  onlineMethods: z.array(onlineMethod),
  /** Parts that guests are paying online now. */
  reserved: z.array(z.object({ id, gross: z.number(), expiresAt: instant })),
  rounds: z.array(
    z.object({
      id,
      ticketNumber: z.int().nullable(),
      /** The order of the link. */
      isOwn: z.boolean(),
      status: orderStatus,
      placedAt: instant,
      total: z.number(),
      open: z.number(),
      items: z.array(
        z.object({
          name: z.string(),
          amount: z.number(),
          unit: z.string(),
          gross: z.number(),
          index: z.int(),
          /** Prices of the pieces that a guest can still pay, in the order in which they are paid. */
          pieces: z.array(z.number()),
          /** Amount of each of the `pieces`: one, or the whole rest if it is measured or very large. */
          step: z.number(),
          /** Paid as an item; items of shared bills have no state of their own. */
          isPaid: z.boolean(),
        }),
      ),
    }),
  ),
});
export type PublicTableBill = z.output<typeof publicTableBill>;

/** A reserved part: its payment page is `/pay/{uid}/{hash}`. */
export const tablePaymentLink = z.object({
  id,
  uid: z.string(),
  hash: z.string(),
  /** With the tip. */
  amount: z.number(),
  currency: z.string(),
  expiresAt: instant,
});
export type TablePaymentLink = z.output<typeof tablePaymentLink>;
