import { z } from 'zod';
import { field } from '../field.ts';
import { id } from '../wire.ts';

/** What a gift card pays of an order, outside its totals (GIFT-05). */
export const giftCardPart = z.object({
  id: field(id, 'Geschenkkarte'),
  /** The last characters of the code. */
  codeEnd: field(z.string(), 'Code'),
  /** Paid by the card, at most the total. */
  amount: field(z.number(), 'Betrag'),
  /** The part of `amount` that was given back to the card. */
  returned: field(z.number(), 'Zurückgebucht'),
});
