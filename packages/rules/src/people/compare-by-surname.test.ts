import { expect, test } from '@jest/globals';
import { compareBySurname } from './compare-by-surname.ts';

// OFFICE-21
test('sorts names by surname, then by first name', () =>
  expect(['Tobias Kern', 'Nina Aigner', 'Goran Ilić', 'Anna Maria Kern', 'Theke'].toSorted(compareBySurname)).toEqual([
    'Nina Aigner',
    'Goran Ilić',
    'Anna Maria Kern',
    'Tobias Kern',
    'Theke',
  ]));
