import type { Operations } from '@theke/contracts/operations/operations';
import { limits } from './condition-of.ts';

/** The worst of all services, or their sum; null where nobody knows. Seconds, events, seconds, events. */
export type Figures = { lag: number | null; waiting: number | null; outbox: number | null; dead: number | null };

const known = (values: readonly (number | null | undefined)[]): number[] =>
  values.filter((value) => value !== null && value !== undefined);
const worst = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);
const sum = (values: readonly number[]) => (values.length > 0 ? values.reduce((all, one) => all + one, 0) : null);

/** Nothing is late, nothing waits, nothing lies undelivered, as far as anybody knows. */
export const areWell = ({ lag, waiting, outbox, dead }: Figures): boolean =>
  (lag ?? 0) <= limits.eventLag &&
  (waiting ?? 0) <= limits.waiting &&
  (outbox ?? 0) <= limits.outboxAge &&
  (dead ?? 0) === 0;

export function figuresOf({ services }: Operations): Figures {
  const states = services.flatMap(({ state }) => (state ? [state] : []));
  return {
    lag: worst(known(states.map(({ eventLag }) => eventLag))),
    waiting: sum(known(states.map(({ waiting }) => waiting))),
    outbox: worst(known(states.map(({ outbox }) => outbox?.age))),
    dead: sum(known(states.map(({ deadLetters }) => deadLetters?.length))),
  };
}
