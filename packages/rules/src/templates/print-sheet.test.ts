import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { labelLayouts, sheet } from '../qr/label-layout.ts';
import { originalGrid, usualSheet } from './print-sheet.ts';

const side = fc.double({ min: 10, max: 420, noNaN: true });

test('TPL-04: keeps every template in original size within A4', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const grid = originalGrid({ width, height });
      if (!grid) return expect(width > sheet.width || height > sheet.height).toBe(true);
      expect(grid.left).toBeGreaterThanOrEqual(0);
      expect(grid.top).toBeGreaterThanOrEqual(0);
      expect(grid.left + grid.columns * width).toBeLessThanOrEqual(sheet.width + 1e-9);
      expect(grid.top + grid.rows * height).toBeLessThanOrEqual(sheet.height + 1e-9);
    }),
  );
});

test.each([
  ['a small label', { width: 48, height: 22 }, 'compact'],
  ['a large label', { width: 96, height: 54 }, 'detail'],
  ['a price label', { width: 90, height: 54 }, 'detail'],
  ['a table tent', { width: 100, height: 140 }, 'original'],
  ['an A4 notice', { width: 210, height: 297 }, 'single'],
  ['a poster', { width: 297, height: 420 }, 'single'],
] as const)('proposes the sheet of %s', (_, size, expected) => {
  expect(usualSheet(size, labelLayouts)).toBe(expected);
});
