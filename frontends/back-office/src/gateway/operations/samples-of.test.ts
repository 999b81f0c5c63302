import { expect, test } from '@jest/globals';
import type { Operations } from '@theke/contracts/operations/operations';
import { operations } from '@theke/contracts/operations/operations';
import { samplesOf } from './samples-of.ts';

const day = '2026-11-23T';
const letter = (at: string) => ({
  id: '0199f000-0000-7000-8000-00000000000b',
  type: 'ordering.order-placed.v2',
  subject: 'one',
  reason: 'no',
  attempts: 5,
  at: `${day}${at}:00.000Z`,
});
const latest = (...letters: string[]): Operations =>
  operations.parse({
    at: `${day}12:00:30.000Z`,
    services: [
      {
        name: 'ordering',
        answeredIn: 3,
        state: {
          version: '1.0.0',
          startedAt: `${day}08:00:00.000Z`,
          isBusConnected: true,
          isDatabaseReachable: true,
          eventLag: 0.4,
          waiting: 2,
          outbox: { depth: 1, age: 0.1 },
          timersDue: 0,
          deadLetters: letters.map(letter),
        },
      },
    ],
  });
const step = (at: string) => ({ at: `${day}${at}:00.000Z`, lag: 7, waiting: 8, outbox: 9 });

test('appends the current state to the history once, and counts dead letters from when they failed', () => {
  const samples = samplesOf([step('11:58'), step('11:59'), step('12:00'), step('12:01')], latest('11:59', '12:00'));
  expect(samples.map(({ at, figures }) => [at.slice(11, 19), figures.lag, figures.dead])).toEqual([
    ['11:58:00', 7, 0],
    ['11:59:00', 7, 1],
    ['12:00:00', 7, 2],
    ['12:00:30', 0.4, 2],
  ]);
});

test('without a history there is only the current state', () => {
  expect(samplesOf([], latest())).toEqual([
    { at: `${day}12:00:30.000Z`, figures: { lag: 0.4, waiting: 2, outbox: 0.1, dead: 0 } },
  ]);
});
