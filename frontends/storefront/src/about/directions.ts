import type { Branch } from '@theke/contracts/catalog/branch';
import { addressText } from '../branch-list/address-text.ts';

type Place = Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'latitude' | 'longitude'>;

/** Directions to a branch on an external map, which phones open in their own app (BRANCHES-01); undefined where nobody knows where it is. */
export function directionsTo(branch: Place): string | undefined {
  const { latitude, longitude } = branch;
  const address = addressText(branch);
  // People find doors by addresses.
  const goal = address || (latitude !== null && longitude !== null ? `${latitude},${longitude}` : '');
  return goal ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(goal)}` : undefined;
}
