/**
 * Position numbers after one entity was moved to index `at`, changing as few as possible. Sorted by number, then by id,
 * the entities are in the wanted order.
 * @param numbers current numbers in the wanted order; all but the one at `at` ascend
 * @param max largest number allowed; if it is exceeded, all are renumbered
 */
export function placesOf(numbers: readonly number[], at: number, max: number): number[] {
  const places = [...numbers];
  const before = places[at - 1] ?? -1;
  const behind = places[at + 1] ?? Number.POSITIVE_INFINITY;
  const now = places[at] as number;
  if (now <= before || now >= behind)
    places[at] =
      behind - before > 1 && behind < Number.POSITIVE_INFINITY ? Math.floor((before + behind) / 2) : before + 1;
  for (let next = at + 1; next < places.length; next++) {
    const floor = places[next - 1] as number;
    if ((places[next] as number) > floor) break;
    places[next] = floor + 1;
  }
  return (places.at(-1) as number) > max ? places.map((_, index) => index) : places;
}
