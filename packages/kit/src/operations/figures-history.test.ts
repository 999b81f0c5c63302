import { expect, test } from '@jest/globals';
import { historyHours } from '@theke/contracts/operations/figure-history';
import fc from 'fast-check';
import { figuresHistory } from './figures-history.ts';

const start = Date.parse('2026-11-23T10:00:00Z');
const hour = 3_600_000;
const figure = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: null });
const noted = fc.record({
  after: fc.integer({ min: 0, max: 400 * hour }),
  figures: fc.record({ lag: figure, waiting: figure, outbox: figure }),
});

test('returns the maximum within the requested time, in at most 96 ascending steps', () => {
  fc.assert(
    fc.property(fc.array(noted, { minLength: 1, maxLength: 60 }), fc.constantFrom(...historyHours), (all, hours) => {
      const history = figuresHistory();
      const inOrder = all.sort((a, b) => a.after - b.after);
      for (const { after, figures } of inOrder) history.note(figures, start + after);
      const now = start + (inOrder.at(-1)?.after ?? 0);
      const steps = history.read(hours, now);
      const from = Date.parse(steps[0]?.at ?? '');
      expect(steps.length).toBeLessThanOrEqual(96);
      expect(steps.map(({ at }) => at)).toEqual([...new Set(steps.map(({ at }) => at))].sort());
      expect(now - from).toBeLessThan(Number(hours) * hour);
      const lags = (figures: readonly { lag: number | null }[]) => figures.flatMap(({ lag }) => lag ?? []);
      expect(Math.max(...lags(steps), -1)).toBe(
        Math.max(...lags(inOrder.filter(({ after }) => start + after >= from).map(({ figures }) => figures)), -1),
      );
    }),
  );
});

test('drops old values even if none were recorded since', () => {
  const history = figuresHistory();
  history.note({ lag: 1, waiting: 2, outbox: 3 }, start);
  expect(history.read('168', start + hour)).toEqual([
    { at: '2026-11-23T10:00:00.000Z', lag: 1, waiting: 2, outbox: 3 },
  ]);
  expect(history.read('1', start + 2 * hour)).toEqual([]);
  expect(history.read('168', start + 200 * hour)).toEqual([]);
});
