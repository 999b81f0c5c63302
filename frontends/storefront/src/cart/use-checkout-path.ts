import type { Branch } from '@theke/contracts/catalog/branch';
import { usePlace } from '../router/place.ts';

/**
 * Path of the checkout. Includes the table of a QR code, in case the guest opens the checkout before it is stored in
 * the cart.
 */
export function useCheckoutPath({ identifier }: Branch): string {
  const table = new URLSearchParams(usePlace().search).get('table');
  return `/store/${identifier}/checkout${table ? `?${new URLSearchParams({ table })}` : ''}`;
}
