import { metaOf } from '@theke/contracts/field';
import {
  type PaypalAccount,
  type PaypalDraft,
  paypalDraft,
  type RealProvider,
  type StripeAccount,
  type StripeDraft,
  stripeDraft,
} from '@theke/contracts/payments/payment-provider';
import type { StoredSecret } from '@theke/contracts/stored-secret';
import { invalid } from '@theke/kit/problem';
import { lastFourOf } from '@theke/kit/secrets/last-four-of';
import type { z } from 'zod';

/**
 * Glossary.
 * account      a tenant's account at a provider; at most one row per provider
 * credentials  its public parts and its secrets
 * secret       stored once, never shown again; `since` is the time
 */
export type Secret = { value: string; since: string };
export type StripeSecrets = { secretKey?: Secret; webhookSecret?: Secret };
export type PaypalSecrets = { clientSecret?: Secret; webhookId?: Secret };
export type Secrets = StripeSecrets & PaypalSecrets;

export type Account = {
  id: string;
  provider: RealProvider;
  version: number;
  isEnabled: boolean;
  mode: 'sandbox' | 'live' | null;
  clientId: string | null;
  /** Undefined if no key can decrypt them. */
  secrets: Secrets | undefined;
};

export type Draft = (StripeDraft & { provider: 'stripe' }) | (PaypalDraft & { provider: 'paypal' });

const secretNames = {
  stripe: ['secretKey', 'webhookSecret'],
  paypal: ['clientSecret', 'webhookId'],
} as const satisfies Record<RealProvider, readonly (keyof Secrets)[]>;

const forms = { stripe: stripeDraft, paypal: paypalDraft };
const labelOf = ({ provider }: Account, name: string): string =>
  metaOf((forms[provider].shape as Record<string, z.ZodType>)[name] as z.ZodType).title ?? name;

const givenSecrets = (draft: Draft): Partial<Record<keyof Secrets, string | undefined>> =>
  draft.provider === 'stripe'
    ? { secretKey: draft.secretKey, webhookSecret: draft.webhookSecret }
    : { clientSecret: draft.clientSecret, webhookId: draft.webhookId };

/**
 * Account after input of staff, new with `id` if there was none; omitted fields keep their values. @throws Problem 422
 * if it is enabled and incomplete
 */
export function changeAccount(
  current: Account | undefined,
  draft: Draft,
  { id, at }: { id: string; at: Date },
): { next: Account; renewed: string[] } {
  const sent = givenSecrets(draft);
  const names: readonly (keyof Secrets)[] = secretNames[draft.provider];
  const renewed = names.filter((name) => sent[name] !== undefined);
  const secrets: Secrets = { ...current?.secrets };
  for (const name of renewed) secrets[name] = { value: String(sent[name]), since: at.toISOString() };
  const isPaypal = draft.provider === 'paypal';
  const next: Account = {
    id: current?.id ?? id,
    provider: draft.provider,
    version: draft.version + 1,
    isEnabled: draft.isEnabled,
    mode: isPaypal ? draft.mode : null,
    clientId: isPaypal ? draft.clientId : null,
    secrets,
  };
  if (next.isEnabled) requireAll(next);
  return { next, renewed };
}

function requireAll(account: Account): void {
  const isMissing = (name: keyof Secrets) => !account.secrets?.[name];
  const missing =
    account.provider === 'paypal' && !account.clientId ? 'clientId' : secretNames[account.provider].find(isMissing);
  if (!missing) return;
  const message = `„${labelOf(account, missing)}“ fehlt. Ohne diese Angabe lässt sich der Anbieter nicht einschalten.`;
  throw invalid('REQUIRED', message, missing);
}

const shown = (secret: Secret | undefined): StoredSecret =>
  secret ? { lastFour: lastFourOf(secret.value), since: secret.since } : null;

type Seen = { version: number; isEnabled: boolean; isReadable: boolean };
const seenOf = (account: Account | undefined): Seen => ({
  version: account?.version ?? 0,
  isEnabled: account?.isEnabled ?? false,
  isReadable: !account || account.secrets !== undefined,
});

export const stripeView = (account: Account | undefined): Omit<StripeAccount, 'webhookPath'> => {
  const { secretKey, webhookSecret } = account?.secrets ?? {};
  return {
    ...seenOf(account),
    mode: secretKey ? (/^.k_live_/.test(secretKey.value) ? 'live' : 'test') : null,
    secretKey: shown(secretKey),
    webhookSecret: shown(webhookSecret),
  };
};

export const paypalView = (account: Account | undefined): Omit<PaypalAccount, 'webhookPath'> => ({
  ...seenOf(account),
  mode: account?.mode ?? 'sandbox',
  clientId: account?.clientId ?? '',
  clientSecret: shown(account?.secrets?.clientSecret),
  webhookId: shown(account?.secrets?.webhookId),
});
