// AI-05
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { acknowledge, edit, nextBatch, redo, startSession, undo, viewOf } from './editing-session.ts';
import { applyEdit, containsMarked, type MarkedOperation, visibleMarks } from './generated-marks.ts';
import { mergeEdits, noEdits } from './merge-edits.ts';
import type { PageDraft } from './page-draft.ts';
import type { PageOperation } from './page-operation.ts';

const page: PageDraft = {
  path: 'team',
  name: 'Team',
  type: 'default',
  title: '',
  keywords: '',
  description: '',
  generated: [],
  content: {
    body: [
      { id: 'a', type: 'title_section', value: { title: 'Team' } },
      {
        id: 'b',
        type: 'columns',
        value: { columns: [{ id: 'c', type: 'column', value: { body: [{ id: 'd', type: 'quote', value: {} }] } }] },
      },
    ],
  },
};

const setTitle = (block: string, value: string): PageOperation => ({ kind: 'set', block, field: 'title', value });
const shownKeys = ({ content, generated = [] }: PageDraft) =>
  visibleMarks(
    content,
    generated.map((key) => ({ key })),
  ).map(({ key }) => key);
const after = (...edits: MarkedOperation[]): PageDraft =>
  edits.reduce<PageDraft>((draft, one) => applyEdit(draft, one) ?? draft, page);

test('marks the changed block, the inserted blocks, and attributes and fields of the page', () => {
  const block = { id: 'x', type: 'sub_group', value: { body: [{ id: 'y', type: 'quote', value: {} }] } };
  const place = { list: { block: null, field: 'body' }, after: null };
  const marked = after(
    { operation: setTitle('a', 'Wir'), isGenerated: true },
    { operation: { kind: 'insert', place, block }, isGenerated: true },
    { operation: { kind: 'set-attribute', attribute: 'description', value: 'Wer wir sind' }, isGenerated: true },
    { operation: { kind: 'set', block: null, field: 'teaser', value: 'Wir' }, isGenerated: true },
    { operation: setTitle('d', 'von Hand') },
  );
  expect(shownKeys(marked)).toEqual(['attribute:description', 'block:a', 'block:x', 'block:y', 'field:teaser']);
});

test('keeps a mark while editors change and move the block, and removes it with the block', () => {
  const edits: MarkedOperation[] = [
    { operation: setTitle('d', 'Vorschlag'), isGenerated: true },
    { operation: setTitle('d', 'geändert') },
    { operation: { kind: 'move', block: 'd', place: { list: { block: null, field: 'body' }, after: 'a' } } },
  ];
  expect(shownKeys(after(...edits))).toEqual(['block:d']);
  expect(shownKeys(after(...edits, { operation: { kind: 'remove', block: 'd' } }))).toEqual([]);
});

test('restores the marks of a removed section by undo, and only those', () => {
  let session = edit(startSession('s', 1, page), setTitle('d', 'Vorschlag'), undefined, { isGenerated: true });
  session = edit(session, { kind: 'remove', block: 'b' });
  expect(shownKeys(viewOf(session))).toEqual([]);
  session = undo(session);
  expect(shownKeys(viewOf(session))).toEqual(['block:d']);
  expect([containsMarked(viewOf(session), 'b'), containsMarked(viewOf(session), 'a')]).toEqual([true, false]);
  session = undo(session);
  expect(viewOf(session)).toEqual(page);
  session = redo(session);
  expect(shownKeys(viewOf(session))).toEqual(['block:d']);
});

test('keeps the mark when typing replaces an accepted proposal before it is sent', () => {
  let session = edit(startSession('s', 1, page), setTitle('a', 'Vorschlag'), undefined, { isGenerated: true });
  session = edit(session, setTitle('a', 'Vorschlag!'), 'a.title');
  expect(session.pending).toMatchObject([{ isGenerated: true, operation: { value: 'Vorschlag!' } }]);
});

const step = fc.record({
  what: fc.constantFrom('edit', 'edit', 'undo', 'redo', 'send' as const),
  block: fc.constantFrom('a', 'b', 'c', 'd'),
  isRemoval: fc.boolean(),
  isGenerated: fc.boolean(),
  text: fc.string({ maxLength: 3 }),
});

test('gives the browser and the server the same marks, and none after all edits are undone', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let session = startSession('s', 1, page);
      let server = { draft: page, state: noEdits };
      const send = () => {
        const batch = nextBatch(session, 2);
        if (!batch) return;
        const edits = { session: 's', by: 'Dora', operations: batch.operations };
        const merged = mergeEdits(server, edits, {
          next: session.version + 1,
          at: new Date(session.version).toISOString(),
        });
        server = merged;
        const reply = { version: session.version + 1, draft: null, conflicts: merged.conflicts };
        session = acknowledge(batch.session, reply, batch.operations.at(-1)?.seq ?? 0);
      };
      for (const { what, block, isRemoval, isGenerated, text } of steps) {
        if (what === 'undo') session = undo(session);
        else if (what === 'redo') session = redo(session);
        else if (what === 'send') send();
        else if (isRemoval) session = edit(session, { kind: 'remove', block });
        else session = edit(session, setTitle(block, text), undefined, { isGenerated });
      }
      while (session.undoSteps.length > 0) session = undo(session);
      while (session.pending.length > 0) send();
      expect(viewOf(session)).toEqual(page);
      expect(server.draft).toEqual(page);
    }),
  );
});
