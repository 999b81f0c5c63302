import type { HistoryStep } from '@theke/contracts/operations/figure-history';
import type { Operations } from '@theke/contracts/operations/operations';
import { allDeadLetters } from './all-dead-letters.ts';
import { type Figures, figuresOf } from './figures-of.ts';

export type Sample = { at: string; figures: Figures };

/**
 * Combines the services' history with their current state. Dead letters are counted by their time of failure;
 * redriven ones are no longer known.
 */
export function samplesOf(history: readonly HistoryStep[], latest: Operations): Sample[] {
  const now = figuresOf(latest);
  const { letters } = allDeadLetters(latest);
  const lyingAt = (at: string) => (now.dead === null ? null : letters.filter((letter) => letter.at <= at).length);
  return [
    ...history
      .filter(({ at }) => at < latest.at)
      .map(({ at, lag, waiting, outbox }) => ({ at, figures: { lag, waiting, outbox, dead: lyingAt(at) } })),
    { at: latest.at, figures: now },
  ];
}
