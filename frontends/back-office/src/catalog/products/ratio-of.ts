import { numberText } from '@theke/admin/ui/format.ts';

/** One further unit is `ratio` of the product's own (UNIT-07); "1 kg = 4 Stk." is the other way round. */
export function ratioOf(typed: number | null, isPerOwn: boolean): number | null {
  if (typed === null || !isPerOwn || Number.isNaN(typed)) return typed;
  // Nothing divides by 0: the field says what is wrong with it.
  return typed === 0 ? 0 : 1 / typed;
}

/** The same back, as it was typed: a third of a kilogram reads 3. */
export function readRatio(ratio: number | null, isPerOwn: boolean): string {
  if (ratio === null || ratio === undefined || Number.isNaN(ratio)) return '';
  return numberText(isPerOwn && ratio !== 0 ? 1 / ratio : ratio);
}
