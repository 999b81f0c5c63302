import type { Order } from '@theke/contracts/ordering/order';

/** Somebody wants to know what it would cost. */
export const isQuotation = ({ kind }: Pick<Order, 'kind'>): boolean => kind === 'quotation';

/** Whether staff answer an order with an offer: a wish for one that is open, or an offer that the guest has not answered. */
export const mayOffer = ({ kind, status, offer }: Pick<Order, 'kind' | 'status' | 'offer'>): boolean =>
  (kind === 'quotation' && status === 'placed') || (status === 'counter-proposed' && offer !== null);

/** An order's page with this at the end of its address begins with the offer. */
export const offerHash = '#angebot';
