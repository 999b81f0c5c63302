import type { FailureReason, OnlineMethod, ProviderName } from '@theke/contracts/payments/payment';
import type { Money } from '@theke/rules/money/money';

/** What a guest is sent to a provider with. */
export type Checkout = {
  /** Of the attempt; also the key under which the provider makes it once, however often it is asked. */
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
  /** Absolute; the guest comes back here, however it ended. */
  returnUrl: string;
};

/** How a checkout stands at its provider, the only word on it that counts. */
export type ProviderStatus =
  | { state: 'open' }
  | { state: 'failed'; reason: FailureReason }
  | {
      state: 'captured';
      amount: Money;
      /** ISO 4217, upper case. */
      currency: string;
      /** The attempt that the provider says it was paid for. */
      payment: string;
      /** What a refund names. */
      capture: string;
    };

export type WebhookEvent = {
  /** The provider's, unique among its events. */
  id: string;
  /** The attempt that it concerns, or the provider's name for its checkout. */
  payment?: string | undefined;
  reference?: string | undefined;
  /** What it says was paid; compared, never believed. */
  claim?: { amount: Money; currency: string } | undefined;
};

export type RefundOrder = { refund: string; reference: string; capture: string; amount: Money; currency: string };

/** Whoever takes the money. Each call may be repeated with the same key and then does nothing new. */
export type Provider = {
  name: ProviderName;
  open(checkout: Checkout): Promise<{ reference: string; redirectUrl: string }>;
  /**
   * Asks how it stands. Where the guest agrees and the taking is left to us, takes the money with `capture`; without, what was
   * not taken is dead.
   */
  getStatus(reference: string, options: { capture: boolean }): Promise<ProviderStatus>;
  /** From now on it cannot be paid; one that is paid already stays so. */
  close(reference: string): Promise<void>;
  /** @throws RefundRefused where it never will be; anything else is tried again */
  refund(refund: RefundOrder): Promise<{ reference: string }>;
  /** @throws Problem 400 for a message that is forged or too old; undefined for one that concerns no payment */
  readWebhook(message: WebhookMessage): Promise<WebhookEvent | undefined>;
};

/** One that a tenant has an account at. */
export type AccountProvider = Provider & {
  /** Asks for something that changes nothing. @throws what the provider answers where the credentials open nothing */
  verifyCredentials(): Promise<void>;
};

export type WebhookMessage = { bytes: Buffer; headers: Readonly<Record<string, unknown>>; at: Date };

/** The provider says that this will never be given back. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}
