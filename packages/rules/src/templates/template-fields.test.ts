import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fieldLabels, filledText, placeholdersIn, templateFields } from './template-fields.ts';

test('fills placeholders, and leaves out lines that only had empty ones', () => {
  const text = '{{name}}\n{{description}}\n\nnur {{price}}';
  expect(filledText(text, { name: 'Margherita', description: '', price: '10,90 €' })).toBe('Margherita\n\nnur 10,90 €');
  expect(filledText('{{name}} ({{unknown}})', { name: 'Wein' })).toBe('Wein ()');
});

test('a filled text contains no placeholder, and a text without placeholders stays', () =>
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('name', 'price', 'url'),
      fc.stringMatching(/^[a-z ]*$/),
      (text, name, value) => {
        if (placeholdersIn(text).length === 0) expect(filledText(text, { [name]: value })).toBe(text);
        expect(placeholdersIn(filledText(`${text.replaceAll('{', '')} {{${name}}}`, { [name]: value }))).toEqual([]);
      },
    ),
  ));

test('every placeholder has a German label', () => {
  for (const fields of Object.values(templateFields))
    for (const field of fields) expect(fieldLabels[field]).toBeTruthy();
});
