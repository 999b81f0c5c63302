import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { configChanged } from '@theke/contracts/identity/config';
import type { Transaction } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { formerBranchStore } from './former-branch-store.ts';

/** Copies of the catalog and of the tenant's configuration. */
export const offerCopies = copies(
  { branches, menus, categories, products, tables, config: configChanged },
  { branches: (unit, id, branch) => formerBranchStore.save(unit as Transaction, id, branch) },
);
