import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { field } from '@theke/contracts/field';
import { typeText } from '@theke/contracts/type-text';
import { z } from 'zod';
import { root } from '../local/checkout.ts';
import { generatedPages } from './pages.ts';

test('links only to files that exist', () => {
  const links = [...generatedPages()].flatMap(([page, text]) =>
    [...text.matchAll(/\]\(([^)#]+)/g)].map(([, target]) => join(dirname(page), target as string)),
  );
  expect(links.length).toBeGreaterThan(100);
  expect([...new Set(links)].filter((target) => !existsSync(join(root, target)))).toEqual([]);
});

test.each([
  ['string', z.string().min(1)],
  ['number or null', field(z.number().nullable(), 'Zahl')],
  ['list of { id }', z.array(z.object({ id: z.string() })).default([])],
  ['a, b', z.enum(['a', 'b'])],
  ['string or number', z.union([z.string(), z.number()])],
  ['string or ""', z.union([z.string(), z.literal('')])],
  ['list of (string or null)', z.array(z.string().nullable())],
])('describes a schema as %s', (text, schema) => {
  expect(typeText(schema)).toBe(text);
});
