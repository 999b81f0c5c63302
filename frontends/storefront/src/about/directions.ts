import type { Branch } from '@theke/contracts/catalog/branch';
import { addressText } from '../branch-list/address-text.ts';

type Place = Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'latitude' | 'longitude'>;

/**
 * Link to directions to a branch on an external map, which phones open in their own app (BRANCHES-01); undefined
 * without a location.
 */
export function directionsTo(branch: Place): string | undefined {
  const { latitude, longitude } = branch;
  const address = addressText(branch);
  // An address leads to the door; coordinates may not.
  const goal = address || (latitude !== null && longitude !== null ? `${latitude},${longitude}` : '');
  return goal ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(goal)}` : undefined;
}
