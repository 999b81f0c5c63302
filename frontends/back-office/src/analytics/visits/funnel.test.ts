import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FunnelStep, funnelOf, orderedOnline } from './funnel.ts';

const step = (name: FunnelStep['name'], now: number, before: number): FunnelStep => ({ name, now, before });

test('each step has its share of visitors and the loss before it; the largest loss is marked', () => {
  const stages = funnelOf([
    step('visitors', 1_000, 800),
    step('menu', 700, 600),
    step('checkout', 150, 200),
    step('orders', 130, 120),
  ]);
  expect(stages.map(({ share, shareBefore }) => [share, shareBefore])).toEqual([
    [100, 100],
    [70, 75],
    [15, 25],
    [13, 15],
  ]);
  expect(stages.map(({ loss }) => loss)).toEqual([
    null,
    { count: 300, percent: 30, isWorst: false },
    { count: 550, percent: 78.6, isWorst: true },
    { count: 20, percent: 13.3, isWorst: false },
  ]);
});

test('an increase is no loss, and there are no shares without visitors', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 1, maxLength: 5 }), (counts) => {
      const stages = funnelOf(counts.map((now) => step('menu', now, 0)));
      for (const [at, { loss, shareBefore }] of stages.entries()) {
        const earlier = counts[at - 1] ?? 0;
        expect(loss?.count ?? 0).toBe(Math.max(0, at > 0 ? earlier - (counts[at] ?? 0) : 0));
        expect(shareBefore).toBe(0);
      }
      const losses = stages.flatMap(({ loss }) => loss ?? []);
      expect(losses.some(({ isWorst }) => isWorst)).toBe(losses.length > 0);
    }),
  );
});

test('orders entered by staff do not count as orders of the site', () => {
  expect(
    orderedOnline([
      { origin: 'staff', orders: 5 },
      { origin: 'qr', orders: 2 },
      { origin: 'unknown', orders: 1 },
    ]),
  ).toBe(3);
});
