import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { selfServiceMessages as german } from './self-service-messages.de.ts';

export const selfServiceMessages: SameTexts<typeof german> = {
  title: 'Tap here to order',
  types: { takeaway: 'to take away', dineIn: 'to your table', delivery: 'for delivery' },
  here: 'Pay right here.',
  counter: (atTill) => `Pay ${atTill}.`,
  hereOrCounter: (atTill) => `Pay right here or ${atTill}.`,
  wait: 'Waiting time now',
  minutes: (minutes) => `about ${minutes} minutes`,
  hours: 'Today',
  begin: 'Order now',
  look: 'View the menu',
};
