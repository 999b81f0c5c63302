import { endpointsOf } from '../resource.ts';
import type { ServiceContract } from '../service-contract.ts';
import { branches } from './branch.ts';
import { categories } from './category.ts';
import { departments } from './department.ts';
import { divisions } from './division.ts';
import { listBranchMenus, menus } from './menu.ts';
import { products } from './product.ts';
import { tables } from './table.ts';
import { tags } from './tag.ts';

export const catalogResources = { divisions, branches, departments, menus, categories, tags, products, tables };

export const catalogContract = {
  service: 'catalog',
  endpoints: [...Object.values(catalogResources).flatMap((resource) => endpointsOf(resource)), listBranchMenus],
  events: Object.values(catalogResources).flatMap((resource) => Object.values(resource.events)),
} satisfies ServiceContract;
