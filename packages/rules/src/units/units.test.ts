import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fraction, times } from '../money/fraction.ts';
import { conversion, convert, type Measured, type Unit, unitNames, units } from './units.ts';

const anyUnit = fc.constantFrom<Unit>(...unitNames);
const apple: Measured = { unit: 'gram', alternativeUnits: [{ unit: 'piece', ratio: 250 }] };
const convertible = fc.record({
  unit: anyUnit,
  alternativeUnits: fc.array(
    fc.record({ unit: anyUnit, ratio: fc.integer({ min: 1, max: 1e7 }).map((n) => n / 1e4) }),
    { maxLength: 4 },
  ),
});

test('matches UNIT-01 to UNIT-06', () => {
  expect(unitNames).toHaveLength(25);
  expect(units.decagram).toEqual({ type: 'weight', factor: 10, label: 'dag', name: 'Dekagramm' });
  expect(units['square-decimeter'].factor).toBe(1e4);
  expect(units['cubic-meter'].factor).toBe(1e9);
  expect((['piece', 'serving', 'pair', 'person', 'package'] as const).map((unit) => units[unit].label)).toEqual([
    'Stk.',
    'Port.',
    'Paar',
    'Pers.',
    'Pkg.',
  ]);
});

// UNIT-08
test('converts within a type by factors, and across types by the ratio of an alternative unit', () => {
  expect(convert(30, 'decagram', 'kilogram', { unit: 'kilogram' })).toBe(0.3);
  expect(convert(2, 'piece', 'gram', apple)).toBe(500);
  expect(convert(0.5, 'kilogram', 'piece', apple)).toBe(2);
  expect(convert(3, 'piece', 'decagram', apple)).toBe(75);
});

test('uses an alternative unit for all units of its type', () => {
  const bowl: Measured = { unit: 'serving', alternativeUnits: [{ unit: 'kilogram', ratio: 4 }] };
  expect(convert(250, 'gram', 'serving', bowl)).toBe(1);
});

test('ignores the ratio of an alternative unit within a type', () => {
  const odd: Measured = { unit: 'kilogram', alternativeUnits: [{ unit: 'decagram', ratio: 99 }] };
  expect(convert(10, 'decagram', 'kilogram', odd)).toBe(0.1);
});

// UNIT-09
test('rejects conversion without a common type or alternative unit', () => {
  const cases: [Unit, Unit, Measured][] = [
    ['liter', 'gram', apple],
    ['piece', 'gram', { unit: 'gram', alternativeUnits: [{ unit: 'piece', ratio: 0 }] }],
    ['piece', 'gram', { unit: 'gram', alternativeUnits: null }],
  ];
  for (const [from, to, product] of cases)
    expect(() => convert(1, from, to, product)).toThrow(expect.objectContaining({ code: 'UNIT_NOT_CONVERTIBLE' }));
});

test('converts back and forth exactly, or in neither direction', () => {
  fc.assert(
    fc.property(anyUnit, anyUnit, convertible, (from, to, product) => {
      const attempt = (a: Unit, b: Unit) => {
        try {
          return conversion(a, b, product);
        } catch {
          return undefined;
        }
      };
      const [there, back] = [attempt(from, to), attempt(to, from)];
      expect(there === undefined).toBe(back === undefined);
      if (there && back) expect(times(there, back)).toEqual(fraction(1n));
    }),
  );
});

test('gives the same result via another unit of a type', () => {
  fc.assert(
    fc.property(anyUnit, anyUnit, anyUnit, (a, b, c) => {
      fc.pre(units[a].type === units[b].type && units[b].type === units[c].type);
      const product: Measured = { unit: a };
      expect(times(conversion(a, b, product), conversion(b, c, product))).toEqual(conversion(a, c, product));
    }),
  );
});
