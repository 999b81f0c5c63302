import type { TestedFile } from './run-jest.ts';

/**
 * Seconds of one worker that the gate's tests of a part should take in all, heavy suites apart: about twice what a quiet machine of
 * two cores needs. Told and not refused, because one and the same gate took twice as long in another hour.
 */
export const budgets = { unit: 130, component: 230, int: 690, journey: 700 } as const;
export type Part = keyof typeof budgets;

export const partOf = (file: string): Part =>
  (/\.(component|int|journey)\.test\.tsx?$/.exec(file)?.[1] as Part | undefined) ?? 'unit';

export type PartTime = { part: Part; files: number; tests: number; seconds: number; budget: number };

/** How long each part took, without the files that have no budget. */
export const partTimes = (files: readonly TestedFile[], without: ReadonlySet<string>): PartTime[] =>
  (Object.keys(budgets) as Part[]).flatMap((part) => {
    const own = files.filter(({ file }) => partOf(file) === part && !without.has(file));
    if (own.length === 0) return [];
    const total = (of: (file: TestedFile) => number) => own.reduce((all, file) => all + of(file), 0);
    return {
      part,
      files: own.length,
      tests: total(({ tests }) => tests),
      seconds: total(({ seconds }) => seconds),
      budget: budgets[part],
    };
  });

/** Prints where the time went, and which part is beyond its budget. */
export function reportTimes(files: readonly TestedFile[], without: ReadonlySet<string>): void {
  console.log('\nTime of two workers:');
  for (const { part, files: ran, tests, seconds, budget } of partTimes(files, without)) {
    console.log(
      `  ${part.padEnd(10)} ${seconds.toFixed(0).padStart(5)} s of ${budget} s${seconds > budget ? ', MORE THAN ITS BUDGET' : ''} (${ran} files, ${tests} tests)`,
    );
  }
  console.log('Longest files:');
  for (const { file, seconds, longest } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 12))
    console.log(
      `  ${seconds.toFixed(1).padStart(6)} s ${file} (${longest.seconds.toFixed(1)} s: ${longest.name.slice(0, 90)})`,
    );
}
