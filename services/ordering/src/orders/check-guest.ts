import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import {
  missingConsents,
  type RequiredField,
  type RequirementFlags,
  requiredFields,
} from '@theke/rules/required-fields';
import { fault } from './fault.ts';

const asks: Record<RequiredField, string> = {
  table: 'Bitte wählen Sie Ihren Tisch.',
  firstName: 'Bitte geben Sie Ihren Vornamen an.',
  lastName: 'Bitte geben Sie Ihren Nachnamen an.',
  email: 'Bitte geben Sie Ihre E‑Mail-Adresse an.',
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

const givenFor = (draft: OrderDraft, name: RequiredField) =>
  name === 'companyName' ? draft.companyName || draft.company : draft[name];

const consentTexts = {
  legalInstructions: 'Bitte bestätigen Sie die AGB.',
  privacyPolicy: 'Bitte bestätigen Sie die Datenschutzerklärung.',
};

/** What is missing about the guest (spec 000 section 5, RULINGS "Checkout"). */
export function checkGuest(draft: OrderDraft, branch: RequirementFlags): Fault[] {
  const faults = requiredFields(branch, draft.deliveryType, draft)
    // A missing area is told with the minimum it has to reach (`checkOrder`).
    .filter((name) => name !== 'deliveryArea' && !givenFor(draft, name))
    .map((name) => fault('REQUIRED', asks[name], name));
  if (draft.phone && (draft.phone.match(/\d/g) ?? []).length < 5) {
    faults.push(
      fault(
        'FORMAT',
        'Diese Telefonnummer ist zu kurz. Bitte geben Sie sie mit Vorwahl an, zum Beispiel +436641234567.',
        'phone',
      ),
    );
  }
  return [...faults, ...missingConsents(draft).map((name) => fault('REQUIRED', consentTexts[name], name))];
}
