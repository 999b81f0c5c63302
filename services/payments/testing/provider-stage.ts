import type { Money } from '@theke/rules/money/money';

/** Fate of a call: it never arrives, or its response is lost. */
export type Trouble = 'none' | 'request lost' | 'answer lost';

export type StagedMessage = { provider: string; body: Buffer; headers: Record<string, string> };

/** Test controls of a simulated provider, which keeps correct books and loses requests and responses on demand. */
export type ProviderStage = {
  /** Called for each request, with its path if there is one. */
  trouble: (path?: string) => Trouble;
  /** All checkouts ever created for an order, oldest first. */
  references(order: string): readonly string[];
  /** The guest's decision on the provider's page; ignored for a finished checkout. */
  decide(reference: string, outcome: 'paid' | 'declined', amount?: Money): void;
  /** Whether the guest has paid. */
  isPaid(order: string): boolean;
  /** Balance of an order in the provider's books. */
  balance(order: string): Money;
  /** A new message about a checkout, as the provider would send it. */
  message(reference: string, at: Date): StagedMessage;
};
