import { expect, test } from '@jest/globals';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Tag } from '@theke/contracts/catalog/tag';
import { fittingBranches } from './branch-search.ts';

const garden = { id: 't1', name: 'Gastgarten' } as Tag;
const branch = (fields: Partial<Branch>): Branch =>
  ({ name: '', street: '', city: 'Wien', zipCode: '', keywords: '', tags: [], ...fields }) as Branch;
const neubau = branch({ name: 'Marillo Neubau', zipCode: '1070', tags: [{ id: 't1' }] });
const meidling = branch({ name: 'Marillo Meidling', zipCode: '1120', street: 'Meidlinger Hauptstraße 41' });

const found = (input: string, tag?: string) => fittingBranches([neubau, meidling], [garden], input, tag);

// BRANCHES-06
test.each([
  ['', [neubau, meidling]],
  ['1070', [neubau]],
  ['1070, 1120', [neubau, meidling]],
  ['graz meidl', [meidling]],
  ['hauptSTRASSE', [meidling]],
  ['hauptstraße', [meidling]],
  ['gastgarten', [neubau]],
  ['8010', []],
])('"%s" finds the matching branches', (input, branches) => expect(found(input)).toEqual(branches));

test('a tag narrows the search results', () => expect(found('wien', 't1')).toEqual([neubau]));
