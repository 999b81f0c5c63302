import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { messages as german } from './messages.de.ts';

export const messages: SameTexts<typeof german> = {
  navigation: 'Main navigation',
  branches: 'Branches',
  menu: 'Menu',
  back: 'Back',
  call: 'Call',
  search: 'Search',
  contact: 'Contact',
  offlineLead: 'You are offline',
  offlineRest: ' – please check your internet connection.',
  reload: 'Reload',
  footer: 'Legal information',
  orderOnline: 'Order online',
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  imprint: 'Legal notice',
  allergens: 'Allergens',
  cookies: 'Cookie settings',
  account: 'Your account',
  installApp: 'Install app',
  otherLanguage: { code: 'de', name: 'Deutsch' },
  remoteFailed: 'This section cannot be reached at the moment.',
  remoteFailedText: 'Please try again shortly. Your basket will be kept.',
  retry: 'Try again',
};
