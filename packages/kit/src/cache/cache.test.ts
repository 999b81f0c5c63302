import { describe, expect, test } from '@jest/globals';
import { until } from '../../testing/until.ts';
import { Cache, type CacheOptions } from './cache.ts';
import { TenantCache } from './tenant-cache.ts';

function aCache(options: Partial<CacheOptions<string>> = {}) {
  const clock = { now: 0 };
  const cache = new Cache<string>({ ttlMs: 1_000, maxItems: 100, now: () => clock.now, ...options });
  const loads: string[] = [];
  /** Reads a key and records whether its value had to be loaded. */
  const read = async (key: string, value: string | undefined = key) =>
    cache.read(key, async () => {
      loads.push(key);
      return value;
    });
  return { cache, clock, loads, read };
}
const never = () => Promise.reject(new Error('must not be called'));

describe('value', () => {
  test('is valid for its TTL and not longer', async () => {
    const { cache, clock, read } = aCache();
    await read('a', 'old');
    clock.now = 999;
    expect([cache.get('a'), await cache.read('a', never)]).toEqual(['old', 'old']);
    clock.now = 1_000;
    expect(cache.get('a')).toBeUndefined();
    expect(await read('a', 'new')).toBe('new');
  });

  test('ages from the start of its load', async () => {
    const { cache, clock } = aCache();
    await cache.read('a', async () => {
      clock.now = 600;
      return 'a';
    });
    clock.now = 1_000;
    expect(cache.get('a')).toBeUndefined();
  });

  test('is loaded once for concurrent reads', async () => {
    const { loads, read } = aCache();
    expect(await Promise.all([read('a'), read('a'), read('b'), read('a')])).toEqual(['a', 'a', 'b', 'a']);
    expect(loads).toEqual(['a', 'b']);
  });

  test('is loaded again if it was undefined or its load failed', async () => {
    const { cache, loads, read } = aCache();
    expect(await cache.read('a', async () => undefined)).toBeUndefined();
    await expect(cache.read('a', never)).rejects.toThrow('must not be called');
    expect(await read('a')).toBe('a');
    expect(loads).toEqual(['a']);
  });

  test('is removed when a load returns undefined', async () => {
    const { cache, clock } = aCache({ staleIfErrorMs: 60_000 });
    cache.set('a', 'a');
    clock.now = 1_000;
    expect(await cache.read('a', async () => undefined)).toBeUndefined();
    await expect(cache.read('a', never)).rejects.toThrow('must not be called');
  });

  test('is served stale while loading fails, unless it was forgotten', async () => {
    const { cache, clock } = aCache({ staleIfErrorMs: 60_000 });
    for (const key of ['a', 'b']) cache.set(key, key);
    cache.forget((_, value) => value === 'b');
    clock.now = 59_999;
    expect(await cache.read('a', never)).toBe('a');
    await expect(cache.read('b', never)).rejects.toThrow('must not be called');
    clock.now = 60_000;
    await expect(cache.read('a', never)).rejects.toThrow('must not be called');
  });
});

describe('forgetting', () => {
  test('reloads forgotten values only', async () => {
    const { cache, loads, read } = aCache();
    for (const key of ['a 1', 'a 2', 'b 1']) await read(key);
    cache.forget((key) => key.startsWith('a '));
    for (const key of ['a 1', 'b 1']) await read(key);
    expect(loads).toEqual(['a 1', 'a 2', 'b 1', 'a 1']);
  });

  test.each(['forget', 'outdate'] as const)(
    'returns a value forgotten during its load to the waiting reader without caching it: %s',
    async (how) => {
      const { cache, read } = aCache();
      const old = Promise.withResolvers<string>();
      const waiting = cache.read('a', () => old.promise);
      cache[how](() => true);
      expect(await read('a', 'new')).toBe('new');
      old.resolve('old');
      expect(await waiting).toBe('old');
      expect(cache.get('a')).toBe('new');
    },
  );

  test('passes an outdated value to the next load', async () => {
    const { cache } = aCache({ keepsOld: true });
    cache.set('a', 'old');
    cache.outdate(() => true);
    expect(cache.get('a')).toBeUndefined();
    expect(await cache.read('a', async (old) => `${old} and new`)).toBe('old and new');
  });
});

test('evicts the least recently used, by number and by bytes', () => {
  const byNumber = aCache({ maxItems: 2 }).cache;
  const byBytes = aCache({ maxBytes: 10, bytesOf: (value) => value.length * 5 }).cache;
  for (const cache of [byNumber, byBytes]) {
    cache.set('a', 'a');
    cache.set('b', 'b');
    cache.get('a');
    cache.set('c', 'c');
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
  }
});

describe('tenant cache', () => {
  const aTenantCache = () => new TenantCache<string>({ ttlMs: 60_000 });

  test('drops a tenant on a change and caches nothing until the change is committed', () => {
    const cache = aTenantCache();
    for (const tenant of ['a', 'b']) cache.set(tenant, 'old', performance.now());
    cache.forget('a');
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'old']);
    cache.set('a', 'may be old', performance.now());
    expect(cache.get('a')).toBeUndefined();
  });

  test('ages from the start of reading', () => {
    const cache = aTenantCache();
    cache.set('a', 'old', performance.now() - 60_000);
    expect(cache.get('a')).toBeUndefined();
  });

  test('removes expired values that are no longer read', async () => {
    const cache = new Cache<string>({ ttlMs: 20, maxItems: 10 });
    cache.set('a', 'a');
    await until('it is gone', async () => cache.size === 0);
  });
});
