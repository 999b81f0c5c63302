import { expect, test } from '@jest/globals';
import { kindOfTest, timeByKind } from './report-times.ts';
import type { TestedFile } from './run-jest.ts';

const file = (name: string, seconds: number): TestedFile => ({
  file: name,
  seconds,
  tests: 2,
  hasFailed: false,
  longest: { name: 'a test', seconds },
});

test('reads the kind of a test from its file name', () => {
  expect(
    ['a/x.test.ts', 'a/x.int.test.ts', 'a/x.journey.test.ts', 'a/x.component.test.tsx', 'a/internal.test.ts'].map(
      kindOfTest,
    ),
  ).toEqual(['unit', 'int', 'journey', 'component', 'unit']);
});

test('sums files, tests and seconds per kind and leaves out kinds that did not run', () => {
  const files = [file('a.int.test.ts', 3), file('b.int.test.ts', 4), file('c.test.ts', 1)];
  expect(timeByKind(files)).toEqual([
    { kind: 'unit', files: 1, tests: 2, seconds: 1 },
    { kind: 'int', files: 2, tests: 4, seconds: 7 },
  ]);
});
