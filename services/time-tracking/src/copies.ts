import { branches } from '@theke/contracts/catalog/branch';
import { projects } from '@theke/contracts/content/project';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { copies } from '@theke/kit/events/copies';

/** Who works, where and on what: each as it was last told. */
export const known = copies({ users, branches, projects });

/** Which tenants there are: recurring jobs go from one to the other. */
export const tenantCopies = copies({ tenants: tenantChanged });
