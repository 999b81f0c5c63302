import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { sampleItem, samplePackage, sampleProduct, uuid } from '../../testing/sample-package.ts';
import { sampleTv } from '../../testing/sample-tv.ts';
import { CallFailure } from '../connection/call-failure.ts';

const hour = 3_600_000;
const items = [1, 2, 3, 4].map((number) => sampleItem(number, { seconds: 15, transition: 'fade' }));

/** Hours until caches and compiled code are settled. */
const settled = 12;
/** Bytes that the heap may grow in the other 60 hours; a leak of 100 bytes for each item played would be 1.4 MB. */
const maxGrowth = 1_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
// Other tests of the worker run without it.
setFlagsFromString('--no-expose-gc');
function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Hours without a connection. */
const isDown = (hours: number) => hours % 12 >= 9;

test('runs for 72 hours with prices that change, lost connections and a broken scene, and grows nowhere', async () => {
  const start = Date.UTC(2026, 9, 24, 6);
  const { api, boot, timers, pair, broken, plays, files, settings } = sampleTv(start);
  pair();
  broken.add(uuid(3));
  const player = boot();
  await player.start();
  let [maxTimers, maxQueued, seconds, heapBefore] = [0, 0, 0, 0];
  const takePlays = () => {
    for (const play of api.plays.values()) seconds += play.seconds;
    api.plays.clear();
  };
  for (let hours = 0; hours < 72; hours += 1) {
    api.fail = isDown(hours) ? () => new CallFailure('network') : undefined;
    const hash = `${String(hours).padStart(3, '0')}${'A'.repeat(40)}`;
    api.publish({
      ...samplePackage(items),
      hash,
      products: [sampleProduct(1, hours % 2 === 0)],
      files: [{ url: `/image/large/${hours}.webp` }],
    });
    api.change({
      commands: [{ id: uuid(9_000 + hours), kind: 'reload', volume: null, expiresAt: '2030-01-01T00:00:00.000Z' }],
    });
    for (let part = 0; part < 6; part += 1) {
      await timers.pass(hour / 6);
      maxTimers = Math.max(maxTimers, timers.pending);
      maxQueued = Math.max(maxQueued, await plays.count());
      expect(player.view().slots.length).toBeLessThanOrEqual(2);
      expect(player.view().slots.some(({ phase }) => phase === 'air')).toBe(true);
      expect(files.all.size).toBeLessThanOrEqual(1);
    }
    if (!isDown(hours)) expect(player.view().content?.hash).toBe(hash);
    api.reports.length = 0;
    api.results.length = 0;
    takePlays();
    if (hours + 1 === settled) heapBefore = heapUsed();
  }
  api.fail = undefined;
  await timers.pass(240_000);
  takePlays();
  expect(heapUsed() - heapBefore).toBeLessThan(maxGrowth);
  expect(maxTimers).toBeLessThanOrEqual(8);
  // Three hours without a connection, 15 s each.
  expect(maxQueued).toBeLessThanOrEqual(3 * 240 + 20);
  expect(await plays.count()).toBe(0);
  expect(settings.read<unknown[]>('commands')?.length).toBeLessThanOrEqual(100);
  expect(seconds / (72 * 3_600)).toBeGreaterThan(0.98);
  expect(seconds / (72 * 3_600)).toBeLessThan(1.01);
}, 240_000);
