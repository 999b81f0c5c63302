import { expect, test } from '@jest/globals';
import { changedSearch } from './changed-search.ts';

test('what is named is put in its place or taken out, the rest stays, and what was there before is left alone', () => {
  const before = new URLSearchParams('page=3&state=open&branch=b1');
  expect(changedSearch(before, { state: 'paid', page: undefined, provider: '' }).toString()).toBe(
    'state=paid&branch=b1',
  );
  expect(changedSearch(before, { page: 4 }).get('page')).toBe('4');
  expect(before.toString()).toBe('page=3&state=open&branch=b1');
});
