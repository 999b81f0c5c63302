import type { TestedFile } from './run-jest.ts';

const kinds = ['unit', 'component', 'int', 'journey'] as const;
export type TestKind = (typeof kinds)[number];

export const kindOfTest = (file: string): TestKind =>
  (/\.(component|int|journey)\.test\.tsx?$/.exec(file)?.[1] as TestKind | undefined) ?? 'unit';

export type KindTime = { kind: TestKind; files: number; tests: number; seconds: number };

/** Worker seconds per kind of test. */
export const timeByKind = (files: readonly TestedFile[]): KindTime[] =>
  kinds.flatMap((kind) => {
    const ofKind = files.filter(({ file }) => kindOfTest(file) === kind);
    if (ofKind.length === 0) return [];
    const total = (read: (file: TestedFile) => number) => ofKind.reduce((sum, file) => sum + read(file), 0);
    return { kind, files: ofKind.length, tests: total(({ tests }) => tests), seconds: total(({ seconds }) => seconds) };
  });

/** Prints where the time went. Never fails a run: durations of the same run vary by a factor of two. */
export function reportTimes(files: readonly TestedFile[]): void {
  console.log('\nWorker seconds (two workers):');
  for (const { kind, files: ran, tests, seconds } of timeByKind(files))
    console.log(`  ${kind.padEnd(10)} ${seconds.toFixed(0).padStart(5)} s (${ran} files, ${tests} tests)`);
  console.log('Longest files:');
  for (const { file, seconds, longest } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 12))
    console.log(
      `  ${seconds.toFixed(1).padStart(6)} s ${file} (${longest.seconds.toFixed(1)} s: ${longest.name.slice(0, 90)})`,
    );
}
