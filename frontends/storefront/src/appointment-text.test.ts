import { expect, test } from '@jest/globals';
import { appointmentText } from './appointment-text.ts';

const textFor = (iso: string) => appointmentText(Date.parse(iso), 'Europe/Vienna', new Date('2026-11-21T22:30:00Z'));

test("today and tomorrow are days in the branch's time zone", () => {
  expect(textFor('2026-11-21T22:45:00Z')).toBe('heute, 23:45 Uhr');
  expect(textFor('2026-11-21T23:05:00Z')).toBe('morgen, 00:05 Uhr');
  expect(textFor('2026-11-24T11:00:00Z')).toBe('Dienstag, 24.11.2026, 12:00 Uhr');
});
