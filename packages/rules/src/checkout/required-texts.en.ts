import type { SameTexts } from '../texts/same-texts.ts';
import type { consentTexts as germanConsents, requiredTexts as germanRequired } from './required-texts.de.ts';

export const requiredTexts: SameTexts<typeof germanRequired> = {
  table: 'Please choose your table.',
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter your email address.',
  phone: 'Please enter your phone number.',
  companyName: 'Please enter the name of your company.',
  deliveryArea: 'Please choose a delivery area.',
  street: 'Please enter your street and house number.',
  zipCode: 'Please enter your postcode.',
  city: 'Please enter your town or city.',
  country: 'Please enter your country.',
  deliveryStreet: 'Please enter the street and house number of the delivery address.',
  deliveryZipCode: 'Please enter the postcode of the delivery address.',
  deliveryCity: 'Please enter the town or city of the delivery address.',
  deliveryCountry: 'Please enter the country of the delivery address.',
};

export const consentTexts: SameTexts<typeof germanConsents> = {
  legalInstructions: 'Please accept the terms and conditions.',
  privacyPolicy: 'Please accept the privacy policy.',
};
