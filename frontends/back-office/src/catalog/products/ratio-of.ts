import { numberText } from '@theke/admin/ui/format.ts';

/** Converts a typed number to `ratio`: one further unit in product units (UNIT-07). "1 kg = 4 Stk." is the inverse. */
export function ratioOf(typed: number | null, isPerOwn: boolean): number | null {
  if (typed === null || !isPerOwn || Number.isNaN(typed)) return typed;
  // Avoids a division by zero; the validation reports it.
  return typed === 0 ? 0 : 1 / typed;
}

/** Converts a ratio back to the typed number: a third of a kilogram is shown as 3. */
export function readRatio(ratio: number | null, isPerOwn: boolean): string {
  if (ratio === null || ratio === undefined || Number.isNaN(ratio)) return '';
  return numberText(isPerOwn && ratio !== 0 ? 1 / ratio : ratio);
}
