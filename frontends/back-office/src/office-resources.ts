import type { AnyResource } from '@theke/admin/api/resource.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { officeBranches } from './catalog/branches/branches.ts';
import { officeCategories } from './catalog/categories/categories.ts';
import { officeDepartments } from './catalog/departments/departments.ts';
import { officeDivisions } from './catalog/divisions/divisions.ts';
import { officeMenus } from './catalog/menus/menus.ts';
import { officeProducts } from './catalog/products/products.ts';
import { officeTables } from './catalog/tables/tables.ts';
import { officeTags } from './catalog/tags/tags.ts';
import { officeExternalUsers } from './identity/external-users/external-users.ts';
import { officeUsers } from './identity/users/users.ts';
import { officeDevices } from './notifications/devices/devices.ts';
import { officeDonatees } from './ordering/donatees/donatees.ts';

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
