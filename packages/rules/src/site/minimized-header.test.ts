import { expect, test } from '@jest/globals';
import { afterScroll, initially } from './minimized-header.ts';

/** The states after these scroll positions in a viewport of 1,000 px. */
const shown = (...tops: number[]) => {
  let state = initially;
  return tops.map((top) => {
    state = afterScroll(state, top, 1000);
    return state.isMinimized;
  });
};

// FRAME-03
test('appears past half the viewport', () => expect(shown(100, 400, 500, 501)).toEqual([false, false, false, true]));

// FRAME-03
test('stays while scrolling back a little and disappears after a fifth', () =>
  expect(shown(900, 1400, 1300, 1201, 1199)).toEqual([true, true, true, true, false]));

test('reappears on the next scroll down, not while scrolling up', () =>
  expect(shown(1400, 1100, 900, 905)).toEqual([true, false, false, true]));

test('is hidden at the top of the page', () => expect(shown(600, 0)).toEqual([true, false]));
