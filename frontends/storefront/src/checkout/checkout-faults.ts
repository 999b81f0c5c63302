import type { Fault } from '@theke/contracts/errors';
import {
  isAddressRequired,
  isContactHidden,
  mayNameCompany,
  missingConsents,
  requiredFields,
} from '@theke/rules/checkout/required-fields';
import { zipCodeFault } from '@theke/rules/delivery/area-zip-code';
import { appointmentFault } from '@theke/rules/hours/appointment';
import { checkoutMessages } from './checkout-messages.de.ts';
import type { Filled } from './order-draft.ts';

const sentences = checkoutMessages.faults;
/** Basic check of an e-mail address, as far as possible on the client. */
export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

const required = (field: keyof typeof sentences): Fault => ({ code: 'REQUIRED', field, message: sentences[field] });

const ofContact = ['firstName', 'lastName', 'email', 'phone'];
const ofAddress = ['deliveryArea', 'street', 'stairway', 'floor', 'door', 'zipCode', 'city', 'country'];
const ofCompany = ['companyName', 'vatNumber'];

/** Whether the field of a fault is part of the form; fields of another order type are not. */
export function isFormField(
  field: string,
  { branch, cart, order: { orderType } }: Pick<Filled, 'branch' | 'cart' | 'order'>,
) {
  const hasAddress = isAddressRequired(branch, orderType);
  if (field === 'table') return orderType === 'dineIn' && Boolean(branch.isTableSelectionEnabled);
  if (ofContact.includes(field)) return !isContactHidden(branch, orderType);
  if (field === 'isCompany') return mayNameCompany(branch, orderType);
  if (ofCompany.includes(field)) return mayNameCompany(branch, orderType) && cart.order.isCompany;
  if (ofAddress.includes(field)) return hasAddress && (field !== 'deliveryArea' || orderType === 'delivery');
  if (/^delivery[A-Z]/.test(field) && field !== 'deliveryType')
    return orderType === 'delivery' && cart.order.isDeliveryAddressDifferent;
  return true;
}

/** Validates the form on the client; faults are in the order of the page. */
export function checkoutFaults({ branch, cart, order, expected, paymentMethod, consents }: Filled, now: Date): Fault[] {
  const form = cart.order;
  const { orderType, area } = order;
  const isCompany = form.isCompany && mayNameCompany(branch, orderType);
  const values = { ...form, deliveryArea: area?.area ?? '' };
  const empty = requiredFields(branch, orderType, { ...form, isCompany }).filter((field) => !values[field].trim());
  const email = form.email.trim();
  const isEmailOdd = email !== '' && !isEmail(email);
  const zipField = form.isDeliveryAddressDifferent ? 'deliveryZipCode' : 'zipCode';
  const zipCode = orderType === 'delivery' && area ? zipCodeFault(area, form[zipField]) : undefined;
  const query = {
    branch,
    orderType,
    products: cart.items.map(({ product }) => product),
    now,
    keepableFrom: expected.earliest?.from,
    isTooLateToday: expected.isTooLate,
  };
  const appointment = appointmentFault(query, form.appointmentDate === null ? null : new Date(form.appointmentDate));
  return [
    ...empty.map(required),
    ...(isEmailOdd ? [{ code: 'FORMAT', field: 'email', message: sentences.emailFormat }] : []),
    ...(zipCode ? [{ ...zipCode, field: zipField }] : []),
    ...(appointment ? [{ ...appointment, field: 'appointmentDate' }] : []),
    ...(paymentMethod ? [] : [required('paymentMethod')]),
    ...missingConsents(consents).map(required),
  ];
}
