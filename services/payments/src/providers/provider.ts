import type { FailureReason, OnlineMethod, ProviderName } from '@theke/contracts/payments/payment';
import type { Money } from '@theke/rules/money/money';

/** Data with which a checkout is created. */
export type Checkout = {
  /** Id of the attempt; also the idempotency key under which the provider creates it once. */
  payment: string;
  order: string;
  uid: string;
  branch: string;
  method: OnlineMethod;
  amount: Money;
  currency: string;
  /** German, for the provider's page. */
  description: string;
  expiresAt: Date;
  /** Absolute URL; the guest returns here with any result. */
  returnUrl: string;
};

/** Status of a checkout at its provider, the only trusted source. */
export type ProviderStatus =
  | { state: 'open' }
  | { state: 'failed'; reason: FailureReason }
  | {
      state: 'captured';
      amount: Money;
      /** ISO 4217, upper case. */
      currency: string;
      /** Id of the attempt that was paid according to the provider. */
      payment: string;
      /** Reference needed for a refund. */
      capture: string;
    };

export type WebhookEvent = {
  /** The provider's id, unique among its events. */
  id: string;
  /** Id of the attempt, or the provider's reference of its checkout. */
  payment?: string | undefined;
  reference?: string | undefined;
  /** Paid amount according to the message; compared, never trusted. */
  claim?: { amount: Money; currency: string } | undefined;
};

export type RefundOrder = { refund: string; reference: string; capture: string; amount: Money; currency: string };

/** Port to a payment provider. Every call is idempotent under its key. */
export type Provider = {
  name: ProviderName;
  open(checkout: Checkout): Promise<{ reference: string; redirectUrl: string }>;
  /** Reads the status. With `capture`, captures an approved payment; without, an uncaptured one counts as failed. */
  getStatus(reference: string, options: { capture: boolean }): Promise<ProviderStatus>;
  /** Makes it unpayable; a paid one stays paid. */
  close(reference: string): Promise<void>;
  /** @throws RefundRefused if the refusal is permanent; other errors are retried */
  refund(refund: RefundOrder): Promise<{ reference: string }>;
  /** @throws Problem 400 for a forged or outdated message; undefined if it concerns no payment */
  readWebhook(message: WebhookMessage): Promise<WebhookEvent | undefined>;
};

/** A provider at which a tenant has an account. */
export type AccountProvider = Provider & {
  /** Makes a call without side effects. @throws the provider's error if the credentials are wrong */
  verifyCredentials(): Promise<void>;
};

export type WebhookMessage = { bytes: Buffer; headers: Readonly<Record<string, unknown>>; at: Date };

/** The provider refuses this refund permanently. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}
