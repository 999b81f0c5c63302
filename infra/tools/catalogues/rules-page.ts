import { basename } from 'node:path';
import { isTest, type RuleCitation, ruleCitations } from './rule-citations.ts';
import { ruleDefinitions } from './rule-definitions.ts';

/** Part of an id before its number. */
export const parseFamily = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** docs/generated/rules-tests.md: the tests of each rule, and the rules without a test. */
export function rulesPage(): string {
  const definitions = ruleDefinitions();
  const testsByRule = Map.groupBy(
    ruleCitations(new Set(definitions.map(({ id }) => parseFamily(id)))).filter(({ file }) => isTest(file)),
    ({ id }) => id,
  );
  const pages = [...Map.groupBy(definitions, ({ page }) => page)];
  const title = (page: string) => page.replace('.md', '');
  return [
    '# Rules and their tests',
    '',
    'Written by `npm run docs` from the ids of [rules.md](../rules.md) that tests cite: do not edit. A rule without a test is not built',
    'yet, or its tests do not cite it.',
    '',
    '| | rules | shown by a test |',
    '|---|---|---|',
    ...pages.map(([page, rules]) => {
      const tested = rules.filter(({ id }) => testsByRule.has(id)).length;
      return `| [${title(page)}](../rules/${page}) | ${rules.length} | ${tested} |`;
    }),
    '',
    ...pages.flatMap(([page, rules]) => [
      `## [${title(page)}](../rules/${page})`,
      '',
      '| rule | shown by |',
      '|---|---|',
      ...rules.map(({ id }) => `| ${id} | ${cell(testsByRule.get(id) ?? [])} |`),
      '',
    ]),
  ].join('\n');
}

const cell = (citations: readonly RuleCitation[]): string =>
  [...Map.groupBy(citations, ({ file }) => file)]
    .map(([file, fileCitations]) => {
      const names = [...new Set(fileCitations.flatMap(({ test }) => test ?? []))];
      return `[${basename(file)}](../../${file})${names.length > 0 ? `: ${names.join('; ').replaceAll('|', '\\|')}` : ''}`;
    })
    .join('<br>') || 'none yet';
