import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { Problem, unavailable, unknown } from '@theke/kit/problem';
import type { Response } from 'express';
import { CredentialCache } from './credential-cache.ts';

const second = 1_000;
let now = 0;
const requests: string[] = [];
const answering = (value: string) => async () => {
  requests.push(value);
  return value;
};
const failing = (problem: Problem) => async () => {
  throw problem;
};
/** A response stub. */
const anAnswer = (type = 'application/json') =>
  Object.assign(new EventEmitter(), {
    isDestroyed: false,
    getHeader: () => type,
    destroy() {
      this.isDestroyed = true;
    },
  }) as unknown as Response & { isDestroyed: boolean };

const remembered = () => {
  now = 0;
  requests.length = 0;
  return new CredentialCache<string>(() => now);
};

// SESSION-02
test('caches a credential for half a minute', async () => {
  const cache = remembered();
  await cache.find('a', anAnswer(), answering('Dora'));
  now = 29 * second;
  await cache.find('a', anAnswer(), answering('Dora'));
  expect(requests).toHaveLength(1);
  now = 30 * second;
  await cache.find('a', anAnswer(), answering('Dora'));
  expect(requests).toHaveLength(2);
});

// SESSION-02
test('loads a forgotten credential again', async () => {
  const cache = remembered();
  await cache.find('a', anAnswer(), answering('Dora'));
  await cache.find('b', anAnswer(), answering('Mara'));
  cache.forget((value) => value === 'Dora');
  expect(await cache.find('a', anAnswer(), failing(unknown('Die Sitzung')))).toBeUndefined();
  expect(await cache.find('b', anAnswer(), failing(unknown('Die Sitzung')))).toBe('Mara');
});

test('does not cache an answer that was loading while credentials were forgotten', async () => {
  const cache = remembered();
  let answer: (value: string) => void = () => undefined;
  const underWay = cache.find('a', anAnswer(), () => new Promise((resolve) => (answer = resolve)));
  cache.forget(() => true);
  answer('Dora');
  expect(await underWay).toBe('Dora');
  expect(await cache.find('a', anAnswer(), failing(unknown('Die Sitzung')))).toBeUndefined();
});

test('keeps cached credentials for ten minutes while identity is unavailable, unless forgotten', async () => {
  const cache = remembered();
  await cache.find('a', anAnswer(), answering('Dora'));
  await cache.find('b', anAnswer(), answering('Mara'));
  cache.forget((value) => value === 'Mara');
  now = 599 * second;
  expect(await cache.find('a', anAnswer(), failing(unavailable('weg')))).toBe('Dora');
  await expect(cache.find('b', anAnswer(), failing(unavailable('weg')))).rejects.toThrow(Problem);
  now = 600 * second;
  await expect(cache.find('a', anAnswer(), failing(unavailable('weg')))).rejects.toThrow(Problem);
});

test('ends streams of a forgotten credential, but no other responses', async () => {
  const cache = remembered();
  const [stream, page, over, others] = [
    anAnswer('text/event-stream; charset=utf-8'),
    anAnswer(),
    anAnswer('text/event-stream'),
    anAnswer('text/event-stream'),
  ];
  for (const answer of [stream, page, over]) await cache.find('a', answer, answering('Dora'));
  await cache.find('b', others, answering('Mara'));
  over.emit('close');
  cache.forget((value) => value === 'Dora');
  expect([stream, page, over, others].map(({ isDestroyed }) => isDestroyed)).toEqual([true, false, false, false]);
});
