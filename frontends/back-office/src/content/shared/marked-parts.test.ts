// AI-05
import { expect, test } from '@jest/globals';
import { markedParts } from './marked-parts.ts';

const stamp = { at: '2026-11-21T12:00:00.000Z', by: 'Dora Huber' };
const mark = (key: string) => ({ key, ...stamp });
const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Seit 1998' }] }] };
const content = {
  teaser: 'Wir',
  body: [
    { id: 'a', type: 'title_section', value: { title: 'Unser Team' } },
    { id: 'b', type: 'text_section', value: { text } },
  ],
};

test('names marked attributes, fields and blocks in the order of the page, with their first words', () => {
  const generated = [mark('block:b'), mark('attribute:title'), mark('block:a'), mark('field:teaser')];
  const parts = markedParts({ type: 'default', content, generated });
  expect(parts.map(({ key, text }) => [key, text])).toEqual([
    ['attribute:title', ''],
    ['field:teaser', ''],
    ['block:a', 'Unser Team'],
    ['block:b', 'Seit 1998'],
  ]);
  expect(parts[0]).toMatchObject({ label: 'Titel im Browser', ...stamp });
  for (const { label } of parts) expect(label).not.toMatch(/:/);
});

test('lists nothing of revisions without marks, also old ones', () => {
  expect(markedParts({ type: 'default', content, generated: [] })).toEqual([]);
  expect(markedParts({ type: 'default', content } as never)).toEqual([]);
});
