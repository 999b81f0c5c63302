import type { Init } from '@theke/contracts/gateway/init';
import { isGiftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { isReservationPath } from '@theke/rules/reservations/reservation-path';
import { type Place, pageKindOf } from '@theke/rules/site/page';
import { initEntry } from '@theke/ui/init-data';

/** Chunk names, as in `pages.tsx`. */
const parts: Readonly<Partial<Record<Place, string>>> = {
  checkout: 'checkout',
  pay: 'pay',
  status: 'status',
  legal: 'legal',
  contact: 'legal',
};

/** Returns the chunks that a page needs in addition to the initial ones; a menu needs none. */
export function pageParts(path: string, init: Init): string[] {
  if (isReservationPath(path)) return ['legal', 'reservation'];
  if (isGiftCardPath(path)) return ['legal', 'gift-card'];
  const kind = pageKindOf(path);
  const part = kind === 'list' ? (initEntry(init, '/config')?.enablePluginHomePage ? 'home' : 'branches') : parts[kind];
  return part ? [part] : [];
}
