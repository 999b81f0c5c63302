/** A number as people here write it: "1.234,50", also "10.9"; null for nothing, NaN for what is no number. */
export function parseNumber(text: string): number | null {
  const bare = text.trim().replaceAll(/[\s\u00a0]/g, '');
  if (bare === '') return null;
  const decimal = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^-?\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : Number.NaN;
}
