import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sumOfKnown, worstOfKnown } from './known-figures.ts';

const unknown = fc.array(fc.constantFrom(null, undefined));

test('ignores unknown figures in maximum and sum', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1 }), unknown, (values, gaps) => {
      const all = [...gaps, ...values, ...gaps];
      expect([worstOfKnown(all), sumOfKnown(all)]).toEqual([
        Math.max(...values),
        values.reduce((sum, one) => sum + one, 0),
      ]);
      expect([worstOfKnown(gaps), sumOfKnown(gaps)]).toEqual([null, null]);
    }),
  );
});
