import type { SameTexts } from '../texts/same-texts.ts';
import type { deliveryTexts as german } from './delivery-texts.de.ts';

export const deliveryTexts: SameTexts<typeof german> = {
  minimum: (minimum) => `Unfortunately, you have not reached the minimum order value of ${minimum} yet.`,
  mend: (rest) => `Add items worth at least ${rest} or choose another way to get your order.`,
  freeFrom: (amount) => `Free delivery from ${amount}.`,
  unknownArea: (area) => `We do not deliver to “${area}”. Please choose another delivery area.`,
};
