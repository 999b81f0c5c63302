import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { softHyphens } from './soft-hyphens.ts';

const shown = (text: string) => softHyphens(text).replaceAll('\u00ad', '-');

test.each([
  ['Marillenpalatschinken', 'Maril-len-palat-schin-ken'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donau-dampf-schiff-fahrts-gesell-schaft'],
  ['Erdäpfelgulaschsuppe', 'Erdäp-fel-gulasch-suppe'],
  ['Schweinsbratenteller', 'Schweins-bra-ten-tel-ler'],
  ['Kürbisgemüsesuppe', 'Kür-bis-gemü-sesuppe'],
  ['Rindfleischsalat mit Kernöl', 'Rind-fleisch-salat mit Kernöl'],
  ['Zwetschkenknödel', 'Zwetsch-ken-knö-del'],
  ['Tomatenstrudelfüllung', 'Toma-ten-stru-del-fül-lung'],
])('divides %s', (word, divided) => expect(shown(word)).toBe(divided));

test('leaves short words and everything that is no word', () =>
  expect(softHyphens('Spaghetti Carbonara 10,90 €')).toBe('Spaghetti Carbonara 10,90 €'));

test('changes nothing but soft hyphens', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...'aeiouäschtrnl'), { maxLength: 40 }),
      (text, letters) => {
        const word = text + letters.join('');
        const result = softHyphens(word.replaceAll('\u00ad', ''));
        expect(result.replaceAll('\u00ad', '')).toBe(word.replaceAll('\u00ad', ''));
      },
    ),
  ));
