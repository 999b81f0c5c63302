/** One chosen option of a product: index of the part and index of the option in it, both zero-based. */
export type ChosenPlace = readonly [part: number, option: number];

/** Upper limit of chosen options in an address; higher than any real configuration needs. */
const max = 60;

/**
 * Path of the image of a configured drawn product: `/image/chosen/{product}-{version}/0.1-2.0.webp`. The product's
 * version is included because option indexes are only valid for that version.
 */
export const chosenAddress = (
  { id, version }: { id: string; version: number },
  places: readonly ChosenPlace[],
): string => `/image/chosen/${id}-${version}/${places.map((place) => place.join('.')).join('-')}.webp`;

/** Parses the chosen options from the last path segment. Returns undefined if the format is invalid. */
export function placesIn(name: string): ChosenPlace[] | undefined {
  if (!/^\d{1,2}\.\d{1,2}(-\d{1,2}\.\d{1,2})*\.webp$/.test(name)) return undefined;
  const places = name
    .slice(0, -'.webp'.length)
    .split('-')
    .map((place) => place.split('.').map(Number) as unknown as ChosenPlace);
  return places.length <= max ? places : undefined;
}

/** Whether an image is a drawing: its id is a version 8 UUID (a hash); uploads have another version. */
export const isDrawing = ({ id }: { id: string }): boolean => id[14] === '8';
