import { expect, test } from '@jest/globals';
import { citingFiles, findCitations, findRuleIds, ruleCitations } from './rule-citations.ts';
import { findDefinitions, ruleDefinitions } from './rule-definitions.ts';
import { parseFamily } from './rules-page.ts';

const defined = ruleDefinitions().map(({ id }) => id);
const families = new Set(defined.map(parseFamily));

test('defines no rule twice', () => {
  expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
});

test('defines every rule that code, tests or pages cite', () => {
  const definedIds = new Set(defined);
  expect(ruleCitations(families).filter(({ id }) => !definedIds.has(id))).toEqual([]);
});

test('cites no text that is missing in the repository', () => {
  const foreignNames =
    /\b(?:RULINGS|ARCHITECTURE|HOUSE-STYLE|DEPENDENCIES)\b|\b[Ss]pec(?:ification)? 00\d|\bissue \d of \d/g;
  const found = citingFiles()
    .filter(({ file }) => !file.endsWith('rules-page.test.ts'))
    .flatMap(({ file, text }) => [...text.matchAll(foreignNames)].map(([cited]) => `${file}: ${cited}`));
  expect(found).toEqual([]);
});

test('finds definitions at the beginning of a line, not mentions', () => {
  expect(findDefinitions('- **ABC-01** Cash.\n- **ABC-02** As **ABC-03** says.\n**ABC-04** no item')).toEqual([
    'ABC-01',
    'ABC-02',
  ]);
});

test('expands a range, and ignores other families and numbers', () => {
  expect(findRuleIds('ABC-03 to ABC-05, ABC-09; UTF-16, SHA-256, ABC-123, ABC-1', new Set(['ABC', 'SHA']))).toEqual([
    'ABC-03',
    'ABC-04',
    'ABC-05',
    'ABC-09',
  ]);
});

test('assigns a citation to the test that follows, names or contains it, otherwise to the file', () => {
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
  expect(findCitations('x.test.ts', text, new Set(['ABC'])).map(({ id, test: name }) => [id, name])).toEqual([
    ['ABC-01', undefined],
    ['ABC-02', 'two'],
    ['ABC-03', 'two'],
    ['ABC-04', 'ABC-04 %s'],
    ['ABC-05', "five's"],
  ]);
});
