import { expect, test } from '@jest/globals';
import { changeTexts, requestedDifference } from './request-texts.ts';

const zone = 'Europe/Vienna';
const times = { startAt: '2026-11-19T16:00:00.000Z', endAt: '2026-11-19T21:00:00.000Z', pauses: [] };
const pause = { startAt: '2026-11-19T18:00:00.000Z', endAt: '2026-11-19T18:30:00.000Z' };

test('shows a later end beside the recorded one, and omits unchanged breaks', () => {
  const correction = {
    ...times,
    endAt: '2026-11-19T22:10:00.000Z',
    pauses: [pause],
    was: { ...times, pauses: [pause] },
  };
  expect(changeTexts(correction, zone)).toEqual({ day: 'Do 19.11.', was: '17:00–22:00', requested: '17:00–23:10' });
  expect(requestedDifference(correction)).toBe(70 * 60);
});

test('shows a forgotten break, which reduces the working time', () => {
  const correction = { ...times, pauses: [pause], was: times };
  expect(changeTexts(correction, zone)).toMatchObject({
    was: '17:00–22:00, ohne Pause',
    requested: '17:00–22:00, Pause 19:00–19:30',
  });
  expect(requestedDifference(correction)).toBe(-30 * 60);
});

test('a new entry counts completely; without an end there is no difference', () => {
  expect(changeTexts({ ...times, was: null }, zone).was).toBeUndefined();
  expect(requestedDifference({ ...times, was: null })).toBe(5 * 3_600);
  const open = { ...times, was: { ...times, endAt: null } };
  expect(changeTexts(open, zone).was).toBe('17:00–offen');
  expect(requestedDifference(open)).toBeUndefined();
});

test('says if an entry was recorded on another day', () => {
  const was = { ...times, startAt: '2026-11-18T23:30:00.000Z', endAt: '2026-11-19T04:00:00.000Z' };
  expect(changeTexts({ ...times, startAt: '2026-11-18T22:30:00.000Z', was }, zone)).toMatchObject({
    day: 'Mi 18.11.',
    was: 'Do 19.11., 00:30–05:00',
  });
});
