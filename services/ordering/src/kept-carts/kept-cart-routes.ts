import { giveUpCart, keepCart as keepCartEndpoint } from '@theke/contracts/ordering/kept-cart';
import { type Route, route } from '@theke/kit/http/route';
import { networkOf } from '@theke/kit/network';
import { type KeepCartDeps, keepCart } from './keep-cart.ts';
import { keptCartStore } from './kept-cart-store.ts';

export const keptCartRoutes = (deps: KeepCartDeps): Route[] => [
  route(keepCartEndpoint, async ({ tenant, identity, params, body }) => {
    await keepCart(deps, { tenant, id: params.id, draft: body, network: networkOf(identity.address) });
    return undefined;
  }),
  route(giveUpCart, async ({ tenant, params }) => {
    await deps.db.withTenant(tenant, async (tx) => keptCartStore.end(tx, params.id, deps.now()));
    return undefined;
  }),
];
