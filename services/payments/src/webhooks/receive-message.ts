import type { ProviderName } from '@theke/contracts/payments/payment';
import { malformed, Problem, unavailable, unknown } from '@theke/kit/problem';
import { RuleError } from '@theke/rules/rule-error';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { takeWebhook } from './take-webhook.ts';

export type Message = {
  tenant: string;
  provider: ProviderName;
  /** What the signature is over. */
  bytes: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
};

/**
 * Examines what came as a provider's message, and takes it.
 * @throws Problem 400 where it is forged or says what cannot be, 404 without such a provider, 503 where nobody could say
 */
export async function receiveMessage(
  deps: PaymentDeps,
  { tenant, provider: name, ...message }: Message,
): Promise<void> {
  const provider = await deps.providers.byName(tenant, name);
  if (!provider) throw unknown('Diese Adresse');
  const told = await provider.readWebhook({ ...message, at: deps.now() }).catch((error: Error) => {
    if (error instanceof Problem) throw error;
    // It is genuine, and says what cannot be, such as an amount that is none: sent again, it would say the same.
    if (error instanceof RuleError) throw malformed(error.code, error.message, 'amount');
    // Only the provider could say whether it is genuine: it sends it again.
    deps.log.warn({ reason: error.message }, 'a webhook could not be examined');
    throw unavailable('Diese Nachricht lässt sich gerade nicht prüfen. Bitte senden Sie sie noch einmal.');
  });
  if (told) await takeWebhook(deps, { tenant, provider: provider.name, told });
}
