import type { Branch } from '@theke/contracts/catalog/branch';

/** "Kaiserstraße 84, 1070 Wien", or as much of it as is known. */
export const branchAddress = ({ street, zipCode, city }: Pick<Branch, 'street' | 'zipCode' | 'city'>): string =>
  [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
