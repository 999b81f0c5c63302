import { expect, test } from '@jest/globals';
import { shownTheme } from './shown-theme.ts';

const saved = { brand: '#003F4B', accent: '#4CAF5B', radius: 10, font: 'Inter' } as const;

test('what is right is shown at once, what is half typed stays as it was', () => {
  expect(shownTheme({ brand: '#6B1F2E', accent: '#4CA', radius: null, font: 'Lora' }, saved)).toEqual({
    brand: '#6B1F2E',
    accent: '#4CAF5B',
    radius: 10,
    font: 'Lora',
  });
});

test('before anything was typed it is what was saved', () => {
  expect(shownTheme(undefined, saved)).toEqual(saved);
});
