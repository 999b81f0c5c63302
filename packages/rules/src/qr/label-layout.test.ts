import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { labelAt, labelKinds, labelLayouts, labelSize, maxLabels, minCodeSize, sheet } from './label-layout.ts';

const anyLabels = fc.constantFrom(...labelKinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    layout: fc.record({
      rows: fc.integer({ min: 1, max: maxLabels[kind].rows }),
      columns: fc.integer({ min: 1, max: maxLabels[kind].columns }),
    }),
    count: fc.integer({ min: 1, max: 100 }),
  }),
);
/** Tolerance for rounding, in millimetres. */
const hair = 1e-9;

test('QR-08: places every code on one label, within the paper, on the minimum number of sheets', () => {
  fc.assert(
    fc.property(anyLabels, ({ kind, layout, count }) => {
      const { width, height } = labelSize(kind, layout);
      const labels = Array.from({ length: count }, (_, index) => labelAt(index, layout));
      expect(Math.max(...labels.map((one) => one.sheet)) + 1).toBe(Math.ceil(count / (layout.rows * layout.columns)));
      const isApart = (one: (typeof labels)[number], other: (typeof labels)[number]) =>
        other.sheet !== one.sheet ||
        Math.abs(other.x - one.x) >= width - hair ||
        Math.abs(other.y - one.y) >= height - hair;
      const touching = labels.filter((one, index) => labels.slice(0, index).some((other) => !isApart(one, other)));
      // The footer of the sheet is below.
      const outside = labels.filter(
        ({ x, y }) => Math.min(x, y) < 5 || x + width > sheet.width - 5 || y + height > sheet.height - 15,
      );
      expect({ touching, outside }).toEqual({ touching: [], outside: [] });
    }),
    { numRuns: 50 },
  );
});

test('QR-08: keeps codes scannable and leaves room for texts in every valid layout', () => {
  for (const kind of labelKinds)
    for (let rows = 1; rows <= maxLabels[kind].rows; rows++)
      for (let columns = 1; columns <= maxLabels[kind].columns; columns++) {
        const { width, height, code } = labelSize(kind, { rows, columns });
        expect(code).toBeGreaterThanOrEqual(minCodeSize);
        expect(code).toBeLessThanOrEqual(width);
        expect(code).toBeLessThanOrEqual(height);
        if (kind === 'compact') expect(height - code).toBeGreaterThanOrEqual(3);
        else expect(width - code).toBeGreaterThanOrEqual(30);
      }
  // One more row than allowed would make codes too small.
  const { rows, columns } = maxLabels.compact;
  expect(labelSize('compact', { rows: rows + 1, columns }).code).toBeLessThan(minCodeSize);
});

// LOOK-01
test('defaults to 12 rows by 4 columns for compact and 5 by 2 for detail', () => {
  expect(labelLayouts).toEqual({ compact: { rows: 12, columns: 4 }, detail: { rows: 5, columns: 2 } });
});
