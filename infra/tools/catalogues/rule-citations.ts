import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';

/** `test` is the name of the test that contains or follows the citation; undefined if the whole file cites the rule. */
export type RuleCitation = { id: string; file: string; test?: string };

const cited = /\b([A-Z]+)-(\d\d)\b(?: to (?:\1-)?(\d\d)\b)?/g;

/** Ids of the given families that a text cites; `A-01 to A-03` cites all three. */
export function findRuleIds(text: string, families: ReadonlySet<string>): string[] {
  return [...text.matchAll(cited)].flatMap(([, family = '', from, to = from]) => {
    if (!families.has(family)) return [];
    const [first, last] = [Number(from), Number(to)];
    return Array.from(
      { length: Math.max(1, last - first + 1) },
      (_, step) => `${family}-${String(first + step).padStart(2, '0')}`,
    );
  });
}

const testStart = /^\s*(?:test|it|withBrowser|inFullRun|inTurn|onePath)\b/;
const comment = /^\s*(?:\/\/|\/?\*)/;
const titled =
  /^\s*(?:test|it|withBrowser|inFullRun|inTurn|onePath)(?:\.\w+)*(?:\(\s*|[\s\S]*?\)\(\s*)(['"`])((?:\\.|(?!\1).)*)\1/;

/** Name of the test that line `at` belongs to: the one that follows a comment, or that contains the line. */
function testAt(lines: readonly string[], at: number): string | undefined {
  let line = at;
  while (comment.test(lines[line] ?? '')) line += 1;
  if (!testStart.test(lines[line] ?? '')) {
    if (line !== at && !/^\s+\S/.test(lines[at] as string)) return undefined; // a comment outside of any test
    for (line = at; line >= 0 && !testStart.test(lines[line] as string); ) line -= 1;
  }
  return line < 0 ? undefined : titled.exec(lines.slice(line).join('\n'))?.[2]?.replaceAll(/\\(['"`])/g, '$1');
}

export function findCitations(file: string, text: string, families: ReadonlySet<string>): RuleCitation[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    findRuleIds(line, families).map((id) => {
      const test = testAt(lines, at);
      return { id, file, ...(test !== undefined && { test }) };
    }),
  );
}

/** Code, tests and pages. Migrations are not read because they never change. */
export const citingFiles = (): { file: string; text: string }[] =>
  [
    '*.test.ts',
    '{packages,services,frontends}/*/{src,cases,testing}/**/*.{ts,tsx,css}',
    '{gateway/src,infra}/**/*.ts',
    '{packages,services,frontends}/*/*.md',
    '*.md',
    'gateway/*.md',
    'docs/*.md',
    'docs/adr/*.md',
    'docs/rules/*.md',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Rule citations of code, tests and pages. */
export const ruleCitations = (families: ReadonlySet<string>): RuleCitation[] =>
  citingFiles().flatMap(({ file, text }) => findCitations(file, text, families));

/** Whether a citation in this file means that the rule is tested. */
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|^packages\/rules\/cases\/|^infra\/e2e\/(journeys|attack)\//.test(file);
