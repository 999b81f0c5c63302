import type { OrderState } from './order-states.ts';

/**
 * What an order counts as in figures (STAT-01). `pending`: not yet an order, because its payment is awaited or its offer was not accepted; no
 * figure shows it.
 */
export const outcomes = ['counted', 'canceled', 'rejected', 'failed', 'pending'] as const;
export type Outcome = (typeof outcomes)[number];

/** Orders that came to nothing. */
export const lostOutcomes = ['canceled', 'rejected', 'failed'] as const satisfies readonly Outcome[];

type Told = {
  status: OrderState;
  kind: 'order' | 'preorder' | 'quotation';
  history: readonly { status: OrderState }[];
};

export function outcomeOf({ status, kind, history }: Told): Outcome {
  const lost = lostOutcomes.find((outcome) => outcome === status);
  if (lost) return lost;
  if (status === 'awaiting-payment') return 'pending';
  if (kind === 'quotation' && !history.some((one) => one.status === 'confirmed')) return 'pending';
  return 'counted';
}
