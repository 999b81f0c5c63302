import type { OrderState } from './order-states.ts';

/**
 * How figures count an order (STAT-01). `pending`: not counted yet, because payment or acceptance of the offer is
 * missing.
 */
export const outcomes = ['counted', 'canceled', 'rejected', 'failed', 'pending'] as const;
export type Outcome = (typeof outcomes)[number];

/** Outcomes of orders that were not fulfilled. */
export const lostOutcomes = ['canceled', 'rejected', 'failed'] as const satisfies readonly Outcome[];

export type OrderFacts = {
  status: OrderState;
  kind: 'order' | 'preorder' | 'quotation';
  history: readonly { status: OrderState }[];
};

export function determineOutcome({ status, kind, history }: OrderFacts): Outcome {
  const lost = lostOutcomes.find((outcome) => outcome === status);
  if (lost) return lost;
  if (status === 'awaiting-payment') return 'pending';
  if (kind === 'quotation' && !history.some((one) => one.status === 'confirmed')) return 'pending';
  return 'counted';
}
