import { expect, test } from '@jest/globals';
import { wordsOfZone } from './words-of-zone.ts';

// CHECKOUT-41
test.each([
  ['Europe/Vienna', 'Bankomatkarte', 'Stiege', 'UID-Nummer'],
  ['Europe/Berlin', 'Girocard', 'Aufgang', 'USt-IdNr.'],
  ['Europe/Zurich', 'Debitkarte', 'Eingang', 'MWST-Nummer'],
  ['Europe/Vaduz', 'Debitkarte', 'Eingang', 'MWST-Nummer'],
  ['Europe/London', 'Bankomatkarte', 'Stiege', 'UID-Nummer'],
])('%s says %s, %s and %s', (zone, bankCard, stairway, vatNumber) =>
  expect(wordsOfZone(zone)).toMatchObject({ bankCard, stairway, vatNumber }),
);
