import { expect, test } from '@jest/globals';
import { wordsToRead } from './words-to-read.ts';

test('returns the texts of a page without ids, types and file URLs', () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Zuhören' }] }] };
  const file = { id: '7', version: 1, extension: 'pdf', publicHash: 'x', name: 'Leitbild.pdf' };
  const content = {
    teaser: 'Kurz',
    image: { id: '1', version: 1, extension: 'webp', alt: 'Ein Platz', copyright: '' },
    project: { id: '2' },
    body: [
      { id: 'a', type: 'text_section', value: { title: 'Räume', text } },
      { id: 'b', type: 'links', value: { files: [file], is_active: true } },
    ],
  };
  expect(wordsToRead(content)).toEqual(['Kurz', 'Ein Platz', 'Räume', 'Zuhören', 'Leitbild.pdf']);
  expect(wordsToRead([file, file])).toEqual(['Leitbild.pdf', 'Leitbild.pdf']);
  expect([null, undefined, 7, {}, ' '].map(wordsToRead)).toEqual([[], [], [], [], []]);
});
