/** One option of a product: which part, and which of the part's options, both counted from 0. */
export type ChosenPlace = readonly [part: number, option: number];

/** More than a guest presses in any configuration of ours. */
const max = 60;

/**
 * Where media paints a drawn product as it is configured: `/image/chosen/{product}-{version}/0.1-2.0.webp`. The version is the product's, because
 * places say nothing without it.
 */
export const chosenAddress = (
  { id, version }: { id: string; version: number },
  places: readonly ChosenPlace[],
): string => `/image/chosen/${id}-${version}/${places.map((place) => place.join('.')).join('-')}.webp`;

/** The places in the last part of such an address; undefined where it is none. */
export function placesIn(name: string): ChosenPlace[] | undefined {
  if (!/^\d{1,2}\.\d{1,2}(-\d{1,2}\.\d{1,2})*\.webp$/.test(name)) return undefined;
  const places = name
    .slice(0, -'.webp'.length)
    .split('-')
    .map((place) => place.split('.').map(Number) as unknown as ChosenPlace);
  return places.length <= max ? places : undefined;
}

/** A drawing's id is a hash (version 8 of UUIDs), an upload's is none. */
export const isDrawing = ({ id }: { id: string }): boolean => id[14] === '8';
