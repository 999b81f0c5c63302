import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { offerMessages as german } from './offer-messages.de.ts';

export const offerMessages: SameTexts<typeof german> = {
  until: (time) => `until ${time}`,
  from: (minimum) => `from ${minimum}`,
  now: 'now',
  insteadOf: 'instead of',
  more: (count) => `${count} more products`,
};
