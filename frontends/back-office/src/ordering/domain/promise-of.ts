import type { Order } from '@theke/contracts/ordering/order';

/** What a promise is told from. */
export type Promised = Pick<Order, 'appointment' | 'appointmentDate' | 'expectedUntil'>;

/** When the order was promised, else wished for, else expected by its guest, in ms since 1970; undefined where nobody has said. */
export function promiseOf({ appointment, appointmentDate, expectedUntil }: Promised): number | undefined {
  const at = appointment ?? appointmentDate ?? expectedUntil;
  return at === null ? undefined : Date.parse(at);
}
