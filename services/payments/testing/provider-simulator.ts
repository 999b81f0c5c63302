import { randomUUID } from 'node:crypto';
import { type Money, money, subtract, sumOf } from '@theke/rules/money/money';
import {
  type Checkout,
  type Provider,
  type ProviderStatus,
  RefundRefused,
  type WebhookEvent,
} from '../src/providers/provider.ts';
import type { ProviderStage, StagedMessage, Trouble } from './provider-stage.ts';

type Kept = {
  checkout: Checkout;
  reference: string;
  providerStatus: ProviderStatus;
  /** By our refund id. */
  refunds: Map<string, Money>;
};

/** Simulated provider: keeps correct books, enforces idempotency keys, and loses requests and responses on demand. */
export class ProviderSimulator implements Provider, ProviderStage {
  readonly name = 'stripe';
  readonly #kept = new Map<string, Kept>();
  /** Called for each request. */
  trouble: () => Trouble = () => 'none';

  async #call<T>(act: () => T): Promise<T> {
    const trouble = this.trouble();
    if (trouble === 'request lost') throw new Error('request lost');
    const answer = act();
    if (trouble === 'answer lost') throw new Error('answer lost');
    return answer;
  }

  open(checkout: Checkout) {
    return this.#call(() => {
      const before = [...this.#kept.values()].find((one) => one.checkout.payment === checkout.payment);
      if (before && (before.checkout.amount !== checkout.amount || before.checkout.currency !== checkout.currency))
        throw new Error('the idempotency key was reused with another amount');
      const reference = before?.reference ?? `cs_${randomUUID()}`;
      if (!before)
        this.#kept.set(reference, { checkout, reference, providerStatus: { state: 'open' }, refunds: new Map() });
      return { reference, redirectUrl: `https://provider.example/${reference}` };
    });
  }

  getStatus(reference: string) {
    return this.#call(() => this.#of(reference).providerStatus);
  }

  close(reference: string) {
    return this.#call(() => {
      const kept = this.#of(reference);
      if (kept.providerStatus.state === 'open') kept.providerStatus = { state: 'failed', reason: 'expired' };
    });
  }

  refund({ refund, reference, capture, amount, currency }: Parameters<Provider['refund']>[0]) {
    return this.#call(() => {
      const kept = this.#of(reference);
      const { providerStatus, refunds } = kept;
      if (
        providerStatus.state !== 'captured' ||
        providerStatus.capture !== capture ||
        providerStatus.currency !== currency
      )
        throw new RefundRefused('no such capture');
      const before = refunds.get(refund);
      if (before !== undefined && before !== amount)
        throw new Error('the idempotency key was reused with another amount');
      if (before === undefined && amount > subtract(providerStatus.amount, sumOf([...refunds.values()])))
        throw new RefundRefused('more than was captured');
      refunds.set(refund, amount);
      return { reference: `re_${refund}` };
    });
  }

  async readWebhook({ bytes }: { bytes: Buffer }): Promise<WebhookEvent> {
    return JSON.parse(bytes.toString()) as WebhookEvent;
  }

  decide(reference: string, outcome: 'paid' | 'declined', amount?: Money): void {
    const kept = this.#of(reference);
    if (kept.providerStatus.state !== 'open') return;
    const { checkout } = kept;
    kept.providerStatus =
      outcome === 'declined'
        ? { state: 'failed', reason: 'declined' }
        : {
            state: 'captured',
            amount: amount ?? checkout.amount,
            currency: checkout.currency,
            payment: checkout.payment,
            capture: `pi_${reference}`,
          };
  }

  references(order: string): readonly string[] {
    return this.#ofOrder(order).map(({ reference }) => reference);
  }

  isPaid(order: string): boolean {
    return this.#ofOrder(order).some(({ providerStatus }) => providerStatus.state === 'captured');
  }

  message(reference: string): StagedMessage {
    return { provider: this.name, body: Buffer.from(JSON.stringify({ id: randomUUID(), reference })), headers: {} };
  }

  #ofOrder(order: string): readonly Kept[] {
    return [...this.#kept.values()].filter(({ checkout }) => checkout.order === order);
  }

  balance(order: string): Money {
    return sumOf(
      this.#ofOrder(order).map(({ providerStatus, refunds }) =>
        providerStatus.state === 'captured' ? subtract(providerStatus.amount, sumOf([...refunds.values()])) : money(0),
      ),
    );
  }

  #of(reference: string): Kept {
    const kept = this.#kept.get(reference);
    if (!kept) throw new Error(`the provider does not know ${reference}`);
    return kept;
  }
}
