import { tenantChanged } from '../identity/tenant.ts';
import { imageDeleted, imageStored } from '../media/image.ts';
import { defineContract } from '../service-contract.ts';
import { branches } from './branch.ts';
import { categories } from './category.ts';
import { departments } from './department.ts';
import { divisions } from './division.ts';
import { listBranchMenus, menus } from './menu.ts';
import { listPickupWindows } from './pickup-windows.ts';
import { products } from './product.ts';
import { tables } from './table.ts';
import { tags } from './tag.ts';

export const catalogContract = defineContract({
  service: 'catalog',
  resources: { divisions, branches, departments, menus, categories, tags, products, tables },
  endpoints: [listBranchMenus, listPickupWindows],
  // How the pictures look that its resources name, and whose bins expire.
  hears: { copies: [imageStored, imageDeleted, tenantChanged], reactions: [imageStored] },
});
