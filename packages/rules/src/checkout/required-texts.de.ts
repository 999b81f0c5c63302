import type { RequiredField } from './required-fields.ts';

/** Messages for empty required fields (CHECKOUT-06), shared by browser and server. */
export const requiredTexts: Readonly<Record<RequiredField, string>> = {
  table: 'Bitte wählen Sie Ihren Tisch.',
  firstName: 'Bitte geben Sie Ihren Vornamen an.',
  lastName: 'Bitte geben Sie Ihren Nachnamen an.',
  email: 'Bitte geben Sie Ihre E\u2011Mail-Adresse an.',
  phone: 'Bitte geben Sie Ihre Telefonnummer an.',
  companyName: 'Bitte geben Sie den Namen Ihrer Firma an.',
  deliveryArea: 'Bitte wählen Sie ein Liefergebiet aus.',
  street: 'Bitte geben Sie Straße und Hausnummer an.',
  zipCode: 'Bitte geben Sie Ihre Postleitzahl an.',
  city: 'Bitte geben Sie Ihren Ort an.',
  country: 'Bitte geben Sie Ihr Land an.',
  deliveryStreet: 'Bitte geben Sie Straße und Hausnummer der Lieferadresse an.',
  deliveryZipCode: 'Bitte geben Sie die Postleitzahl der Lieferadresse an.',
  deliveryCity: 'Bitte geben Sie den Ort der Lieferadresse an.',
  deliveryCountry: 'Bitte geben Sie das Land der Lieferadresse an.',
};

/** Messages for the two checkboxes. */
export const consentTexts = {
  legalInstructions: 'Bitte bestätigen Sie die AGB.',
  privacyPolicy: 'Bitte bestätigen Sie die Datenschutzerklärung.',
} as const;
