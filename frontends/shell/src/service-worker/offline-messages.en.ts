import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { offlineMessages as german } from './offline-messages.de.ts';

export const offlineMessages: SameTexts<typeof german> = {
  title: 'You are offline',
  text: 'Please check your internet connection.',
  reload: 'Reload',
  cachedPages: 'You can read this without a connection, too:',
  start: 'Home page',
  punch: 'You can punch in and out without a connection, too:',
  ownTime: 'My time',
};
