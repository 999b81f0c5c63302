import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { aboutMessages as german } from './about-messages.de.ts';

export const aboutMessages: SameTexts<typeof german> = {
  hours: 'When are we open?',
  whichHours: 'Which hours',
  openingHours: 'Opening hours',
  deliveryHours: 'Delivery hours',
  today: 'today',
  changed: (day, hours) => `On ${day}: ${hours}.`,
  where: 'Where to find us',
  about: (name) => `About ${name}`,
  order: 'Order online',
  menu: 'View the menu',
  preorder: 'Pre-order',
  call: 'Call',
  directions: 'Get directions',
  expected: (text) => `Ready to collect ${text}`,
};
