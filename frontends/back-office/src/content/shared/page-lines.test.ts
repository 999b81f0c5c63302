import { expect, test } from '@jest/globals';
import { changedLines } from './changed-lines.ts';
import { contentLines } from './content-lines.ts';
import { pageLines } from './page-lines.ts';

const text = (content: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }],
});
const section = (id: string, title: string, words: string) => ({
  id,
  type: 'text_section',
  value: { title, text: text(words) },
});
const page = (more: object) => ({
  name: 'Teig',
  path: 'teig',
  title: '',
  keywords: '',
  description: '',
  type: 'default' as const,
  content: {},
  ...more,
});

test('names changes by field label and readable text', () => {
  const before = page({ content: { body: [section('a', 'Ruhe', 'Zwei Tage'), section('b', 'Ofen', 'Heiß')] } });
  const after = page({
    path: 'unser-teig',
    content: { teaser: 'Kurz', body: [section('b', 'Ofen', 'Heiß'), section('a', 'Ruhe', 'Drei Tage')] },
  });
  expect(changedLines(pageLines(before), pageLines(after))).toEqual([
    { key: 'path', label: 'Pfad', before: 'teig', after: 'unser-teig' },
    { key: 'content.teaser', label: 'Teaser', before: '', after: 'Kurz' },
    { key: 'content.body.a.text', label: 'Text mit Titel, Text', before: 'Zwei Tage', after: 'Drei Tage' },
  ]);
});

test('reports removed, added and moved sections', () => {
  const hr = { id: 'c', type: 'hr', value: {} };
  const before = page({ content: { body: [section('a', 'Ruhe', 'Zwei Tage'), hr] } });
  const after = page({ content: { body: [hr] } });
  expect(changedLines(pageLines(before), pageLines(after)).map(({ label, after }) => [label, after])).toEqual([
    ['Inhalt, Reihenfolge', 'Trennlinie'],
    ['Text mit Titel, Titel', ''],
    ['Text mit Titel, Text', ''],
  ]);
  expect(changedLines(pageLines(before), pageLines(before))).toEqual([]);
});

// EDIT-09
test('reports the pictures before and after a change, also if only their order differs', () => {
  const picture = (digit: number, more: object = {}) => ({
    id: `00000000-0000-4000-8000-00000000000${digit}`,
    version: 1,
    extension: 'webp',
    ...more,
  });
  const changes = (before: object[], after: object[]) => {
    const [old, fresh] = [before, after].map((images) =>
      contentLines({ images: { type: 'images', label: 'Bilder' } } as never, { images }),
    );
    return changedLines(old ?? [], fresh ?? []);
  };
  const [first, second] = [picture(1), picture(2, { alt: 'Tal' })];
  const key = 'content.images';
  expect(changes([first], [second])).toEqual([
    { key, label: 'Bilder', before: '', after: 'Tal', pictures: { before: [first], after: [second] } },
  ]);
  expect(changes([first, second], [second, first])).toMatchObject([
    { pictures: { before: [first, second], after: [second, first] } },
  ]);
  expect(changes([], [first])).toMatchObject([{ pictures: { before: [], after: [first] } }]);
  // A text is no change of the picture, and neither is its replaced file.
  expect(changes([first], [picture(1, { alt: 'Berg' })])).toEqual([
    { key, label: 'Bilder', before: '', after: 'Berg' },
  ]);
  expect(changes([first], [picture(1, { version: 2 })])).toEqual([]);
});

test('reports a changed picture without description, and handles hostile values', () => {
  const image = (id: string) => ({ id, version: 1, extension: 'webp' });
  const [before, after] = ['1', '2'].map((id) => pageLines(page({ content: { image: image(id) } })));
  expect(changedLines(before ?? [], after ?? [])).toHaveLength(1);
  expect(pageLines(page({ content: { body: 'kein Inhalt', constructor: 1, teaser: null } })).slice(6)).toEqual([]);
});
