import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { sites } from '@theke/contracts/content/site';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { Transaction } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { zoneOfBusiness } from '@theke/rules/hours/zone-of-business';
import { dateOf, instantOf, localTime, startOf } from '@theke/rules/time/local-time';
import { type Month, monthOf } from '@theke/rules/time/months';

/** Facts for texts, and the pages that proposals are for. */
export const factCopies = copies({ branches, products, sites, config: configChanged });

/** Known tenants, for recurring jobs. */
export const tenantCopies = copies({ tenants: tenantChanged });

/** Name, currency and zone of the business. */
export async function readBusiness(tx: Transaction) {
  const [[config], branches] = await Promise.all([
    factCopies.stores.config.all(tx),
    factCopies.stores.branches.all(tx),
  ]);
  return {
    name: config?.config.shopName ?? '',
    currency: config?.config.currency ?? 'EUR',
    zone: zoneOfBusiness(branches),
  };
}

/** Month of the budget, and begin of the day, at an instant. */
export function periodOf(zone: string, at: Date): { month: Month; dayStart: Date } {
  const day = dateOf(localTime(zone, at.getTime()));
  return { month: monthOf(day), dayStart: new Date(instantOf(zone, startOf(day))) };
}
