import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { logoDrawn } from '@theke/contracts/media/logo';
import { copies } from '@theke/kit/events/copies';

/** Known tenants for recurring jobs, with their settings and the logo for codes. */
export const tenantCopies = copies({ tenants: tenantChanged, configs: configChanged, logos: logoDrawn });
