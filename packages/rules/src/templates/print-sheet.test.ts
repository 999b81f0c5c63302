import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { labelLayouts, sheet } from '../qr/label-layout.ts';
import { foldedTent, foldLines, originalGrid, placeInFace, usualSheet } from './print-sheet.ts';

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

test('TPL-09: the panels of a folded tent fill A4 within the margin, and form a tent with two faces and a base', () => {
  const { left, top, face, base, flap } = foldedTent;
  expect(left + face.width + left).toBe(sheet.width);
  expect(top + 2 * face.height + base + flap + top).toBe(sheet.height);
  expect(foldLines).toEqual([115, 225, 275]);
  // Three sides of a triangle.
  expect(base).toBeLessThan(2 * face.height);
  expect(base).toBeGreaterThan(face.height / 3);
});

test('TPL-09: every template is centred within a face and touches two of its edges', () => {
  const { face } = foldedTent;
  fc.assert(
    fc.property(side, side, (width, height) => {
      const { scale, x, y } = placeInFace({ width, height });
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
      expect(x * 2 + width * scale).toBeCloseTo(face.width, 6);
      expect(y * 2 + height * scale).toBeCloseTo(face.height, 6);
      expect(Math.min(x, y)).toBeCloseTo(0, 6);
    }),
  );
});

test.each([
  ['a small label', { width: 48, height: 22 }, 'compact'],
  ['a large label', { width: 96, height: 54 }, 'detail'],
  ['a price label', { width: 90, height: 54 }, 'detail'],
  ['a table tent', { width: 100, height: 140 }, 'original'],
  ['a face of a folded tent', { width: 200, height: 110 }, 'folded'],
  ['an A4 notice', { width: 210, height: 297 }, 'single'],
  ['a poster', { width: 297, height: 420 }, 'single'],
] as const)('proposes the sheet of %s', (_, size, expected) => {
  expect(usualSheet(size, labelLayouts)).toBe(expected);
});
