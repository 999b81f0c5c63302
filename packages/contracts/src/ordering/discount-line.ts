import { discountKinds } from '@theke/rules/discounts/discount';
import { z } from 'zod';
import { field } from '../field.ts';
import { id } from '../wire.ts';

export const discountKind = z.enum(discountKinds);
export const discountKindLabels = {
  percent: 'Prozent auf Produkte',
  amount: 'Betrag auf Produkte',
  product: 'Ein Produkt gratis oder günstiger',
  prices: 'Preisliste (Happy Hour)',
  delivery: 'Liefergebühr',
};

/** A discount in the totals of an order: its terms as agreed, and what it takes off (DISC-06). */
export const discountLine = z.object({
  id,
  kind: field(discountKind, 'Art', { choices: discountKindLabels }),
  name: field(z.string(), 'Rabatt'),
  /** The redeemed code; absent for an automatic discount. */
  code: field(z.string(), 'Gutscheincode').optional(),
  percent: field(z.number(), 'Prozent').optional(),
  amount: field(z.number(), 'Betrag').optional(),
  /** Ids of the discounted products; absent: all. */
  products: field(z.array(id), 'Produkte').optional(),
  /** Maps a product id to how much less its price unit costs; only of a price list (DISC-13). */
  reductions: field(z.record(z.string(), z.number()), 'Ermäßigung je Produkt').optional(),
  /** Deducted from the total, a positive number. */
  gross: field(z.number(), 'Abzug brutto'),
  /** Maps a VAT rate ("10") to its part of `gross`. */
  rates: field(z.record(z.string(), z.number()), 'Abzug nach Steuersatz'),
});
