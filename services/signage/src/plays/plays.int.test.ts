// Proof of play: each record counts once, whatever is repeated, lost or renamed.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Play } from '@theke/contracts/signage/play';
import type { PlayRecord } from '@theke/contracts/signage/player';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { openSignageFixture, type SignageFixture } from '../../testing/signage-fixture.ts';

let fixture: SignageFixture;
beforeAll(async () => {
  fixture = await openSignageFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

const scene = uuidv7();
const aPlay = (changes: Partial<PlayRecord> = {}): PlayRecord => ({
  id: uuidv7(),
  content: 'scene',
  contentId: scene,
  name: 'Speisekarte',
  startedAt: fixture.clock().toISOString(),
  seconds: 12,
  ...changes,
});

async function aPlayingTv() {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  return {
    shop,
    tv,
    send: (plays: readonly PlayRecord[]) => tv.call('POST', '/plays', { plays }),
    list: async (query = '') =>
      (await shop.staff('GET', `/api/signage-plays?pageSize=500${query}`)).body.data as Play[],
  };
}

test('counts each record once, in any order and however often it is sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ content: fc.nat(2), seconds: fc.nat(60) }), { minLength: 1, maxLength: 20 }),
      fc.array(fc.nat(19), { maxLength: 30 }),
      async (played, repeated) => {
        const { send, list } = await aPlayingTv();
        const contents = [uuidv7(), uuidv7(), uuidv7()];
        const plays = played.map(({ content, seconds }) =>
          aPlay({ contentId: contents[content] as string, name: `Szene ${content}`, seconds }),
        );
        const batches = [plays, ...repeated.map((nth) => [plays[nth % plays.length] as PlayRecord, aPlay(plays[0])])];
        for (const batch of batches) expect((await send(batch)).status).toBe(204);
        const sums = (of: readonly { plays: number; seconds: number }[]) => [
          of.reduce((sum, { plays: count }) => sum + count, 0),
          of.reduce((sum, { seconds }) => sum + seconds, 0),
        ];
        expect(sums(await list())).toEqual(sums(plays.map(({ seconds }) => ({ plays: 1, seconds }))));
      },
    ),
    { numRuns: 15 },
  );
});

test('counts concurrent batches with the same records once', async () => {
  const { send, list } = await aPlayingTv();
  const plays = Array.from({ length: 40 }, () => aPlay());
  const replies = await Promise.all(Array.from({ length: 6 }, (_, nth) => send(plays.slice(nth))));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await list()).toMatchObject([{ plays: 40, seconds: 480 }]);
});

test('sums by the local day of the branch, and keeps names of what is deleted', async () => {
  const { shop, tv, send, list } = await aPlayingTv();
  await send([
    aPlay({ startedAt: '2026-11-20T22:59:59.000Z' }),
    aPlay({ startedAt: '2026-11-20T23:00:00.000Z' }),
    aPlay({ startedAt: '2026-11-21T17:00:00.000Z', name: 'Speisekarte Herbst' }),
    // Too old, and from the future of a wrong clock.
    aPlay({ startedAt: '2026-10-01T12:00:00.000Z' }),
    aPlay({ startedAt: '2027-01-01T12:00:00.000Z' }),
  ]);
  await shop.staff('DELETE', `/api/digital-signage-devices/${tv.device.id}`);
  const expected = [
    { day: '2026-11-21', deviceName: 'Theke links', contentName: 'Speisekarte Herbst', plays: 2, seconds: 24 },
    { day: '2026-11-20', deviceName: 'Theke links', contentName: 'Speisekarte', plays: 1, seconds: 12 },
  ];
  expect(await list()).toMatchObject(expected);
  expect(await list('&filter[dayFrom]=2026-11-21')).toMatchObject(expected.slice(0, 1));
  expect(await list('&filter[dayUntil]=2026-11-21')).toMatchObject(expected.slice(1));
  expect(await list(`&filter[device]=${uuidv7()}`)).toEqual([]);
  expect(await list('&q=herbst&sort=plays')).toHaveLength(1);
});
