/** Paths of the legal pages in the footer, with their titles. */
export const legalPages = {
  '/site/terms-and-conditions': 'AGB',
  '/site/privacy': 'Datenschutz',
  '/site/imprint': 'Impressum',
  '/site/allergens': 'Allergene',
} as const;

/** Names of pages without data. */
export const pageNames = {
  notFound: 'Seite nicht gefunden',
  checkout: 'Bestellvorgang',
  pay: 'Bezahlung',
  status: 'Bestellstatus',
  contact: 'Kontakt',
};
