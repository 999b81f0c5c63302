import type { Fact } from '@theke/contracts/event';
import { type Payable, payableChanged } from '@theke/contracts/ordering/payable';
import type { OnlineMethod } from '@theke/contracts/payments/payment';
import { fromMoney, type Money, sumOf } from '@theke/rules/money/money';
import { type BilledOrder, type ReservedPart, withReserved } from '@theke/rules/tables/bill-lines';
import { reservedMinutes } from '@theke/rules/tables/reserved-minutes';
import type { Order } from '../orders/order.ts';
import { isBilled, toBilled } from './bill.ts';

/**
 * A part of a bill that a guest pays online (ADR 0052).
 * reserved  until it expires, the same part cannot be paid by others
 * expired   not paid in time; a payment that arrives nevertheless counts if the part is still open
 * paid      its orders store it, as a settlement with the same id
 * refused   released, or paid too late; payments refunds any payment
 */
export type TablePayment = {
  id: string;
  version: number;
  bill: string;
  branch: string;
  tableIdentifier: string;
  /** The order whose link the guest used. */
  order: { id: string; uid: string };
  key: string;
  uid: string;
  method: OnlineMethod;
  state: 'reserved' | 'expired' | 'paid' | 'refused';
  gross: Money;
  tip: Money;
  currency: string;
  parts: ReservedPart[];
  createdAt: Date;
  expiresAt: Date;
};

/** Timer that ends a reservation. */
export const reservationDeadline = 'table-payment-deadline';
/** Duration of a reservation in ms. */
export const reservedFor = reservedMinutes * 60_000;
/** Limit of reservations of a bill, above the number of guests at a table. */
export const maxReserved = 30;

/** The orders of a bill that are to be paid, with the parts that guests are paying online. */
export const withReservations = (
  orders: readonly Order[],
  payments: readonly Pick<TablePayment, 'parts'>[],
): (BilledOrder & { id: string })[] => withReserved(orders.filter(isBilled).map(toBilled), payments);

const statuses: Readonly<Record<TablePayment['state'], Payable['status']>> = {
  reserved: 'due',
  expired: 'expired',
  paid: 'paid',
  refused: 'refused',
};

/** Event with the current state of a part, for payments. */
export const payableFact = (payment: TablePayment, at: Date): Fact =>
  payableChanged(payment.id, payment.version, {
    id: payment.id,
    at: at.toISOString(),
    payable: {
      id: payment.id,
      kind: 'table-bill',
      uid: payment.uid,
      order: payment.order,
      branch: { id: payment.branch },
      title: `Rechnung von Tisch ${payment.tableIdentifier}`,
      method: payment.method,
      amount: fromMoney(sumOf([payment.gross, payment.tip])),
      currency: payment.currency,
      expiresAt: payment.expiresAt.toISOString(),
      status: statuses[payment.state],
    },
  });
