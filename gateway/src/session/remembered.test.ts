import { expect, test } from '@jest/globals';
import { Problem, unavailable, unknown } from '@theke/kit/problem';
import { Remembered } from './remembered.ts';

const second = 1_000;
let now = 0;
const asked: string[] = [];
const answering = (value: string) => async () => {
  asked.push(value);
  return value;
};
const failing = (problem: Problem) => async () => {
  throw problem;
};
const remembered = () => {
  now = 0;
  asked.length = 0;
  return new Remembered<string>(() => now);
};

test('what was asked is known for half a minute', async () => {
  const known = remembered();
  await known.find('a', answering('Dora'));
  now = 29 * second;
  await known.find('a', answering('Dora'));
  expect(asked).toHaveLength(1);
  now = 30 * second;
  await known.find('a', answering('Dora'));
  expect(asked).toHaveLength(2);
});

test('what is forgotten is asked for again at once', async () => {
  const known = remembered();
  await known.find('a', answering('Dora'));
  await known.find('b', answering('Mara'));
  known.forget((value) => value === 'Dora');
  expect(await known.find('a', failing(unknown('Die Sitzung')))).toBeUndefined();
  expect(await known.find('b', failing(unknown('Die Sitzung')))).toBe('Mara');
});

test('an answer that was under way while something was forgotten is used once and not kept', async () => {
  const known = remembered();
  let answer: (value: string) => void = () => undefined;
  const underWay = known.find('a', () => new Promise((resolve) => (answer = resolve)));
  known.forget(() => true);
  answer('Dora');
  expect(await underWay).toBe('Dora');
  expect(await known.find('a', failing(unknown('Die Sitzung')))).toBeUndefined();
});

test('while identity is away, who was known stays known for ten minutes, unless forgotten', async () => {
  const known = remembered();
  await known.find('a', answering('Dora'));
  await known.find('b', answering('Mara'));
  known.forget((value) => value === 'Mara');
  now = 599 * second;
  expect(await known.find('a', failing(unavailable('weg')))).toBe('Dora');
  await expect(known.find('b', failing(unavailable('weg')))).rejects.toThrow(Problem);
  now = 600 * second;
  await expect(known.find('a', failing(unavailable('weg')))).rejects.toThrow(Problem);
});
