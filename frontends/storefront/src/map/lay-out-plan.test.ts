import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { layOutPlan, planRatio } from './lay-out-plan.ts';

const stephansplatz = { latitude: 48.2085, longitude: 16.3731 };

test('a single place is in the middle of the plan', () =>
  expect(layOutPlan([stephansplatz])).toMatchObject({ pins: [{ x: 50, y: 50 }], step: 200 }));

test('north is up, east is right, and distances are to scale', () => {
  // 1,000 m to the north and to the east.
  const north = { ...stephansplatz, latitude: 48.2085 + 1000 / 111_195 };
  const east = { ...stephansplatz, longitude: 16.3731 + 1000 / (111_195 * Math.cos((48.2085 * Math.PI) / 180)) };
  const { pins, columns, rows, step } = layOutPlan([stephansplatz, north, east]);
  const [center = { x: 0, y: 0 }, above = { x: 0, y: 0 }, right = { x: 0, y: 0 }] = pins;
  expect([above.x, right.y].map((one) => one.toFixed(1))).toEqual([center.x.toFixed(1), center.y.toFixed(1)]);
  const [column, row] = [columns, rows].map(([first = 0, second = 0]) => second - first);
  expect(((right.x - center.x) / (column ?? 1)) * step).toBeCloseTo(1000, -1);
  expect(((center.y - above.y) / (row ?? 1)) * step).toBeCloseTo(1000, -1);
});

test('each pin has room, and the grid is square with a round step', () => {
  const spot = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 12 }), (spots) => {
      const { pins, columns, rows, step } = layOutPlan(spots);
      expect(pins).toHaveLength(spots.length);
      for (const { x, y } of pins) {
        expect(x).toBeGreaterThan(13.9);
        expect(x).toBeLessThan(86.1);
        expect(y).toBeGreaterThan(19.9);
        expect(y).toBeLessThan(80.1);
      }
      const [first = 0, second = 0] = columns;
      expect((rows[1] ?? 0) - (rows[0] ?? 0)).toBeCloseTo((second - first) * planRatio, 6);
      expect(String(step)).toMatch(/^[125]0+$/);
      expect(columns.length).toBeGreaterThan(4);
    }),
  );
});
