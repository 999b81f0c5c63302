import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chosenOptions, type Part, type PartsHolder, type PartValue, partErrors } from './configuration.ts';

const size: Part = { name: 'Größe', type: 'select', options: [{ name: 'Klein' }, { name: 'Groß' }] };
const extras: Part = { name: 'Extras', type: 'multiselect', options: [{ name: 'Rucola' }, { name: 'Sardellen' }] };
const name: Part = { name: 'Widmung', type: 'text' };
const photo: Part = { name: 'Foto', type: 'image' };
const pizza: PartsHolder = { type: 'configurable', config: { parts: [size, extras, name, photo] } };
const upload = (number: number) => `0199f000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const one = (part: Part): PartsHolder => ({ type: 'configurable', config: { parts: [part] } });
const codes = (product: PartsHolder, values: readonly PartValue[]) =>
  partErrors(product, values).map(({ code }) => code);

test('accepts a complete configuration', () => {
  expect(partErrors(pizza, ['Groß', ['Rucola'], 'Für Eva', upload(1)])).toEqual([]);
});

// PRODUCT-04, PRODUCT-05
test('names each missing required part', () => {
  expect(partErrors(pizza, [null, [], '  ', undefined], 'items.2.parts')).toEqual([
    { path: 'items.2.parts.0', code: 'PART_REQUIRED', message: 'Bitte wählen Sie bei „Größe“ etwas aus.' },
    {
      path: 'items.2.parts.1',
      code: 'PART_REQUIRED',
      message: 'Bitte wählen Sie bei „Extras“ mindestens eine Möglichkeit aus.',
    },
    { path: 'items.2.parts.2', code: 'PART_REQUIRED', message: 'Bitte füllen Sie „Widmung“ aus.' },
    { path: 'items.2.parts.3', code: 'PART_REQUIRED', message: 'Bitte laden Sie bei „Foto“ ein Bild hoch.' },
  ]);
  expect(codes(pizza, [])).toEqual(Array(4).fill('PART_REQUIRED'));
});

test('allows omitting an optional part, but not an invalid value', () => {
  expect(codes(one({ ...size, optional: true }), [null])).toEqual([]);
  expect(codes(one({ ...size, optional: true }), ['Riesig'])).toEqual(['PART_OPTION_UNKNOWN']);
});

test('requires known options, each once, in the right shape', () => {
  expect(codes(one(size), ['Riesig'])).toEqual(['PART_OPTION_UNKNOWN']);
  expect(codes(one(extras), [['Rucola', 'Trüffel']])).toEqual(['PART_OPTION_UNKNOWN']);
  expect(codes(one(extras), [['Rucola', 'Rucola']])).toEqual(['PART_OPTION_TWICE']);
  expect(codes(one(extras), ['Rucola'])).toEqual(['PART_SHAPE']);
  expect(codes(one(size), [['Klein']])).toEqual(['PART_SHAPE']);
  expect(codes(one(name), [['a']])).toEqual(['PART_SHAPE']);
});

test('requires upload ids for files and images, each once, one or several by part type', () => {
  const photos: Part = { name: 'Fotos', type: 'images' };
  expect(codes(one(photos), [[upload(1), upload(2)]])).toEqual([]);
  expect(codes(one(photos), [[upload(1), upload(1)]])).toEqual(['PART_UPLOAD_TWICE']);
  expect(codes(one(photos), [upload(1)])).toEqual(['PART_SHAPE']);
  expect(codes(one(photo), [[upload(1)]])).toEqual([]);
  expect(codes(one(photo), [[upload(1), upload(2)]])).toEqual(['PART_SHAPE']);
  expect(codes(one(photo), ['../../etc/passwd'])).toEqual(['PART_SHAPE']);
  expect(codes(one({ ...photos, type: 'files', optional: true }), [[]])).toEqual([]);
  expect(codes(one({ ...photo, type: 'file' }), [''])).toEqual(['PART_REQUIRED']);
});

// PRODUCT-07
test('rejects non-empty values beyond the parts, also for products without parts', () => {
  expect(codes(one(size), ['Klein', null, '', ' ', []])).toEqual([]);
  expect(codes({ type: 'simple' }, [null])).toEqual([]);
  expect(partErrors(one(size), ['Klein', null, 'x'])[0]).toMatchObject({ path: 'parts.2', code: 'PART_UNEXPECTED' });
  expect(codes(one(size), ['Klein', 'x'])).toEqual(['PART_UNEXPECTED']);
  expect(codes({ type: 'simple', config: { parts: [size] } }, ['Klein'])).toEqual(['PART_UNEXPECTED']);
  expect(codes({ type: 'simple', config: { parts: [size] } }, [])).toEqual([]);
  expect(partErrors({ type: 'simple' }, null)).toEqual([]);
});

// PRICE-03
test('returns chosen options in the order of their definition', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['Rucola', 'Sardellen']), (names) => {
      const chosen = chosenOptions(extras, names).map((option) => option.name);
      expect(chosen).toEqual(['Rucola', 'Sardellen'].filter((each) => names.includes(each)));
    }),
  );
});

// PRODUCT-02, PRODUCT-04, PRODUCT-05
test('has a prompt for each part type and an instruction in each fault', () => {
  const sentence = (type: Part['type'], value: PartValue) =>
    partErrors(one({ name: 'Foto', type }), [value])[0]?.message;
  expect(
    Object.fromEntries((['textarea', 'file', 'files', 'images'] as const).map((type) => [type, sentence(type, '')])),
  ).toEqual({
    textarea: 'Bitte füllen Sie „Foto“ aus.',
    file: 'Bitte laden Sie bei „Foto“ eine Datei hoch.',
    files: 'Bitte laden Sie bei „Foto“ mindestens eine Datei hoch.',
    images: 'Bitte laden Sie bei „Foto“ mindestens ein Bild hoch.',
  });
  expect(sentence('image', 'x')).toBe(
    'Die Angabe zu „Foto“ war nicht lesbar. Bitte laden Sie bei „Foto“ ein Bild hoch.',
  );
  expect(sentence('files', [upload(1), upload(1)])).toBe(
    'Bei „Foto“ ist eine Datei doppelt angegeben. Bitte entfernen Sie sie einmal.',
  );
  const messages = (part: Part, value: PartValue) => partErrors(one(part), [value]).map(({ message }) => message);
  expect(messages(size, 'Riesig')).toEqual([
    '„Riesig“ steht bei „Größe“ nicht zur Auswahl. Bitte wählen Sie bei „Größe“ etwas aus.',
  ]);
  expect(messages(extras, ['Rucola', 'Rucola'])).toEqual([
    '„Rucola“ ist bei „Extras“ doppelt gewählt. Bitte wählen Sie es nur einmal.',
  ]);
  expect(partErrors({ type: 'simple' }, ['x'])).toEqual([
    {
      path: 'parts.0',
      code: 'PART_UNEXPECTED',
      message:
        'Dieses Produkt hat weniger Auswahlmöglichkeiten als angegeben. Bitte legen Sie es neu in den Warenkorb.',
    },
  ]);
});

test('rejects an invalid id among valid ones, and a valid one with extra characters', () => {
  const files: Part = { name: 'Dateien', type: 'files' };
  for (const bad of ['x', `${upload(2)}.svg`, `../${upload(2)}`])
    expect(codes(one(files), [[upload(1), bad]])).toEqual(['PART_SHAPE']);
});

test('requires and offers nothing without a configuration or options', () => {
  expect(partErrors({ type: 'configurable' }, [])).toEqual([]);
  expect(codes(one({ name: 'Leer', type: 'select' }), ['x'])).toEqual(['PART_OPTION_UNKNOWN']);
  expect(chosenOptions({ name: 'Leer', type: 'select' }, 'x')).toEqual([]);
  expect(chosenOptions(size, null)).toEqual([]);
  expect(chosenOptions({ ...size, type: 'text' }, 'Groß')).toEqual([]);
});
