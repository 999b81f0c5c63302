import { expect, test } from '@jest/globals';
import { facesOf, facesToPreload, fontFamilies, fonts, isFontFamily, variantsOf } from './fonts.ts';

test('each family has its text cut, a name for addresses, and something to fall back on', () => {
  for (const family of fontFamilies) {
    expect(variantsOf(family).slice(0, 2)).toEqual(['regular', 'italic']);
    expect(fonts[family].id).toBe(family.toLowerCase().replaceAll(' ', '-'));
    expect(fonts[family].fallback).toMatch(/serif$/);
  }
});

test('a family without a weight offers no variant of it', () => {
  expect(variantsOf('Lato')).toEqual(['regular', 'italic', '700']);
  expect(variantsOf('Lora')).toEqual(['regular', 'italic', '500', '600', '700']);
});

test('every face is one file of its own, served by this house', () => {
  const urls = fontFamilies.flatMap(facesOf).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) expect(url).toMatch(/^\/font\/[a-z-]+\/latin(-ext)?-[4-7]00\.woff2$/);
});

test('loaded beforehand is only what a page certainly needs', () => {
  expect(facesToPreload('Lora').map(({ url }) => url)).toEqual([
    '/font/lora/latin-400.woff2',
    '/font/lora/latin-500.woff2',
    '/font/lora/latin-600.woff2',
  ]);
});

test('a name that every object has is no font', () => {
  expect(isFontFamily('constructor')).toBe(false);
  expect(isFontFamily('Open Sans')).toBe(true);
});
