import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const folders = [new URL('./', import.meta.url), new URL('../../../packages/admin/src/', import.meta.url)];

// OFFICE-15
test("no date or time field is native, because it would follow the browser's language", () => {
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.tsx') &&
        /\btype="(?:date|datetime-local|month|week|time)"/.test(readFileSync(new URL(name, folder), 'utf8')),
    ),
  );
  expect(found).toEqual([]);
});
