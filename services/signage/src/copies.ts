import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { soldOutChanged } from '@theke/contracts/ordering/sold-out';
import { copies } from '@theke/kit/events/copies';

/** Data of other services that screens show. */
export const shownCopies = copies({
  branches,
  categories,
  menus,
  products,
  qrCodes,
  soldOut: soldOutChanged,
  config: configChanged,
});

/** Known tenants, for recurring jobs. */
export const tenantCopies = copies({ tenants: tenantChanged });
