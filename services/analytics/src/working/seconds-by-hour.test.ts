import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { secondsByHour } from './seconds-by-hour.ts';

const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const inVienna = (from: string, to: string) => secondsByHour([{ zone: 'Europe/Vienna', spans: [span(from, to)] }]);

test('splits a period at full hours and continues on the next day', () => {
  // Saturday 23:15 to Sunday 00:20.
  expect(inVienna('2026-11-21T22:15:00Z', '2026-11-21T23:20:00Z')).toEqual([
    { weekday: 6, hour: 23, seconds: 2_700 },
    { weekday: 7, hour: 0, seconds: 1_200 },
  ]);
  expect(inVienna('2026-11-21T22:15:00Z', '2026-11-21T22:15:00Z')).toEqual([]);
});

test('TIME-08: counts a repeated hour twice and a skipped hour not at all', () => {
  const hours = (from: string, to: string) => inVienna(from, to).map(({ hour, seconds }) => [hour, seconds]);
  expect(hours('2026-10-24T23:30:00Z', '2026-10-25T02:30:00Z')).toEqual([
    [1, 1_800],
    [2, 7_200],
    [3, 1_800],
  ]);
  expect(hours('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z')).toEqual([
    [1, 1_800],
    [3, 1_800],
  ]);
  // A time zone with an offset of half an hour.
  expect(
    secondsByHour([{ zone: 'Asia/Kolkata', spans: [span('2026-11-20T18:00:00Z', '2026-11-20T19:00:00Z')] }]),
  ).toEqual([
    { weekday: 5, hour: 23, seconds: 1_800 },
    { weekday: 6, hour: 0, seconds: 1_800 },
  ]);
});

test('STAT-05: equals a recount second by second', () => {
  const zones = ['Europe/Vienna', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
  const anySpan = fc.record({
    zone: fc.constantFrom(...zones),
    day: fc.constantFrom('2026-03-28', '2026-10-24', '2026-04-04', '2026-11-01', '2026-12-31'),
    starts: fc.nat(1_440),
    lasts: fc.nat(1_000),
  });
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 3 }), (all) => {
      const spans = all.map(({ zone, day, starts, lasts }) => {
        const from = Date.parse(`${day}T00:00:00Z`) + starts * 60_000;
        return { zone, spans: [{ from, to: from + lasts * 60_000 }] };
      });
      const counted = new Map<string, number>();
      for (const { zone, spans: own } of spans) {
        const clock = new Intl.DateTimeFormat('en-GB', {
          timeZone: zone,
          weekday: 'short',
          hour: '2-digit',
          hourCycle: 'h23',
        });
        for (const { from, to } of own)
          for (let at = from; at < to; at += 60_000) {
            const shown = clock.format(at);
            counted.set(shown, (counted.get(shown) ?? 0) + 60);
          }
      }
      const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
      const found = secondsByHour(spans).map(({ weekday, hour, seconds }) => [
        `${names[weekday - 1]}, ${String(hour).padStart(2, '0')}`,
        seconds,
      ]);
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(
          [...counted].map(([key, seconds]) => [key.replace(/^(\w{3})\W+(\d\d)$/, '$1, $2'), seconds]),
        ),
      );
    }),
    { numRuns: 60 },
  );
});
