import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { logoDrawn } from '@theke/contracts/media/logo';
import { copies } from '@theke/kit/events/copies';

/** Which tenants there are, for recurring jobs go from one to the other, what each has set for itself, and its logo for codes. */
export const tenantCopies = copies({ tenants: tenantChanged, configs: configChanged, logos: logoDrawn });
