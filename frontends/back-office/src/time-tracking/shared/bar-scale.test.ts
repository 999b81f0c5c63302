import { expect, test } from '@jest/globals';
import { barScale } from './bar-scale.ts';

const at = (clock: string) => `2026-11-19T${clock}:00.000Z`;
const scale = (...spans: [string, string | null][]) => {
  const { from, to } = barScale(
    spans.map(([startAt, endAt]) => ({ startAt: at(startAt), endAt: endAt === null ? null : at(endAt) })),
  );
  return [from, to].map((instant) => new Date(instant).toISOString().slice(11, 16));
};

test('the scale spans full hours', () => {
  expect(scale(['16:02', '22:00'], ['16:00', '22:10'])).toEqual(['16:00', '23:00']);
  expect(scale(['08:00', '16:00'])).toEqual(['08:00', '16:00']);
});

test('an open span that starts on a full hour gets the following hour', () => {
  expect(scale(['16:00', null])).toEqual(['16:00', '17:00']);
  expect(scale(['16:00', '16:00'])).toEqual(['16:00', '17:00']);
  expect(scale(['16:30', null])).toEqual(['16:00', '17:00']);
});
