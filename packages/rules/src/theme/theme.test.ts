import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contrast, deriveTheme, hexToLch, lchToHex, type Scheme, themeCss } from './theme.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('converts a colour to OKLCH and back without loss', () => {
  fc.assert(fc.property(colour, (hex) => lchToHex(hexToLch(hex)) === hex));
});

test('has the maximum contrast for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

const pairs: readonly [text: string, ground: string, least: number][] = [
  ...['page', 'surface', 'raised', 'table'].map((ground): [string, string, number] => ['ink', ground, 7]),
  ...['page', 'surface', 'raised', 'table'].map((ground): [string, string, number] => ['ink-2', ground, 4.5]),
  ['ink-3', 'page', 4.6],
  ['line-strong', 'page', 3],
  ['brand', 'page', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['on-brand', 'brand-press', 4.5],
  ['on-counter', 'counter', 4.5],
  ['on-accent', 'accent', 4.5],
  ['accent-ink', 'page', 4.5],
  ...['ok', 'soon', 'late', 'info'].map((state): [string, string, number] => [state, `${state}-soft`, 4.5]),
];

const ratio = (scheme: Scheme, text: string, ground: string): number =>
  contrast(scheme[text] as string, scheme[ground] as string);

// LOOK-04
test('derives readable schemes from any colours of a tenant', () => {
  fc.assert(
    fc.property(colour, colour, (brand, accent) => {
      const theme = deriveTheme({ brand, accent });
      for (const scheme of [theme.light, theme.dark]) {
        for (const [text, ground, least] of pairs)
          expect(ratio(scheme, text, ground)).toBeGreaterThanOrEqual(least - 0.01);
      }
    }),
  );
});

test("keeps the pizzeria's own colours unchanged", () => {
  const { light, corrections } = deriveTheme({ brand: '#003F4B', accent: '#4CAF5B' });
  expect(light).toMatchObject({ brand: '#003f4b', counter: '#003f4b', accent: '#4caf5b', page: '#ffffff' });
  expect(corrections).toEqual(['Auf der Akzentfarbe ist weiße Schrift schlecht lesbar. Sie erhält dunkle Schrift.']);
});

test('derives a different look for another business', () => {
  const { light, dark } = deriveTheme({ brand: '#6B1F2E', accent: '#E2A93B' });
  expect(light.brand).toBe('#6b1f2e');
  expect(light.accent).toBe('#e2a93b');
  // The table colour has the brand's hue with very little of its chroma.
  expect(hexToLch(light.table as string).h).toBeCloseTo(hexToLch('#6B1F2E').h, -1);
  expect(hexToLch(light.table as string).c).toBeLessThan(0.02);
  expect(hexToLch(dark.counter as string).l).toBeCloseTo(0.36, 1);
});

test('darkens a light brand colour until white text is readable, and reports the correction', () => {
  const { light, corrections } = deriveTheme({ brand: '#F2C200', accent: '#1144AA' });
  expect(ratio(light, 'on-brand', 'brand')).toBeGreaterThanOrEqual(4.5);
  expect(corrections[0]).toMatch('Hauptfarbe ist zu hell');
});

test('increases the distance between similar colours', () => {
  const { light, corrections } = deriveTheme({ brand: '#7A2030', accent: '#7F2536' });
  expect(hexToLch(light.brand as string).l).toBeLessThan(hexToLch('#7A2030').l - 0.07);
  expect(corrections.some((sentence) => sentence.includes('sehr ähnlich'))).toBe(true);
});

test("declares the faces of a tenant's font, but not of Inter, which is part of the base styles", () => {
  const colours = { brand: '#6B1F2E', accent: '#E2A93B', radius: 3 };
  const lora = themeCss({ ...colours, font: 'Lora' });
  expect(lora).toContain('--tenant-font:"Lora", Georgia, serif');
  expect(lora.match(/@font-face\{font-family:"Lora"/g)).toHaveLength(8);
  // A late font causes no layout shift, and no external host is used.
  expect(lora.match(/font-display:optional/g)).toHaveLength(8);
  expect(lora).not.toMatch(/https?:/);
  expect(themeCss({ ...colours, font: 'Inter' })).not.toContain('@font-face');
});

test('escapes a font name so that it cannot end its quotes', () => {
  const css = themeCss({ brand: '#6B1F2E', accent: '#E2A93B', radius: 3, font: 'Lora"; } body { display: none' });
  expect(css).toContain('--tenant-radius:3px');
  expect(css).toContain('--tenant-font:"Lora  body  display none", system-ui, sans-serif');
  expect(css.match(/\{/g)?.length).toBe(css.match(/\}/g)?.length);
});
