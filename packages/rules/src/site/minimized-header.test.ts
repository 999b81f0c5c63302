import { expect, test } from '@jest/globals';
import { afterScroll, initially } from './minimized-header.ts';

/** The state after each of these scroll positions in a viewport of 1,000 px. */
const shown = (...tops: number[]) => {
  let state = initially;
  return tops.map((top) => {
    state = afterScroll(state, top, 1000);
    return state.isMinimized;
  });
};

// FRAME-03
test('it appears past half the viewport', () => expect(shown(100, 400, 500, 501)).toEqual([false, false, false, true]));

// FRAME-03
test('it stays for a little way back and goes after a fifth', () =>
  expect(shown(900, 1400, 1300, 1201, 1199)).toEqual([true, true, true, true, false]));

test('it comes back on the next way down, not while going up', () =>
  expect(shown(1400, 1100, 900, 905)).toEqual([true, false, false, true]));

test('it is never there at the top', () => expect(shown(600, 0)).toEqual([true, false]));
