import { correctStamps as correctEndpoint, readCustomerStamps } from '@theke/contracts/ordering/stamps';
import { type Route, route } from '@theke/kit/http/route';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { correctStamps, readStamps } from './correct-stamps.ts';

/** Stamp cards for staff (LOYAL-06). */
export const stampRoutes = (deps: AccountDeps): Route[] => [
  route(readCustomerStamps, ({ tenant, params: { id } }) =>
    deps.db.withTenant(tenant, (tx) => readStamps(tx, tenant, id, deps.now())),
  ),
  route(correctEndpoint, ({ tenant, identity, params: { id }, body }) =>
    correctStamps(deps, tenant, { customer: id, ...body, by: identity.user?.name ?? '' }),
  ),
];
