import { tenantChanged } from '@theke/contracts/identity/tenant';
import { copies } from '@theke/kit/events/copies';

/** Which tenants there are: recurring jobs go from one to the other. */
export const tenantCopies = copies({ tenants: tenantChanged });
