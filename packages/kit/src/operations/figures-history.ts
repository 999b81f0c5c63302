import type { HistoryHours, HistoryStep } from '@theke/contracts/operations/figure-history';

/** What is noted of a moment. */
export type HistoryFigures = Omit<HistoryStep, 'at'>;

export type FiguresHistory = {
  /** @param at milliseconds since 1970 */
  note(figures: HistoryFigures, at: number): void;
  /** The steps of the last hours of which something is known, the oldest first. */
  read(hours: HistoryHours, now: number): HistoryStep[];
};

const minute = 60_000;
/** Milliseconds of a step, and how many are kept. */
const scales: Record<HistoryHours, { step: number; count: number }> = {
  1: { step: minute, count: 60 },
  24: { step: 15 * minute, count: 96 },
  168: { step: 120 * minute, count: 84 },
};

const higher = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/**
 * How figures went over an hour, a day and a week: the highest of each step, in 240 steps however long the service runs. In memory: what
 * has to outlast a restart is in Prometheus (docs/monitoring.md).
 */
export function figuresHistory(): FiguresHistory {
  const kept = Object.entries(scales).map(([hours, scale]) => ({
    hours,
    ...scale,
    steps: new Map<number, HistoryFigures>(),
  }));
  return {
    note(figures, at) {
      for (const { step, count, steps } of kept) {
        const number = Math.floor(at / step);
        const before = steps.get(number);
        steps.set(
          number,
          before
            ? {
                lag: higher(before.lag, figures.lag),
                waiting: higher(before.waiting, figures.waiting),
                outbox: higher(before.outbox, figures.outbox),
              }
            : figures,
        );
        for (const old of steps.keys()) if (old <= number - count) steps.delete(old);
      }
    },
    read(asked, now) {
      const { step, count, steps } = kept.find(({ hours }) => hours === asked) as (typeof kept)[number];
      const latest = Math.floor(now / step);
      return [...steps]
        .filter(([number]) => number > latest - count && number <= latest)
        .sort(([a], [b]) => a - b)
        .map(([number, figures]) => ({ at: new Date(number * step).toISOString(), ...figures }));
    },
  };
}
