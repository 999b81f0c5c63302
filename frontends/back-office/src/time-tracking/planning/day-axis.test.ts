import { expect, test } from '@jest/globals';
import { dayAxis, hoursOf, peopleAt, placeOn } from './day-axis.ts';

const zone = 'Europe/Vienna';
const date = '2026-11-24';
const shift = (from: string, to: string, user: string | null = 'sara') => ({
  user: user === null ? null : { id: user },
  startAt: new Date(`${from}:00.000+01:00`).toISOString(),
  endAt: new Date(`${to}:00.000+01:00`).toISOString(),
});
const late = shift('2026-11-24T16:30', '2026-11-25T01:00');

test("a day's axis runs from opening or the first shift to the last end, also after midnight", () => {
  expect(dayAxis(date, [{ from: 11 * 60, to: 23 * 60 }], [late], zone)).toEqual({ from: 11, to: 25 });
  expect(dayAxis(date, [], [late], zone)).toEqual({ from: 16, to: 25 });
  expect(dayAxis(date, [{ from: 690, to: 840 }], [], zone)).toEqual({ from: 11, to: 14 });
  expect(dayAxis(date, [{ from: 0, to: 1_440 }], [late], zone)).toEqual({ from: 16, to: 25 });
  expect(dayAxis(date, [], [], zone)).toEqual({ from: 8, to: 20 });
  expect(hoursOf({ from: 22, to: 25 })).toEqual([22, 23, 24]);
});

test('places a shift by local time, also on a day of 25 hours', () => {
  expect(placeOn({ from: 15, to: 25 }, date, late, zone)).toEqual({ left: '15%', width: '85%' });
  const night = { startAt: '2026-10-24T22:00:00.000Z', endAt: '2026-10-25T05:00:00.000Z' };
  expect(placeOn({ from: 0, to: 12 }, '2026-10-25', night, zone)).toEqual({ left: '0%', width: '50%' });
});

test('counts a person present in the middle of an hour once, and open shifts not at all', () => {
  const shifts = [
    late,
    shift('2026-11-24T10:00', '2026-11-24T16:30'),
    shift('2026-11-24T16:00', '2026-11-24T18:00', null),
  ];
  expect([9, 10, 16, 24, 25].map((hour) => peopleAt(date, hour, shifts, zone))).toEqual([0, 1, 1, 1, 0]);
});
