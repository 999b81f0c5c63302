import { expect, test } from '@jest/globals';
import { writableText } from './writable-text.ts';

test('writes only letters that the fonts contain, so that no empty box is printed', () => {
  expect(writableText('⅛ l, Carnuntum')).toBe('1/8 l, Carnuntum');
  expect(writableText('1⅓ Portionen')).toBe('1\u00a01/3 Portionen');
  expect(writableText('½ Liter Łosoś, 10,90 €')).toBe('½ Liter Łosoś, 10,90 €');
  expect(writableText('Zeile\n\u0000zwei')).toBe('Zeile\n zwei');
  expect(writableText('Diavola 🌶️ scharf ★')).toBe('Diavola  scharf ');
});
