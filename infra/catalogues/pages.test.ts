import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { field } from '@theke/contracts/field';
import { typeText } from '@theke/contracts/type-text';
import { z } from 'zod';
import { root } from '../local/checkout.ts';
import { generatedPages } from './pages.ts';

test('the generated pages of docs are up to date: npm run docs', async () => {
  for (const [name, text] of await generatedPages())
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
