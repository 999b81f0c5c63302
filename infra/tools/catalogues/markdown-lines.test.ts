import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../local/checkout.ts';

const max = 120;

/** Lines of text above the limit, as `file:line`. Tables of facts and commands in fenced blocks may be longer. */
function longLines(file: string, text: string): string[] {
  let isFenced = false;
  return text.split('\n').flatMap((line, at) => {
    if (line.startsWith('```')) isFenced = !isFenced;
    return isFenced || line.length <= max || /^\s*\|/.test(line) ? [] : [`${file}:${at + 1}`];
  });
}

const pages = (): string[] =>
  [
    '*.md',
    'docs/**/*.md',
    'gateway/*.md',
    '{packages,services,frontends}/*/*.md',
    'packages/rules/cases/*.md',
    'infra/**/*.md',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('node_modules') && !file.startsWith('docs/generated'));

test('no line of Markdown exceeds 120 characters outside tables and commands', () => {
  expect(pages()).toContain('README.md');
  expect(pages().flatMap((file) => longLines(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('finds a long line of text, and none in tables and fenced blocks', () => {
  const long = 'x '.repeat(61);
  expect(longLines('a.md', [long, `| ${long} |`, '```sh', long, '```', long].join('\n'))).toEqual(['a.md:1', 'a.md:6']);
});

test('no page contains the marks of an unresolved merge', () => {
  const hasMarks = (text: string) => /^(<{7}|={7}|>{7})( |$)/m.test(text);
  expect(hasMarks('text\n<<<<<<< HEAD\n')).toBe(true);
  expect(pages().filter((file) => hasMarks(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('the README has at most 120 lines', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});
