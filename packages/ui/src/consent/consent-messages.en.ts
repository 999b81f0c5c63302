import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { consentMessages as german } from './consent-messages.de.ts';

export const consentMessages: SameTexts<typeof german> = {
  label: 'Cookies',
  title: 'May we load more?',
  lead: (without) =>
    `${without} works without it. If you say yes, we load services of other providers and remember it for 365 days.`,
  purposes: {
    map: { name: 'Map', does: 'shows you where we are' },
    tagManagerId: { name: 'Measurement', does: 'counts visits and orders' },
    pixelId: { name: 'Advertising', does: 'measures whether adverts work' },
  },
  no: 'Only what is necessary',
  yes: 'Allow all',
  privacy: 'Privacy',
  allowed: 'Currently allowed.',
  notAllowed: 'Currently not allowed.',
  again: 'Cookie settings',
};
