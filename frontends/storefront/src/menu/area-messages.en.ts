import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { areaMessages as german } from './area-messages.de.ts';

export const areaMessages: SameTexts<typeof german> = {
  area: 'Delivery area',
  minimum: (amount) => `Minimum order ${amount}`,
  noFee: 'Free delivery',
};
