export type Coordinates = { latitude: number | null; longitude: number | null };

const number = String.raw`-?\d{1,3}(?:[.,]\d+)?`;
/** "48.20817, 16.37382" as maps copy it, "48,20817; 16,37382" and "48,20817 16,37382" as it is written here. */
const pair = new RegExp(`^(${number})(?:\\s*[,;]\\s+|\\s*;\\s*|\\s+|,(?=-?\\d{1,3}\\.))(${number})$`);

/** Both, or neither for an empty text; undefined for what is no place. */
export function coordinatesOf(text: string): Coordinates | undefined {
  const bare = text.trim();
  if (bare === '') return { latitude: null, longitude: null };
  const found = pair.exec(bare);
  if (!found) return undefined;
  const [latitude, longitude] = found.slice(1).map((part) => Number(part.replace(',', '.')));
  return { latitude: latitude as number, longitude: longitude as number };
}

/** As maps write it; '' where one is missing. */
export const coordinatesText = (latitude: number | null, longitude: number | null): string =>
  typeof latitude === 'number' && typeof longitude === 'number' && !Number.isNaN(latitude)
    ? `${latitude}, ${longitude}`
    : '';
