import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ServerClock } from './server-clock.ts';

const start = Date.UTC(2026, 10, 29, 17);
const header = (at: number) => new Date(at).toUTCString();

/** A device whose wall clock is `offset` ahead of the server. */
function device(offset: number, serverNow = start) {
  let elapsed = 5_000;
  const timers = { elapsed: () => elapsed, wall: () => serverNow + (elapsed - 5_000) + offset };
  const server = () => serverNow + (elapsed - 5_000);
  return {
    clock: new ServerClock(timers),
    timers,
    server,
    pass: (ms: number) => {
      elapsed += ms;
    },
    call(clock: ServerClock, there: number, back: number) {
      const sentAt = elapsed;
      elapsed += there;
      const date = header(server());
      elapsed += back;
      clock.measure(sentAt, elapsed, date);
    },
  };
}

test('is never further from the server than half of the round trip plus half a second', () => {
  const trips = fc.array(fc.record({ there: fc.nat(3_000), back: fc.nat(3_000), gap: fc.nat(20_000) }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), trips, (offset, all) => {
      const { clock, server, call, pass } = device(offset);
      for (const { there, back, gap } of all) {
        pass(gap);
        call(clock, there, back);
        expect(Math.abs(clock.now() - server())).toBeLessThanOrEqual((there + back) / 2 + 500);
      }
      const narrowest = Math.min(...all.map(({ there, back }) => there + back));
      expect(Math.abs(clock.now() - server())).toBeLessThanOrEqual(narrowest / 2 + 500);
      expect(Math.abs((clock.offset as number) - offset)).toBeLessThanOrEqual(narrowest / 2 + 501);
    }),
  );
});

test('follows a server whose clock was set', () => {
  const { clock, timers, call } = device(0);
  call(clock, 10, 10);
  clock.measure(timers.elapsed(), timers.elapsed() + 20, header(start + 3_600_000));
  expect(Math.abs(clock.now() - (start + 3_600_000))).toBeLessThan(1_000);
});

test('warns above 60 seconds only', () => {
  const [near, far] = [device(58_000), device(-62_000)];
  near.call(near.clock, 5, 5);
  far.call(far.clock, 5, 5);
  expect([near.clock.isOff, far.clock.isOff]).toEqual([false, true]);
});

test('keeps server time when the wall clock jumps', () => {
  let [wall, elapsed] = [start, 0];
  const clock = new ServerClock({ wall: () => wall, elapsed: () => elapsed });
  clock.measure(0, 0, header(start));
  elapsed += 10_000;
  wall = Date.UTC(1970, 0, 1);
  expect(Math.abs(clock.now() - (start + 10_000))).toBeLessThanOrEqual(500);
});

test('does not trust a clock before 2026 or before the stored package, unless measured', () => {
  const at = (wall: number) => new ServerClock({ wall: () => wall, elapsed: () => 0 });
  expect(at(Date.UTC(2025, 11, 31)).known().isKnown).toBe(false);
  expect(at(start).known().isKnown).toBe(true);
  expect(at(start).known(start + 1).isKnown).toBe(false);
  const measured = at(0);
  measured.measure(0, 0, header(start));
  expect(measured.known(start + 60_000).isKnown).toBe(true);
});

test('applies the offset of an earlier session until it has measured', () => {
  const clock = new ServerClock({ wall: () => start + 7_200_000, elapsed: () => 0 }, 7_200_000);
  expect(clock.now()).toBe(start);
});

test.each([null, '', 'yesterday'])('ignores the Date header %j', (date) => {
  const { clock } = device(0);
  clock.measure(0, 1, date);
  expect(clock.isMeasured).toBe(false);
});
