import type { Fault } from '@theke/contracts/errors';
import { isAddressRequired, missingConsents, requiredFields } from '@theke/rules/checkout/required-fields';
import { zipCodeFault } from '@theke/rules/delivery/area-zip-code';
import { appointmentFault } from '@theke/rules/hours/appointment';
import { checkoutMessages } from './checkout-messages.de.ts';
import type { Filled } from './order-draft.ts';

const sentences = checkoutMessages.faults;
const required = (field: keyof typeof sentences): Fault => ({ code: 'REQUIRED', field, message: sentences[field] });

/** What the form can tell before asking the server, in the order of the page. */
export function checkoutFaults({ branch, cart, order, expected, paymentMethod, consents }: Filled, now: Date): Fault[] {
  const form = cart.order;
  const { orderType, area } = order;
  // The company is asked for with the address.
  const isCompany = form.isCompany && isAddressRequired(branch, orderType);
  const given = { ...form, deliveryArea: area?.area ?? '' };
  const empty = requiredFields(branch, orderType, { ...form, isCompany }).filter((field) => !given[field].trim());
  const email = form.email.trim();
  const isEmailOdd = email !== '' && !/^\S+@\S+\.\S+$/.test(email);
  const zipField = form.isDeliveryAddressDifferent ? 'deliveryZipCode' : 'zipCode';
  const zipCode = orderType === 'delivery' && area ? zipCodeFault(area, form[zipField]) : undefined;
  const query = {
    branch,
    orderType,
    products: cart.items.map(({ product }) => product),
    now,
    keepableFrom: expected?.from,
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
