import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { allEndpoints } from '@theke/contracts/contracts';
import { field } from '@theke/contracts/field';
import { z } from 'zod';
import { apiDocs, apiDocsPolicy } from './api-docs.ts';
import { describedFields } from './described-fields.ts';

const page = apiDocs('<1.0>');
const named = [...page.matchAll(/<article id="(\w+)">/g)].map(([, name]) => name);

test('lists every externally reachable operation once, and no other', () => {
  const open = allEndpoints.filter(({ needs }) => needs !== 'internal').map(({ name }) => name);
  expect(named).toHaveLength(new Set(named).size);
  expect([...named].sort()).toEqual([...open].sort());
  for (const link of page.matchAll(/href="#(\w+)"/g)) expect(page).toContain(`id="${link[1]}"`);
});

test('needs no more than its content security policy allows', () => {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  expect(apiDocsPolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(page).not.toMatch(/<script|<img|<link|style="|src=/);
  expect(page).toContain('Version &lt;1.0&gt;.');
});

test('describes nested fields and whether they are required', () => {
  const schema = z.object({
    name: field(z.string(), 'Name', { personal: true }),
    items: field(z.array(z.object({ amount: field(z.number().nullable(), 'Menge') })), 'Positionen').optional(),
  });
  expect(describedFields(schema)).toEqual([
    { path: 'name', type: 'string', isRequired: true, about: 'Name · Personenbezogen.' },
    { path: 'items', type: 'Liste von Objekten', isRequired: false, about: 'Positionen' },
    { path: 'items[].amount', type: 'number oder null', isRequired: true, about: 'Menge' },
  ]);
});
