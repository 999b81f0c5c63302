import { expect, test } from '@jest/globals';
import { facesToPreload, fontFamilies, fonts, isFontFamily, listFontFaces, variantsOf } from './fonts.ts';

test('has a regular weight, an id for addresses, and a fallback for each family', () => {
  for (const family of fontFamilies) {
    expect(variantsOf(family).slice(0, 2)).toEqual(['regular', 'italic']);
    expect(fonts[family].id).toBe(family.toLowerCase().replaceAll(' ', '-'));
    expect(fonts[family].fallback).toMatch(/serif$/);
  }
});

test('offers no variant for a missing weight', () => {
  expect(variantsOf('Lato')).toEqual(['regular', 'italic', '700']);
  expect(variantsOf('Lora')).toEqual(['regular', 'italic', '500', '600', '700']);
});

test('has a separate file for each face, served by the platform', () => {
  const urls = fontFamilies.flatMap(listFontFaces).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) expect(url).toMatch(/^\/font\/[a-z-]+\/latin(-ext)?-[4-7]00\.woff2$/);
});

test('preloads only the faces that every page needs', () => {
  expect(facesToPreload('Lora').map(({ url }) => url)).toEqual([
    '/font/lora/latin-400.woff2',
    '/font/lora/latin-500.woff2',
    '/font/lora/latin-600.woff2',
  ]);
});

test('rejects names from the object prototype as fonts', () => {
  expect(isFontFamily('constructor')).toBe(false);
  expect(isFontFamily('Open Sans')).toBe(true);
});
