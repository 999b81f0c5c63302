/** Titles of the legal pages in the footer. */
export const legalTitles = {
  '/site/terms-and-conditions': 'Allgemeine Geschäftsbedingungen',
  '/site/privacy': 'Datenschutz',
  '/site/imprint': 'Impressum',
  '/site/allergens': 'Allergene',
} as const;
