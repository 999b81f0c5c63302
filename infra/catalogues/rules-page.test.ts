import { expect, test } from '@jest/globals';
import { citationsIn, citingFiles, idsIn, ruleCitations } from './rule-citations.ts';
import { definitionsIn, ruleDefinitions } from './rule-definitions.ts';
import { familyOf } from './rules-page.ts';

const defined = ruleDefinitions().map(({ id }) => id);
const families = new Set(defined.map(familyOf));

test('no rule is defined twice', () => {
  expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
});

test('every rule that code, tests or pages cite is defined', () => {
  const known = new Set(defined);
  expect(ruleCitations(families).filter(({ id }) => !known.has(id))).toEqual([]);
});

test('no text is cited that the repository does not hold', () => {
  const elsewhere =
    /\b(?:RULINGS|ARCHITECTURE|HOUSE-STYLE|DEPENDENCIES)\b|\b[Ss]pec(?:ification)? 00\d|\bissue \d of \d/g;
  const found = citingFiles()
    .filter(({ file }) => !file.endsWith('rules-page.test.ts'))
    .flatMap(({ file, text }) => [...text.matchAll(elsewhere)].map(([cited]) => `${file}: ${cited}`));
  expect(found).toEqual([]);
});

test('a rule is defined at the beginning of its line, not where it is mentioned', () => {
  expect(definitionsIn('- **ABC-01** Cash.\n- **ABC-02** As **ABC-03** says.\n**ABC-04** no item')).toEqual([
    'ABC-01',
    'ABC-02',
  ]);
});

test('a range cites all that lie in it, other families and other numbers are no citation', () => {
  expect(idsIn('ABC-03 to ABC-05, ABC-09; UTF-16, SHA-256, ABC-123, ABC-1', new Set(['ABC', 'SHA']))).toEqual([
    'ABC-03',
    'ABC-04',
    'ABC-05',
    'ABC-09',
  ]);
});

test('a citation belongs to the test it stands before, in the name of, or within, else to the file', () => {
  const text = [
    '// ABC-01: the whole file.',
    "import { test } from '@jest/globals';",
    '// ABC-02',
    "test('two', () => {",
    '  // ABC-03',
    '});',
    'test.each([',
    "  ['a', 1],",
    "])('ABC-04 %s', () => {});",
    '  // ABC-05',
    '  test.each(those)(',
    '    "five\'s",',
  ].join('\n');
  expect(citationsIn('x.test.ts', text, new Set(['ABC'])).map(({ id, test: name }) => [id, name])).toEqual([
    ['ABC-01', undefined],
    ['ABC-02', 'two'],
    ['ABC-03', 'two'],
    ['ABC-04', 'ABC-04 %s'],
    ['ABC-05', "five's"],
  ]);
});
