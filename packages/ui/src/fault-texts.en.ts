import type { Fault } from '@theke/contracts/errors';
import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { faultText as german } from './fault-texts.de.ts';

/**
 * Texts by the error codes that guests get from ordering, payments and uploads. Values are left out, because the form
 * shows them.
 */
const byCode: Readonly<Record<string, string>> = {
  // Errors of the whole order.
  BRANCH_UNKNOWN: 'This branch is not taking orders. Please choose another.',
  BRANCH_CLOSED: 'Sorry, we are closed at the moment.',
  NOT_ORDERABLE_YET: 'This branch is not taking orders yet.',
  DELIVERY_TYPE_NOT_OFFERED: 'You cannot order this way here. Please choose another.',
  DELIVERY_TYPE_CONTRADICTION: 'Please choose again how you want to order.',
  DELIVERY_AREA_REQUIRED: 'Please choose a delivery area.',
  DELIVERY_AREA_UNKNOWN: 'We do not deliver to this area. Please choose another delivery area.',
  ZIP_CODE_NOT_IN_AREA: 'This postcode is not in the delivery area you chose. Please change one of them.',
  MINIMUM_NOT_REACHED:
    'Unfortunately, you have not reached the minimum order value yet. Add more items or choose another way to get your order.',
  TABLE_UNKNOWN: 'There is no such table here. Please choose another.',
  PAYMENT_NOT_OFFERED: 'This payment method is not possible here. Please choose another.',
  NOTHING_TO_PAY: 'This order costs nothing. Please choose a payment method that you use at the restaurant.',
  PRICE_NOT_SET: 'The price is not fixed yet. Please choose a payment method that you use at the restaurant.',
  PRICE_CHANGED: 'The price has changed. Please confirm the new amount.',
  DONATION_NOT_OFFERED: 'Orders do not come with a donation here at the moment. Please order without one.',
  DONATEE_UNKNOWN: 'This organisation is no longer available. Please choose another.',
  APPOINTMENT_REQUIRED: 'Please choose a time.',
  TOO_LATE_TODAY: 'It is too late for today. Please choose a time.',
  APPOINTMENT_NOT_OFFERED: 'This time is not available. Please choose one of the times offered.',
  SLOT_FULL: 'We are fully booked at that time. Please choose another time.',
  ORDER_TOO_LARGE: 'This order is too large. Please order less, or give us a call.',
  TEXTS_TOO_LONG: 'The texts in your order are too long altogether. Please shorten them.',
  TOO_MANY_UNPAID: 'Please pay for your other orders first or choose a payment method that you use at the restaurant.',
  TOO_MANY_ORDERS:
    'Very many orders came from your connection in a short time. Please try again in a few minutes or give us a call.',
  // Errors of an item.
  PRODUCT_UNAVAILABLE: 'A product in your basket is not available right now. Please remove it from your basket.',
  SOLD_OUT: 'A product in your basket is sold out or nearly so. Please order less of it or remove it.',
  AMOUNT_NOT_WHOLE: 'A product in your basket only comes whole. Please enter a whole number.',
  AMOUNT_NOT_ALLOWED: 'A product in your basket is not available in this quantity. Please choose another.',
  AMOUNT_TOO_SMALL: 'The quantity of a product in your basket is too small. Please order more of it.',
  UNIT_NOT_CONVERTIBLE: 'A product in your basket is not available in this unit. Please choose another.',
  MONEY_OUT_OF_RANGE: 'The amount is too large.',
  NUMBER_NOT_FINITE: 'Please enter a number.',
  PART_REQUIRED: 'Something still has to be chosen for a product in your basket.',
  PART_SHAPE: 'We could not read what was chosen for a product in your basket. Please choose it again.',
  PART_OPTION_UNKNOWN: 'What was chosen for a product in your basket is no longer available. Please choose again.',
  PART_OPTION_TWICE: 'Something is chosen twice for a product in your basket. Please choose it only once.',
  PART_UPLOAD_TWICE: 'A file is given twice for a product in your basket. Please remove one of them.',
  PART_UNEXPECTED: 'A product in your basket has fewer options than were given. Please add it to your basket again.',
  UPLOAD_UNKNOWN: 'A file that you uploaded is no longer there. Please upload it again.',
  // Errors after ordering.
  ORDER_MOVE_NOT_ALLOWED: 'This is no longer possible for this order.',
  ORDER_MOVE_FORBIDDEN: 'This is not possible for this order.',
  STALE_VERSION: 'The order has changed in the meantime. Please reload the page.',
  OFFER_CHANGED: 'The offer has changed in the meantime. Please take another look at it.',
  OFFER_EXPIRED: 'This offer has expired. Please get in touch with us.',
  RATING_OFF: 'We are not taking reviews at the moment.',
  NOT_COMPLETED: 'You can review an order as soon as it is completed.',
  ALREADY_RATED: 'You have already reviewed this order. Thank you!',
  ALREADY_DECIDED: 'How this test payment turns out has already been decided.',
  // Errors of files.
  TOO_MANY_UPLOADS: 'Too many files were uploaded from your connection. Please try again later.',
  TOO_LARGE: 'What you sent is too large.',
  TOO_SLOW: 'What you sent arrived too slowly. Please try again with a better connection.',
  // Errors of any call.
  NOT_FOUND: 'We could not find this.',
  OVERLOADED: 'It is very busy right now. Please try again in a few seconds.',
  UNAVAILABLE: 'This is not available at the moment. Please try again in a minute.',
  NAME_WITH_ADDRESS: 'A name must not contain a web address.',
};

/** Texts for invalid input, by field. */
const byField: Readonly<Record<string, string>> = {
  table: 'Please choose your table.',
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter a complete email address.',
  phone: 'Please enter your phone number with its country code, for example +436641234567.',
  companyName: 'Please enter the name of your company.',
  vatNumber: 'Please check the VAT number.',
  street: 'Please enter your street and house number.',
  zipCode: 'Please enter your postcode.',
  city: 'Please enter your town or city.',
  country: 'Please enter your country.',
  deliveryStreet: 'Please enter the street and house number of the delivery address.',
  deliveryZipCode: 'Please enter the postcode of the delivery address.',
  deliveryCity: 'Please enter the town or city of the delivery address.',
  deliveryCountry: 'Please enter the country of the delivery address.',
  paymentMethod: 'Please choose a payment method.',
  legalInstructions: 'Please accept the terms and conditions.',
  privacyPolicy: 'Please accept the privacy policy.',
};

const isMissing = ({ code }: Fault) => code === 'REQUIRED' || code === 'FORMAT' || code === 'TOO_SMALL';

/** An internal error with an id for support. */
const unexpected = ({ message }: Fault) => {
  const id = /Kennung: ([^)]+)/.exec(message)?.[1];
  return `An unknown error has occurred.${id ? ` (Reference: ${id})` : ''}`;
};

/** Falls back to the server's German message for unknown codes and fields. */
export const faultText: SameTexts<typeof german> = (fault) =>
  byCode[fault.code] ??
  (fault.code === 'UNEXPECTED' ? unexpected(fault) : undefined) ??
  (isMissing(fault) ? byField[fault.field ?? ''] : undefined) ??
  (fault.code === 'TOO_BIG' ? 'What you entered is too long or too large.' : undefined) ??
  `That was not possible: ${fault.message}`;
