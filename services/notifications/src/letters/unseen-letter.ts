import type { Letter } from './letter.ts';
import { type LetterOrder, newOrderLetter } from './order-letters.ts';
import { orderNumber } from './order-number.ts';

/** To the branch: a new order waits and nobody has looked at it. It says again what the first mail said. */
export function unseenLetter(about: LetterOrder): Letter {
  const title = `Bestellung ${orderNumber(about)} wartet`;
  return {
    ...newOrderLetter(about),
    subject: title,
    headline: title,
    paragraphs: ['Diese Bestellung hat noch niemand angesehen. Bitte bestätigen Sie sie, oder lehnen Sie sie ab.'],
  };
}

/** To the branch's own telephone. */
export const unseenSms = (about: LetterOrder): string =>
  [`${about.shop.name}: Bestellung ${orderNumber(about)} wartet, niemand hat sie angesehen.`, about.url]
    .filter(Boolean)
    .join(' ');
