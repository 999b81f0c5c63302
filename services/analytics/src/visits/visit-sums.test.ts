import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CountedVisit, VisitSums } from './visit-sums.ts';

const text = fc.constantFrom('a', 'b', 'a b', '');
const shown = fc.constantFrom('x', 'y', null);
const visit: fc.Arbitrary<CountedVisit> = fc.record({
  day: fc.constantFrom('2026-10-25', '2026-10-26'),
  hour: fc.constantFrom(2, 3),
  visitor: fc.constantFrom('1', '2'),
  kind: fc.constantFrom('device', 'event', 'pageview'),
  name: text,
  step: fc.record({ from: text, to: text }),
  network: fc.constant('3'),
  referrer: shown,
  browser: fc.constant('Firefox'),
  system: fc.constant('Linux'),
  resolution: shown,
  pixelRatio: shown,
  colourScheme: shown,
  language: shown,
});

test('has one row per key with its count, and the first attributes of a visitor', () => {
  fc.assert(
    fc.property(fc.array(visit), (visits) => {
      const sums = new VisitSums();
      for (const one of visits) sums.add(one);
      const { visitors, hours, pages, steps, events } = sums;
      const lines = (sums: ReadonlyMap<string, object>) =>
        [...sums.values()].map((row) => JSON.stringify(row)).toSorted();
      const [views, visitRows] = [
        visits.filter(({ kind }) => kind === 'pageview'),
        visits.filter(({ kind }) => kind === 'event'),
      ];
      expect(lines(pages)).toEqual(recount(views.map(({ day, visitor, name }) => ({ day, visitor, name }))));
      expect(lines(steps)).toEqual(recount(views.map(({ day, step }) => ({ day, ...step }))));
      expect(lines(events)).toEqual(recount(visitRows.map(({ day, name }) => ({ day, name }))));
      expect(lines(hours)).toEqual(
        [...new Set(visits.map(({ day, visitor, hour }) => JSON.stringify({ day, visitor, hour })))].toSorted(),
      );
      for (const row of visitors.values()) {
        const own = visits.filter(({ day, visitor }) => day === row.day && visitor === row.visitor);
        for (const part of ['referrer', 'resolution', 'pixelRatio', 'colourScheme', 'browser', 'system'] as const)
          expect([part, row[part]]).toEqual([
            part,
            own.map((one) => one[part]).find((value) => value !== null) ?? null,
          ]);
      }
      expect(visitors.size).toBe(new Set(visits.map(({ day, visitor }) => `${day} ${visitor}`)).size);
    }),
  );
});

/** Number of occurrences of each row. */
const recount = (rows: readonly object[]): string[] =>
  [...Map.groupBy(rows, (row) => JSON.stringify(row)).values()]
    .map((same) => JSON.stringify({ ...same[0], count: same.length }))
    .toSorted();
