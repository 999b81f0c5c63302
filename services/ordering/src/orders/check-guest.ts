import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import { parsePhone, phoneRegionOf, undialledPhone } from '@theke/kit/phone';
import {
  missingConsents,
  type RequiredField,
  type RequirementFlags,
  requiredFields,
} from '@theke/rules/checkout/required-fields';
import { consentTexts, requiredTexts } from '@theke/rules/checkout/required-texts.de';
import { fault } from './fault.ts';

const givenFor = (draft: OrderDraft, name: RequiredField) =>
  name === 'companyName' ? draft.companyName || draft.company : draft[name];

/** Faults for missing guest data (CHECKOUT-03 to CHECKOUT-09, CHECKOUT-18). */
export function checkGuest(draft: OrderDraft, branch: RequirementFlags & { timeZone?: string }): Fault[] {
  const faults = requiredFields(branch, draft.deliveryType, draft)
    // `checkOrder` reports a missing area together with the minimum order value.
    .filter((name) => name !== 'deliveryArea' && !givenFor(draft, name))
    .map((name) => fault('REQUIRED', requiredTexts[name], name));
  if (draft.phone && !parsePhone(draft.phone, phoneRegionOf(branch)))
    faults.push(fault('FORMAT', undialledPhone, 'phone'));
  return [...faults, ...missingConsents(draft).map((name) => fault('REQUIRED', consentTexts[name], name))];
}
