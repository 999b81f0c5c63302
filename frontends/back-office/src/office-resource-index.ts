// Written by `npm run docs` from the folders: do not edit.
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

/** What has a list and a form. */
export const officeResourceIndex = [
  officeBranches,
  officeCategories,
  officeDepartments,
  officeDivisions,
  officeMenus,
  officeProducts,
  officeTables,
  officeTags,
  officeExternalUsers,
  officeUsers,
  officeDevices,
  officeDonatees,
];
