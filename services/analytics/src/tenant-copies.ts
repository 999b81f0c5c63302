import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { copies } from '@theke/kit/events/copies';

/** Which tenants there are, for recurring jobs go from one to the other, and what each has set for itself. */
export const tenantCopies = copies({ tenants: tenantChanged, configs: configChanged });
