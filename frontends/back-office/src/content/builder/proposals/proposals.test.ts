import { describe, expect, test } from '@jest/globals';
import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import {
  type EditingSession,
  edit,
  editTogether,
  startSession,
  viewOf,
} from '@theke/rules/content/editing/editing-session';
import { blocksOf, findBlock, type PageDraft, valueAt } from '@theke/rules/content/editing/page-draft';
import fc from 'fast-check';
import { acceptance, acceptedOperations, type Decisions, standingOf } from './decisions.ts';
import { proposalRows, textsOfPart } from './proposal-rows.ts';

const title = (id: string) => ({ id, type: 'title_section', value: { title: `Titel ${id}` } });
const page: PageDraft = {
  path: 'team',
  name: 'Team',
  type: 'default',
  title: '',
  keywords: '',
  description: 'Alt',
  content: { body: ['a', 'b', 'c'].map(title) },
};
const change = (block: string): ProposedPart => ({
  key: `change ${block}`,
  kind: 'change',
  block,
  fields: [{ field: 'title', before: `Titel ${block}`, after: `Neu ${block}` }],
});
const insert = (id: string, after: string | null): ProposedPart => ({
  key: `insert ${id}`,
  kind: 'insert',
  place: { list: { block: null, field: 'body' }, after },
  block: title(id),
});
const description: ProposedPart = {
  key: 'description',
  kind: 'attribute',
  attribute: 'description',
  before: 'Alt',
  after: 'Neu',
};
const parts = [
  change('a'),
  insert('x', 'a'),
  insert('y', 'x'),
  change('b'),
  insert('z', 'y'),
  change('c'),
  description,
];
const session = startSession('s', 1, page);
const ids = (draft: PageDraft) => [...blocksOf(draft.content)].map(({ block }) => block.id);
const titleOf = (draft: PageDraft, id: string) => valueAt(findBlock(draft.content, id)?.block.value, 'title');
const apply = (from: EditingSession, decisions: Decisions) =>
  viewOf(editTogether(from, acceptedOperations(from, parts, decisions), 'proposal', { isGenerated: true }));

// AI-03
test('takes over exactly the accepted parts, and new blocks in their order', () => {
  fc.assert(
    fc.property(fc.subarray(parts.map(({ key }) => key)), (accepted) => {
      const after = apply(session, Object.fromEntries(accepted.map((key) => [key, { kind: 'accepted' }])));
      const isTaken = (id: string) => accepted.includes(`insert ${id}`);
      expect(ids(after)).toEqual(['a', ...['x', 'y', 'z'].filter(isTaken), 'b', 'c']);
      for (const id of ['a', 'b', 'c'])
        expect(titleOf(after, id)).toBe(accepted.includes(`change ${id}`) ? `Neu ${id}` : `Titel ${id}`);
      expect(after.description).toBe(accepted.includes('description') ? 'Neu' : 'Alt');
    }),
  );
});

describe('a block that an editor has changed meanwhile', () => {
  const edited = edit(session, { kind: 'set', block: 'b', field: 'title', value: 'Von Hand' });
  const part = change('b');

  test('is not overwritten by an earlier decision', () => {
    const decision = acceptance(session, part);
    expect(standingOf(session, part, decision)).toBe('accepted');
    expect(standingOf(edited, part, decision)).toBe('open');
    expect(titleOf(apply(edited, { [part.key]: decision }), 'b')).toBe('Von Hand');
  });

  test('is replaced by an explicit choice, unless it is edited once more', () => {
    const decision = acceptance(edited, part);
    expect(titleOf(apply(edited, { [part.key]: decision }), 'b')).toBe('Neu b');
    const again = edit(edited, { kind: 'set', block: 'b', field: 'title', value: 'Noch einmal' });
    expect(titleOf(apply(again, { [part.key]: decision }), 'b')).toBe('Noch einmal');
  });

  test('is not brought back after its removal', () => {
    const removed = edit(session, { kind: 'remove', block: 'b' });
    expect(ids(apply(removed, { [part.key]: { kind: 'accepted' } }))).toEqual(['a', 'c']);
  });
});

test('does not take over a part a second time', () => {
  const decisions: Decisions = Object.fromEntries(parts.map(({ key }) => [key, { kind: 'accepted' }]));
  const taken = editTogether(session, acceptedOperations(session, parts, decisions), 'proposal', { isGenerated: true });
  expect(acceptedOperations(taken, parts, decisions)).toEqual([]);
  expect(standingOf(taken, description, undefined)).toBe('taken');
});

test('lists the page from top to bottom with each part at its block', () => {
  const rows = proposalRows(page, [insert('x', 'a'), change('c'), description]);
  expect(rows.map(({ block, part }) => [block, part?.kind])).toEqual([
    ['a', undefined],
    ['x', 'insert'],
    ['b', undefined],
    ['c', 'change'],
    [null, 'attribute'],
  ]);
});

test('compares rich texts as plain text', () => {
  const doc = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const draft: PageDraft = {
    ...page,
    content: { body: [{ id: 'a', type: 'text_element', value: { text: doc('Alt') } }] },
  };
  const part: ProposedPart = {
    key: 'a',
    kind: 'change',
    block: 'a',
    fields: [{ field: 'text', before: doc('Alt'), after: doc('Neu') }],
  };
  expect(textsOfPart(draft, part, [doc('Alt')])).toMatchObject([{ label: 'Text', before: 'Alt', after: 'Neu' }]);
});
