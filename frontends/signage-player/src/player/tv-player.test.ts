import { expect, test } from '@jest/globals';
import { playRecord, sendPlays } from '@theke/contracts/signage/player';
import { tvReport } from '@theke/contracts/signage/tv-report';
import { sampleItem, samplePackage, uuid } from '../../testing/sample-package.ts';
import { sampleTv } from '../../testing/sample-tv.ts';
import { CallFailure } from '../connection/call-failure.ts';

const start = Date.UTC(2026, 10, 29, 12);
const hash = (letter: string) => letter.repeat(43);
const content = (letter = 'A', items = [sampleItem(1), sampleItem(2)]) => ({
  ...samplePackage(items),
  hash: hash(letter),
  files: [{ url: `/image/large/${letter}.webp` }],
});
const command = (
  number: number,
  kind: 'restart' | 'identify' | 'volume' | 'screenshot' | 'clear-cache' | 'reload',
) => ({
  id: uuid(number),
  kind,
  volume: kind === 'volume' ? 30 : null,
  expiresAt: '2030-01-01T00:00:00.000Z',
});

test('a new screen pairs, loads, plays, and reports the hash that it plays', async () => {
  const { api, boot, timers } = sampleTv(start);
  const player = boot();
  await player.start();
  await timers.pass(2_000);
  expect(player.view().pairing?.code).toBe('K7PX4M3Q');
  api.pair();
  api.publish(content());
  await timers.pass(6_000);
  expect(player.view().pairing).toBeUndefined();
  expect(player.view().slots[0]?.phase).toBe('air');
  await timers.pass(2_000);
  expect(api.reports[api.reports.length - 1]).toMatchObject({ playing: hash('A'), scene: { id: uuid(1_001) } });
  for (const report of api.reports) expect(tvReport.safeParse(report).success).toBe(true);
});

test('reports the hash while the stream plays nothing, and null only without a package', async () => {
  const { api, boot, timers, pair } = sampleTv(start);
  pair();
  const player = boot();
  await player.start();
  await timers.pass(5_000);
  expect(api.reports[api.reports.length - 1]?.playing).toBeNull();
  const nothing = { ...content(), stream: { ...content().stream, fallback: null } };
  api.publish(nothing);
  await timers.pass(15_000);
  expect(player.view().slots).toEqual([]);
  expect(api.reports[api.reports.length - 1]).toMatchObject({ playing: hash('A'), scene: null });
});

test('plays on for a week without a connection and sends every play afterwards, once', async () => {
  const { api, boot, timers, pair, plays } = sampleTv(start);
  pair();
  const long = [sampleItem(1, { seconds: 1_800 }), sampleItem(2, { seconds: 1_800 })];
  api.publish(content('A', long));
  const player = boot();
  await player.start();
  await timers.pass(60_000);
  api.fail = () => new CallFailure('network');
  for (let hours = 0; hours < 7 * 24; hours += 12) {
    await timers.pass(12 * 3_600_000);
    expect(player.view().slots.some(({ phase }) => phase === 'air')).toBe(true);
  }
  expect(player.view()).toMatchObject({ problem: 'network', orders: null });
  api.fail = undefined;
  await timers.pass(300_000);
  expect(await plays.count()).toBe(0);
  expect(api.plays.size).toBeGreaterThanOrEqual(7 * 48);
  const all = [...api.plays.values()];
  for (const play of all) expect(playRecord.safeParse(play).success).toBe(true);
  const starts = all.map(({ startedAt }) => Date.parse(startedAt)).sort((one, other) => one - other);
  // The measured time of the server becomes more precise in the first minutes.
  for (const [index, at] of starts.slice(1).entries())
    expect(at - (starts[index] as number)).toBeGreaterThanOrEqual(1_799_000);
  expect(sendPlays.body?.safeParse({ plays: all.slice(0, 500) }).success).toBe(true);
}, 60_000);

// SIGN-08
test('plays on if its address leads elsewhere, says so, and loses no play', async () => {
  const { api, boot, timers, pair, files } = sampleTv(start);
  pair();
  api.publish(content('A', [sampleItem(1, { seconds: 600 })]));
  const player = boot();
  await player.start();
  await timers.pass(60_000);
  const stored = await files.list();
  api.fail = () => new CallFailure('address', 404);
  await timers.pass(2 * 3_600_000);
  expect(player.view()).toMatchObject({ problem: 'address', pairing: undefined, name: 'Theke links' });
  expect(player.view().slots.some(({ phase }) => phase === 'air')).toBe(true);
  expect(await files.list()).toEqual(stored);
  // After a power cut, too.
  player.stop();
  const again = boot();
  await again.start();
  await timers.pass(60_000);
  expect(again.view().slots[0]?.phase).toBe('air');
  api.fail = undefined;
  await timers.pass(300_000);
  expect(again.view().problem).toBeUndefined();
  expect(api.plays.size).toBeGreaterThanOrEqual(12);
}, 30_000);

test('after a power cut without a connection plays the last package and sends the interrupted play', async () => {
  const { api, boot, timers, pair } = sampleTv(start);
  pair();
  api.publish(content('A', [sampleItem(1, { seconds: 600 })]));
  await boot().start();
  await timers.pass(62_000);
  api.fail = () => new CallFailure('network');
  const again = boot();
  await again.start();
  await timers.pass(2_000);
  expect(again.view().slots[0]?.phase).toBe('air');
  expect(again.view().problem).toBe('network');
  api.fail = undefined;
  await timers.pass(200_000);
  expect([...api.plays.values()].map(({ contentId, seconds }) => [contentId, seconds >= 50])).toEqual([
    [uuid(1_001), true],
  ]);
}, 30_000);

test('switched on without a connection and with a clock of 1970, plays the fallback', async () => {
  const { api, boot, timers, pair } = sampleTv(start);
  pair();
  const day = content();
  const noon = {
    id: uuid(80),
    segment: { id: uuid(901) },
    schedule: [{ type: 'daily' as const, isClosed: false, from: '00:00', to: '24:00' }],
    validFrom: null,
    validUntil: null,
    priority: 0,
    isEnabled: true,
  };
  api.publish({
    ...day,
    segments: [...day.segments, { id: uuid(901), name: 'Mittag', items: [sampleItem(2)] }],
    stream: { ...day.stream, entries: [noon] },
  });
  const before = boot();
  await before.start();
  await timers.pass(20_000);
  expect(before.view().slots[0]?.segment).toBe(uuid(901));
  before.stop();
  api.fail = () => new CallFailure('network');
  timers.setWall(0);
  const again = boot();
  await again.start();
  await timers.pass(2_000);
  expect(again.view().slots[0]?.segment).toBe(uuid(900));
  api.fail = undefined;
  await timers.pass(60_000);
  expect(again.view().slots[0]?.segment).toBe(uuid(901));
});

test('a removed TV stops its content and shows a code', async () => {
  const { api, boot, timers, pair, packages, files } = sampleTv(start);
  pair();
  api.publish(content());
  const player = boot();
  await player.start();
  await timers.pass(20_000);
  expect(player.view().slots.length).toBeGreaterThan(0);
  api.unpair();
  await timers.pass(20_000);
  expect(player.view().slots).toEqual([]);
  expect(player.view().pairing?.code).toBe('K7PX4M3Q');
  expect([await packages.read(), files.all.size]).toEqual([undefined, 0]);
});

test('says that its clock is off, and plays by the time of the server', async () => {
  const { api, boot, timers, pair, serverBias } = sampleTv(start);
  pair();
  serverBias.ms = 3_600_000;
  const day = content();
  const evening = {
    id: uuid(80),
    segment: { id: uuid(901) },
    schedule: [{ type: 'daily' as const, isClosed: false, from: '14:00', to: '15:00' }],
    validFrom: null,
    validUntil: null,
    priority: 0,
    isEnabled: true,
  };
  api.publish({
    ...day,
    segments: [...day.segments, { id: uuid(901), name: 'Abend', items: [sampleItem(2)] }],
    stream: { ...day.stream, entries: [evening] },
  });
  const player = boot();
  await player.start();
  await timers.pass(20_000);
  expect(player.view().problem).toBe('clock');
  // 14:00 in Vienna by the server, 13:00 by the device.
  expect(player.view().slots[0]?.segment).toBe(uuid(901));
  expect(Math.abs((api.reports[api.reports.length - 1]?.clockOffset ?? 0) + 3_600_000)).toBeLessThan(1_000);
});

test('carries out commands that it learns by polling alone', async () => {
  const { api, boot, timers, pair, files, restarts } = sampleTv(start);
  pair();
  api.publish(content());
  const player = boot();
  await player.start();
  await timers.pass(5_000);
  api.change({
    commands: [command(1, 'volume'), command(2, 'identify'), command(3, 'screenshot'), command(4, 'clear-cache')],
  });
  await timers.pass(15_000);
  expect(api.results.map(({ id, state }) => [id, state])).toEqual(
    [1, 2, 3, 4].flatMap((number) => [
      [uuid(number), 'acknowledged'],
      [uuid(number), 'done'],
    ]),
  );
  expect([player.view().volume, player.view().isIdentifying, api.screenshots.length, files.all.size]).toEqual([
    30,
    true,
    1,
    1,
  ]);
  await timers.pass(31_000);
  expect(player.view().isIdentifying).toBe(false);
  api.change({ commands: [command(5, 'restart')] });
  await timers.pass(15_000);
  expect(restarts).toHaveLength(1);
  await boot().start();
  await timers.pass(15_000);
  expect(restarts).toHaveLength(1);
  expect(api.results[api.results.length - 1]).toMatchObject({ id: uuid(5), state: 'done' });
});

test('reports a skipped scene by its name', async () => {
  const { api, boot, timers, pair, broken } = sampleTv(start);
  pair();
  broken.add(uuid(2));
  api.publish(content());
  const player = boot();
  await player.start();
  await timers.pass(120_000);
  const errors = api.reports.flatMap(({ errors: some }) => some ?? []);
  expect(errors.map(({ scene, message }) => [scene, message])).toEqual([
    [`Szene ${uuid(1_002)}`, 'Übersprungen: Bild fehlt.'],
  ]);
  expect(player.view().slots[0]?.item.id).toBe(uuid(1));
});
