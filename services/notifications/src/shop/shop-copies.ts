import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { copies } from '@theke/kit/events/copies';

/** What is known of the shop: its branches, its name and colours, the hosts that links lead to. */
export const shopCopies = copies({ branches, config: configChanged, tenant: tenantChanged });
