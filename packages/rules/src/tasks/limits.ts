/** Limits of a measured value, both inclusive. Null: unlimited on that side. */
export type Limits = { min: number | null; max: number | null };

/** The side on which a value is outside its limits; null: within. */
export function beyond({ min, max }: Limits, value: number): 'below' | 'above' | null {
  if (min !== null && value < min) return 'below';
  return max !== null && value > max ? 'above' : null;
}
