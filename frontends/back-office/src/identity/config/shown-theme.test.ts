import { expect, test } from '@jest/globals';
import { shownTheme } from './shown-theme.ts';

const saved = { brand: '#003F4B', accent: '#4CAF5B', radius: 10, font: 'Inter' } as const;

test('applies valid values at once and keeps the earlier value of incomplete ones', () => {
  expect(shownTheme({ brand: '#6B1F2E', accent: '#4CA', radius: null, font: 'Lora' }, saved)).toEqual({
    brand: '#6B1F2E',
    accent: '#4CAF5B',
    radius: 10,
    font: 'Lora',
  });
});

test('shows the saved theme before any edit', () => {
  expect(shownTheme(undefined, saved)).toEqual(saved);
});
