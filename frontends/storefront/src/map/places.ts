import type { Branch } from '@theke/contracts/catalog/branch';
import type { Spot } from '@theke/rules/map/map-view';
import { directionsTo } from '../about/directions.ts';
import { addressText } from '../branch-list/address-text.ts';

/** A branch as it stands on a map. */
export type Place = Spot & {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Where its pin leads. */
  readonly directions: string;
};

/** The branches that guests may know of and whose place is known, by name. */
export const placesOf = (branches: readonly Branch[]): Place[] =>
  branches
    .flatMap((branch) => {
      const { id, name, latitude, longitude, isPublic } = branch;
      const directions = directionsTo(branch);
      if (!isPublic || latitude === null || longitude === null || !directions) return [];
      return [{ id, name, latitude, longitude, address: addressText(branch), directions }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
