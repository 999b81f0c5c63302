import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { virtualTimers } from '../../testing/virtual-timers.ts';
import { memorySettings } from '../shared/settings.ts';
import { watchFrames } from './watch-frames.ts';

const start = Date.UTC(2026, 10, 29);
let isDrawing: boolean;
let isVisible: boolean;

beforeEach(() => {
  [isDrawing, isVisible] = [true, true];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    if (isDrawing) draw(0);
    return 0;
  });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

function watch() {
  const timers = virtualTimers(start);
  const [restarts, beats]: [number[], number[]] = [[], []];
  const engine = { isStuck: false, at: 0 };
  watchFrames({
    timers,
    settings: memorySettings(),
    advancedAt: () => {
      if (!engine.isStuck) engine.at = timers.elapsed();
      return engine.at;
    },
    restart: () => void restarts.push(timers.elapsed()),
    beat: () => void beats.push(timers.elapsed()),
  });
  return { timers, restarts, beats, engine };
}

test('a page that draws and plays is never reloaded and beats every 10 seconds', async () => {
  const { timers, restarts, beats } = watch();
  await timers.pass(3_600_000);
  expect([restarts.length, beats.length]).toEqual([0, 361]);
});

test('reloads a page without frames after a minute, at most once in five minutes', async () => {
  const { timers, restarts } = watch();
  isDrawing = false;
  await timers.pass(600_000);
  expect(restarts).toEqual([70_000, 370_000]);
});

test('reloads a page whose playback stands still, and stops the heartbeat', async () => {
  const { timers, restarts, beats, engine } = watch();
  engine.isStuck = true;
  await timers.pass(120_000);
  expect(restarts).toEqual([70_000]);
  expect(Math.max(...beats)).toBe(60_000);
});

test('leaves a hidden page alone', async () => {
  const { timers, restarts } = watch();
  [isDrawing, isVisible] = [false, false];
  await timers.pass(600_000);
  expect(restarts).toEqual([]);
});
