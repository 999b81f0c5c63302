import { expect, test } from '@jest/globals';
import type { PlayerState } from '@theke/contracts/signage/player';
import { sampleApi } from '../../testing/sample-api.ts';
import { virtualTimers } from '../../testing/virtual-timers.ts';
import { memorySettings } from '../shared/settings.ts';
import { ServerClock } from '../time/server-clock.ts';
import { CallFailure } from './call-failure.ts';
import { Session } from './session.ts';

const start = Date.UTC(2026, 10, 29, 12);

function session(key?: string, ahead = 0) {
  const timers = virtualTimers(start + ahead);
  const api = sampleApi(timers, () => start + timers.elapsed());
  const settings = memorySettings();
  settings.write('key', key);
  if (key !== undefined) api.pair(key);
  const clock = new ServerClock(timers);
  const [states, removed]: [PlayerState[], number[]] = [[], []];
  const onState = (state: PlayerState) => void states.push(state);
  const onRemoved = () => void removed.push(timers.elapsed());
  const one = new Session({ timers, api, clock, settings, onState, onRemoved, onChange: () => undefined });
  one.start();
  return { timers, api, settings, one, states, removed };
}

test('a new screen shows a code, and starts within seconds after it was entered', async () => {
  const { timers, api, one, states } = session();
  await timers.pass(1_000);
  expect(one.pairing).toEqual({ code: 'K7PX4M3Q', expiresAt: start + 600_000 });
  expect(one.isPaired).toBe(false);
  await timers.pass(30_000);
  api.pair();
  await timers.pass(4_000);
  expect([one.isPaired, one.pairing, states.length > 0]).toEqual([true, undefined, true]);
});

test('asks for another code when the code expires', async () => {
  const { timers, api, one } = session();
  await timers.pass(601_000);
  await timers.pass(5_000);
  expect(api.calls.startPairing).toBe(2);
  expect(one.pairing?.expiresAt).toBeGreaterThan(start + 600_000);
});

test('keeps its code if the clock of the device is hours ahead', async () => {
  const { timers, api, one } = session(undefined, 7_200_000);
  await timers.pass(60_000);
  expect([api.calls.startPairing, one.pairing?.code]).toEqual([1, 'K7PX4M3Q']);
});

test('polls every 10 seconds and sends the tag of the last state', async () => {
  const { timers, api, states } = session('key-1');
  await timers.pass(120_000);
  expect(api.calls.readState).toBeGreaterThanOrEqual(10);
  expect(api.calls.readState).toBeLessThanOrEqual(16);
  expect(api.calls.notModified).toBe(api.calls.readState - 1);
  expect(states.length).toBe(api.calls.readState);
});

test('after failures waits 30, 60 and 120 seconds, and says since when', async () => {
  const { timers, api, one } = session('key-1');
  await timers.pass(60_000);
  const before = api.calls.readState;
  api.fail = () => new CallFailure('network');
  await timers.pass(600_000);
  expect(api.calls.readState - before).toBeLessThanOrEqual(8);
  expect(one.problem).toBe('network');
  expect(one.disconnectedSince).toBeLessThan(start + 80_000);
  expect(one.orders).toBeNull();
  api.fail = undefined;
  await timers.pass(150_000);
  expect([one.problem, one.disconnectedSince]).toEqual([undefined, undefined]);
});

test('a removed key stops the content and shows a code; a single rejection does not', async () => {
  const { timers, api, one, removed } = session('key-1');
  await timers.pass(20_000);
  let rejections = 1;
  api.fail = () => (rejections-- > 0 ? new CallFailure('key', 404) : undefined);
  await timers.pass(60_000);
  expect([removed, one.isPaired]).toEqual([[], true]);
  api.unpair();
  await timers.pass(20_000);
  expect(removed).toHaveLength(1);
  expect(one.pairing?.code).toBe('K7PX4M3Q');
});

// SIGN-08
test.each(['address', 'rejected', 'server'] as const)(
  'keeps its key and content for days of failures of kind %s',
  async (kind) => {
    const { timers, api, settings, one, removed } = session('key-1');
    await timers.pass(20_000);
    api.fail = () => new CallFailure(kind, 404);
    await timers.pass(48 * 3_600_000);
    expect([removed, one.isPaired, settings.read('key')]).toEqual([[], true, 'key-1']);
    expect(one.problem).toBe(kind === 'rejected' ? 'server' : kind);
    const before = api.calls.readState;
    api.fail = undefined;
    await timers.pass(150_000);
    expect(api.calls.readState).toBeGreaterThan(before);
    expect([one.problem, one.isPaired, api.calls.startPairing]).toEqual([undefined, true, 0]);
  },
);

test('a ring during a poll polls again', async () => {
  const { timers, api, one } = session('key-1');
  await timers.pass(1_000);
  const before = api.calls.readState;
  void one.poll();
  void one.poll();
  await timers.pass(100);
  expect(api.calls.readState).toBe(before + 2);
});
