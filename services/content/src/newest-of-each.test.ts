import { expect, test } from '@jest/globals';
import { newestOfEach } from './newest-of-each.ts';

test('keeps the newest of the revisions with one number', () => {
  const all = [
    { revision: 3, name: 'repeated' },
    { revision: 3, name: 'aborted' },
    { revision: 2, name: 'two' },
    { revision: 1, name: 'one' },
  ];
  expect(newestOfEach(all).map(({ name }) => name)).toEqual(['repeated', 'two', 'one']);
  expect(newestOfEach([])).toEqual([]);
});
