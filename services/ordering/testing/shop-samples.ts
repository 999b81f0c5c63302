// Setup of this service's integration tests: a tenant whose catalog and configuration ordering has received.
import type { Branch } from '@theke/contracts/catalog/branch';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { type Product, products } from '@theke/contracts/catalog/product';
import { configChanged } from '@theke/contracts/identity/config';
import type { ServiceParts } from '@theke/kit/service';
import type { TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aCategory, aConfig, aMenu, margherita } from './order-samples.ts';

export type Shop = {
  config?: typeof aConfig;
  branches?: readonly Branch[];
  menu?: typeof aMenu;
  products?: readonly Product[];
};

/** @returns the tenant id; omitted fields are as in the samples */
export async function publishShop(
  service: Pick<TestService<ServiceParts>, 'publish' | 'settled'>,
  { config = aConfig, branches: all = [aBranch], menu = aMenu, products: goods = [margherita] }: Shop = {},
): Promise<string> {
  const tenant = uuidv7();
  await service.publish(tenant, configChanged(tenant, 1, { id: tenant, config }));
  for (const branch of all) await service.publish(tenant, branches.events.changed(branch.id, 1, branch));
  await service.publish(tenant, menus.events.changed(menu.id, 1, menu));
  await service.publish(tenant, categories.events.changed(aCategory.id, 1, aCategory));
  for (const product of goods) await service.publish(tenant, products.events.changed(product.id, 1, product));
  await service.settled();
  return tenant;
}
