import { deriveCustomerId } from '@theke/kit/derive-customer-id';

type Contact = { email: string; phone: string };

/** Ids derived from the e-mail addresses and phone numbers of a person. */
export const personKeys = (secret: string, tenant: string, contacts: readonly Contact[]): string[] => [
  ...new Set(
    contacts
      .flatMap(({ email, phone }) => [
        deriveCustomerId(secret, tenant, { email, phone: '' }),
        deriveCustomerId(secret, tenant, { email: '', phone }),
      ])
      .filter((key) => key !== undefined),
  ),
];

/** Ids under which the reservations of a customer may be stored. */
export const personsOf = (secret: string, tenant: string, customer: Contact & { id: string }): string[] => [
  ...new Set([customer.id, ...personKeys(secret, tenant, [customer])]),
];
