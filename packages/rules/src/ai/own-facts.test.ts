import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findOwnFacts } from './own-facts.ts';

const kindsIn = (text: string, sources: readonly string[] = []) => findOwnFacts(text, sources).map(({ kind }) => kind);

// AI-04
test.each([
  ['price', 'Nur 12,90 € pro Person'],
  ['price', 'ab EUR 9'],
  ['price', 'für 5 Euro'],
  ['price', 'CHF 24.50 im Menü'],
  ['price', 'jetzt 20 % Rabatt'],
  ['price', 'um 7,-'],
  ['opening-hours', 'Wir öffnen um 11:30'],
  ['opening-hours', 'jeden Tag ab 17 Uhr'],
  ['opening-hours', 'rund um die Uhr'],
  ['opening-hours', 'Montags ist Ruhetag'],
  ['opening-hours', 'open from 5 pm'],
  ['allergens', 'enthält Gluten'],
  ['allergens', 'garantiert nussfrei'],
  ['allergens', 'ohne Laktose'],
  ['allergens', 'Allergene: A, C, G'],
  ['contact', 'mehr auf www.beispiel.at'],
  ['contact', 'https://evil.example/login'],
  ['contact', 'schreiben Sie an kueche@beispiel.at'],
  ['contact', 'Tel. +43 1 234 56 78'],
  ['contact', '<script>alert(1)</script>'],
  ['contact', 'javascript:alert(1)'],
  ['contact', 'bit.ly ist es nicht, aber pizza.shop/aktion'],
])('finds %s in "%s"', (kind, text) => {
  expect(kindsIn(text)).toContain(kind);
});

test.each([
  'Unser Teig rastet 48 Stunden bei vier Grad.',
  'Seit 1987 in der dritten Generation.',
  'Drei Gerichte, zwei Suppen und ein Dessert.',
  'Die Margherita kostet {{price:0199f000-0000-7000-8000-000000000006}}.',
  'Zu Mittag und am Abend für Sie da.',
])('finds nothing in "%s"', (text) => {
  expect(kindsIn(text)).toEqual([]);
});

test('accepts what the editor wrote, however it is spaced', () => {
  expect(kindsIn('jeden Tag ab 17 Uhr, um 12,90 €', ['Ab 17  Uhr kostet es 12,90€'])).toEqual([]);
});

test('accepts a repeated text and refuses any other price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (known, other) => {
      const text = (price: number) => `Das kostet ${price} € im Menü.`;
      expect(kindsIn(text(known), [text(known)])).toEqual([]);
      // Also if it is part of a known one: 1 € of 11 €.
      if (known !== other) expect(kindsIn(text(other), [text(known)])).toEqual(['price']);
    }),
  );
});
