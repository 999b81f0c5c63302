import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blocksOf, type PageDraft } from '../content/editing/page-draft.ts';
import { applyOperation } from '../content/editing/page-operation.ts';
import { isOutdatedPart, operationsOfPart, type ProposedPart } from './proposed-part.ts';

const blockOf = (number: number) => ({ id: `b${number}`, type: 'title_section', value: { title: `Titel ${number}` } });
const draftOf = (count: number): PageDraft => ({
  path: 'seite',
  name: 'Seite',
  type: 'default',
  title: '',
  keywords: '',
  description: '',
  content: { body: Array.from({ length: count }, (_, index) => blockOf(index)) },
});
const changeOf = (block: string, before: unknown, after: string): ProposedPart => ({
  key: `block:${block}`,
  kind: 'change',
  block,
  fields: [{ field: 'title', before, after }],
});
const accept = (draft: PageDraft, part: ProposedPart) =>
  operationsOfPart(part).reduce<PageDraft | undefined>(
    (page, operation) => page && applyOperation(page, operation),
    draft,
  );

// AI-03
test('one accepted block of sixty leaves the other fifty-nine byte-identical', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), fc.string({ minLength: 1 }), (number, title) => {
      const draft = draftOf(60);
      const next = accept(draft, changeOf(`b${number}`, `Titel ${number}`, title)) as PageDraft;
      const others = (page: PageDraft) =>
        [...blocksOf(page.content)]
          .filter(({ block }) => block.id !== `b${number}`)
          .map(({ block }) => JSON.stringify(block));
      expect(others(next)).toEqual(others(draft));
      expect([...blocksOf(next.content)]).toHaveLength(60);
    }),
  );
});

test('a part is outdated as soon as its text was changed or its block removed', () => {
  const draft = draftOf(3);
  const part = changeOf('b1', 'Titel 1', 'Neu');
  expect(isOutdatedPart(draft, part)).toBe(false);
  const edited = applyOperation(draft, { kind: 'set', block: 'b1', field: 'title', value: 'Von Hand' }) as PageDraft;
  expect(isOutdatedPart(edited, part)).toBe(true);
  const removed = applyOperation(draft, { kind: 'remove', block: 'b1' }) as PageDraft;
  expect(isOutdatedPart(removed, part)).toBe(true);
  const other = applyOperation(draft, { kind: 'set', block: 'b2', field: 'title', value: 'Von Hand' }) as PageDraft;
  expect(isOutdatedPart(other, part)).toBe(false);
  expect(
    isOutdatedPart(
      applyOperation(draft, {
        kind: 'move',
        block: 'b1',
        place: { list: { block: null, field: 'body' }, after: null },
      }) as PageDraft,
      part,
    ),
  ).toBe(false);
});

test('compares rich texts by value, and a missing text with none', () => {
  const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
  const draft = { ...draftOf(0), content: { body: [{ id: 'b', type: 'text_section', value: { text: doc('Alt') } }] } };
  const part = (before: unknown): ProposedPart => ({
    key: 'k',
    kind: 'change',
    block: 'b',
    fields: [{ field: 'text', before, after: doc('Neu') }],
  });
  expect(isOutdatedPart(draft, part(doc('Alt')))).toBe(false);
  expect(isOutdatedPart(draft, part(doc('Anders')))).toBe(true);
  expect(
    isOutdatedPart(draft, { key: 'k', kind: 'change', block: 'b', fields: [{ field: 'title', after: 'Neu' }] }),
  ).toBe(false);
});

test('a new block and attributes become edits', () => {
  const draft = draftOf(2);
  const place = { list: { block: null, field: 'body' }, after: 'b0', before: 'b1' };
  const next = accept(draft, { key: 'new', kind: 'insert', place, block: blockOf(9) });
  expect([...blocksOf(next?.content ?? {})].map(({ block }) => block.id)).toEqual(['b0', 'b9', 'b1']);
  const attribute: ProposedPart = { key: 'a', kind: 'attribute', attribute: 'title', before: '', after: 'Neu' };
  expect(accept(draft, attribute)?.title).toBe('Neu');
  expect(isOutdatedPart({ ...draft, title: 'Von Hand' }, attribute)).toBe(true);
});
