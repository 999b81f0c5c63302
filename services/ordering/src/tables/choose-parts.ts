import { conflict } from '@theke/kit/problem';
import { RuleError } from '@theke/rules/rule-error';
import { type BillPart, type Choice, settleBill } from '@theke/rules/tables/settle-bill';
import { refusing } from '../errors.ts';
import type { Order } from '../orders/order.ts';
import { isBilled, toBilled } from './bill.ts';
import { type TablePayment, withReservations } from './table-payment.ts';

/**
 * The parts of a bill's orders that a payment pays, without those that guests are paying online (TABLE-14).
 * @throws Problem 409 BILL_PAID, BILL_SHARED, ITEM_PAID or PART_RESERVED, 404 ITEM_UNKNOWN, 422
 */
export function chooseParts(orders: readonly Order[], reserved: readonly TablePayment[], choice: Choice): BillPart[] {
  try {
    return settleBill(withReservations(orders, reserved), choice);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    // Without the reservations it is either possible, or the reason is another one.
    refusing(() => settleBill(orders.filter(isBilled).map(toBilled), choice));
    throw conflict(
      'PART_RESERVED',
      'Ein Gast bezahlt das gerade online. Bitte wählen Sie etwas anderes, oder versuchen Sie es in ein paar Minuten noch einmal.',
      'part',
    );
  }
}
