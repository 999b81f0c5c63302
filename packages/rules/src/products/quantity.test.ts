import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Product } from './product.ts';
import { isAllowed, isUnnamedFraction, type Limits, limitsOf, parseQuantity, snap } from './quantity.ts';

const tenThousandths = (max: number) => fc.integer({ min: 0, max }).map((n) => n / 1e4);
const anyLimits: fc.Arbitrary<Limits> = fc
  .record({
    minimum: tenThousandths(1e5),
    above: fc.option(tenThousandths(2e5), { nil: undefined }),
    step: fc.option(fc.oneof(tenThousandths(1e5), fc.constant(1 / 3)), { nil: undefined }),
  })
  .map(({ minimum, above, step }) => ({
    minimum,
    ...(above === undefined ? {} : { maximum: Math.round((minimum + above) * 1e4) / 1e4 }),
    ...(step ? { step } : {}),
  }));
const anyAmount = fc.oneof(tenThousandths(3e5), fc.double({ min: -10, max: 1e4, noNaN: true }));

// QTY-01
test('parses quantities as typed in German', () => {
  expect(['1,5', ' 2.25 ', '', ',5', '-3', '12 dag', '1.250,5', 'NaN', '1e3'].map(parseQuantity)).toEqual([
    ...[1.5, 2.25, undefined, 0.5, -3, undefined, undefined, undefined, undefined],
  ]);
  expect(['1/2', '½', '2 x'].map(parseQuantity)).toEqual([undefined, undefined, undefined]);
  expect(['12,25', ',25', '+3', '7,', '1,2,3', 'x1', '1x'].map(parseQuantity)).toEqual([
    ...[12.25, 0.25, 3, 7, undefined, undefined, undefined],
  ]);
});

test('snaps as specified in QTY-02 to QTY-05', () => {
  const limits: Limits = { minimum: 10, maximum: 42, step: 5 };
  const cases = [
    [9, 10],
    [12.4, 10],
    [12.5, 15],
    [17.4, 15],
    [41, 40],
    [41.9, 40],
    [42, 42],
    [50, 42],
  ] as const;
  for (const [wanted, allowed] of cases) expect(snap(wanted, limits)).toBe(allowed);
  expect(snap(44, { minimum: 10, maximum: 45, step: 20 })).toBe(45);
  expect(snap(0.30000000000000004, { minimum: 0.1, step: 0.1 })).toBe(0.3);
  expect(snap(7.77, { minimum: 0 })).toBe(7.77);
  expect(snap(Number.NaN, { minimum: 2 })).toBe(2);
});

test('is idempotent, within the limits, monotone, and changes by at most half a step', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyLimits, (a, b, limits) => {
      const snapped = snap(a, limits);
      expect(snap(snapped, limits)).toBe(snapped);
      expect(snapped).toBeGreaterThanOrEqual(limits.minimum);
      expect(snapped).toBeLessThanOrEqual(limits.maximum ?? Number.POSITIVE_INFINITY);
      if (a <= b) expect(snapped).toBeLessThanOrEqual(snap(b, limits));
      const isInside = a > limits.minimum && a < (limits.maximum ?? Number.POSITIVE_INFINITY);
      if (isInside) expect(Math.abs(snapped - a)).toBeLessThanOrEqual((limits.step ?? 0) / 2 + 0.5e-4 + 1e-9);
    }),
  );
});

test('limits amounts to four decimals, and thirds add up to whole ones', () => {
  const thirds: Limits = { minimum: 1 / 3, maximum: 2 / 3 + 1, step: 1 / 3 };
  expect([0, 0.6, 0.9, 1.2, 9].map((amount) => snap(amount, thirds))).toEqual([0.3333, 0.6667, 1, 1.3333, 1.6667]);
  fc.assert(fc.property(anyAmount, anyLimits, (a, limits) => Number(snap(a, limits).toFixed(4)) === snap(a, limits)));
});

// QTY-07
test('allows a fraction of countable units only if the product defines it', () => {
  const counted = ['piece', 'serving', 'pair', 'person', 'package'] as const;
  for (const unit of counted) {
    expect(isUnnamedFraction(0.5, unit, { minimum: 0 })).toBe(true);
    expect(isUnnamedFraction(2, unit, { minimum: 0 })).toBe(false);
  }
  expect(isUnnamedFraction(0.5, 'kilogram', { minimum: 0 })).toBe(false);
  expect(isUnnamedFraction(1.5, 'piece', { minimum: 0, step: 0.5 })).toBe(false);
  const named: Limits = { minimum: 0.5, maximum: 2.5 };
  expect([0.5, 2.5, 1.5].map((amount) => isUnnamedFraction(amount, 'piece', named))).toEqual([false, false, true]);
});

test('accepts only positive amounts that snapping does not change', () => {
  expect(isAllowed(0, { minimum: 0 })).toBe(false);
  expect(isAllowed(11, { minimum: 10, step: 5 })).toBe(false);
  expect(isAllowed(15, { minimum: 10, step: 5 })).toBe(true);
  expect(isAllowed(Number.NaN, { minimum: 0 })).toBe(false);
  fc.assert(
    fc.property(anyAmount, anyLimits, (a, limits) => isAllowed(snap(a, limits), limits) || snap(a, limits) === 0),
  );
});

const cheese: Pick<Product, 'unit' | 'alternativeUnits' | 'minimumQuantity' | 'maximumQuantity' | 'quantityStepSize'> =
  {
    unit: 'kilogram',
    minimumQuantity: 0.1,
    maximumQuantity: 4,
    quantityStepSize: 0.05,
    alternativeUnits: [
      { unit: 'decagram', ratio: 0.01, quantityStepSize: 10 },
      { unit: 'piece', ratio: 0.25, minimumQuantity: 0, maximumQuantity: 12 },
    ],
  };

// QTY-06
test("uses the unit's own limits, and converts missing ones from the product", () => {
  expect(limitsOf(cheese, 'kilogram')).toEqual({ minimum: 0.1, maximum: 4, step: 0.05 });
  expect(limitsOf(cheese, 'decagram')).toEqual({ minimum: 10, maximum: 400, step: 10 });
  expect(limitsOf(cheese, 'piece')).toEqual({ minimum: 0, maximum: 12, step: 1 });
  expect(limitsOf(cheese, 'gram')).toEqual({ minimum: 100, maximum: 4000, step: 50 });
  expect(limitsOf({ unit: 'piece' }, 'piece')).toEqual({ minimum: 0 });
});

test('always returns consistent limits', () => {
  expect(limitsOf({ unit: 'piece', minimumQuantity: 50, maximumQuantity: 40 }, 'piece')).toEqual({
    minimum: 50,
    maximum: 50,
  });
  expect(() => limitsOf(cheese, 'liter')).toThrow(expect.objectContaining({ code: 'UNIT_NOT_CONVERTIBLE' }));
});

test('ignores a limit of 0, except for the minimum of an alternative unit', () => {
  const cheese = { unit: 'gram' as const, minimumQuantity: 100, maximumQuantity: 0, quantityStepSize: 0 };
  expect(limitsOf(cheese, 'gram')).toEqual({ minimum: 100 });
  const own = { unit: 'piece' as const, ratio: 250, minimumQuantity: 0, maximumQuantity: 4 };
  expect(limitsOf({ ...cheese, alternativeUnits: [own] }, 'piece')).toEqual({ minimum: 0, maximum: 4 });
  expect(limitsOf({ ...cheese, alternativeUnits: [{ ...own, minimumQuantity: null }] }, 'piece').minimum).toBe(1);
});

// QTY-08
test('allows only whole pieces of goods sold by weight, whatever the converted limits', () => {
  const salmon = {
    ...{ unit: 'kilogram' as const, minimumQuantity: 0.1, maximumQuantity: 1.1, quantityStepSize: 0.1 },
    alternativeUnits: [{ unit: 'piece' as const, ratio: 0.25 }],
  };
  const limits = limitsOf(salmon, 'piece');
  expect(limits).toEqual({ minimum: 1, maximum: 4, step: 1 });
  expect([0.4, 1.4, 4.4].map((amount) => isAllowed(amount, limits))).toEqual([false, false, false]);
  expect([1, 2, 4].map((amount) => isAllowed(amount, limits))).toEqual([true, true, true]);
  // A step of half a kilogram is two pieces; half portions defined by the unit itself are kept.
  expect(limitsOf({ ...salmon, quantityStepSize: 0.5 }, 'piece').step).toBe(2);
  const halves = [{ unit: 'piece' as const, ratio: 0.25, minimumQuantity: 0.5, quantityStepSize: 0.5 }];
  expect(limitsOf({ ...salmon, alternativeUnits: halves }, 'piece')).toEqual({ minimum: 0.5, maximum: 4, step: 0.5 });
});
