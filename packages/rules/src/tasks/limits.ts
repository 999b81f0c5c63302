/** What a step measures, and what it may be; both ends are within. null: there is no such end. */
export type Limits = { min: number | null; max: number | null };

/** On which side a value lies beyond its limits; null: it lies within. */
export function beyond({ min, max }: Limits, value: number): 'below' | 'above' | null {
  if (min !== null && value < min) return 'below';
  return max !== null && value > max ? 'above' : null;
}
