import type { ProviderName } from '@theke/contracts/payments/payment';
import { receiveWebhook } from '@theke/contracts/payments/payment-endpoints';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { receiveMessage } from './receive-message.ts';

export const webhookRoutes = (deps: PaymentDeps): Route[] => [
  route(receiveWebhook, async ({ tenant, params, bytes, headers }) => {
    // The path names the recipient, the host the tenant: if they differ, it is an attack.
    if (params.tenant !== tenant) throw unknown('Diese Adresse');
    await receiveMessage(deps, { tenant, provider: params.provider as ProviderName, bytes, headers });
    return undefined;
  }),
];
