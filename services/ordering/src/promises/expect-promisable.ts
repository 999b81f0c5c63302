import { RuleError } from '@theke/rules/rule-error';
import type { Order } from '../orders/order.ts';

/** In ms. A guest who ordered "so schnell wie möglich" does not expect tomorrow. */
const farthest = 3 * 3_600_000;

/**
 * Checks that staff may promise this time without asking the guest (WHEN-09).
 * @throws RuleError ORDER_HAS_WISH, APPOINTMENT_PAST, APPOINTMENT_TOO_FAR
 */
export function expectPromisable(order: Pick<Order, 'appointmentDate'>, appointment: Date, at: Date): void {
  const field = 'appointment';
  if (order.appointmentDate) {
    const message =
      'Der Gast hat einen Wunschtermin. Bitte bestätigen Sie diesen, oder schlagen Sie ihm eine andere Zeit vor.';
    throw new RuleError('ORDER_HAS_WISH', message, field);
  }
  if (appointment <= at) {
    const message = 'Diese Zeit ist schon vorbei. Bitte wählen Sie eine spätere.';
    throw new RuleError('APPOINTMENT_PAST', message, field);
  }
  if (appointment.getTime() > at.getTime() + farthest) {
    const message =
      'So spät lässt sich eine Bestellung nicht ohne den Gast zusagen. Bitte schlagen Sie ihm diese Zeit vor.';
    throw new RuleError('APPOINTMENT_TOO_FAR', message, field);
  }
}
