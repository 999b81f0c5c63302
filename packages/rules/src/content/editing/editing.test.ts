import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  acknowledge,
  adopt,
  type EditingSession,
  type EditReply,
  edit,
  editTogether,
  keepAsCopy,
  nextBatch,
  redo,
  resolveConflict,
  startSession,
  undo,
  viewOf,
} from './editing-session.ts';
import { applyEdit } from './generated-marks.ts';
import {
  changedKeys,
  type EditState,
  mergeEdits,
  type NumberedOperation,
  noEdits,
  recordChanges,
} from './merge-edits.ts';
import {
  type Block,
  type BlockList,
  blocksOf,
  findBlock,
  type PageDraft,
  valueAt,
  withoutHidden,
  withUniqueIds,
} from './page-draft.ts';
import { applyOperation, idsIn, inverseOf, type PageOperation } from './page-operation.ts';

const page: PageDraft = {
  path: 'team',
  name: 'Team',
  type: 'default',
  title: '',
  keywords: '',
  description: '',
  generated: [],
  content: {
    teaser: 'Wer wir sind',
    body: [
      { id: 'a', type: 'title_section', value: { title: 'Team', links: [] } },
      {
        id: 'b',
        type: 'text_section',
        value: { title: 'Büro', text: { type: 'doc', content: [{ type: 'paragraph' }] } },
      },
      {
        id: 'c',
        type: 'columns',
        value: {
          title: 'Spalten',
          columns: [
            { id: 'c1', type: 'column', value: { body: [{ id: 'd', type: 'quote', value: { text: 'Gut' } }] } },
            { id: 'c2', type: 'column', value: { body: [] } },
          ],
        },
      },
    ],
  },
};

/** Choices from which an operation on any draft is made. */
const choice = fc.record({
  kind: fc.constantFrom(
    ...(['insert', 'insert', 'remove', 'move', 'set', 'set', 'set', 'set-hidden', 'set-attribute'] as const),
  ),
  block: fc.nat(50),
  list: fc.nat(50),
  after: fc.nat(50),
  text: fc.string({ maxLength: 5 }),
  isPage: fc.boolean(),
  isGenerated: fc.boolean(),
});
type Choice = typeof choice extends fc.Arbitrary<infer C> ? C : never;

const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(all.length, 1)];

function listsOf(draft: PageDraft): BlockList[] {
  const lists: BlockList[] = [{ block: null, field: 'body' }];
  for (const { block } of blocksOf(draft.content)) {
    if (block.type === 'columns') lists.push({ block: block.id, field: 'columns' });
    if (block.type === 'column') lists.push({ block: block.id, field: 'body' });
  }
  return lists;
}

let made = 0;
function operationFrom(draft: PageDraft, { kind, block, list, after, text, isPage }: Choice): PageOperation {
  const blocks = [...blocksOf(draft.content)].map((found) => found.block);
  const target = pick(blocks, block)?.id ?? 'gone';
  const into = pick(listsOf(draft), list) ?? { block: null, field: 'body' };
  const siblings = blocksIn(draft, into);
  const behind = pick([null, ...siblings.map(({ id }) => id)], after) ?? null;
  const place = { list: into, after: behind };
  switch (kind) {
    case 'insert': {
      made += 1;
      const column = {
        id: `n${made}c`,
        type: 'column',
        value: { body: [{ id: `n${made}q`, type: 'quote', value: {} }] },
      };
      const value = isPage ? { title: text, columns: [column] } : { title: text };
      return { kind, place, block: { id: `n${made}`, type: isPage ? 'columns' : 'title_section', value } };
    }
    case 'remove':
      return { kind, block: target };
    case 'move':
      return { kind, block: target, place };
    case 'set-hidden':
      return { kind, block: target, isHidden: isPage };
    case 'set':
      return isPage
        ? { kind, block: null, field: 'teaser', value: text }
        : { kind, block: target, field: text.length > 2 ? 'title' : 'contact.email', value: text };
    default:
      return { kind: 'set-attribute', attribute: 'name', value: text };
  }
}

function blocksIn(draft: PageDraft, { block, field }: BlockList): readonly Block[] {
  const owner = block === null ? draft.content : findBlock(draft.content, block)?.block.value;
  return (valueAt(owner, field) ?? []) as Block[];
}

// EDIT-05
test('takes back any operation exactly', () => {
  fc.assert(
    fc.property(fc.array(choice, { minLength: 1, maxLength: 12 }), (choices) => {
      let draft = page;
      for (const one of choices) {
        const operation = operationFrom(draft, one);
        const after = applyOperation(draft, operation);
        const inverse = inverseOf(draft, operation);
        if (!after || !inverse) continue;
        expect(applyOperation(after, inverse)).toEqual(draft);
        draft = after;
      }
    }),
  );
});

// EDIT-05
test('restores the page by undo and the edits by redo, through any number of steps', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
      let session = startSession('s', 1, page);
      for (const one of choices)
        session = edit(session, operationFrom(viewOf(session), one), undefined, { isGenerated: one.isGenerated });
      const edited = viewOf(session);
      const steps = session.undoSteps.length;
      for (let step = 0; step < steps; step += 1) session = undo(session);
      expect(viewOf(session)).toEqual(page);
      for (let step = 0; step < steps; step += 1) session = redo(session);
      expect(viewOf(session)).toEqual(edited);
    }),
  );
});

// EDIT-05
test('takes back edits of a group in one step, and nothing before or after them', () => {
  const some = (maxLength: number) => fc.array(choice, { maxLength });
  fc.assert(
    fc.property(some(4), some(6), fc.boolean(), (first, together, isGenerated) => {
      let session = startSession('s', 1, page);
      for (const one of first) session = edit(session, operationFrom(viewOf(session), one));
      const before = viewOf(session);
      const steps = session.undoSteps.length;
      let draft = before;
      const operations = together.map((one) => {
        const operation = operationFrom(draft, one);
        draft = applyEdit(draft, { operation, isGenerated }) ?? draft;
        return operation;
      });
      session = editTogether(session, operations, 'group', { isGenerated });
      expect(viewOf(session)).toEqual(draft);
      if (session.undoSteps.length === steps) return;
      session = undo(session);
      expect(viewOf(session)).toEqual(before);
      session = redo(session);
      expect(viewOf(session)).toEqual(draft);
    }),
  );
});

test('keeps every id once, whatever is inserted, moved and removed', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 20 }), (choices) => {
      let draft = page;
      for (const one of choices) draft = applyOperation(draft, operationFrom(draft, one)) ?? draft;
      const ids = [...blocksOf(draft.content)].map(({ block }) => block.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(withUniqueIds(draft.content)).toBe(draft.content);
    }),
  );
});

// EDIT-11
test('keeps exactly the blocks that are neither hidden nor in a hidden one', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 20 }), (choices) => {
      let draft = page;
      for (const one of choices) draft = applyOperation(draft, operationFrom(draft, one)) ?? draft;
      const hidden = new Set<string>();
      for (const { block, list } of blocksOf(draft.content))
        if (block.isHidden || (list.block !== null && hidden.has(list.block))) hidden.add(block.id);
      const shown = [...blocksOf(withoutHidden(draft.content))].map(({ block }) => block);
      expect(shown.map(({ id }) => id)).toEqual(
        [...blocksOf(draft.content)].map(({ block }) => block.id).filter((id) => !hidden.has(id)),
      );
      if (hidden.size === 0) expect(withoutHidden(draft.content)).toEqual(draft.content);
    }),
  );
});

test('merges hiding a block with another editor typing in it', () => {
  const server = new Server();
  server.receive('A', 1, [{ seq: 1, base: 1, operation: { kind: 'set-hidden', block: 'a', isHidden: true } }]);
  const operation = { kind: 'set', block: 'a', field: 'title', value: 'Unser Team' } as const;
  expect(server.receive('B', 1, [{ seq: 1, base: 1, operation }]).conflicts).toEqual([]);
  expect(findBlock(server.draft.content, 'a')?.block).toMatchObject({ value: { title: 'Unser Team' }, isHidden: true });
});

test('gives repeated ids a suffix and leaves everything else', () => {
  const quote = (id: string, text: string) => ({ id, type: 'quote', value: { text } });
  const content = {
    body: [quote('a', 'x'), { id: 'b', type: 'sub_group', value: { body: [quote('a', 'y'), quote('b', 'z')] } }],
  };
  expect(withUniqueIds(content)).toEqual({
    body: [quote('a', 'x'), { id: 'b', type: 'sub_group', value: { body: [quote('a-2', 'y'), quote('b-2', 'z')] } }],
  });
});

/** A server that merges batches, with every applied operation in order. */
class Server {
  version = 1;
  draft = page;
  state: EditState = noEdits;
  readonly log: PageOperation[] = [];

  receive(session: string, known: number, operations: readonly NumberedOperation[]): EditReply {
    const before = { draft: this.draft, state: this.state };
    const seen = this.version;
    const merged = mergeEdits(
      before,
      { session, by: session, operations },
      { next: seen + 1, at: new Date(seen).toISOString() },
    );
    this.draft = merged.draft;
    this.state = merged.state;
    for (const seq of merged.applied)
      this.log.push(operations.find((one) => one.seq === seq)?.operation as PageOperation);
    if (merged.applied.length > 0) this.version += 1;
    const isNews = seen !== known || merged.conflicts.length > 0;
    return { version: this.version, draft: isNews ? this.draft : null, conflicts: merged.conflicts };
  }
}

type SetOperation = Extract<PageOperation, { kind: 'set' }>;
/** Undoing a removal brings back the value at that time. */
const restores = ({ block }: Extract<PageOperation, { kind: 'insert' }>, operation: SetOperation) =>
  operation.block !== null && idsIn(block).includes(operation.block);
/** Undoing removes a whole group if it did not exist before. */
const isSameField = (later: SetOperation, operation: SetOperation) =>
  later.block === operation.block &&
  (later.field === operation.field ||
    operation.field.startsWith(`${later.field}.`) ||
    later.field.startsWith(`${operation.field}.`));

/** A step of one of three editors. Replies are lost, late, or overtaken by the push about a newer draft. */
const event = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(
    'edit',
    'edit',
    'edit',
    'undo',
    'send',
    'lose-request',
    'lose-reply',
    'push',
    'decide' as const,
  ),
  choice,
  isMine: fc.boolean(),
});

// EDIT-02, EDIT-03
describe('three editors of one page', () => {
  test('end with the same page after delays, losses and repeats, and lose nothing that was acknowledged', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const server = new Server();
        const editors = ['A', 'B', 'C'].map((name) => startSession(name, 1, page));
        const send = (index: number, arrives: boolean, answers: boolean) => {
          const editor = editors[index] as EditingSession;
          const batch = nextBatch(editor, 3);
          if (!batch) return;
          editors[index] = batch.session;
          if (!arrives) return;
          const reply = server.receive(editor.session, editor.version, batch.operations);
          if (answers) editors[index] = acknowledge(batch.session, reply, batch.operations.at(-1)?.seq ?? 0);
        };
        const decide = (index: number, isMine: boolean) => {
          const editor = editors[index] as EditingSession;
          const [open] = editor.conflicts;
          if (open) editors[index] = resolveConflict(editor, open.key, isMine ? 'mine' : 'theirs');
        };
        for (const { who, what, choice: made, isMine } of events) {
          const editor = editors[who] as EditingSession;
          if (what === 'edit')
            editors[who] = edit(editor, operationFrom(viewOf(editor), made), undefined, {
              isGenerated: made.isGenerated,
            });
          if (what === 'undo') editors[who] = undo(editor);
          if (what === 'send') send(who, true, true);
          if (what === 'lose-request') send(who, false, false);
          if (what === 'lose-reply') send(who, true, false);
          if (what === 'push') editors[who] = adopt(editor, server.version, server.draft);
          if (what === 'decide') decide(who, isMine);
        }
        // The connections work again, and every editor decides its conflicts.
        for (let round = 0; round < 200; round += 1)
          for (const index of [0, 1, 2]) {
            send(index, true, true);
            decide(index, round % 2 === 0);
          }
        for (const [index, editor] of editors.entries()) {
          const current = adopt(editor, server.version, server.draft);
          expect([index, current.pending, current.conflicts]).toEqual([index, [], []]);
          expect(viewOf(current)).toEqual(server.draft);
        }
        // The last applied value of a field is on the page, unless its block has been removed.
        for (const [index, operation] of server.log.entries()) {
          if (operation.kind !== 'set') continue;
          const isSuperseded = server.log
            .slice(index + 1)
            .some((later) =>
              later.kind === 'insert'
                ? restores(later, operation)
                : later.kind === 'set' && isSameField(later, operation),
            );
          const found = operation.block === null ? undefined : findBlock(server.draft.content, operation.block)?.block;
          if (isSuperseded || (operation.block !== null && !found)) continue;
          expect(valueAt(found ? found.value : server.draft.content, operation.field)).toEqual(operation.value);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('merge edits of different blocks, and decide about those of one block', () => {
    const server = new Server();
    let [anna, ben] = ['A', 'B'].map((name) => startSession(name, 1, page)) as [EditingSession, EditingSession];
    const flush = (editor: EditingSession): EditingSession => {
      const batch = nextBatch(editor, 10);
      if (!batch) return editor;
      const reply = server.receive(editor.session, editor.version, batch.operations);
      return acknowledge(batch.session, reply, batch.operations.at(-1)?.seq ?? 0);
    };
    anna = edit(anna, { kind: 'set', block: 'a', field: 'title', value: 'Unser Team' });
    ben = edit(ben, { kind: 'set', block: 'b', field: 'title', value: 'Das Büro' });
    ben = edit(ben, { kind: 'set', block: 'a', field: 'title', value: 'Menschen' });
    anna = flush(anna);
    ben = flush(ben);
    expect(server.draft.content.body).toMatchObject([
      { value: { title: 'Unser Team' } },
      { value: { title: 'Das Büro' } },
      {},
    ]);
    expect(ben.conflicts).toMatchObject([{ key: 'block:a', by: 'A', isRemoved: false, mine: [{ value: 'Menschen' }] }]);
    // A block with an open conflict can neither be changed nor undone.
    expect(undo(ben).pending).toMatchObject([{ operation: { block: 'b' } }]);
    ben = edit(ben, { kind: 'set', block: 'a', field: 'title', value: 'Menschen im Team' });
    expect(viewOf(ben)).toEqual(server.draft);
    ben = flush(resolveConflict(ben, 'block:a', 'mine'));
    expect(findBlock(server.draft.content, 'a')?.block.value).toMatchObject({ title: 'Menschen im Team' });
  });

  test('lose no letter typed while a conflict arrives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('type', 'send', 'reply'), { maxLength: 12 }),
        fc.boolean(),
        (steps, isGone) => {
          const server = new Server();
          const title = { kind: 'set', block: 'a', field: 'title' } as const;
          const foreign = isGone ? ({ kind: 'remove', block: 'a' } as const) : { ...title, value: 'Andere' };
          server.receive('A', 1, [{ seq: 1, base: 1, operation: foreign }]);
          let ben = startSession('B', 1, page);
          let typed = '';
          let waiting: { reply: EditReply; upTo: number } | undefined;
          const send = () => {
            const batch = nextBatch(ben, 10);
            if (!batch || waiting) return;
            ben = batch.session;
            waiting = {
              reply: server.receive('B', ben.version, batch.operations),
              upTo: batch.operations.at(-1)?.seq ?? 0,
            };
          };
          const receive = () => {
            if (waiting) ben = acknowledge(ben, waiting.reply, waiting.upTo);
            waiting = undefined;
          };
          const type = () => {
            typed += 'x';
            ben = edit(ben, { ...title, value: typed }, 'a.title');
          };
          type();
          for (const step of steps) ({ type, send, reply: receive })[step]();
          for (const step of [send, receive, send, receive, send, receive]) step();
          expect([ben.pending, ben.conflicts.length]).toEqual([[], 1]);
          ben = resolveConflict(ben, 'block:a', 'mine');
          for (const step of [send, receive]) step();
          expect(ben.conflicts).toEqual([]);
          expect(findBlock(server.draft.content, 'a')?.block.value).toMatchObject({ title: typed });
        },
      ),
    );
  });

  test('keep both versions of a block, the own one behind', () => {
    const server = new Server();
    server.receive('A', 1, [
      { seq: 1, base: 1, operation: { kind: 'set', block: 'a', field: 'title', value: 'Andere' } },
    ]);
    let ben = edit(startSession('B', 1, page), { kind: 'set', block: 'a', field: 'title', value: 'Meine' });
    const send = () => {
      const batch = nextBatch(ben, 10) as { session: EditingSession; operations: readonly NumberedOperation[] };
      ben = acknowledge(batch.session, server.receive('B', ben.version, batch.operations), ben.seq);
    };
    send();
    ben = keepAsCopy(ben, 'block:a', (block) => ({ ...block, id: 'copy' }));
    send();
    expect(ben.conflicts).toEqual([]);
    expect(server.draft.content.body).toMatchObject([
      { id: 'a', value: { title: 'Andere' } },
      { id: 'copy', type: 'title_section', value: { title: 'Meine' } },
      { id: 'b' },
      { id: 'c' },
    ]);
    // Undoing removes the copy.
    ben = undo(ben);
    send();
    expect(server.draft.content.body).toMatchObject([
      { id: 'a', value: { title: 'Andere' } },
      { id: 'b' },
      { id: 'c' },
    ]);
  });

  test('offers a block again that another editor has removed while it was edited', () => {
    const server = new Server();
    let ben = edit(startSession('B', 1, page), { kind: 'set', block: 'd', field: 'text', value: 'Besser' });
    server.receive('A', 1, [{ seq: 1, base: 1, operation: { kind: 'remove', block: 'c1' } }]);
    const send = () => {
      const batch = nextBatch(ben, 10) as { session: EditingSession; operations: readonly NumberedOperation[] };
      ben = acknowledge(batch.session, server.receive('B', ben.version, batch.operations), ben.seq);
    };
    send();
    expect(ben.conflicts).toMatchObject([{ key: 'block:d', by: 'A', isRemoved: true }]);
    // Its column is gone too: it can only be dropped, or copied by hand.
    expect(resolveConflict(ben, 'block:d', 'theirs').conflicts).toEqual([]);

    server.receive('A', 2, [{ seq: 2, base: 2, operation: { kind: 'remove', block: 'b' } }]);
    ben = resolveConflict(ben, 'block:d', 'theirs');
    ben = edit(ben, { kind: 'set', block: 'b', field: 'title', value: 'Neu' });
    send();
    expect(ben.conflicts).toMatchObject([{ key: 'block:b', isRemoved: true }]);
    ben = resolveConflict(ben, 'block:b', 'mine');
    send();
    expect(server.draft.content.body).toMatchObject([{ id: 'a' }, { id: 'b', value: { title: 'Neu' } }, { id: 'c' }]);
  });
});

test('sends only the last of the values typed into one field, with the version seen first', () => {
  let session = startSession('s', 4, page);
  for (const value of ['T', 'Te', 'Tea'])
    session = edit(session, { kind: 'set', block: 'a', field: 'title', value }, 'a.title');
  expect(session.pending).toMatchObject([{ seq: 3, base: 4, operation: { value: 'Tea' } }]);
  expect(viewOf(undo(session))).toEqual(page);
});

test('names what differs between two drafts', () => {
  const other = applyOperation(page, { kind: 'set', block: 'd', field: 'text', value: 'x' }) as PageDraft;
  expect(changedKeys(page, { ...other, name: 'Wir' })).toEqual([
    'attribute:name',
    'field:body',
    'block:c',
    'block:c1',
    'block:d',
  ]);
  expect(changedKeys(page, page)).toEqual([]);
});

test('makes edits based on a forgotten version conflicts', () => {
  const change = { version: 7, session: 'A', by: 'Anna', at: '2026-11-01T08:00:00.000Z' };
  const state = recordChanges(noEdits, ['block:a'], change);
  const operation = { kind: 'set', block: 'b', field: 'title', value: 'x' } as const;
  const at = '2026-11-04T08:00:00.000Z';
  const later = mergeEdits(
    { draft: page, state },
    { session: 'B', by: 'Ben', operations: [{ seq: 1, base: 8, operation }] },
    { next: 9, at },
  );
  expect([later.conflicts, later.state.prunedUpTo, Object.keys(later.state.changes)]).toEqual([[], 7, ['block:b']]);
  const old = mergeEdits(
    later,
    { session: 'C', by: 'Cem', operations: [{ seq: 1, base: 6, operation: { ...operation, block: 'a' } }] },
    { next: 10, at },
  );
  expect(old.conflicts).toMatchObject([{ key: 'block:a' }]);
});
