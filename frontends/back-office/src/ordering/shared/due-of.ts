import { dayText, nearDayText, timeText, weekdayText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { promiseOf } from '@theke/rules/orders/promise';
import { ageText } from './age-text.ts';
import { orderMessages } from './order-messages.de.ts';
import { sinceOf, type Timed, waitsSince } from './urgency.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Text in a card's corner: the relevant time, and below it the remaining time or the day. For a new order without a
 * requested time, how long its guest waits. Without a promise "gleich" and the age; if ready or on its way, since
 * when.
 */
export function dueOf(
  order: Timed & Pick<Order, 'counterAppointment'>,
  now: number,
  zone: string,
): { time: string; note: string } {
  const age = ageText(now - waitsSince(order));
  if (order.status === 'counter-proposed' && order.counterAppointment)
    return { time: momentText(Date.parse(order.counterAppointment), now, zone), note: age };
  const promise = promiseOf(order);
  const isOut = order.status === 'in-delivery' || order.status === 'delivered';
  if (isOut) return { time: timeText(promise ?? sinceOf(order), zone), note: age };
  if (promise === undefined) return { time: orderMessages.due.soon, note: age };
  const time = timeText(promise, zone);
  const isFar = Math.abs(promise - now) >= 2 * hour;
  // Around midnight, a few minutes ahead are not shown as another day.
  if (isFar && dayText(promise, zone) !== dayText(now, zone)) return { time, note: dayOf(promise, now, zone) };
  const isAnswered = order.status !== 'placed' || order.appointmentDate !== null;
  return { time, note: isAnswered ? offText(promise - now) : age };
}

/** "19:40", with the day if it is not today: "morgen, 19:40". */
export const momentText = (at: number, now: number, zone: string): string =>
  dayText(at, zone) === dayText(now, zone) ? timeText(at, zone) : `${dayOf(at, now, zone)}, ${timeText(at, zone)}`;

/** "in 23 Min.", "+8 Min." after the promise, "in 3 Std."; rounded to whole minutes in both directions. */
function offText(ms: number): string {
  if (ms >= 2 * hour) return orderMessages.due.inHours(Math.floor(ms / hour));
  if (ms >= 0) return orderMessages.due.inMinutes(Math.floor(ms / minute));
  return orderMessages.due.late(Math.max(1, Math.floor(-ms / minute)));
}

const dayOf = (at: number, now: number, zone: string): string =>
  nearDayText(at, now, zone) ?? `${weekdayText(at, zone)} ${dayText(at, zone).slice(0, 6)}`;
