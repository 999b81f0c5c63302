import { giveUpCart as giveUpCartEndpoint, keepCart as keepCartEndpoint } from '@theke/contracts/ordering/kept-cart';
import { type Route, route } from '@theke/kit/http/route';
import { networkOf } from '@theke/kit/network';
import { giveUpCart, type KeepCartDeps, keepCart } from './keep-cart.ts';

export const keptCartRoutes = (deps: KeepCartDeps): Route[] => [
  route(keepCartEndpoint, async ({ tenant, identity, params, body }) => {
    await keepCart(deps, { tenant, id: params.id, draft: body, network: networkOf(identity.address) });
    return undefined;
  }),
  route(giveUpCartEndpoint, async ({ tenant, identity, params }) => {
    await giveUpCart(deps, { tenant, id: params.id, network: networkOf(identity.address) });
    return undefined;
  }),
];
