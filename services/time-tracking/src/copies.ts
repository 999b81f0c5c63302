import { branches } from '@theke/contracts/catalog/branch';
import { projects } from '@theke/contracts/content/project';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { copies } from '@theke/kit/events/copies';

/** Latest copies of users, branches and projects. */
export const copied = copies({ users, branches, projects });

/** Known tenants, for recurring jobs. */
export const tenantCopies = copies({ tenants: tenantChanged });
