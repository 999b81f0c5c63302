import { LRUCache } from 'lru-cache';

/**
 * Memoizes a pure function of a string, for request data with few distinct values.
 * @param limit number of cached results; the least recently used is evicted first
 */
export function remembered<V>(limit: number, find: (word: string) => V): (word: string) => V {
  const found = new LRUCache<string, { value: V }>({ max: limit });
  return (word) => {
    const cached = found.get(word);
    if (cached) return cached.value;
    const value = find(word);
    found.set(word, { value });
    return value;
  };
}
