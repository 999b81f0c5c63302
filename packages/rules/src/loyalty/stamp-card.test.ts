import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addStamp,
  openStamps,
  removeStamps,
  type Stamp,
  type StampCard,
  type StampedOrder,
  spendStamps,
  stampChange,
  stampExpiry,
  takeStamp,
} from './stamp-card.ts';

const now = new Date('2026-11-21T12:00:00Z');
const stamp = (id: string, changes: Partial<Stamp> = {}): Stamp => ({
  id,
  order: null,
  givenAt: new Date('2026-11-01T12:00:00Z'),
  expiresAt: null,
  reward: null,
  ...changes,
});

// LOYAL-05
test('a stamp of the last of January expires on the last of February, and at month 0 never', () => {
  expect(stampExpiry(new Date('2026-01-31T09:30:00Z'), 1)).toEqual(new Date('2026-02-28T09:30:00Z'));
  expect(stampExpiry(new Date('2026-11-21T09:30:00Z'), 14)).toEqual(new Date('2028-01-21T09:30:00Z'));
  expect(stampExpiry(now, 0)).toBeNull();
});

// LOYAL-05
test('expired stamps do not count', () => {
  const card = [stamp('a', { expiresAt: now }), stamp('b', { expiresAt: new Date(now.getTime() + 1) })];
  expect(openStamps(card, now).map(({ id }) => id)).toEqual(['b']);
});

// LOYAL-04
test('spends the oldest stamps, and nothing while there are too few', () => {
  const card = ['c', 'b', 'a'].map((id, index) => stamp(id, { givenAt: new Date(now.getTime() - index) }));
  expect(spendStamps(card, 4, 'reward', now)).toBe(card);
  expect(spendStamps(card, 2, 'reward', now).map(({ id, reward }) => [id, reward])).toEqual([
    ['c', null],
    ['b', 'reward'],
    ['a', 'reward'],
  ]);
});

// LOYAL-03
test('a taken stamp revokes its unused reward and frees the others; a used reward stays', () => {
  const card = [stamp('a', { order: 'A', reward: 'r' }), stamp('b', { order: 'B', reward: 'r' })];
  expect(takeStamp(card, 'A', () => true)).toEqual({ card, revoked: null });
  expect(takeStamp(card, 'A', () => false)).toEqual({ card: [stamp('b', { order: 'B' })], revoked: 'r' });
});

// LOYAL-06
test('removes the newest stamps, and no more than there are', () => {
  const card = [stamp('a', { givenAt: new Date(0) }), stamp('b'), stamp('spent', { reward: 'r' })];
  expect(removeStamps(card, 1, now).map(({ id }) => id)).toEqual(['a', 'spent']);
  expect(removeStamps(card, 9, now).map(({ id }) => id)).toEqual(['spent']);
});

describe('any order of events', () => {
  const size = 3;
  const step = fc.record({
    order: fc.integer({ min: 0, max: 6 }),
    isCompleted: fc.boolean(),
    isReturned: fc.boolean(),
    isUsed: fc.boolean(),
    isRepeated: fc.boolean(),
    correction: fc.option(fc.integer({ min: -4, max: 4 })),
  });

  // LOYAL-02, LOYAL-03, LOYAL-04
  test('leaves at most one stamp per order, never a negative number, and whole rewards only', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const states = new Map<number, StampedOrder>();
        const used = new Set<string>();
        let card: StampCard = [];
        let rewards = 0;
        const settle = (order: number, change: 'give' | 'take' | undefined) => {
          if (change === 'give') card = addStamp(card, stamp(`${order} ${rewards}`, { order: String(order) }));
          if (change === 'take') ({ card } = takeStamp(card, String(order), (reward) => used.has(reward)));
          const spent = spendStamps(card, size, `reward ${rewards}`, now);
          if (spent !== card) rewards += 1;
          card = spent;
        };
        for (const [index, { order, isCompleted, isReturned, isUsed, isRepeated, correction }] of steps.entries()) {
          const before = states.get(order) ?? { isCompleted: false, isReturned: false };
          // Completed and returned orders stay so.
          const after = {
            isCompleted: before.isCompleted || isCompleted,
            isReturned: before.isReturned || isReturned,
          };
          states.set(order, after);
          const change = stampChange(before, after);
          settle(order, change);
          if (isRepeated) settle(order, change);
          if (correction !== null && correction > 0)
            for (let nth = 0; nth < correction; nth += 1) {
              card = addStamp(card, stamp(`staff ${index} ${nth}`));
              settle(-1, undefined);
            }
          if (correction !== null && correction < 0) card = removeStamps(card, -correction, now);
          if (isUsed && rewards > 0) used.add(`reward ${rewards - 1}`);

          const orders = card.flatMap((one) => one.order ?? []);
          expect(new Set(orders).size).toBe(orders.length);
          expect(openStamps(card, now).length).toBeGreaterThanOrEqual(0);
          expect(openStamps(card, now).length).toBeLessThan(size);
          const bySize = Map.groupBy(
            card.filter(({ reward }) => reward !== null),
            ({ reward }) => reward,
          );
          for (const spent of bySize.values()) expect(spent).toHaveLength(size);
          // A returned order holds a stamp only in a used reward.
          for (const one of card)
            if (one.order !== null && states.get(Number(one.order))?.isReturned)
              expect(one.reward !== null && used.has(one.reward)).toBe(true);
          // A completed order that was not returned keeps its stamp, unless staff removed one.
          if (steps.every((each) => (each.correction ?? 0) >= 0))
            for (const [id, { isCompleted: isDone, isReturned: isBack }] of states)
              if (isDone && !isBack) expect(orders).toContain(String(id));
        }
      }),
    );
  });
});
