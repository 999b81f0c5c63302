import type { PublicOrder } from '@theke/contracts/ordering/order';
import { asksAboutAppointment, asksAboutOffer } from '@theke/rules/orders/counter-appointment';
import { guestLabel } from '@theke/rules/orders/order-labels';
import { isOver } from '@theke/rules/orders/order-moves';
import { beginsLater, type Plan } from './plan.ts';
import { statusMessages } from './status-messages.de.ts';

export type Stop = {
  label: string;
  text?: string | undefined;
  /** Instant at which the stop was reached, ISO 8601. */
  at?: string | undefined;
  /** Planned time of a future stop, in epoch milliseconds. */
  planned?: number | undefined;
  state: 'done' | 'now' | 'next' | 'stopped';
};

const status = statusMessages;

/**
 * The four stops: confirmation, preparation, ready or on its way, completed. A cancelled order has one stop instead
 * (STATUS-02). A pre-order is not in preparation before its start.
 */
export function timeline(order: PublicOrder, plan: Plan, now: Date): Stop[] {
  if (order.isRejected || order.isCanceled || order.isFailed) {
    const label = guestLabel(order.status, order.deliveryType);
    // The reason is below the headline (`subline`).
    return [{ label, state: 'stopped' }];
  }
  const laterStart = beginsLater(plan, now);
  const reached = order.isCompleted ? 4 : order.isInDelivery ? 3 : order.isConfirmed && !laterStart ? 2 : 1;
  const isGuestAsked = order.status === 'counter-proposed' || order.status === 'awaiting-payment';
  const stops = [
    {
      label: order.isConfirmed
        ? status.confirmed
        : isGuestAsked
          ? guestLabel(order.status, order.deliveryType)
          : status.confirming,
      text: order.isConfirmed ? status.confirmedText : order.status === 'placed' ? placedText(order) : undefined,
      at: order.confirmedAt,
    },
    {
      label: status.preparing,
      text: remainingText(order, plan, now),
      at: preparationStart(order, plan),
      planned: laterStart,
    },
    { label: readyLabel(order), at: order.readyAt, planned: plan.leavesAt ?? plan.dueAt },
    { label: status.completed, at: order.completedAt, planned: order.isDelivery ? plan.dueAt : undefined },
  ];
  return stops.map(({ at, text, planned, ...stop }, index) => {
    const position = index + 1;
    const state = position < reached || order.isCompleted ? 'done' : position === reached ? 'now' : 'next';
    const isAhead = state === 'next';
    return {
      ...stop,
      text: isAhead ? undefined : text,
      at: isAhead ? undefined : (at ?? undefined),
      planned: isAhead ? planned : undefined,
      state,
    };
  });
}

const placedText = ({ kind }: PublicOrder): string =>
  kind === 'quotation' ? status.askingText : status.confirmingText;

/** A pre-order does not start when it is confirmed. */
const preparationStart = ({ confirmedAt }: PublicOrder, { begins }: Plan): string | null =>
  confirmedAt !== null && begins !== undefined && begins > Date.parse(confirmedAt)
    ? new Date(begins).toISOString()
    : confirmedAt;

/** "Noch etwa 9 Minuten", while the order is being prepared and not late. */
function remainingText(
  { isConfirmed, isInDelivery }: PublicOrder,
  { leavesAt, dueAt }: Plan,
  now: Date,
): string | undefined {
  const endsAt = leavesAt ?? dueAt;
  if (!isConfirmed || isInDelivery || endsAt === undefined || endsAt <= now.getTime()) return undefined;
  return status.remaining(Math.ceil((endsAt - now.getTime()) / 60_000));
}

/** Place of the order among its driver's deliveries, and the driver's name if it is shown (DELIVERY-11). */
const stopText = ({ position, total, driver }: NonNullable<PublicOrder['stop']>): string =>
  [position === 1 ? status.nextStop : status.stop(position, total), driver && status.driver(driver)]
    .filter(Boolean)
    .join(' ');

function readyLabel({ isDelivery, isDelivered }: PublicOrder): string {
  if (!isDelivery) return status.ready;
  return isDelivered ? status.delivered : status.inDelivery;
}

const waiting = {
  order: status.headlines.waiting,
  preorder: status.headlines.waitingPreorder,
  quotation: status.headlines.waitingQuotation,
};

/** Headline of the page. `later` is the requested time of an order whose work has not started: "11:20 Uhr". */
export function headline(order: PublicOrder, later?: string): string {
  if (order.isRejected || order.isCanceled) return status.headlines.rejected;
  if (order.isFailed) return status.headlines.failed;
  if (order.isCompleted) return status.headlines.completed;
  if (order.isDelivered) return status.headlines.delivered;
  if (order.isInDelivery) return order.isDelivery ? status.headlines.inDelivery : status.headlines.ready;
  if (order.isConfirmed) return later === undefined ? status.headlines.preparing : status.headlines.planned(later);
  if (asksAboutAppointment(order)) return status.headlines.asked;
  if (asksAboutOffer(order)) return status.headlines.offered;
  return order.status === 'awaiting-payment' ? status.headlines.paying : waiting[order.kind];
}

/** Text below the headline; empty if there is none. */
export function subline(order: PublicOrder): string {
  if (isOver(order)) return order.isCompleted ? status.done : (order.rejectionMessage ?? '');
  if (asksAboutAppointment(order)) return order.appointmentDate === null ? '' : status.counter.text;
  if (asksAboutOffer(order)) return status.offer.text;
  if (order.stop) return stopText(order.stop);
  return order.kind === 'quotation' && order.status === 'placed' ? status.quotation : status.live;
}
