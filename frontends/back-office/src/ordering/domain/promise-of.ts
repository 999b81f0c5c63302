import type { Order } from '@theke/contracts/ordering/order';

/** When the order was promised, or else wished for, in ms since 1970; undefined is as soon as possible. */
export function promiseOf({
  appointment,
  appointmentDate,
}: Pick<Order, 'appointment' | 'appointmentDate'>): number | undefined {
  const at = appointment ?? appointmentDate;
  return at === null ? undefined : Date.parse(at);
}
