import { expect, jest, test } from '@jest/globals';
import type { TestedFile } from './run-jest.ts';
import { budgets, partOf, partTimes, reportTimes } from './time-budget.ts';

const file = (name: string, seconds: number): TestedFile => ({
  file: name,
  seconds,
  tests: 2,
  hasFailed: false,
  longest: { name: 'a test', seconds },
});

test('a file belongs to the part that its name says', () => {
  expect(
    ['a/x.test.ts', 'a/x.int.test.ts', 'a/x.journey.test.ts', 'a/x.component.test.tsx', 'a/internal.test.ts'].map(
      partOf,
    ),
  ).toEqual(['unit', 'int', 'journey', 'component', 'unit']);
});

test('a part adds up its files, heavy suites apart', () => {
  const files = [
    file('a.int.test.ts', 3),
    file('b.int.test.ts', 4),
    file('heavy.int.test.ts', 500),
    file('c.test.ts', 1),
  ];
  expect(partTimes(files, new Set(['heavy.int.test.ts']))).toEqual([
    { part: 'unit', files: 1, tests: 2, seconds: 1, budget: budgets.unit },
    { part: 'int', files: 2, tests: 4, seconds: 7, budget: budgets.int },
  ]);
});

test('a part beyond its budget is named', () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  reportTimes([file('a.int.test.ts', budgets.int + 1), file('b.test.ts', 1)], new Set());
  log.mockRestore();
  const named = lines.filter((line) => line.includes('MORE THAN ITS BUDGET'));
  expect(named).toEqual([expect.stringContaining('int ')]);
});
