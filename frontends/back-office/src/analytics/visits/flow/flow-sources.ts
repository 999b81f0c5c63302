import { otherName, type ReachedStep, reachedSteps } from '@theke/contracts/analytics/visit-statistics';

export type FlowRow = { referrer: string; reached: ReachedStep; visitors: number };
/** A source, and how many of its visitors came as far as each step: the first are all of them, and none is more than the one before. */
export type FlowSource = { referrer: string; isOthers: boolean; came: readonly number[] };

/** So many sources are drawn; those with fewer visitors are one. */
const max = 4;

const sourceOf = (referrer: string, rows: readonly FlowRow[], isOthers = false): FlowSource => ({
  ...{ referrer, isOthers },
  came: reachedSteps.map((_, at) =>
    rows.reduce((sum, row) => (reachedSteps.indexOf(row.reached) >= at ? sum + row.visitors : sum), 0),
  ),
});

/** Most visitors first, the others last. Nobody is in two of them. */
export function flowSources(rows: readonly FlowRow[]): FlowSource[] {
  const counted = rows.filter(({ visitors }) => visitors > 0);
  const told = counted.filter(({ referrer }) => referrer !== otherName);
  const ranked = [...Map.groupBy(told, ({ referrer }) => referrer)]
    .map(([referrer, of]) => ({ of, source: sourceOf(referrer, of) }))
    .toSorted((one, other) => (other.source.came[0] ?? 0) - (one.source.came[0] ?? 0));
  const named = ranked.length > max + 1 ? ranked.slice(0, max) : ranked;
  const others = [
    ...ranked.slice(named.length).flatMap(({ of }) => of),
    ...counted.filter(({ referrer }) => referrer === otherName),
  ];
  const sources = named.map(({ source }) => source);
  return others.length > 0 ? [...sources, sourceOf('', others, true)] : sources;
}
