import type { Money } from '@theke/rules/money/money';

/** What happens to a call: it never arrives, or it is done and its answer is lost. */
export type Trouble = 'none' | 'request lost' | 'answer lost';

export type StagedMessage = { provider: string; body: Buffer; headers: Record<string, string> };

/** A provider that a test holds the strings of: it keeps true books and loses requests and answers when it is told to. */
export type ProviderStage = {
  /** Asked for each call, by its path where it has one. */
  trouble: (path?: string) => Trouble;
  /** Every checkout that was ever made for an order, the oldest first. */
  references(order: string): readonly string[];
  /** What the guest does on the provider's page; what is over stays as it is. */
  decide(reference: string, outcome: 'paid' | 'declined', amount?: Money): void;
  /** Money of the guest's has moved. */
  isPaid(order: string): boolean;
  /** What the shop has of an order by the provider's books. */
  balance(order: string): Money;
  /** A new message about how a checkout stands, as the provider would send it. */
  message(reference: string, at: Date): StagedMessage;
};
