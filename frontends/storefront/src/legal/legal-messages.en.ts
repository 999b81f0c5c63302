import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { legalTitles as german } from './legal-messages.de.ts';

export const legalTitles: SameTexts<typeof german> = {
  '/site/terms-and-conditions': 'Terms and conditions',
  '/site/privacy': 'Privacy',
  '/site/imprint': 'Legal notice',
  '/site/allergens': 'Allergens',
};
