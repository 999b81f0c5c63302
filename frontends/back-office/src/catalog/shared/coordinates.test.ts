import { expect, test } from '@jest/globals';
import { coordinatesOf, coordinatesText } from './coordinates.ts';

test.each([
  '48.20817, 16.37382',
  '48.20817,16.37382',
  ' 48.20817; 16.37382 ',
  '48,20817; 16,37382',
  '48,20817 16,37382',
])('%s is a location', (text) => expect(coordinatesOf(text)).toEqual({ latitude: 48.20817, longitude: 16.37382 }));

test('south and west are negative', () =>
  expect(coordinatesOf('-34.6037, -58.3816')).toEqual({ latitude: -34.6037, longitude: -58.3816 }));

test.each(['48', '48,2', 'Karlsplatz 1', '48.2, 16.3, 7', '48.2,'])('%s is not a location', (text) =>
  expect(coordinatesOf(text)).toBeUndefined(),
);

test('an empty text has no location, and formatted coordinates can be parsed', () => {
  expect(coordinatesOf('')).toEqual({ latitude: null, longitude: null });
  expect(coordinatesText(null, null)).toBe('');
  for (const [latitude, longitude] of [
    [48.20817, 16.37382],
    [0, -0.5],
    [-12, 7],
  ] as const)
    expect(coordinatesOf(coordinatesText(latitude, longitude))).toEqual({ latitude, longitude });
});
