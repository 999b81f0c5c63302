import type { FlowSource } from './flow-sources.ts';

/** A bar: a source in the first column; then visitors who reached a step, and those who left before it. */
export type FlowNode = { column: number; kind: 'source' | 'reached' | 'left'; source: number; count: number } & Span;
/** Visitors of one source, from their position in a bar to that in the next column. */
export type FlowRibbon = { source: number; column: number; isLeaving: boolean; count: number; from: Span; to: Span };
type Span = { top: number; height: number };

/**
 * Layout of a flow: bars and ribbons with a height proportional to their visitors. Ribbons that continue are above
 * those that leave, to reduce crossings.
 * @param height of the drawing, including the gaps between bars
 */
export function layoutFlow(sources: readonly FlowSource[], height: number, gap: number) {
  const sumAt = (column: number) => sources.reduce((sum, { reached }) => sum + (reached[column] ?? 0), 0);
  const total = sumAt(0);
  const gaps = gap * Math.max(1, sources.length - 1);
  const heightOf = (count: number) => (total > 0 ? (count / total) * (height - gaps) : 0);
  const columns = sources[0]?.reached.length ?? 0;
  const nodes: FlowNode[] = [];
  const ribbons: FlowRibbon[] = [];

  let top = 0;
  const starts = sources.map(({ reached }, source) => {
    const count = reached[0] ?? 0;
    const start = top;
    nodes.push({ column: 0, kind: 'source', source, count, top, height: heightOf(count) });
    top += heightOf(count) + gap;
    return start;
  });
  for (let column = 1; column < columns; column++) {
    const [earlier, now] = [sumAt(column - 1), sumAt(column)];
    const leftTop = now > 0 ? heightOf(now) + gap : 0;
    const node = { column, source: -1 };
    if (now > 0) nodes.push({ ...node, kind: 'reached', count: now, top: 0, height: heightOf(now) });
    if (earlier > now)
      nodes.push({ ...node, kind: 'left', count: earlier - now, top: leftTop, height: heightOf(earlier - now) });
    let [on, off] = [0, 0];
    for (const [source, { reached }] of sources.entries()) {
      const stay = heightOf(reached[column] ?? 0);
      const leave = heightOf((reached[column - 1] ?? 0) - (reached[column] ?? 0));
      // From the source's bar, or from the shared bar of the step.
      const [stayFrom, leaveFrom] =
        column === 1 ? [starts[source] ?? 0, (starts[source] ?? 0) + stay] : [on, heightOf(now) + off];
      const ribbon = { source, column };
      const [remaining, leaving] = [reached[column] ?? 0, (reached[column - 1] ?? 0) - (reached[column] ?? 0)];
      if (remaining > 0)
        ribbons.push({
          ...{ ...ribbon, isLeaving: false, count: remaining },
          from: { top: stayFrom, height: stay },
          to: { top: on, height: stay },
        });
      if (leaving > 0)
        ribbons.push({
          ...{ ...ribbon, isLeaving: true, count: leaving },
          from: { top: leaveFrom, height: leave },
          to: { top: leftTop + off, height: leave },
        });
      on += stay;
      off += leave;
    }
  }
  return { nodes, ribbons };
}
