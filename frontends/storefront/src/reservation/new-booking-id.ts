import { newKey } from '../checkout/order-attempt.ts';

/** A UUID; `crypto.randomUUID` needs https, which tablets in a local network lack. */
export function newBookingId(): string {
  const random = newKey();
  const parts = [random.slice(0, 8), random.slice(8, 12), `4${random.slice(13, 16)}`, `a${random.slice(17, 20)}`];
  return [...parts, random.slice(20)].join('-');
}
