import type { PublicOrder } from '@theke/contracts/ordering/order';
import { addDays, clockText, dateOf, dayText, localTime } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { messages } from '../messages.de.ts';
import type { Plan } from './plan.ts';
import { statusMessages } from './status-messages.de.ts';
import * as css from './status-page.module.css';

type Props = { order: PublicOrder; plan: Plan; zone: string; now: Date };

/** Main figure of an order: the expected time; when ready or without a known time, the order number. */
export function Figure({ order, plan, zone, now }: Props) {
  const isReady = order.isInDelivery && !order.isDelivery;
  const isWaiting = order.status !== 'awaiting-payment' && order.status !== 'counter-proposed';
  if (plan.dueAt !== undefined && isWaiting && !isReady && !order.isDelivered) {
    const local = localTime(zone, plan.dueAt);
    return (
      <p className={css.number}>
        <b>{clockText(local)}</b>
        <span>
          {statusMessages.there[order.deliveryType]}
          {dayOf(local, zone, now)}
        </span>
      </p>
    );
  }
  const isTicket = order.ticketNumber !== null;
  return (
    <p className={classNames(css.number, !isTicket && css.long)}>
      <b>{order.ticketNumber ?? order.uid}</b>
      <span>{isTicket ? statusMessages.number[order.deliveryType] : statusMessages.uid}</span>
    </p>
  );
}

/** ", morgen" if it is not today. */
function dayOf(local: number, zone: string, now: Date): string {
  const today = dateOf(localTime(zone, now.getTime()));
  if (dateOf(local) === today) return '';
  return `, ${dateOf(local) === addDays(today, 1) ? messages.tomorrow : dayText(local)}`;
}
