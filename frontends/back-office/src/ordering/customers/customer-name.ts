import type { Customer } from '@theke/contracts/ordering/customer';

/** How a person is called in lists: by name, else by company, else by what there is to reach them. */
export const customerName = ({ firstName, lastName, companyName, email, phone }: Customer): string =>
  `${firstName} ${lastName}`.trim() || companyName || email || phone;
