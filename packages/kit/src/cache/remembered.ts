import { LRUCache } from 'lru-cache';

/**
 * A pure function of a word, which remembers its last answers: for what every request brings along and what has few values.
 * @param most how many answers are remembered; whatever was asked for longest ago goes first
 */
export function remembered<V>(limit: number, find: (word: string) => V): (word: string) => V {
  const found = new LRUCache<string, { value: V }>({ max: limit });
  return (word) => {
    const known = found.get(word);
    if (known) return known.value;
    const value = find(word);
    found.set(word, { value });
    return value;
  };
}
