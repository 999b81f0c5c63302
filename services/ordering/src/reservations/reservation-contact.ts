import type { Branch } from '@theke/contracts/catalog/branch';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { phoneRegionOf, storedPhone } from '@theke/kit/phone';

type Contact = { name: string; phone: string; email: string };

/** Contact as stored, with the person it counts for. @throws Problem 422 PHONE_INVALID */
export function toContact(
  secret: string,
  tenant: string,
  branch: Branch,
  { name, phone: typed, email }: Contact,
  before?: Contact,
): { contact: Contact; person: string | null } {
  const phone = storedPhone(typed, { region: phoneRegionOf(branch), before: before?.phone });
  return { contact: { name, phone, email }, person: deriveCustomerId(secret, tenant, { email, phone }) ?? null };
}
