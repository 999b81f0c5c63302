import type { OrderState } from './order-states.ts';
import type { OrderType } from './order-types.ts';

const inDelivery = (orderType: OrderType) => (orderType === 'delivery' ? 'In Zustellung' : 'Abholbereit');

/** A state as staff read it; `isOffered` where the guest was asked about a price, not about a time. */
export function staffLabel(state: OrderState, orderType: OrderType, isOffered = false): string {
  const labels: Record<OrderState, string> = {
    'awaiting-payment': 'Wartet auf Zahlung',
    placed: 'Neu',
    'counter-proposed': isOffered ? 'Angebot gesendet' : 'Termin vorgeschlagen',
    confirmed: 'In Zubereitung',
    'in-delivery': inDelivery(orderType),
    delivered: 'Zugestellt',
    completed: 'Abgeschlossen',
    rejected: 'Abgelehnt',
    canceled: 'Storniert',
    failed: 'Zahlung fehlgeschlagen',
  };
  return labels[state];
}

/** A state as the guest reads it (STATUS-03 to STATUS-05): a rejected order is "Storniert". */
export function guestLabel(state: OrderState, orderType: OrderType): string {
  if (state === 'placed') return 'Wartet auf Bestätigung';
  if (state === 'counter-proposed') return 'Wartet auf Ihre Antwort';
  return state === 'rejected' ? 'Storniert' : staffLabel(state, orderType);
}

/** What the guest of a rejected order reads, with the branch's own words if it gave any (STATUS-05). */
export const rejectedText = (rejectionMessage: string | null | undefined): string =>
  ['Ihre Bestellung wurde storniert.', rejectionMessage].filter(Boolean).join(' ');
