import type { AnyResource } from '@theke/admin/api/resource.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { officeResourceIndex } from './office-resource-index.ts';

/** In the order of the navigation; whatever is not named here follows. */
const first = [
  'branches',
  'tables',
  'departments',
  'divisions',
  'menus',
  'products',
  'categories',
  'tags',
  'donatees',
  'devices',
  'users',
  'external-users',
];
const placeOf = ({ resource: { name } }: OfficeResource): number =>
  first.includes(name) ? first.indexOf(name) : first.length;

/** What has a list and a form. */
export const officeResources: readonly OfficeResource[] = officeResourceIndex.toSorted(
  (one, other) => placeOf(one) - placeOf(other),
);

/** What the data provider knows. */
export const knownResources: readonly AnyResource[] = officeResources.map(({ resource }) => resource);
