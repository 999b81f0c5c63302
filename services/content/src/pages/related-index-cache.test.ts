import { expect, test } from '@jest/globals';
import type { RelatedIndex } from '@theke/rules/content/related-index';
import { RelatedIndexCache } from './related-index-cache.ts';

const fill = (index: RelatedIndex, count: number, version = 1) => {
  const all = Array.from({ length: count }, (_, at) => ({ id: `${at}`, version }));
  for (const id of index.missing(all))
    index.put({ id, text: '', services: [], topics: [], businessSectors: [] }, version);
};

test('evicts the least recently used business and never mixes indexes', () => {
  const cache = new RelatedIndexCache();
  const large = cache.forTenant('large').projects;
  fill(large, 15_000);
  fill(cache.forTenant('second').posts, 4_000);
  expect([cache.forTenant('large').projects, cache.forTenant('second').projects.size]).toEqual([large, 0]);
  fill(cache.forTenant('third').posts, 2_000);
  // The least recently used one.
  expect([
    cache.forTenant('second').posts.size,
    cache.forTenant('third').posts.size,
    cache.forTenant('large').projects.size,
  ]).toEqual([4_000, 2_000, 0]);
});

test('rebuilds an index that is mostly outdated', () => {
  const cache = new RelatedIndexCache();
  const { posts } = cache.forTenant('one');
  fill(posts, 1_000);
  fill(posts, 1_000, 2);
  expect(cache.forTenant('one').posts).toBe(posts);
  fill(posts, 1, 3);
  expect(cache.forTenant('one').posts.size).toBe(0);
});
