import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { metaOf } from './field.ts';
import { idOf, optionalReference, reference, references, referencesIn } from './reference.ts';

const [one, two, three] = [1, 2, 3].map((digit) => `0199f000-0000-7000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];
const stop = z.strictObject({
  id: idOf('branches'),
  guides: z.array(z.strictObject({ id: idOf('users') })).default([]),
});
const tour = z.strictObject({
  name: z.string(),
  start: reference('branches', 'Beginn'),
  lead: optionalReference('users', 'Leitung'),
  tags: references('tags', 'Tags', { maxItems: 3 }),
  stops: z.array(stop).default([]),
});

test('finds every reference by its field name, each id once', () => {
  const doc = tour.parse({
    name: 'Rundgang',
    start: { id: one },
    tags: [{ id: one }, { id: two }],
    stops: [
      { id: two, guides: [{ id: three }] },
      { id: three, guides: [{ id: three }, { id: one }] },
    ],
  });
  expect(referencesIn(tour, doc)).toEqual([
    { field: 'start', resource: 'branches', ids: [one] },
    { field: 'tags', resource: 'tags', ids: [one, two] },
    { field: 'stops', resource: 'branches', ids: [two, three] },
    { field: 'stops.guides', resource: 'users', ids: [three, one] },
  ]);
});

test('finds no references in a document without any', () => {
  expect(referencesIn(z.strictObject({ id: z.uuid(), name: z.string() }), { id: one, name: '' })).toEqual([]);
});

test('derives the picker and the number of values from the fields', () => {
  expect(metaOf(tour.shape.lead)).toMatchObject({ title: 'Leitung', widget: 'reference', resource: 'users' });
  expect(metaOf(tour.shape.tags)).toMatchObject({ widget: 'references', resource: 'tags' });
  expect(tour.shape.tags.safeParse([one, one, two, three].map((id) => ({ id }))).success).toBe(false);
});
