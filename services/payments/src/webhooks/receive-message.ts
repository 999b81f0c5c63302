import type { ProviderName } from '@theke/contracts/payments/payment';
import { malformed, Problem, unavailable, unknown } from '@theke/kit/problem';
import { RuleError } from '@theke/rules/rule-error';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { takeWebhook } from './take-webhook.ts';

export type Message = {
  tenant: string;
  provider: ProviderName;
  /** The bytes covered by the signature. */
  bytes: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
};

/**
 * Verifies a provider's message and handles it.
 * @throws Problem 400 if it is forged or invalid, 404 without such a provider, 503 if it cannot be verified now
 */
export async function receiveMessage(
  deps: PaymentDeps,
  { tenant, provider: name, ...message }: Message,
): Promise<void> {
  const provider = await deps.providers.byName(tenant, name);
  if (!provider) throw unknown('Diese Adresse');
  const event = await provider.readWebhook({ ...message, at: deps.now() }).catch((error: Error) => {
    if (error instanceof Problem) throw error;
    // Genuine but invalid, e.g. a malformed amount: a retry would not help.
    if (error instanceof RuleError) throw malformed(error.code, error.message, 'amount');
    // Only the provider can verify it, and it will send it again.
    deps.log.warn({ reason: error.message }, 'webhook could not be verified');
    throw unavailable('Diese Nachricht lässt sich gerade nicht prüfen. Bitte senden Sie sie noch einmal.');
  });
  if (event) await takeWebhook(deps, { tenant, provider: provider.name, event });
}
