import type { TableBill } from '@theke/contracts/ordering/table-bill';
import type { BilledOrder } from '@theke/rules/tables/bill-lines';
import type { Order } from '../orders/order.ts';
import { releases } from '../orders/order-decisions.ts';

/**
 * Glossary.
 * bill        what a table has to pay; a table has at most one open bill
 * round       an order on a bill, placed by staff or by a guest with the table's QR code
 * settlement  a payment of a part of the bill, on site or online; each paid order stores its part (`payments`)
 * wish        guests called the team, or asked to pay
 */
export type Bill = {
  id: string;
  branch: string;
  table: string;
  tableIdentifier: string;
  number: number;
  state: TableBill['state'];
  openedAt: Date;
  openedBy: string;
  closedAt: Date | null;
  wish: TableBill['wish'];
  wishedAt: Date | null;
};

/** Whether an order on a bill has to be paid, or was: it was not canceled, and its online payment is not pending. */
export const isBilled = ({ status }: Pick<Order, 'status'>): boolean =>
  !releases.has(status) && status !== 'awaiting-payment';

/** An order as the rules of bills read it. */
export const toBilled = (order: Order): BilledOrder & { id: string } => ({ ...order, isPaid: order.paidAt !== null });
