import type { OrderState } from './order-states.ts';

/**
 * Whether the guest is asked about a counter-proposal (STATUS-07): the branch proposed another time, and the order has
 * not been confirmed, rejected or canceled since.
 */
export const asksAboutAppointment = (order: {
  readonly status: OrderState;
  readonly counterAppointment?: string | null | undefined;
}): boolean => order.status === 'counter-proposed' && Boolean(order.counterAppointment);

/** Whether the guest is asked about the branch's offer (ORDER-32). */
export const asksAboutOffer = (order: {
  readonly status: OrderState;
  readonly offer?: object | null | undefined;
}): boolean => order.status === 'counter-proposed' && Boolean(order.offer);
