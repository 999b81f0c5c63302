import { describe, expect, test } from '@jest/globals';
import { startSession, viewOf } from '@theke/rules/content/editing/editing-session';
import { type EditState, mergeEdits, noEdits } from '@theke/rules/content/editing/merge-edits';
import { findBlock, type PageDraft, valueAt } from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import { ApiError } from '@theke/ui/api-error';
import fc from 'fast-check';
import { makeEditQueue } from './edit-queue.ts';
import type { EditTransport } from './edit-transport.ts';
import { memoryEdits } from './memory-edits.ts';

const page: PageDraft = {
  path: 'team',
  name: 'Team',
  type: 'default',
  title: '',
  keywords: '',
  description: '',
  content: {
    body: ['a', 'b', 'c', 'd'].map((id) => ({ id, type: 'title_section', value: { title: id } })),
  },
};
const setTitle = (block: string, value: string): PageOperation => ({ kind: 'set', block, field: 'title', value });
const titleIn = (draft: PageDraft, id: string) => valueAt(findBlock(draft.content, id)?.block.value, 'title');

/** `lost`: the request does not arrive; `unanswered`: it does, but the reply is lost. */
type Fate = 'answered' | 'lost' | 'unanswered';

/** A server that merges edits like the real one. */
function fakeServer() {
  let draft = page;
  let state: EditState = noEdits;
  let version = 1;
  const refuses = new Set<string>();
  const transportOf = (by: string, fate: () => Fate = () => 'answered'): EditTransport => ({
    async send({ session, known, operations }) {
      const how = fate();
      await Promise.resolve();
      if (how === 'lost') throw ApiError.ofNetwork();
      const wrong = operations.findIndex(
        ({ operation }) => operation.kind === 'set' && refuses.has(String(operation.value)),
      );
      if (wrong >= 0)
        throw ApiError.ofAnswer(422, [
          { code: 'INVALID', field: `operations.${wrong}.operation.value`, message: 'Zu lang.' },
        ]);
      const isForeign = Object.values(state.changes).some((one) => one.version > known && one.session !== session);
      const merged = mergeEdits(
        { draft, state },
        { session, by, operations },
        { next: version + 1, at: new Date(1_800_000_000_000 + version).toISOString() },
      );
      if (merged.applied.length > 0) version += 1;
      ({ draft, state } = merged);
      const reply = { version, draft: isForeign ? draft : null, conflicts: merged.conflicts };
      await Promise.resolve();
      if (how === 'unanswered') throw ApiError.ofNetwork();
      return reply;
    },
    report: async ({ known }) => ({ version, draft: known < version ? draft : null, editors: [] }),
  });
  return { transportOf, refuses, draft: () => draft };
}

/** Timers that run when the test says so. */
function manualTimers() {
  let waiting: { run: () => void }[] = [];
  return {
    later: (_: number, run: () => void) => {
      const timer = { run };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((one) => one !== timer);
      };
    },
    run: () => {
      const due = waiting;
      waiting = [];
      for (const { run } of due) run();
    },
    count: () => waiting.length,
  };
}
const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

const start = (server: ReturnType<typeof fakeServer>, name: string, fate?: () => Fate) => {
  const timers = manualTimers();
  const store = memoryEdits();
  const queue = makeEditQueue({
    site: 's',
    session: startSession(name, 1, page),
    transport: server.transportOf(name, fate),
    store,
    later: timers.later,
    now: () => 1_800_000_000_000,
  });
  return { queue, timers, store };
};

describe('the queue of edits', () => {
  test('sends typing after a pause, other edits at once, and says when everything is saved', async () => {
    const server = fakeServer();
    const { queue, timers, store } = start(server, 'one');
    queue.edit(setTitle('a', 'A'), 'typing');
    queue.edit(setTitle('a', 'An'), 'typing');
    expect(queue.current().save).toEqual({ kind: 'saving' });
    await settled();
    expect(titleIn(server.draft(), 'a')).toBe('a');
    expect(store.stored.get('one')?.pending).toHaveLength(1);
    timers.run();
    await settled();
    expect(titleIn(server.draft(), 'a')).toBe('An');
    expect(queue.current().save).toEqual({ kind: 'saved', at: 1_800_000_000_000 });
    expect(store.stored.size).toBe(0);
  });

  test('counts what waits while the server cannot be reached, and repeats it', async () => {
    const server = fakeServer();
    let fate: Fate = 'lost';
    const { queue, timers } = start(server, 'one', () => fate);
    queue.edit(setTitle('a', 'neu'));
    queue.edit({ kind: 'remove', block: 'b' });
    timers.run();
    await settled();
    expect(queue.current().save).toEqual({ kind: 'waiting', count: 2 });
    fate = 'answered';
    void queue.flush();
    await settled();
    expect(queue.current().save.kind).toBe('saved');
    expect(findBlock(server.draft().content, 'b')).toBeUndefined();
  });

  test('drops the operation that the server refuses and keeps the others', async () => {
    const server = fakeServer();
    server.refuses.add('falsch');
    const { queue, timers } = start(server, 'one');
    queue.edit(setTitle('a', 'richtig'));
    queue.edit(setTitle('b', 'falsch'));
    queue.edit(setTitle('c', 'auch richtig'));
    for (let turn = 0; turn < 4; turn += 1) {
      timers.run();
      await settled();
    }
    expect(['a', 'b', 'c'].map((id) => titleIn(server.draft(), id))).toEqual(['richtig', 'b', 'auch richtig']);
    expect(queue.current().refused).toEqual([{ operation: setTitle('b', 'falsch'), message: 'Zu lang.' }]);
    queue.edit(setTitle('b', 'besser'));
    expect(queue.current().refused).toEqual([]);
  });

  test('stops when the page is gone', async () => {
    const transport: EditTransport = {
      send: async () =>
        Promise.reject(ApiError.ofAnswer(404, [{ code: 'NOT_FOUND', message: 'Die Seite wurde gelöscht.' }])),
      report: async () => Promise.reject(ApiError.ofNetwork()),
    };
    const timers = manualTimers();
    const queue = makeEditQueue({
      site: 's',
      session: startSession('one', 1, page),
      transport,
      store: memoryEdits(),
      later: timers.later,
    });
    queue.edit(setTitle('a', 'neu'));
    timers.run();
    await settled();
    expect(queue.current().save.kind).toBe('stopped');
    expect(timers.count()).toBe(0);
  });

  const fate = fc.constantFrom<Fate>('answered', 'answered', 'lost', 'unanswered');
  const turn = fc.oneof(
    fc.record({
      kind: fc.constant('edit' as const),
      who: fc.nat(1),
      block: fc.nat(3),
      text: fc.string({ maxLength: 4 }),
    }),
    fc.record({ kind: fc.constant('undo' as const), who: fc.nat(1) }),
    fc.record({ kind: fc.constant('timers' as const), who: fc.nat(1) }),
    fc.record({ kind: fc.constant('report' as const), who: fc.nat(1) }),
  );

  // EDIT-07
  test('whatever is shown as saved is in the draft of the server', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(turn, { maxLength: 30 }),
        fc.array(fate, { minLength: 1, maxLength: 10 }),
        async (turns, fates) => {
          const server = fakeServer();
          let calls = 0;
          const next = (): Fate => {
            calls += 1;
            // From the 41st call on every request is answered.
            return calls > 40 ? 'answered' : (fates[calls % fates.length] ?? 'answered');
          };
          const editors = ['one', 'two'].map((name) => start(server, name, next));
          // Each edits its own two blocks, so that no conflict may occur.
          const ownBlocks = [
            ['a', 'b'],
            ['c', 'd'],
          ] as const;
          const check = () => {
            for (const [who, { queue }] of editors.entries()) {
              const { save, view, session } = queue.current();
              expect(session.conflicts).toEqual([]);
              if (save.kind !== 'saved') continue;
              for (const id of ownBlocks[who] ?? []) expect(titleIn(server.draft(), id)).toBe(titleIn(view, id));
            }
          };
          for (const [index, each] of turns.entries()) {
            const { queue, timers } = editors[each.who] as (typeof editors)[number];
            if (each.kind === 'edit')
              queue.edit(setTitle(ownBlocks[each.who as 0 | 1][(each.block % 2) as 0 | 1], each.text + index));
            else if (each.kind === 'undo') queue.undo();
            else if (each.kind === 'timers') timers.run();
            else void queue.report();
            if (index % 2 === 0) await settled();
            check();
          }
          for (let round = 0; round < 60; round += 1) {
            for (const { timers } of editors) timers.run();
            await settled();
            check();
          }
          for (const { queue } of editors) await queue.report();
          for (const { queue, store } of editors) {
            expect(queue.current().save.kind).toBe('saved');
            expect(viewOf(queue.current().session)).toEqual(server.draft());
            expect(store.stored.size).toBe(0);
          }
        },
      ),
      { numRuns: 40 },
    ));
});
