import { expect, test } from '@jest/globals';
import type { OpeningRules } from '@theke/rules/hours/opening-hours';
import { changedDays, weekOf } from './week.ts';

const rules: OpeningRules = [
  { type: 'daily', from: '11:00', to: '22:00' },
  { type: 'saturday', from: '17:00', to: '02:00' },
  { type: 'sunday', isClosed: true },
  { type: 'once', date: '2026-12-24', isClosed: true },
  { type: 'once', date: '2026-12-31', from: '11:00', to: '15:00' },
];
/** Without marks against line breaks. */
const visible = (hours: string) => hours.replaceAll('\u2060', '');
const at = (date: string) => Date.parse(`${date}T12:00:00+01:00`);
const week = (date: string) => weekOf(rules, 'Europe/Vienna', at(date));

test('lists Monday to Sunday and marks today', () => {
  expect(
    week('2026-11-18').map(({ name, hours, isToday }) => `${name} ${visible(hours)}${isToday ? ' *' : ''}`),
  ).toEqual([
    'Montag 11:00–22:00',
    'Dienstag 11:00–22:00',
    'Mittwoch 11:00–22:00 *',
    'Donnerstag 11:00–22:00',
    'Freitag 11:00–22:00',
    'Samstag 17:00–02:00',
    'Sonntag geschlossen',
  ]);
});

test('shows a dated entry in its week, marked', () => {
  expect(week('2026-12-22').find(({ isChanged }) => isChanged)).toMatchObject({
    name: 'Donnerstag',
    hours: 'geschlossen',
  });
  expect(week('2026-12-15').some(({ isChanged }) => isChanged)).toBe(false);
});

test('announces changed days of the next four weeks, but not those of this week', () => {
  const announced = (date: string) => changedDays(rules, 'Europe/Vienna', at(date)).map(({ hours }) => visible(hours));
  expect(announced('2026-11-18')).toEqual([]);
  expect(announced('2026-12-07')).toEqual(['geschlossen', '11:00–15:00']);
  expect(announced('2026-12-22')).toEqual(['11:00–15:00']);
});
