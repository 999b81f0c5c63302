import fc from 'fast-check';
import type { Spot } from '../src/map/map-view.ts';

/** A grid of a thousandth of a degree: binary fractions, so that sums are exact. */
export const unit = 1 / 1024;
export const at = (x: number, y: number): Spot => ({ longitude: x * unit, latitude: y * unit });

/** Corners around a middle, by increasing angle: an outline that never crosses itself. */
export const star = fc
  .uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 30 })
  .map((angles) => angles.toSorted((one, other) => one - other))
  // Gaps of less than a half circle: the middle is inside.
  .filter((angles) => angles.every((angle, index) => (angles[index + 1] ?? (angles[0] ?? 0) + 360) - angle < 180))
  .chain((angles) =>
    fc
      .array(fc.integer({ min: 100, max: 2_000 }), { minLength: angles.length, maxLength: angles.length })
      .map((radii) =>
        angles.map((degrees, index) => {
          const radians = (degrees * Math.PI) / 180;
          return at(Math.cos(radians) * (radii[index] ?? 0), Math.sin(radians) * (radii[index] ?? 0));
        }),
      ),
  );
