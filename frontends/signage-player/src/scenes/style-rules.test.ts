import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const source = join(import.meta.dirname, '..');
const sheets = globSync('{scenes,pairing,standby}/**/*.css', { cwd: source }).map((file) => ({
  file,
  text: readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));

/** Chromium 76 ignores these; a TV of 2021 would show an unusable layout. */
const unknownToOldTvs =
  /(?<![\w-])(inset|aspect-ratio|(?:padding|margin|border)-(?:inline|block)[\w-]*|container[\w-]*)\s*:|\b(?:clamp|min|max)\(|:is\(|:where\(|:has\(|color-mix\(|oklch\(|\d(?:dvh|svh|cqw|cqh)\b/g;

test('use only features that smart TVs of 2021 know', () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(
    sheets.flatMap(({ file, text }) => (text.match(unknownToOldTvs) ?? []).map((use) => `${file}: ${use}`)),
  ).toEqual([]);
});

test('use gaps in grids only: Chromium 76 ignores those of flex boxes', () =>
  expect(sheets.filter(({ text }) => /(?<!grid-column-|grid-row-)gap\s*:/.test(text)).map(({ file }) => file)).toEqual(
    [],
  ));

test('have no text below 25 px at 1080 lines', () => {
  const sizes = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/font(?:-size)?:[^;]*?var\(--u\) \* (\d+)/g)].map((match) => ({ file, size: Number(match[1]) })),
  );
  expect(sizes.length).toBeGreaterThan(30);
  expect(sizes.filter(({ size }) => size < 25)).toEqual([]);
});
