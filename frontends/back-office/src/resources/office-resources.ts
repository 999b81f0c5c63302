import type { AnyResource } from '../api/resource.ts';
import { officeBranches } from './branches.ts';
import { officeCategories } from './categories.ts';
import { officeDepartments } from './departments.ts';
import { officeDevices } from './devices.ts';
import { officeDivisions } from './divisions.ts';
import { officeDonatees } from './donatees.ts';
import { officeExternalUsers } from './external-users.ts';
import { officeMenus } from './menus.ts';
import type { OfficeResource } from './office-resource.ts';
import { officeProducts } from './products.ts';
import { officeTables } from './tables.ts';
import { officeTags } from './tags.ts';
import { officeUsers } from './users.ts';

/** What has a list and a form, in the order of the navigation. */
export const officeResources: readonly OfficeResource[] = [
  officeBranches,
  officeTables,
  officeDepartments,
  officeDivisions,
  officeMenus,
  officeProducts,
  officeCategories,
  officeTags,
  officeDonatees,
  officeDevices,
  officeUsers,
  officeExternalUsers,
];

/** What the data provider knows. */
export const knownResources: readonly AnyResource[] = officeResources.map(({ resource }) => resource);
