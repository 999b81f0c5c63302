import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breakPages, type Column, type MeasuredSection } from './break-pages.ts';

const height = (sections: readonly MeasuredSection[], column: Column, gap: number): number =>
  column.reduce(
    (sum, { section, from, to }, index) =>
      sum +
      (index > 0 ? gap : 0) +
      (sections[section]?.heading ?? 0) +
      (sections[section]?.rows.slice(from, to).reduce((one, other) => one + other, 0) ?? 0),
    0,
  );

const menu = fc.record({
  sections: fc.array(
    fc.record({
      heading: fc.integer({ min: 40, max: 120 }),
      rows: fc.array(fc.integer({ min: 30, max: 180 }), { maxLength: 25 }),
    }),
    { maxLength: 8 },
  ),
  room: fc.record({
    columns: fc.integer({ min: 1, max: 4 }),
    // A heading and a row fit into every column.
    height: fc.integer({ min: 300, max: 1600 }),
    gap: fc.integer({ min: 0, max: 60 }),
  }),
});

test('shows every row once and in order', () =>
  fc.assert(
    fc.property(menu, ({ sections, room }) => {
      const shown = breakPages(sections, room)
        .flat(2)
        .flatMap(({ section, from, to }) =>
          Array.from({ length: to - from }, (_, index) => [section, from + index] as const),
        );
      expect(shown).toEqual(sections.flatMap(({ rows }, section) => rows.map((_, index) => [section, index])));
    }),
  ));

test('keeps every column within its height and every heading above a row', () =>
  fc.assert(
    fc.property(menu, ({ sections, room }) => {
      for (const page of breakPages(sections, room)) {
        expect(page.length).toBeLessThanOrEqual(room.columns);
        for (const column of page) {
          expect(height(sections, column, room.gap)).toBeLessThanOrEqual(room.height);
          expect(column.length).toBeGreaterThan(0);
          for (const { from, to } of column) expect(to).toBeGreaterThan(from);
        }
      }
    }),
  ));

test('needs no more pages than columns filled to the brim', () =>
  fc.assert(
    fc.property(menu, ({ sections, room }) => {
      const filled = sections.reduce(
        ({ columns, used }, { heading, rows }) =>
          rows.reduce(
            (state, row, index) => {
              const added = (index === 0 ? heading + (state.used > 0 ? room.gap : 0) : 0) + row;
              return state.columns > 0 && state.used + added <= room.height
                ? { columns: state.columns, used: state.used + added }
                : { columns: state.columns + 1, used: heading + row };
            },
            { columns, used },
          ),
        { columns: 0, used: 0 },
      );
      expect(breakPages(sections, room)).toHaveLength(Math.ceil(filled.columns / room.columns));
    }),
  ));

test('gives equal pages for equal heights', () =>
  fc.assert(
    fc.property(menu, ({ sections, room }) =>
      expect(breakPages(structuredClone(sections), room)).toEqual(breakPages(sections, room)),
    ),
  ));

const rows = (count: number) => Array.from({ length: count }, () => 100);

test('keeps sections in one piece if the columns become less even by it', () =>
  expect(
    breakPages(
      [
        { heading: 100, rows: rows(7) },
        { heading: 100, rows: rows(3) },
      ],
      { columns: 2, height: 950, gap: 40 },
    ),
  ).toEqual([[[{ section: 0, from: 0, to: 7 }], [{ section: 1, from: 0, to: 3 }]]]));

test('splits a long section into columns of equal height', () =>
  expect(breakPages([{ heading: 100, rows: rows(12) }], { columns: 2, height: 1000, gap: 40 })).toEqual([
    [[{ section: 0, from: 0, to: 6 }], [{ section: 0, from: 6, to: 12 }]],
  ]));

test('shows a row that is higher than the screen alone', () =>
  expect(breakPages([{ heading: 100, rows: [900, 100] }], { columns: 1, height: 500, gap: 0 })).toEqual([
    [[{ section: 0, from: 0, to: 1 }]],
    [[{ section: 0, from: 1, to: 2 }]],
  ]));

test('has no page without rows', () =>
  expect(breakPages([{ heading: 100, rows: [] }], { columns: 2, height: 500, gap: 0 })).toEqual([]));
