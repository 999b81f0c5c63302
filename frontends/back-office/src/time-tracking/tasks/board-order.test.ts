import { describe, expect, test } from '@jest/globals';
import { type TaskState, taskStateNames } from '@theke/contracts/time-tracking/task';
import fc from 'fast-check';
import { columnsOf, placed, placeOf, stepped } from './board-order.ts';

const card = (id: string, state: TaskState) => ({ id, state });
const cards = [card('a', 'open'), card('b', 'open'), card('c', 'waiting'), card('d', 'open')];
const idsIn = (all: typeof cards, state: TaskState) => columnsOf(all)[state].map(({ id }) => id);

describe('a card moves', () => {
  test.each([
    ['d', { state: 'open', after: null }, 'open', ['d', 'a', 'b']],
    ['a', { state: 'open', after: 'b' }, 'open', ['b', 'a', 'd']],
    ['a', { state: 'waiting', after: 'c' }, 'waiting', ['c', 'a']],
    ['a', { state: 'done', after: null }, 'done', ['a']],
    ['a', { state: 'waiting', after: 'gone' }, 'waiting', ['a', 'c']],
  ] as const)('%s to %j', (id, place, state, expected) =>
    expect(idsIn(placed(cards, id, place), state)).toEqual(expected),
  );
});

const boards = fc
  .array(fc.constantFrom(...taskStateNames), { minLength: 1, maxLength: 12 })
  .map((states) => states.map((state, index) => card(String(index), state)));
const arrows = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'), { maxLength: 20 });

test('moving by arrow keys loses no card, keeps the order of others, and is reversible', () =>
  fc.assert(
    fc.property(boards, fc.nat(), arrows, (all, which, keys) => {
      const { id } = all[which % all.length] as { id: string };
      const start = placeOf(all, id);
      const moved = keys.reduce((now, key) => {
        const place = stepped(now, id, key);
        const next = place ? placed(now, id, place) : now;
        if (place) expect(placeOf(next, id)).toEqual(place);
        return next;
      }, all);
      const otherCards = (from: typeof all) =>
        taskStateNames.flatMap((state) => columnsOf(from)[state].filter((one) => one.id !== id));
      expect(otherCards(moved)).toEqual(otherCards(all));
      expect(moved).toHaveLength(all.length);
      expect(start && columnsOf(placed(moved, id, start))).toEqual(columnsOf(all));
    }),
  ));

test('an arrow key at the edge does nothing', () => {
  expect(stepped(cards, 'a', 'ArrowUp')).toBeUndefined();
  expect(stepped(cards, 'a', 'ArrowLeft')).toBeUndefined();
  expect(stepped(cards, 'd', 'ArrowDown')).toBeUndefined();
  expect(stepped(cards, 'd', 'ArrowRight')).toEqual({ state: 'in-progress', after: null });
  expect(stepped(cards, 'd', 'ArrowUp')).toEqual({ state: 'open', after: 'a' });
});
