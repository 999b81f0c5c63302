export type Coordinates = { latitude: number | null; longitude: number | null };

const number = String.raw`-?\d{1,3}(?:[.,]\d+)?`;
/**
 * Matches "48.20817, 16.37382" as copied from maps, and local notations "48,20817; 16,37382" and "48,20817 16,37382".
 */
const pair = new RegExp(`^(${number})(?:\\s*[,;]\\s+|\\s*;\\s*|\\s+|,(?=-?\\d{1,3}\\.))(${number})$`);

/** Parses coordinates; both null for an empty text, undefined for an invalid one. */
export function coordinatesOf(text: string): Coordinates | undefined {
  const bare = text.trim();
  if (bare === '') return { latitude: null, longitude: null };
  const found = pair.exec(bare);
  if (!found) return undefined;
  const [latitude, longitude] = found.slice(1).map((part) => Number(part.replace(',', '.')));
  return { latitude: latitude as number, longitude: longitude as number };
}

/** Formats coordinates as maps do; '' if one is missing. */
export const coordinatesText = (latitude: number | null, longitude: number | null): string =>
  typeof latitude === 'number' && typeof longitude === 'number' && !Number.isNaN(latitude)
    ? `${latitude}, ${longitude}`
    : '';
