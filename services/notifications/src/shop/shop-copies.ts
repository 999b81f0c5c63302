import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { logoDrawn } from '@theke/contracts/media/logo';
import { copies } from '@theke/kit/events/copies';

/** What is known of the shop: its branches, its name, colours and logo, the hosts that links lead to. */
export const shopCopies = copies({
  branches,
  config: configChanged,
  logo: logoDrawn,
  tenant: tenantChanged,
});
