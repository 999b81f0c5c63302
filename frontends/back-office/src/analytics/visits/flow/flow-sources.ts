import { otherName, type ReachedStep, reachedSteps } from '@theke/contracts/analytics/visit-statistics';

export type FlowRow = { referrer: string; reached: ReachedStep; visitors: number };
/** A source with the number of visitors who reached each step; never increasing, starting with all. */
export type FlowSource = { referrer: string; isOthers: boolean; reached: readonly number[] };

/** Number of sources drawn; the rest is combined. */
const max = 4;

const sourceOf = (referrer: string, rows: readonly FlowRow[], isOthers = false): FlowSource => ({
  ...{ referrer, isOthers },
  reached: reachedSteps.map((_, at) =>
    rows.reduce((sum, row) => (reachedSteps.indexOf(row.reached) >= at ? sum + row.visitors : sum), 0),
  ),
});

/** Sorts sources by visitors and combines the smallest ones at the end. Each visitor has one source. */
export function flowSources(rows: readonly FlowRow[]): FlowSource[] {
  const counted = rows.filter(({ visitors }) => visitors > 0);
  const named = counted.filter(({ referrer }) => referrer !== otherName);
  const ranked = [...Map.groupBy(named, ({ referrer }) => referrer)]
    .map(([referrer, rows]) => ({ rows, source: sourceOf(referrer, rows) }))
    .toSorted((one, other) => (other.source.reached[0] ?? 0) - (one.source.reached[0] ?? 0));
  const shown = ranked.length > max + 1 ? ranked.slice(0, max) : ranked;
  const others = [
    ...ranked.slice(shown.length).flatMap(({ rows }) => rows),
    ...counted.filter(({ referrer }) => referrer === otherName),
  ];
  const sources = shown.map(({ source }) => source);
  return others.length > 0 ? [...sources, sourceOf('', others, true)] : sources;
}
