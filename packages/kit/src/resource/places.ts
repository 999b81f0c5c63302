/**
 * Numbers for entities in the order that is wanted, after one of them was put to `at`: as few as possible differ from what they
 * were. Sorted by number, and by id where two are alike, they stand in that order.
 * @param numbers as they are, in the order that is wanted; all but the one at `at` ascend
 * @param most the largest that there may be; where it is reached all are numbered anew
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
