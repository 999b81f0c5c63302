import type { SameTexts } from '../texts/same-texts.ts';
import type { legalPages as germanLegal, pageNames as germanNames } from './page.de.ts';

export const legalPages: SameTexts<typeof germanLegal> = {
  '/site/terms-and-conditions': 'Terms and conditions',
  '/site/privacy': 'Privacy',
  '/site/imprint': 'Legal notice',
  '/site/allergens': 'Allergens',
};

export const pageNames: SameTexts<typeof germanNames> = {
  notFound: 'Page not found',
  checkout: 'Checkout',
  pay: 'Payment',
  status: 'Order status',
  contact: 'Contact',
};
