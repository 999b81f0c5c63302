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

/** Creates a menu's server-rendered hero whose picture is still loading. */
function addPicture(): HTMLImageElement {
  document.body.innerHTML = '<main data-first-view=""><img fetchpriority="high"><img fetchpriority="low"></main>';
  return Object.defineProperty(document.querySelector('img') as HTMLImageElement, 'complete', { value: false });
}

const wait = () => {
  void firstPicture().then(() => {
    isThere = true;
  });
};
const settled = () => Promise.resolve().then(() => isThere);

test('does not wait without a server-rendered picture', async () => {
  wait();
  expect(await settled()).toBe(true);
});

test.each(['load', 'error'])('waits for the server-rendered picture: %s', async (event) => {
  const picture = addPicture();
  wait();
  expect(await settled()).toBe(false);
  picture.dispatchEvent(new Event(event));
  expect(await settled()).toBe(true);
});

test('waits at most 800 ms', async () => {
  addPicture();
  wait();
  jest.advanceTimersByTime(799);
  expect(await settled()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await settled()).toBe(true);
});
