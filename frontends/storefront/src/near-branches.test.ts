import { expect, test } from '@jest/globals';
import { nearBranches } from './near-branches.ts';

const branches = ['innenstadt', 'neubau', 'meidling', 'hietzing', 'simmering'].map((identifier) => ({
  identifier,
  name: `Marillo ${identifier}`,
  isPublic: identifier !== 'simmering',
}));
const nearIdentifiers = (path: string) => nearBranches(path, branches).map(({ identifier }) => identifier);

test('ranks branches by words in common with the path, at most four, orderable ones only', () => {
  expect(nearIdentifiers('/store/marillo-Meidlinger')).toEqual(['meidling', 'innenstadt', 'neubau', 'hietzing']);
  expect(nearIdentifiers('/simmering')).toEqual(['innenstadt', 'neubau', 'meidling', 'hietzing']);
});
