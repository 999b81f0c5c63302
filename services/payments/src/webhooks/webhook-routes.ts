import type { ProviderName } from '@theke/contracts/payments/payment';
import { receiveWebhook } from '@theke/contracts/payments/payment-endpoints';
import { type Route, route } from '@theke/kit/http/route';
import { malformed, Problem, unavailable, unknown } from '@theke/kit/problem';
import { RuleError } from '@theke/rules/rule-error';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { takeWebhook } from './take-webhook.ts';

export const webhookRoutes = (deps: PaymentDeps): Route[] => [
  route(receiveWebhook, async ({ tenant, params, bytes, headers }) => {
    // Who is meant stands in the path, whose house it is in the host: they are the same, or it is somebody's try.
    if (params.tenant !== tenant) throw unknown('Diese Adresse');
    const provider = await deps.providers.byName(tenant, params.provider as ProviderName);
    if (!provider) throw unknown('Diese Adresse');
    const told = await provider.readWebhook({ bytes, headers, at: deps.now() }).catch((error: Error) => {
      if (error instanceof Problem) throw error;
      // It is genuine, and says what cannot be, such as an amount that is none: sent again, it would say the same.
      if (error instanceof RuleError) throw malformed(error.code, error.message, 'amount');
      // Only the provider could say whether it is genuine: it sends it again.
      deps.log.warn({ reason: error.message }, 'a webhook could not be examined');
      throw unavailable('Diese Nachricht lässt sich gerade nicht prüfen. Bitte senden Sie sie noch einmal.');
    });
    if (told) await takeWebhook(deps, { tenant, provider: provider.name, told });
    return undefined;
  }),
];
