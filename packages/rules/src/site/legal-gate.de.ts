/** Names of the texts that a shop needs before it opens (LEGAL-01). */
export const legalGateTexts = {
  imprint: 'Impressum',
  termsAndConditions: 'AGB',
  privacyPolicy: 'Datenschutz',
};
