/** Names of the texts without which a shop does not open (LEGAL-01). */
export const legalGateTexts = {
  imprint: 'Impressum',
  termsAndConditions: 'AGB',
  privacyPolicy: 'Datenschutz',
};
