import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { field } from '@theke/contracts/field';
import { z } from 'zod';
import { root } from '../local/checkout.ts';
import { generatedPages } from './pages.ts';
import { typeText } from './type-text.ts';

test('the generated pages of docs are up to date: npm run docs', async () => {
  for (const [path, text] of Object.entries(await generatedPages()))
    expect({ path, text: readFileSync(join(root, path), 'utf8') }).toEqual({ path, text });
});

test.each([
  ['string', z.string().min(1)],
  ['number or null', field(z.number().nullable(), 'Zahl')],
  ['list of { id }', z.array(z.object({ id: z.string() })).default([])],
  ['a, b', z.enum(['a', 'b'])],
  ['string or number', z.union([z.string(), z.number()])],
])('%s', (text, schema) => {
  expect(typeText(schema)).toBe(text);
});
