import { expect, test } from '@jest/globals';
import { changedSearch } from './changed-search.ts';

test('sets and removes the named parameters and keeps the others, without changing the input', () => {
  const before = new URLSearchParams('page=3&state=open&branch=b1');
  expect(changedSearch(before, { state: 'paid', page: undefined, provider: '' }).toString()).toBe(
    'state=paid&branch=b1',
  );
  expect(changedSearch(before, { page: 4 }).get('page')).toBe('4');
  expect(before.toString()).toBe('page=3&state=open&branch=b1');
});
