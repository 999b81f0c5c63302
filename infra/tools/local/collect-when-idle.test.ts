import { expect, jest, test } from '@jest/globals';
import { checkInterval, collectWhenIdle, type Heap, minGain } from './collect-when-idle.ts';

/** A heap of 100 MB that shrinks to 60 MB when collected. */
function aHeap() {
  const state = { isIdle: false, size: 100e6, collected: 0 };
  const heap: Heap = {
    isIdle: () => state.isIdle,
    size: () => state.size,
    collect: () => {
      state.collected += 1;
      state.size = 60e6;
    },
  };
  return { state, heap };
}

test('collects an idle heap once, and again after it has grown', () => {
  jest.useFakeTimers();
  const { state, heap } = aHeap();
  const end = collectWhenIdle(heap);
  jest.advanceTimersByTime(5 * checkInterval);
  expect(state.collected).toBe(0); // busy

  state.isIdle = true;
  jest.advanceTimersByTime(5 * checkInterval);
  expect(state.collected).toBe(1);

  state.size += minGain - 1;
  jest.advanceTimersByTime(5 * checkInterval);
  expect(state.collected).toBe(1);
  state.size += 1;
  jest.advanceTimersByTime(checkInterval);
  expect(state.collected).toBe(2);

  end();
  state.size = 200e6;
  jest.advanceTimersByTime(5 * checkInterval);
  expect(state.collected).toBe(2);
  jest.useRealTimers();
});

test('exposes garbage collection to this module only', () => {
  collectWhenIdle()();
  expect(globalThis).not.toHaveProperty('gc');
});
