import type { Reservation } from '@theke/contracts/ordering/reservation';
import { reservationMessages as texts } from './reservation-messages.de.ts';

/** Name of a reservation's guest, or what is known instead. */
export function guestName({ name, source, isErased }: Pick<Reservation, 'name' | 'source' | 'isErased'>): string {
  if (isErased) return texts.erased;
  return name || (source === 'walk-in' ? texts.walkInGuest : texts.unnamed);
}
