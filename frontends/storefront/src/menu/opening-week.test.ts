import { expect, test } from '@jest/globals';
import type { Branch } from '@theke/contracts/catalog/branch';
import { openingWeek } from './opening-week.ts';

const branch = (openingHours: object[]): Branch => ({ timeZone: 'Europe/Vienna', openingHours }) as unknown as Branch;
const saturday = new Date('2026-11-21T12:00:00Z');
const week = (...rules: object[]) =>
  openingWeek(branch(rules), saturday).map(({ label, hours }) => `${label}: ${hours}`);

test('shows today separately and combines equal days', () =>
  expect(
    week(
      { type: 'daily', from: '11:00', to: '14:30' },
      { type: 'daily', from: '17:00', to: '22:00' },
      { type: 'saturday', from: '11:00', to: '18:00' },
      { type: 'sunday', isClosed: true },
    ),
  ).toEqual(['Samstag, heute: 11:00–18:00', 'Sonntag: Ruhetag', 'Montag bis Freitag: 11:00–14:30, 17:00–22:00']));

test('names a day that is open all day', () =>
  expect(week({ type: 'daily', from: '00:00', to: '24:00' })[0]).toBe('Samstag, heute: rund um die Uhr'));

// HOURS-09
test('a dated entry counts only in the current ISO week', () =>
  expect(
    week(
      { type: 'daily', from: '10:00', to: '12:00' },
      { type: 'once', date: '2026-11-22', isClosed: true },
      { type: 'once', date: '2026-11-24', isClosed: true },
    ),
  ).toEqual(['Samstag, heute: 10:00–12:00', 'Sonntag: geschlossen', 'Montag bis Freitag: 10:00–12:00']));

test('a branch with few opening days, or none, has no rest days', () => {
  expect(week({ type: 'saturday', from: '09:00', to: '13:00' })).toEqual([
    'Samstag, heute: 09:00–13:00',
    'Sonntag bis Freitag: geschlossen',
  ]);
  expect(week()).toEqual(['Samstag, heute: geschlossen', 'Sonntag bis Freitag: geschlossen']);
});
