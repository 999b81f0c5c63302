import { expect, test } from '@jest/globals';
import { splitNamed } from './split-named.ts';

const words = 'heute ausverkauft wieder verfügbar';

test.each([
  ['ausverkauft marg', 'ausverkauft', 'marg'],
  ['Marg AUSVER', 'AUSVER', 'Marg'],
  ['wieder verfugbar', 'wieder verfugbar', ''],
  ['cola zero', '', 'cola zero'],
  // Two letters are too few to mean a command.
  ['he cola', '', 'he cola'],
  ['', '', ''],
])('splits "%s" into words of the command and words of the record', (text, named, rest) =>
  expect(splitNamed(text, words)).toEqual({ named, rest }),
);
