import type { PublicOrder } from '@theke/contracts/ordering/order';
import { isPaidByCard } from '@theke/rules/gift-cards/paid-by-card';
import { expectedText } from '@theke/rules/hours/expected-time';
import { guestLabel } from '@theke/rules/orders/order-labels';
import { isFinished } from '@theke/rules/orders/order-states';
import { paymentText } from '@theke/rules/payments/payment-status';
import { latestMethod } from '@theke/rules/tables/latest-method';
import { appointmentText } from '../appointment-text.ts';
import { paymentName } from '../checkout/payment-name.ts';
import { tipMessages } from '../checkout/tip-messages.de.ts';
import { messages } from '../messages.de.ts';
import { statusMessages } from './status-messages.de.ts';
import * as css from './status-page.module.css';

const status = statusMessages;

/** "Bar bei Lieferung", "Online bezahlen, Bezahlt". An ended order no longer waits for payment. */
function paymentLine(order: PublicOrder, zone: string): string {
  if (order.giftCard && isPaidByCard(order)) return tipMessages.giftCard(order.giftCard.codeEnd);
  const isForgone = isFinished(order.status) && !order.isPaid && !order.isRefunded;
  // Paid at the table: how it was paid last.
  const chosen = latestMethod(order);
  const method = chosen === 'cash' ? status.cash[order.deliveryType] : paymentName(chosen, zone);
  return [method, !isForgone && paymentText(order)].filter(Boolean).join(', ');
}

/** A quotation request has no payment method until its offer is accepted; then it is an ordinary order. */
const isOpenQuotation = ({ kind, isConfirmed }: PublicOrder): boolean => kind === 'quotation' && !isConfirmed;

/** Expected time as shown before ordering; until another time is agreed, and while it is still possible. */
function expectedLine({ expectedFrom, expectedUntil, ...order }: PublicOrder, zone: string, now: Date): string | null {
  if (!expectedFrom || !expectedUntil || order.appointment !== null || isFinished(order.status)) return null;
  return expectedText({ from: new Date(expectedFrom), until: new Date(expectedUntil) }, zone, now);
}

/** Facts of the order: number with its code below, time, payment, order type (STATUS-11). */
export function OrderFacts({ order, zone, now }: { order: PublicOrder; zone: string; now: Date }) {
  const { facts } = status;
  const time = (iso: string) => appointmentText(Date.parse(iso), zone, now);
  const rows: [string, string | null][] = [
    [facts.placed, time(order.placedAt)],
    [facts.payment, isOpenQuotation(order) ? null : paymentLine(order, zone)],
    [facts.kind, [messages.orderTypes[order.deliveryType], status.kinds[order.kind]].filter(Boolean).join(', ')],
    [facts.area, order.deliveryArea],
    [facts.table, order.tableIdentifier],
    [facts.wish, order.appointment === null && order.appointmentDate ? time(order.appointmentDate) : null],
    [facts.expected, expectedLine(order, zone, now)],
    [facts.appointment, order.appointment && time(order.appointment)],
    [facts.status, guestLabel(order.status, order.deliveryType)],
  ];
  return (
    <dl className={css.facts}>
      <dt>{facts.number}</dt>
      {order.ticketNumber === null ? (
        <dd className={css.code}>{order.uid}</dd>
      ) : (
        <dd>
          {order.ticketNumber}
          <small className={css.small}>{order.uid}</small>
        </dd>
      )}
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className={css.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
