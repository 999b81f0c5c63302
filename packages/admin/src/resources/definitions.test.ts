import { expect, test } from '@jest/globals';
import { Shapes } from 'lucide-react';
import { loadDefinition, resourcesIn } from './definitions.ts';
import type { Definition, ListEntry } from './list-entry.ts';

const definition = { resource: { name: 'tags' } } as unknown as Definition;

/** A list entry whose `load` returns these results one after another; an error means that loading failed. */
function entryOf(...answers: (Definition | Error)[]) {
  let loads = 0;
  const load = async () => {
    const answer = answers[loads++];
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
    return answer;
  };
  const entry: ListEntry = {
    name: 'tags',
    label: 'Tags',
    one: 'Tag',
    needs: 'catalog.read',
    usedWith: 'catalog.write',
    Icon: Shapes,
    load,
  };
  return entry;
}

test('loads a definition once, however many components need it', async () => {
  const entry = entryOf(definition);
  expect(await Promise.all([loadDefinition(entry), loadDefinition(entry)])).toEqual([definition, definition]);
  expect(await loadDefinition(entry)).toBe(definition);
});

test('loads a definition again after a failure', async () => {
  const entry = entryOf(new Error('offline'), definition);
  await expect(loadDefinition(entry)).rejects.toThrow('offline');
  expect(await loadDefinition(entry)).toBe(definition);
});

test('finds resources only; returns undefined for collections and unknown names', async () => {
  const collection = entryOf({ collection: { name: 'tags' } } as unknown as Definition);
  expect(await resourcesIn([entryOf(definition)])('tags')).toEqual({ name: 'tags' });
  expect(await resourcesIn([collection])('tags')).toBeUndefined();
  expect(await resourcesIn([])('tags')).toBeUndefined();
});
