import { expect, test } from '@jest/globals';
import { changedDays, weekFromMonday } from './hours-shown.ts';

const zone = 'Europe/Vienna';
const thursday = new Date('2026-12-10T12:00:00Z');
const usual = { type: 'daily', from: '10:00', to: '18:00' } as const;

test('the week starts on Monday and marks today', () => {
  const week = weekFromMonday([usual, { type: 'monday', isClosed: true }], zone, thursday);
  expect(week.map(({ name }) => name).join(' ')).toBe('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag');
  expect(week.filter(({ isToday }) => isToday).map(({ name }) => name)).toEqual(['Donnerstag']);
  expect(week[0]?.hours).toBe('Ruhetag');
});

test('lists exceptions of the next weeks, one per day; those of this week are in the weekly table', () =>
  expect(
    changedDays(
      [
        usual,
        { type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' },
        { type: 'once', date: '2026-12-24', from: '16:00', to: '18:00' },
        { type: 'once', date: '2026-12-12', isClosed: true },
        { type: 'once', date: '2026-12-14', isClosed: true },
        { type: 'once', date: '2026-12-09', isClosed: true },
        { type: 'once', date: '2027-02-01', isClosed: true },
      ],
      zone,
      thursday,
    ),
  ).toEqual([
    ['14.12.', 'geschlossen'],
    ['24.12.', '10:00–14:00, 16:00–18:00'],
  ]));
