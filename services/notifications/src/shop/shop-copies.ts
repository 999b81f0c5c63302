import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { logoDrawn } from '@theke/contracts/media/logo';
import { copies } from '@theke/kit/events/copies';

/** Copies of the shop's data: branches, name, colours, logo, hosts for links. */
export const shopCopies = copies({
  branches,
  config: configChanged,
  logo: logoDrawn,
  tenant: tenantChanged,
});
