import { expect, test } from '@jest/globals';
import { addToRow } from './add-to-row.ts';
import { insertInto, insertIntoProperty } from './insert-into.ts';

test.each([
  ['list: [a, b]', 'list: [a, b, c,]'],
  ['list: []', 'list: [ c,]'],
  ['list: [\n  a,\n  b,\n]', 'list: [\n  a,\n  b,\nc,\n]'],
  ['list: [\n  a, // the "first"]\n]', 'list: [\n  a, // the "first"]\nc,\n]'],
  ['list: [\n  a, // one\n  // the end]\n]', 'list: [\n  a, // one\nc,\n  // the end]\n]'],
  [`list: [f('it\\'s ]', [b]), /* ] */ \`]\${x}\`]`, `list: [f('it\\'s ]', [b]), /* ] */ \`]\${x}\`, c,]`],
])('%p', (before, after) => {
  expect(insertInto(before, /list: \[/, 'c')).toBe(after);
});

test('where there is no such list, nothing is inserted', () => {
  expect(insertInto('lists: [a]', /\blist: \[/, 'c')).toBeUndefined();
  expect(insertInto('list: [a', /list: \[/, 'c')).toBeUndefined();
  expect(insertIntoProperty('lists: all,\n', 'list', 'c')).toBeUndefined();
});

test('a property that is no list becomes one', () => {
  expect(insertIntoProperty('list: of(all),\n', 'list', 'c')).toBe('list: [...of(all), c],\n');
});

test('a row of a README: its list grows, before what else stands in the cell; nothing is no item', () => {
  const readme = '| listens | nothing |\n| tables | `a`; copies: `b` |\n';
  expect(addToRow(readme, 'listens', '`x`')).toBe(readme.replace('nothing', '`x`'));
  expect(addToRow(readme, 'tables', '`x`', ';')).toContain('| tables | `a`, `x`; copies: `b` |');
  expect(addToRow(readme, 'tables', '`x`')).toContain('| tables | `a`; copies: `b`, `x` |');
  expect(addToRow(readme, 'owns', '`x`')).toBeUndefined();
});
