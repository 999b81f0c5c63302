import type { Order } from '@theke/contracts/ordering/order';

/** Whether the order is a quotation request. */
export const isQuotation = ({ kind }: Pick<Order, 'kind'>): boolean => kind === 'quotation';

/** Whether staff can make an offer: for an open quotation request, or again before the guest has answered. */
export const mayOffer = ({ kind, status, offer }: Pick<Order, 'kind' | 'status' | 'offer'>): boolean =>
  (kind === 'quotation' && status === 'placed') || (status === 'counter-proposed' && offer !== null);

/** URL fragment that opens the offer dialog on an order's page. */
export const offerHash = '#angebot';
