import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const sheets = globSync(['frontends/{shell,storefront}/src/**/*.css', 'packages/ui/src/**/*.css'], { cwd: root }).map(
  (file) => ({ file, text: readFileSync(join(root, file), 'utf8') }),
);

/** Narrow phones: styles for 320 px, and two-column layouts that need 480 px. */
const narrow = ['max-width: 359px', 'max-width: 479px'];
const allowed = [720, 1024, 1600].flatMap((from) => [`min-width: ${from}px`, `max-width: ${from - 1}px`]);

const mediaQueriesIn = (text: string): string[] =>
  [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) => [...query.matchAll(/m(?:in|ax)-width: [^)]+/g)].flat());

// LOOK-02
test('styles of guest pages change only at 720, 1024 and 1600 pixels', () => {
  const queries = sheets.flatMap(({ file, text }) => mediaQueriesIn(text).map((query) => ({ file, query })));
  expect(queries.filter(({ query }) => !allowed.includes(query) && !narrow.includes(query))).toEqual([]);
  expect(new Set(queries.map(({ query }) => query))).toEqual(
    new Set([...narrow, 'max-width: 719px', 'max-width: 1023px', ...allowed.filter((one) => one.startsWith('min'))]),
  );
});

// LOOK-02
test('wide screens have wider pages with as many dishes per row as fit', () => {
  const large = (name: string) =>
    /@media \(min-width: 1600px\) \{\n([\s\S]*?)\n\}/.exec(
      sheets.find(({ file }) => file.endsWith(name))?.text ?? '',
    )?.[1];
  expect(large('ui/src/base.css')).toContain('--page-width: 1568px');
  expect(large('menu/menu-page.module.css')).toContain('repeat(3, minmax(0, 1fr))');
});

test('finds media queries anywhere in a style sheet and ignores other text', () => {
  expect(mediaQueriesIn('@media (min-width: 720px) and (max-width: 1023px) { a { max-width: 5px } }')).toEqual([
    'min-width: 720px',
    'max-width: 1023px',
  ]);
});
