import type { Customer } from '@theke/contracts/ordering/customer';

/** Display name: name, otherwise company, e-mail or phone number. */
export const customerName = ({ firstName, lastName, companyName, email, phone }: Customer): string =>
  `${firstName} ${lastName}`.trim() || companyName || email || phone;
