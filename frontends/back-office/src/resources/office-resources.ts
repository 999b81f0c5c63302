import { divisions } from '@theke/contracts/catalog/division';
import { tags } from '@theke/contracts/catalog/tag';
import type { AnyResource } from '../api/resource.ts';
import { officeBranches } from './branches.ts';
import { officeCategories } from './categories.ts';
import { officeDevices } from './devices.ts';
import { officeDonatees } from './donatees.ts';
import type { OfficeResource } from './office-resource.ts';
import { officeProducts } from './products.ts';
import { officeUsers } from './users.ts';

/** What has a list and a form, in the order of the navigation. */
export const officeResources: readonly OfficeResource[] = [
  officeBranches,
  officeProducts,
  officeCategories,
  officeDonatees,
  officeDevices,
  officeUsers,
];

/** What the data provider knows: the same, and what these refer to. */
export const knownResources: readonly AnyResource[] = [
  ...officeResources.map(({ resource }) => resource),
  divisions as unknown as AnyResource,
  tags as unknown as AnyResource,
];
