/** A time span: epoch milliseconds [from, to). Lists of spans are sorted and disjoint. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const secondsOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0) / 1000;

/** The union of all spans. */
export function union(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).sort((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last && span.from <= last.to) found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else found.push(span);
  }
  return found;
}

/** Index of the first span that ends after an instant, by binary search, because the list may cover years. */
function firstBehind(spans: readonly Span[], at: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).to <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first list without the second. */
export function minus(spans: readonly Span[], removed: readonly Span[]): Span[] {
  const found: Span[] = [];
  let at = spans[0] ? firstBehind(removed, spans[0].from) : 0;
  for (const span of spans) {
    let from = span.from;
    while (at < removed.length && (removed[at] as Span).to <= from) at += 1;
    for (let next = at; next < removed.length && (removed[next] as Span).from < span.to; next += 1) {
      const hole = removed[next] as Span;
      if (hole.from > from) found.push({ from, to: hole.from });
      from = Math.max(from, hole.to);
    }
    if (from < span.to) found.push({ from, to: span.to });
  }
  return found;
}

/** The intersection. */
export const within = (spans: readonly Span[], { from, to }: Span): Span[] =>
  spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to);
