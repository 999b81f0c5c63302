import type { Branch } from '@theke/contracts/catalog/branch';

/** "Rotenturmstraße 12, 1010 Wien", without commas for missing parts. */
export const addressText = ({ street, zipCode, city }: Pick<Branch, 'street' | 'zipCode' | 'city'>): string =>
  [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
