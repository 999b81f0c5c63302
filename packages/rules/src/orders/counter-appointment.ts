import type { OrderState } from './order-states.ts';

/**
 * Whether the guest is asked about the branch's other time (STATUS-07): it has proposed one, and the
 * order was since then neither confirmed nor rejected nor called off.
 */
export const asksAboutAppointment = (order: {
  readonly status: OrderState;
  readonly counterAppointment?: string | null | undefined;
}): boolean => order.status === 'counter-proposed' && Boolean(order.counterAppointment);

/** The same about the branch's offer (ORDER-32). */
export const asksAboutOffer = (order: {
  readonly status: OrderState;
  readonly offer?: object | null | undefined;
}): boolean => order.status === 'counter-proposed' && Boolean(order.offer);
