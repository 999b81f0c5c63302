import { expect, test } from '@jest/globals';
import { wordsOfZone } from './words-of-zone.ts';

// CHECKOUT-41
test.each([
  ['Europe/Vienna', 'Bankomatkarte', 'Stiege', 'UID-Nummer', 'USt.', 'an der Kassa'],
  ['Europe/Berlin', 'Girocard', 'Aufgang', 'USt-IdNr.', 'USt.', 'an der Kasse'],
  ['Europe/Zurich', 'Debitkarte', 'Eingang', 'MWST-Nummer', 'MWST', 'an der Kasse'],
  ['Europe/Vaduz', 'Debitkarte', 'Eingang', 'MWST-Nummer', 'MWST', 'an der Kasse'],
  ['Europe/London', 'Bankomatkarte', 'Stiege', 'UID-Nummer', 'USt.', 'an der Kassa'],
])('%s says %s, %s, %s, %s and %s', (zone, bankCard, stairway, vatNumber, vat, atTill) =>
  expect(wordsOfZone(zone)).toMatchObject({ bankCard, stairway, vatNumber, vat, atTill }),
);
