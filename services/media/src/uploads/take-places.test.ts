import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { takePlace } from './take-places.ts';

/** Arriving uploads, and whether each was admitted. */
function arrivals() {
  const take = takePlace();
  return (bytes: number | undefined) => {
    const response = Object.assign(new EventEmitter(), { closed: false });
    const state = { isIn: false, end: () => void response.emit('close') };
    const headers = bytes === undefined ? {} : { 'content-length': String(bytes) };
    take({ headers } as unknown as Request, response as unknown as Response, (error?: unknown) => {
      state.isIn = error === undefined;
    });
    return state;
  };
}

// L9 of the fifth attack
test('admits small uploads independently of slow large ones, and vice versa', () => {
  const come = arrivals();
  const large = Array.from({ length: 4 }, () => come(15_000_000));
  expect(large.map(({ isIn }) => isIn)).toEqual([true, true, false, false]);
  const small = Array.from({ length: 5 }, () => come(1_000_000));
  expect(small.map(({ isIn }) => isIn)).toEqual([true, true, true, true, false]);
  large[0]?.end();
  small[0]?.end();
  expect([large[2]?.isIn, large[3]?.isIn, small[4]?.isIn]).toEqual([true, false, true]);
  for (const one of [...large, ...small]) one.end();
});

test('counts an upload without a length as the largest', () => {
  const come = arrivals();
  const unknown = [come(undefined), come(undefined), come(undefined)];
  expect(unknown.map(({ isIn }) => isIn)).toEqual([true, true, false]);
  expect(come(100).isIn).toBe(true);
  for (const one of unknown) one.end();
});
