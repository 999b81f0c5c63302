import { describe, expect, test } from '@jest/globals';
import { blocksOf, type PageDraft } from '@theke/rules/content/editing/page-draft';
import { applyOperation, idsIn } from '@theke/rules/content/editing/page-operation';
import { type OutlineNode, outlineOf, pathTo, sectionOf } from './block-catalogue.ts';
import { duplicated, inserted, movedBy, movedIn, movedOut, movedTo, placeAt } from './block-operations.ts';

const link = { id: 'l', type: 'href_link', value: { label: 'Mehr', href: '/' } };
const page: PageDraft = {
  path: '',
  name: 'Start',
  type: 'default',
  title: '',
  keywords: '',
  description: '',
  content: {
    body: [
      { id: 'a', type: 'title_section', value: { title: 'Räume', links: [link] } },
      {
        id: 'b',
        type: 'columns',
        value: {
          columns: [
            { id: 'c1', type: 'column', value: { body: [{ id: 'd', type: 'quote', value: { text: 'Gut' } }] } },
            { id: 'c2', type: 'column', value: { body: [] } },
          ],
        },
      },
      { id: 'e', type: 'sub_group', value: { title: 'Mehr', body: [] } },
      { id: 'f', type: 'from_tomorrow', value: { anything: 1 } },
    ],
  },
};
const body = { block: null, field: 'body' };
const after = (operation: Parameters<typeof applyOperation>[1] | undefined) =>
  operation && applyOperation(page, operation);
const order = (draft: PageDraft | undefined) =>
  draft && [...blocksOf(draft.content)].map(({ block }) => block.id).join(' ');

describe('the outline', () => {
  test('contains sections at every level, and neither links nor slides', () => {
    const lines = (nodes: readonly OutlineNode[], level = 0): string[] =>
      nodes.flatMap(({ label, text, children }) => [`${level} ${label} ${text}`.trim(), ...lines(children, level + 1)]);
    expect(lines(outlineOf(page))).toEqual([
      '0 Titel Räume',
      '0 Spalten',
      '1 Spalte 1',
      '2 Zitat Gut',
      '1 Spalte 2',
      '0 Abschnitt Mehr',
      '0 from_tomorrow',
    ]);
  });

  test('finds the section of an entry, and the path to a section', () => {
    const nodes = outlineOf(page);
    expect(sectionOf(page.content, nodes, 'l')).toBe('a');
    expect(sectionOf(page.content, nodes, 'd')).toBe('d');
    expect(pathTo(nodes, 'd').map(({ label }) => label)).toEqual(['Spalten', 'Spalte 1', 'Zitat']);
  });
});

describe('moving a block', () => {
  test('steps through its list and stops at the ends', () => {
    expect(order(after(movedBy(page, 'a', 1)))).toBe('b c1 d c2 a l e f');
    expect(order(after(movedBy(page, 'e', -1)))).toBe('a l e b c1 d c2 f');
    expect(movedBy(page, 'a', -1)).toBeUndefined();
    expect(movedBy(page, 'f', 1)).toBeUndefined();
  });

  test('goes into the section above and out again', () => {
    expect(order(after(movedIn(page, 'e')))).toBeUndefined();
    expect(order(after(movedTo(page, 'a', placeAt(page, { block: 'c2', field: 'body' }, 0))))).toBe(
      'b c1 d c2 a l e f',
    );
    expect(order(after(movedOut(page, 'd')))).toBe('a l b c1 c2 d e f');
    const swapped = after(movedBy(page, 'a', 1)) as PageDraft;
    expect(order(applyOperation(swapped, movedIn(swapped, 'a') as never))).toBe('b c1 d a l c2 e f');
  });

  test('never goes into itself or a list that does not accept it', () => {
    expect(movedTo(page, 'b', placeAt(page, { block: 'c1', field: 'body' }, 0))).toBeUndefined();
    expect(movedTo(page, 'e', placeAt(page, { block: 'c1', field: 'body' }, 0))).toBeUndefined();
    expect(movedTo(page, 'c1', placeAt(page, body, 0))).toBeUndefined();
  });
});

test('a copy has new ids at every level', () => {
  const copy = duplicated(page, 'b');
  expect(copy && idsIn(copy.block).filter((id) => idsIn(page.content.body as never).includes(id))).toEqual([]);
  expect(copy && idsIn(copy.block)).toHaveLength(4);
  expect(copy?.place).toEqual({ list: body, after: 'b', before: 'e' });
});

test('a new block has the defaults of the catalogue, and new columns are two', () => {
  const scroller = inserted(page, placeAt(page, body, 0), 'news_scroller');
  expect(scroller.block.value).toMatchObject({ limit: 5 });
  const columns = inserted(page, placeAt(page, body, 0), 'columns');
  expect(columns.block.value).toMatchObject({ columns: [{ type: 'column' }, { type: 'column' }] });
  expect(order(after(columns))).toMatch(/^\S+ \S+ \S+ a/);
});
