import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { preorderMessages as german } from './preorder-messages.de.ts';

export const preorderMessages: SameTexts<typeof german> = {
  title: {
    takeaway: 'When would you like to collect?',
    delivery: 'When should we deliver?',
    dineIn: 'When would you like to come?',
  },
  day: 'Day',
  time: 'Time',
  first: 'As soon as possible',
  today: 'Today',
  tomorrow: 'Tomorrow',
};
