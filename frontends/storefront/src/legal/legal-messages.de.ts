/** What the texts are called that the footer leads to. */
export const legalTitles = {
  '/site/terms-and-conditions': 'Allgemeine Geschäftsbedingungen',
  '/site/privacy': 'Datenschutz',
  '/site/imprint': 'Impressum',
  '/site/allergens': 'Allergene',
} as const;
