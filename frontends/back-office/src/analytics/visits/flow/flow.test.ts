import { expect, test } from '@jest/globals';
import { reachedSteps } from '@theke/contracts/analytics/visit-statistics';
import fc from 'fast-check';
import { layoutFlow } from './flow-layout.ts';
import { flowSources } from './flow-sources.ts';

const rows = fc.array(
  fc.record({
    referrer: fc.constantFrom('', 'a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'),
    reached: fc.constantFrom(...reachedSteps),
    visitors: fc.nat(500),
  }),
  { maxLength: 30 },
);
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

test('STAT-16: a source has its visitors per step, and the smallest sources are combined', () => {
  const row = (referrer: string, reached: (typeof reachedSteps)[number], visitors: number) => ({
    ...{ referrer, reached, visitors },
  });
  expect(
    flowSources([
      row('a.example', 'page', 5),
      row('a.example', 'status', 2),
      row('', 'checkout', 9),
      ...['b', 'c', 'd', 'e'].map((name, at) => row(`${name}.example`, 'branch', 4 - at)),
    ]),
  ).toEqual([
    { referrer: '', isOthers: false, reached: [9, 9, 9, 0] },
    { referrer: 'a.example', isOthers: false, reached: [7, 2, 2, 2] },
    { referrer: 'b.example', isOthers: false, reached: [4, 4, 0, 0] },
    { referrer: 'c.example', isOthers: false, reached: [3, 3, 0, 0] },
    { referrer: '', isOthers: true, reached: [3, 3, 0, 0] },
  ]);
});

test("STAT-20: includes the statistic's own remainder in the others", () => {
  const row = (referrer: string, visitors: number) => ({ referrer, reached: 'page' as const, visitors });
  expect(flowSources([row('other', 90), row('a.example', 5)])).toEqual([
    { referrer: 'a.example', isOthers: false, reached: [5, 0, 0, 0] },
    { referrer: '', isOthers: true, reached: [90, 0, 0, 0] },
  ]);
});

test('STAT-16: counts every visitor once, and steps never increase', () => {
  fc.assert(
    fc.property(rows, (counted) => {
      const sources = flowSources(counted);
      for (const [at, step] of reachedSteps.entries()) {
        const further = counted.filter(({ reached }) => reachedSteps.indexOf(reached) >= reachedSteps.indexOf(step));
        expect(sum(sources.map(({ reached }) => reached[at] as number))).toBe(
          sum(further.map(({ visitors }) => visitors)),
        );
      }
      for (const { reached } of sources) expect(reached).toEqual([...reached].sort((one, other) => other - one));
    }),
  );
});

test('bars are as high as their ribbons and neither overlap nor exceed the drawing', () => {
  const height = 400;
  fc.assert(
    fc.property(rows, (counted) => {
      const sources = flowSources(counted);
      const { nodes, ribbons } = layoutFlow(sources, height, 16);
      const isWithin = (outer: { top: number; height: number }, inner: { top: number; height: number }) =>
        inner.top >= outer.top - 1e-6 && inner.top + inner.height <= outer.top + outer.height + 1e-6;
      for (const node of nodes) {
        expect(isWithin({ top: 0, height }, node)).toBe(true);
        const others = nodes.filter((other) => other !== node && other.column === node.column);
        for (const other of others)
          expect(node.top + node.height <= other.top || other.top + other.height <= node.top).toBe(true);
        const into = ribbons.filter(({ column, to }) => column === node.column && isWithin(node, to));
        if (node.kind !== 'source') expect(sum(into.map(({ count }) => count))).toBe(node.count);
        const last = node.column === reachedSteps.length - 1;
        const out = ribbons.filter(({ column, from }) => column === node.column + 1 && isWithin(node, from));
        if (node.kind !== 'left' && !last) expect(sum(out.map(({ count }) => count))).toBe(node.count);
        for (const side of [into.map(({ to }) => to), out.map(({ from }) => from)]) {
          const ordered = side.toSorted((one, other) => one.top - other.top);
          for (const [at, span] of ordered.entries())
            expect((ordered[at - 1]?.top ?? -1) + (ordered[at - 1]?.height ?? 0)).toBeLessThanOrEqual(span.top + 1e-6);
        }
      }
    }),
  );
});
