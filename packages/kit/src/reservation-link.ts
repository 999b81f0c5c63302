import { isOrderHash, orderHash } from './order-link.ts';

// Uids of orders have no colon, so a link of an order never opens a reservation.
const nameOf = (uid: string): string => `reservation:${uid}`;

/** The secret part of a guest's link to a reservation (RESV-09). */
export const reservationHash = (secret: string, tenant: string, uid: string): string =>
  orderHash(secret, tenant, nameOf(uid));

export const isReservationHash = (secret: string, tenant: string, uid: string, hash: string): boolean =>
  isOrderHash(secret, tenant, nameOf(uid), hash);
