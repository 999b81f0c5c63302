import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { legalParts, splitPieces } from './legal-parts.ts';

test('a numbered line above its text is a title; an address, a date and a list are not', () => {
  const titles = (text: string) => legalParts(text).map(({ title }) => title);
  expect(titles('Vorweg\n\n2. Bestellung und Vertrag\nDer Vertrag kommt zustande.\n\n§ 3 Preise')).toEqual([
    undefined,
    '2. Bestellung und Vertrag',
    '§ 3 Preise',
  ]);
  expect(titles('1010 Wien\nÖsterreich\n\n1. Äpfel\n2. Birnen\n\n5. Das ist ein Satz.\nUnd noch einer.')).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('links e-mail addresses, URLs and phone numbers, without trailing punctuation', () =>
  expect(
    splitPieces('An servus@marillo.example, +43 1 5352418 oder (www.ris.bka.gv.at). Siehe https://a.example/b.').filter(
      ({ href }) => href,
    ),
  ).toEqual([
    { text: 'servus@marillo.example', href: 'mailto:servus@marillo.example' },
    { text: '+43 1 5352418', href: 'tel:+4315352418' },
    { text: 'www.ris.bka.gv.at', href: 'https://www.ris.bka.gv.at' },
    { text: 'https://a.example/b', href: 'https://a.example/b' },
  ]));

test('keeps the whole text and never links to a script', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', ' www.a.at', ' a@b.at ', 'javascript:x@y.z'),
      (text, more) => {
        const pieces = splitPieces(text + more);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text + more);
        for (const { href } of pieces) if (href) expect(href).toMatch(/^(mailto:|tel:|https?:)/);
      },
    ),
  ));
