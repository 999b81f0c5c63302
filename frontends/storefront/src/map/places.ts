import type { Branch } from '@theke/contracts/catalog/branch';
import type { Spot } from '@theke/rules/map/map-view';
import { directionsTo } from '../about/directions.ts';
import { addressText } from '../branch-list/address-text.ts';

/** A branch on the map. */
export type Place = Spot & {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** URL of the directions. */
  readonly directions: string;
};

/** Returns the public branches with known coordinates, by name. */
export const toPlaces = (branches: readonly Branch[]): Place[] =>
  branches
    .flatMap((branch) => {
      const { id, name, latitude, longitude, isPublic } = branch;
      const directions = directionsTo(branch);
      if (!isPublic || latitude === null || longitude === null || !directions) return [];
      return [{ id, name, latitude, longitude, address: addressText(branch), directions }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
