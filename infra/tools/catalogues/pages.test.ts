import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { field } from '@theke/contracts/field';
import { mediaContract } from '@theke/contracts/media/contract';
import { typeText } from '@theke/contracts/type-text';
import { z } from 'zod';
import { root } from '../local/checkout.ts';
import { indexes } from './indexes.ts';
import { officeIndex } from './office-index.ts';
import { generatedPages } from './pages.ts';
import { withRows } from './readme-rows.ts';

test('docs and READMEs match the contracts: npm run docs', async () => {
  for (const [name, text] of [...indexes(), ...(await officeIndex()), ...generatedPages()])
    expect([name, readFileSync(join(root, name), 'utf8')]).toEqual([name, text]);
});

test.each([
  ['string', z.string().min(1)],
  ['number or null', field(z.number().nullable(), 'Zahl')],
  ['list of { id }', z.array(z.object({ id: z.string() })).default([])],
  ['a, b', z.enum(['a', 'b'])],
  ['string or number', z.union([z.string(), z.number()])],
  ['string or ""', z.union([z.string(), z.literal('')])],
  ['list of (string or null)', z.array(z.string().nullable())],
])('%s', (text, schema) => {
  expect(typeText(schema)).toBe(text);
});

test('rewrites the generated rows of a README and keeps the rest', () => {
  const readme =
    '| API | nothing |\n| publishes | `a`, `b` and more |\n| subscribes | `*` |\n| subscribes live | `x` |\n| tables | `y` |';
  const lines = withRows(readme, mediaContract).split('\n');
  expect(lines[0]).toBe('| API | `/api/images`, `/api/uploads`, `/api/task-files`, `/api/fonts` |');
  expect(lines[1]).toMatch(/^\| publishes \| `media\.image-stored\.v1`, .* and more \|$/);
  expect(lines[2]).toMatch(/^\| subscribes \| `catalog\.branch-changed\.v1`, `catalog\.branch-deleted\.v1`, .*` \|$/);
  expect(lines.slice(3)).toEqual(['| subscribes live | nothing |', '| tables | `y` |']);
  expect(() => withRows('', mediaContract)).toThrow('the README of media has no row "| API |"');
});
