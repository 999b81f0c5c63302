import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';

export type RuleDefinition = { id: string; page: string };

/** Every rule defined in docs/rules, in the order of docs/rules.md and its pages. */
export function ruleDefinitions(): RuleDefinition[] {
  const index = readFileSync(join(root, 'docs/rules.md'), 'utf8');
  const pages = [...index.matchAll(/\]\(rules\/([\w-]+\.md)\)/g)].map((match) => match[1] as string);
  const unlisted = globSync('*.md', { cwd: join(root, 'docs/rules') }).filter((page) => !pages.includes(page));
  if (unlisted.length > 0) throw new Error(`docs/rules.md does not name ${unlisted.join(', ')}`);
  return pages.flatMap((page) =>
    findDefinitions(readFileSync(join(root, 'docs/rules', page), 'utf8')).map((id) => ({ id, page })),
  );
}

export const findDefinitions = (text: string): string[] =>
  [...text.matchAll(/^- \*\*([A-Z]+-\d\d)\*\* \S/gm)].map((match) => match[1] as string);
