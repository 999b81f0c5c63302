import { expect, test } from '@jest/globals';
import type { PlayRecord } from '@theke/contracts/signage/player';
import fc from 'fast-check';
import { uuid } from '../../testing/sample-package.ts';
import { CallFailure } from '../connection/call-failure.ts';
import { memorySettings } from '../shared/settings.ts';
import { PlayLog } from './play-log.ts';
import { memoryPlays } from './play-store.ts';

const record = (number: number): PlayRecord => ({
  id: uuid(number),
  content: 'scene',
  contentId: uuid(1_000),
  name: 'Speisekarte',
  startedAt: '2026-11-29T12:00:00.000Z',
  seconds: 10,
});

function log(limit?: number) {
  const [store, settings] = [memoryPlays(), memorySettings()];
  const [received, errors, sizes]: [Map<string, number>, string[], number[]] = [new Map(), [], []];
  const server = { accept: (_plays: readonly PlayRecord[]): 'yes' | 'no' | 'lost' | 'lost answer' => 'yes' };
  const make = () =>
    new PlayLog({
      store,
      settings,
      ...(limit !== undefined && { limit }),
      onError: (message) => void errors.push(message),
      async send(plays) {
        sizes.push(plays.length);
        const answer = server.accept(plays);
        if (answer === 'no') throw new CallFailure('rejected', 400);
        if (answer !== 'lost') for (const { id } of plays) received.set(id, (received.get(id) ?? 0) + 1);
        if (answer !== 'yes') throw new CallFailure('network');
      },
    });
  return { make, store, settings, received, errors, sizes, server };
}

test('sends batches of at most 500 and removes them afterwards', async () => {
  const { make, received, sizes, store } = log();
  const plays = make();
  for (let number = 0; number < 1_300; number += 1) await plays.add(record(number));
  await plays.send();
  expect([received.size, await store.count()]).toEqual([1_300, 0]);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});

test('loses no play with lost requests, lost answers and power cuts, and never changes an id', async () => {
  const step = fc.constantFrom('play', 'play', 'send', 'lost', 'lost answer', 'power cut' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { make, received, server, store, settings } = log();
      let [plays, number] = [make(), 0];
      for (const one of steps) {
        if (one === 'play') {
          plays.note(record(number));
          await plays.add(record(number));
          number += 1;
        } else if (one === 'power cut') {
          plays.note(record(number));
          number += 1;
          plays = make();
          await plays.recover();
        } else {
          server.accept = () => (one === 'send' ? 'yes' : (one as 'lost'));
          await plays.send();
        }
      }
      server.accept = () => 'yes';
      await plays.send();
      expect([...received.keys()].sort()).toEqual(Array.from({ length: number }, (_, index) => uuid(index)).sort());
      expect([await store.count(), settings.read('running-play')]).toEqual([0, undefined]);
    }),
  );
});

test('drops and reports the oldest when the queue is full', async () => {
  const { make, store, errors } = log(2_000);
  const plays = make();
  for (let number = 0; number < 2_001; number += 1) await plays.add(record(number));
  expect(await store.count()).toBe(1_001);
  expect((await store.first(1))[0]?.record.id).toBe(uuid(1_000));
  expect(errors).toEqual(['1000 Ausspielungen verworfen: zu lange ohne Verbindung.']);
});

test('an invalid play does not hold up the others', async () => {
  const { make, received, server, errors, store } = log();
  const plays = make();
  for (let number = 0; number < 40; number += 1) await plays.add(record(number));
  server.accept = (sent) => (sent.some(({ id }) => id === uuid(17)) ? 'no' : 'yes');
  for (let minute = 0; minute < 5; minute += 1) await plays.send();
  expect(received.size).toBe(39);
  expect([errors.length, await store.count()]).toEqual([1, 0]);
});
