import { expect, test } from '@jest/globals';
import type { OpeningRule } from '@theke/rules/hours/opening-hours';
import type { Stream } from '@theke/rules/signage/stream-timeline';
import { weekDays } from './week-days.ts';

const openingHours: OpeningRule[] = [{ type: 'daily', from: '11:00', to: '22:00' }];
const place = { timeZone: 'Europe/Vienna', openingHours };
const stream: Stream = {
  entries: [
    {
      id: 'late',
      segment: { id: 'night' },
      schedule: [{ type: 'saturday', from: '20:00', to: '02:00' }],
      validFrom: null,
      validUntil: null,
      priority: 1,
      isEnabled: true,
    },
  ],
  fallback: { id: 'card' },
  interruption: null,
  isOffWhenClosed: false,
};
const shapes = (monday: string) =>
  weekDays(stream, place, monday).map(({ spans }) =>
    spans.map(({ segment, minutes }) => [segment, minutes.from, minutes.to]),
  );

test('an entry over midnight appears on both days', () => {
  const days = shapes('2026-11-16');
  expect(days[5]).toEqual([
    ['card', 0, 1_200],
    ['night', 1_200, 1_440],
  ]);
  expect(days[6]).toEqual([
    ['night', 0, 120],
    ['card', 120, 1_440],
  ]);
});

test('days of 23 and 25 hours fill their column without gaps', () => {
  for (const monday of ['2026-03-23', '2026-10-19'])
    for (const day of shapes(monday)) {
      expect(day[0]?.[1]).toBe(0);
      expect(day.at(-1)?.[2]).toBe(1_440);
    }
});

test('lists when the branch is closed', () => {
  expect(weekDays(stream, place, '2026-11-16')[0]?.closed).toEqual([
    { from: 0, to: 660 },
    { from: 1_320, to: 1_440 },
  ]);
  expect(weekDays(stream, { ...place, openingHours: [] }, '2026-11-16')[0]?.closed).toEqual([{ from: 0, to: 1_440 }]);
});
