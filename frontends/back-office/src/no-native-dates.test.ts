import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const folders = [new URL('./', import.meta.url), new URL('../../../packages/admin/src/', import.meta.url)];

// OFFICE-15
test('no field for dates is the browser’s own: it would follow the language of the browser', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.tsx') &&
        /\btype="(?:date|datetime-local|month|week)"/.test(readFileSync(new URL(name, folder), 'utf8')),
    ),
  );
  expect(found).toEqual([]);
});
