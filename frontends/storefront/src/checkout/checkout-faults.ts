import type { Branch } from '@theke/contracts/catalog/branch';
import type { Fault } from '@theke/contracts/errors';
import { requiredFields } from '@theke/rules/required-fields';
import type { OrderForm } from '../cart/cart.ts';
import { messages } from '../messages.de.ts';

export type Consents = { legalInstructions: boolean; privacyPolicy: boolean };

const sentences = messages.checkout.faults;
const required = (field: keyof typeof sentences): Fault => ({ code: 'REQUIRED', field, message: sentences[field] });

/** What the form can tell before asking the server, in the order of the page. */
export function checkoutFaults(branch: Branch, form: OrderForm, consents: Consents): Fault[] {
  const empty = requiredFields(branch, 'takeaway').filter(
    (field) => Object.hasOwn(form, field) && !form[field as keyof OrderForm].trim(),
  );
  const isEmailOdd = form.email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(form.email.trim());
  return [
    ...empty.map((field) => required(field as keyof typeof sentences)),
    ...(isEmailOdd ? [{ code: 'FORMAT', field: 'email', message: sentences.emailFormat }] : []),
    ...(consents.legalInstructions ? [] : [required('legalInstructions')]),
    ...(consents.privacyPolicy ? [] : [required('privacyPolicy')]),
  ];
}
