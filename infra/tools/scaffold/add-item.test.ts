import { expect, test } from '@jest/globals';
import { addBaseParameter, addImport, addItem } from './add-item.ts';

test.each([
  ['events', '  events: [a, b],', '  events: [c, a, b],'],
  ['events', '  events: [],', '  events: [c, ],'],
  ['events', '  events: [\n    a,\n  ],', '  events: [c, \n    a,\n  ],'],
  ['events', '  events: of(all),\n', '  events: [c, ...of(all)],\n'],
  ['resources', '  resources: { a },', '  resources: {c,  a },'],
  ['events', '  endpoints: [a],\n});', '  endpoints: [a],\nevents: [c],\n});'],
  ['jobs', 'return { routes: [] };', 'return { jobs: [c],\nroutes: [] };'],
  ['subscribes.copies', '  subscribes: { copies: [a] },\n});', '  subscribes: { copies: [c, a] },\n});'],
  [
    'subscribes.copies',
    '  subscribes: { reactions: [a] },\n});',
    '  subscribes: { copies: [c],\n reactions: [a] },\n});',
  ],
  ['subscribes.copies', '  events: [a],\n});', '  events: [a],\nsubscribes: { copies: [c],\n },\n});'],
  ['tables', '| tables | nothing |\n', '| tables | c |\n'],
  ['tables', '| API | a |\n| tables | `a` |\n', '| API | a |\n| tables | c, `a` |\n'],
  ['subscribes.reactions', `  subscribes: { reactions: '*' },\n});`, `  subscribes: { reactions: '*' },\n});`],
])('adds an item to %s in %p', (property, before, after) => {
  expect(addItem(before, property, 'c')).toBe(after);
});

test('adds nothing if the list is missing', () => {
  expect(addItem('things: [a]', 'events', 'c')).toBeUndefined();
  expect(addItem('things: [a]', 'subscribes.copies', 'c')).toBeUndefined();
  expect(addImport('const a = 1;', `import { a } from './a.ts';`)).toBeUndefined();
});

test('adds the parameter of a setup once', () => {
  const text = '  setup() {\n    return { routes: [] };\n';
  const added = addBaseParameter(text);
  expect(added).toBe('  setup(base) {\n    return { routes: [] };\n');
  for (const kept of [added, '  setup({ db }) {\n', '    async setup(base) {\n'])
    expect(addBaseParameter(kept)).toBe(kept);
});

test('does not import a name twice', () => {
  const text = `import { a, b } from './a.ts';\n`;
  expect(addImport(text, `import { b } from './a.ts';`)).toBe(text);
  expect(addImport(text, `import { b, c } from './a.ts';`)).toBe(`import { c } from './a.ts';\n${text}`);
  expect(addImport(text, `import { b } from './b.ts';`)).toBe(`import { b } from './b.ts';\n${text}`);
});
