import { z } from 'zod';
import { field } from '../field.ts';
import { id, instant, ref } from '../wire.ts';
import { order, orderStatus, paymentMethod } from './order.ts';

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

export const tableBillDetail = tableBill.extend({
  /** Its orders, oldest first, also canceled ones. */
  orders: z.array(order),
  /** Items that are not paid yet, with the open amount; empty once a share was paid (TABLE-05). */
  openItems: z.array(z.object({ order: id, index: z.int(), amount: z.number(), gross: z.number() })),
  /** A share was paid: the rest can only be divided by persons. */
  isShared: z.boolean(),
  /** Sum of the tips that guests announced with unpaid orders. */
  announcedTip: sum('Angekündigtes Trinkgeld'),
  /** Oldest first. */
  settlements: z.array(settlement),
});
export type TableBillDetail = z.output<typeof tableBillDetail>;

/** The bill as guests of the table see it (TABLE-10), without contact data. */
export const publicTableBill = z.object({
  number: z.int(),
  tableIdentifier: z.string(),
  state: z.enum(['open', 'closed']),
  wish: tableWish.nullable(),
  currency: z.string(),
  total: z.number(),
  open: z.number(),
  rounds: z.array(
    z.object({
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
          /** Paid as an item; items of shared bills have no state of their own. */
          isPaid: z.boolean(),
        }),
      ),
    }),
  ),
});
export type PublicTableBill = z.output<typeof publicTableBill>;
