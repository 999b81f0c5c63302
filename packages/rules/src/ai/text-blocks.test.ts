import { expect, test } from '@jest/globals';
import { pageTypes } from '../content/page-types.ts';
import { defaultSections } from '../content/section-types.ts';
import { newBlockTypesOf, textBlocksOf } from './text-blocks.ts';

const page = { type: 'default', ...pageTypes.default };

test('finds text fields of all blocks, nested ones too, and neither links nor addresses', () => {
  const entry = { id: 'e1', type: 'entry', value: { title: 'Wie lange?' } };
  const accordion = { id: 'b1', type: 'accordion', value: { title: 'Fragen', entries: [entry] } };
  const columns = {
    id: 'b2',
    type: 'columns',
    value: {
      columns: [{ id: 'c1', type: 'column', value: { body: [{ id: 'b3', type: 'quote', value: { text: 'Ja' } }] } }],
    },
  };
  const blocks = textBlocksOf(page, { teaser: 'Kurz', body: [accordion, columns] });
  expect(blocks.map(({ id }) => id)).toEqual([null, 'b1', 'e1', 'b2', 'c1', 'b3']);
  expect(blocks.map(({ fields }) => fields.map(({ field }) => field))).toEqual([
    ['teaser'],
    ['title'],
    ['title', 'text'],
    ['title'],
    [],
    ['text', 'author'],
  ]);
});

test('offers new blocks that consist of text, and none that quote others or need pictures', () => {
  const offered = newBlockTypesOf(defaultSections).map(({ type }) => type);
  expect(offered).toEqual(
    expect.arrayContaining(['intro_v1', 'title_section', 'text_section', 'accordion', 'call_to_action']),
  );
  // AI-09
  for (const type of ['quote', 'quote_slider', 'clients', 'team', 'image_section', 'form', 'columns', 'hr'])
    expect(offered).not.toContain(type);
  expect(newBlockTypesOf(defaultSections).find(({ type }) => type === 'accordion')?.entries).toMatchObject({
    field: 'entries',
    type: 'entry',
  });
});
