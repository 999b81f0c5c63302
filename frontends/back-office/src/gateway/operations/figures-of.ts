import type { Operations } from '@theke/contracts/operations/operations';
import { sumOfKnown, worstOfKnown } from '@theke/rules/operations/known-figures';
import { limits } from './condition-of.ts';

/** The worst value of all services, or their sum; null if unknown. Seconds, events, seconds, events. */
export type Figures = { lag: number | null; waiting: number | null; outbox: number | null; dead: number | null };

/** Whether no known figure exceeds its limit and there are no dead letters. */
export const areWell = ({ lag, waiting, outbox, dead }: Figures): boolean =>
  (lag ?? 0) <= limits.eventLag &&
  (waiting ?? 0) <= limits.waiting &&
  (outbox ?? 0) <= limits.outboxAge &&
  (dead ?? 0) === 0;

export function figuresOf({ services }: Operations): Figures {
  const states = services.flatMap(({ state }) => (state ? [state] : []));
  return {
    lag: worstOfKnown(states.map(({ eventLag }) => eventLag)),
    waiting: sumOfKnown(states.map(({ waiting }) => waiting)),
    outbox: worstOfKnown(states.map(({ outbox }) => outbox?.age)),
    dead: sumOfKnown(states.map(({ deadLetters }) => deadLetters?.length)),
  };
}
