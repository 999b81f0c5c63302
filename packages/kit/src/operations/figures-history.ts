import type { HistoryHours, HistoryStep } from '@theke/contracts/operations/figure-history';

/** Values recorded at one time. */
export type HistoryFigures = Omit<HistoryStep, 'at'>;

export type FiguresHistory = {
  /** @param at milliseconds since 1970 */
  note(figures: HistoryFigures, at: number): void;
  /** Steps with data within the last hours, oldest first. */
  read(hours: HistoryHours, now: number): HistoryStep[];
};

const minute = 60_000;
/** Step in ms, and number of steps stored. */
const scales: Record<HistoryHours, { step: number; count: number }> = {
  1: { step: minute, count: 60 },
  24: { step: 15 * minute, count: 96 },
  168: { step: 120 * minute, count: 84 },
};

const higher = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/**
 * History of metrics over an hour, a day and a week: the maximum per step, at most 240 steps in total. In memory only;
 * Prometheus keeps data across restarts (docs/monitoring.md).
 */
export function figuresHistory(): FiguresHistory {
  const series = Object.entries(scales).map(([hours, scale]) => ({
    hours,
    ...scale,
    steps: new Map<number, HistoryFigures>(),
  }));
  return {
    note(figures, at) {
      for (const { step, count, steps } of series) {
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
    read(period, now) {
      const { step, count, steps } = series.find(({ hours }) => hours === period) as (typeof series)[number];
      const latest = Math.floor(now / step);
      return [...steps]
        .filter(([number]) => number > latest - count && number <= latest)
        .sort(([a], [b]) => a - b)
        .map(([number, figures]) => ({ at: new Date(number * step).toISOString(), ...figures }));
    },
  };
}
