import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { firstPicture } from './first-picture.ts';

let isThere: boolean;

beforeEach(() => {
  isThere = false;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A head of a menu as the server draws it, its picture on the way. */
function drawn(): HTMLImageElement {
  document.body.innerHTML = '<main data-first-view=""><img fetchpriority="high"><img fetchpriority="low"></main>';
  return Object.defineProperty(document.querySelector('img') as HTMLImageElement, 'complete', { value: false });
}

const wait = () => {
  void firstPicture().then(() => {
    isThere = true;
  });
};
const settled = () => Promise.resolve().then(() => isThere);

test('nothing waits where the server drew no picture', async () => {
  wait();
  expect(await settled()).toBe(true);
});

test.each(['load', 'error'])('what the server drew is seen first: %s of its picture', async (event) => {
  const picture = drawn();
  wait();
  expect(await settled()).toBe(false);
  picture.dispatchEvent(new Event(event));
  expect(await settled()).toBe(true);
});

test('nobody waits longer than 800 ms for it', async () => {
  drawn();
  wait();
  jest.advanceTimersByTime(799);
  expect(await settled()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await settled()).toBe(true);
});
