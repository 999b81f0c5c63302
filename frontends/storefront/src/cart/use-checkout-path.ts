import type { Branch } from '@theke/contracts/catalog/branch';
import { usePlace } from '../router/place.ts';

/** Where the cart is ordered. The table of a QR code goes along: who is quick is there before the menu has taken it. */
export function useCheckoutPath({ identifier }: Branch): string {
  const table = new URLSearchParams(usePlace().search).get('table');
  return `/store/${identifier}/checkout${table ? `?${new URLSearchParams({ table })}` : ''}`;
}
