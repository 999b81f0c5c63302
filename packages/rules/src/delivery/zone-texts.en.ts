import type { SameTexts } from '../texts/same-texts.ts';
import type { zoneTexts as german } from './zone-texts.de.ts';

export const zoneTexts: SameTexts<typeof german> = {
  ADDRESS_OUTSIDE_ZONES:
    'Sorry, we do not deliver to this address. Please enter another one or pick up your order instead.',
  ADDRESS_NOT_FOUND: 'We cannot find this address. Please check street, house number and postcode, or give us a call.',
};
