import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { zodType } from './field.ts';
import { optionalReference } from './reference.ts';
import { defineResource, endpointsOf, labelOf } from './resource.ts';
import { ref } from './wire.ts';

const draft = z.strictObject({ title: z.string(), place: z.string().default('') });
const define = (more: object = {}) =>
  defineResource({
    service: 'catalog',
    name: 'signs',
    one: 'sign',
    label: { one: 'Schild', many: 'Schilder' },
    draft,
    labelFields: ['title'],
    example: { title: 'Ausgang' },
    ...more,
  });

test('always allows sorting and searching by the label', () => {
  const signs = define({ sorts: ['place'], search: ['place'] });
  expect(signs).toMatchObject({ sorts: ['title', 'place', 'createdAt', 'updatedAt'], search: ['title', 'place'] });
  expect(signs.defaultSort).toBe('title');
  const query = endpointsOf(signs)[0]?.query;
  for (const listQuery of [{ sort: '-title' }, { q: 'Aus' }, { ids: signs.exampleId }])
    expect(zodType(query)?.safeParse(listQuery).success).toBe(true);
  expect(zodType(query)?.safeParse({ sort: 'colour' }).success).toBe(false);
});

test('keeps the defined order of search fields', () => {
  expect(define({ search: ['place', 'title'] }).search).toEqual(['place', 'title']);
});

test('requires the label to be one of the fields', () => {
  expect(() => define({ labelFields: ['name'] })).toThrow('signs: the draft has no label field "name"');
});

test('requires unique fields to exist and former values to be of a unique field', () => {
  expect(define({ unique: ['title', 'place'], former: ['place'] })).toMatchObject({ former: ['place'] });
  expect(() => define({ unique: ['path'] })).toThrow('signs: "path" cannot be unique: the draft has no such field');
  expect(() => define({ unique: ['title'], former: ['place'] })).toThrow('"place" is not unique');
});

// OFFICE-21
test('builds the name of an entity from all its label fields', () => {
  const named = { labelFields: ['lastName', 'firstName'] } as const;
  expect(labelOf(named, { lastName: 'Huber', firstName: 'Dora' })).toBe('Huber Dora');
  expect(labelOf(named, { lastName: 'Huber' })).toBe('Huber');
  const reversed = { ...named, labelOrder: ['firstName', 'lastName'] };
  expect(labelOf(reversed, { lastName: 'Huber', firstName: 'Dora' })).toBe('Dora Huber');
});

test('requires a number for the order of a list, and filters by the parent', () => {
  const place = draft.extend({ rank: z.int().optional(), above: optionalReference('signs', 'Über') });
  const signs = define({ draft: place, ordered: { by: 'rank', within: 'above' }, parent: 'above' });
  expect(signs).toMatchObject({ defaultSort: 'rank', filters: ['above'] });
  expect(signs.sorts).toContain('rank');
  expect(endpointsOf(signs).map(({ path }) => path)).toContain('/signs/:id/move');
  expect(endpointsOf(define()).map(({ path }) => path)).not.toContain('/signs/:id/move');
  for (const [more, why] of [
    [{ ordered: { by: 'title' } }, 'signs is ordered by "title", which is not a number field'],
    [{ ordered: { by: 'rank', within: 'title' } }, 'signs refers to the field "title", which is not a reference'],
    [{ parent: 'place' }, 'signs refers to the field "place", which is not a reference'],
    [{ parent: 'above', name: 'posts' }, 'posts has the parent field "above", which is not a reference to posts'],
    [{ ordered: { by: 'rank' }, belongsTo: { branch: 'above' } }, 'so it cannot have belongsTo'],
  ] as const)
    expect(() => define({ draft: place, ...more })).toThrow(why);
});

test('defaults to read for all staff, write for managers, and nothing for guests', () => {
  const needs = (signs: ReturnType<typeof define>) => endpointsOf(signs).map((endpoint) => endpoint.needs);
  const [read, write] = ['resources.read', 'resources.write'];
  expect(needs(define())).toEqual([read, read, write, write, write]);
  expect(needs(define({ read: 'users.read', write: 'users.write' }))).toContain('users.write');
});

test('requires the field of the owner or branch if a permission has that scope', () => {
  const id = '0199f000-0000-7000-8000-000000000001';
  const person = draft.extend({ person: ref, branch: ref });
  const example = { title: 'Ausgang', person: { id }, branch: { id } };
  const owned = (belongsTo: object) => define({ draft: person, belongsTo, example });
  expect(owned({ owner: 'person', branch: 'branch' })).toMatchObject({ read: 'own.read', write: 'own.write' });
  expect(() => owned({ owner: 'person' })).toThrow('own.read has the scope "branches": set belongsTo.branch of signs');
  expect(() => define({ read: 'own.read' })).toThrow('own.read has the scope "own": set belongsTo.owner of signs');
  expect(() => owned({ branch: 'site' })).toThrow('signs belongs to "site", which is not a field of it');
});
