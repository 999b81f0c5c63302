import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { weekMessages as german } from './week-messages.de.ts';

export const weekMessages: SameTexts<typeof german> = {
  restDay: 'Closed all day',
  closedDay: 'closed',
  days: (first, last) => `${first} to ${last}`,
  aroundTheClock: 'open 24 hours',
};
