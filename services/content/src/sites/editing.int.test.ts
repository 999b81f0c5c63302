import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { blocks } from '@theke/contracts/content/block';
import { navigations } from '@theke/contracts/content/navigation';
import type { Plan } from '@theke/contracts/content/plan';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { sites } from '@theke/contracts/content/site';
import { siteEditingChanged } from '@theke/contracts/content/site-editing';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { asGateway, asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import {
  acknowledge,
  adopt,
  type EditingSession,
  type EditReply,
  edit,
  nextBatch,
  resolveConflict,
  startSession,
  viewOf,
} from '@theke/rules/content/editing/editing-session';
import type { PageDraft } from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;

describe.each([['PostgreSQL', {}], ...(documents ? [['MongoDB', { documents }] as const] : [])])('on %s', (_, on) => {
  let service: TestService<Awaited<ReturnType<typeof content.setup>>>;
  let time = new Date('2026-11-29T10:00:00Z');
  beforeAll(async () => {
    service = await startForTest(content, { ...on, now: () => time });
  });
  afterAll(() => service.stop());

  /** Parts of replies that tests look at. */
  type Answered = EditReply & { editors: readonly object[]; draft: { content: { body: { value: object }[] } } | null };
  type Stored = PageDraft & { id: string; version: number };

  async function aPage() {
    const tenant = uuidv7();
    // Jobs run for known tenants.
    await service.publish(tenant, tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant }));
    await service.settled();
    const ask = async (method: string, path: string, body?: object, as = asStaff(tenant)) => {
      const reply = await request(service, method, `/api/${path}`, { as, now: time, ...(body && { body }) });
      const { data, errors } = reply.body ?? {};
      return { status: reply.status, data: data as Answered, faults: errors ?? [] };
    };
    const section = (id: string, title: string) => ({ id, type: 'title_section', value: { title } });
    const body = [section('a', 'Eins'), section('b', 'Zwei'), section('c', 'Drei')];
    const draft = { ...sites.example, path: 'team', name: 'Team', content: { body } };
    const made = (await ask('POST', 'sites', draft)).data as unknown as Stored;
    const send = (session: string, operations: object[], { known = 1, by = 'Dora Huber' } = {}) =>
      ask('POST', `sites/${made.id}/edits`, { session, known, operations }, asStaff(tenant, { name: by }));
    const read = async () => (await ask('GET', `sites/${made.id}`)).data as unknown as Stored;
    const titles = async () =>
      ((await read()).content.body as { value: { title: string } }[]).map(({ value }) => value.title);
    const visit = async (path: string) => {
      const as = asGateway(tenant);
      const reply = await request(service, 'POST', '/internal/pages/find', { as, now: time, body: { path } });
      return (reply.body.data as { data?: { kind: string } } | null)?.data?.kind ?? null;
    };
    return { tenant, made, ask, send, read, titles, visit };
  }
  const setTitle = (block: string, value: string, { seq = 1, base = 1 } = {}) => ({
    seq,
    base,
    operation: { kind: 'set', block, field: 'title', value },
  });

  // EDIT-02
  test('merges edits of different blocks, applies a repeated request once, and names what both have changed', async () => {
    const { made, send, titles } = await aPage();
    const [anna, ben] = [uuidv7(), uuidv7()];
    const first = await send(anna, [setTitle('a', 'Eins A')], { by: 'Anna' });
    expect(first).toMatchObject({ status: 200, data: { version: made.version + 1, draft: null, conflicts: [] } });
    const repeated = await send(anna, [setTitle('a', 'Eins A')], { by: 'Anna' });
    expect(repeated.data).toMatchObject({ version: made.version + 1, conflicts: [] });

    const second = await send(ben, [setTitle('b', 'Zwei B'), setTitle('a', 'Eins B', { seq: 2 })]);
    expect(second.data.conflicts).toMatchObject([{ seq: 2, key: 'block:a', isRemoved: false }]);
    expect(second.data.draft?.content.body[0]?.value).toEqual({ title: 'Eins A' });
    expect(await titles()).toEqual(['Eins A', 'Zwei B', 'Drei']);
    // The reply was lost: the repeated request is answered with the same conflict.
    const again = await send(ben, [setTitle('b', 'Zwei B'), setTitle('a', 'Eins B', { seq: 2 })]);
    expect(again.data.conflicts).toEqual(second.data.conflicts);
    expect(await titles()).toEqual(['Eins A', 'Zwei B', 'Drei']);
  });

  // EDIT-11
  test('publishes a page without its hidden blocks, and shows them to the editor only', async () => {
    const { made, ask, send, tenant, read } = await aPage();
    const hidden = await send(uuidv7(), [
      { seq: 1, base: 1, operation: { kind: 'set-hidden', block: 'b', isHidden: true } },
    ]);
    expect(hidden.status).toBe(200);
    const { version } = await read();
    expect((await ask('POST', `sites/${made.id}/publish`, { version })).status).toBe(200);
    expect((await read()).content.body).toMatchObject([{ id: 'a' }, { id: 'b', isHidden: true }, { id: 'c' }]);
    const bodyOf = async (path: string, body: object) => {
      const reply = await request(service, 'POST', path, { as: asGateway(tenant), now: time, body });
      const page = (reply.body.data as { data?: object }).data ?? reply.body.data;
      return (page as { site: { content: { body: { id: string }[] } } }).site.content.body.map(({ id }) => id);
    };
    const draft = { kind: 'site', id: made.id };
    expect(await bodyOf('/internal/pages/find', { path: 'team' })).toEqual(['a', 'c']);
    expect(await bodyOf('/internal/pages/draft', draft)).toEqual(['a', 'c']);
    expect(await bodyOf('/internal/pages/draft', { ...draft, withHidden: true })).toEqual(['a', 'b', 'c']);
    const found = async (text: string) => {
      const reply = await request(service, 'GET', `/api/search?q=${text}`, { as: asGuest(tenant), now: time });
      return JSON.stringify(reply.body).includes('/team');
    };
    expect([await found('Drei'), await found('Zwei')]).toEqual([true, false]);
  });

  // EDIT-03
  // AI-05
  test('marks accepted proposals in the draft and in the revision, with time and editor', async () => {
    const { made, send, ask, read } = await aPage();
    const proposal = { ...setTitle('a', 'Vorschlag'), isGenerated: true };
    await send(uuidv7(), [proposal], { by: 'Dora Huber' });
    const mark = { key: 'block:a', at: time.toISOString(), by: 'Dora Huber' };
    // Changing the text by hand keeps the mark.
    const { data } = await send(uuidv7(), [setTitle('a', 'Von Hand', { base: 2 })], { known: 2, by: 'Ben' });
    const draft = await read();
    expect([draft.generated, draft.version]).toEqual([[mark], data.version]);

    await ask('POST', `sites/${made.id}/publish`, { version: draft.version });
    const revisions = await ask('GET', `sites/${made.id}/revisions`);
    expect(revisions.data).toMatchObject([{ revision: 1, isGenerated: true }]);
    expect((await ask('GET', `sites/${made.id}/revisions/1`)).data).toMatchObject({ generated: [mark] });

    // Removed with the block, and back with an earlier revision.
    await send(uuidv7(), [{ seq: 1, base: 4, operation: { kind: 'remove', block: 'a' } }], { known: 4 });
    const { version } = await read();
    await ask('POST', `sites/${made.id}/publish`, { version });
    expect((await ask('GET', `sites/${made.id}/revisions/2`)).data).toMatchObject({ generated: [] });
    await ask('POST', `sites/${made.id}/restore`, { revision: 1, version: version + 1 });
    expect((await read()).generated).toEqual([mark]);
    const copy = (await ask('POST', `sites/${made.id}/duplicate`)).data;
    expect(copy).toMatchObject({ generated: [mark] });
  });

  // AI-05
  test('removes a mark when the accepting edit is undone, and when a form removes the block', async () => {
    const { made, send, ask, read } = await aPage();
    const session = uuidv7();
    await send(session, [{ ...setTitle('a', 'Vorschlag'), isGenerated: true }]);
    await send(session, [{ ...setTitle('a', 'Eins', { seq: 2, base: 2 }), removesMark: true }], { known: 2 });
    expect((await read()).generated).toEqual([]);

    await send(session, [{ ...setTitle('b', 'Vorschlag', { seq: 3, base: 3 }), isGenerated: true }], { known: 3 });
    const { content: shown, ...stored } = await read();
    expect(stored.generated).toMatchObject([{ key: 'block:b' }]);
    const body = (shown.body as { id: string }[]).filter(({ id }) => id !== 'b');
    const { path, name, type, title, keywords, description, version } = stored;
    const form = { path, name, type, title, keywords, description, version, isPublic: true, content: { body } };
    expect((await ask('PUT', `sites/${made.id}`, form)).status).toBe(200);
    expect((await read()).generated).toEqual([]);
  });

  test('counts what a form has changed as a change by another editor', async () => {
    const { made, ask, send, titles } = await aPage();
    const { content: before, version } = made;
    const body = (before.body as { id: string; value: object }[]).map((block) =>
      block.id === 'b' ? { ...block, value: { title: 'Formular' } } : block,
    );
    const saved = await ask('PUT', `sites/${made.id}`, {
      ...sites.example,
      path: 'team',
      name: 'Team',
      content: { body },
      version,
    });
    expect(saved.status).toBe(200);
    const reply = await send(uuidv7(), [setTitle('a', 'Eins A'), setTitle('b', 'Zwei B', { seq: 2 })]);
    expect(reply.data.conflicts).toMatchObject([{ seq: 2, key: 'block:b', by: 'Dora Huber' }]);
    expect(await titles()).toEqual(['Eins A', 'Formular', 'Drei']);
  });

  test('refuses an edit that makes the page invalid, naming it, and applies none of its request', async () => {
    const { ask, send, titles } = await aPage();
    await ask('POST', 'sites', { ...sites.example, path: 'andere', name: 'Andere' });
    const bad: [object, string][] = [
      [{ kind: 'set', block: 'b', field: 'title', value: { not: 'a text' } }, 'Titel'],
      [{ kind: 'set', block: 'b', field: 'unknown', value: 'x' }, 'unknown'],
      [{ kind: 'set-attribute', attribute: 'path', value: 'Groß & falsch' }, 'Pfad'],
      [{ kind: 'set-attribute', attribute: 'path', value: 'andere' }, 'Andere'],
      [{ kind: 'set-attribute', attribute: 'path', value: 'backend' }, 'backend'],
      [{ kind: 'set-attribute', attribute: 'type', value: 'toString' }, 'Seitentyp'],
      [{ kind: 'set', block: null, field: '__proto__', value: { x: 1 } }, '__proto__'],
    ];
    for (const [operation, text] of bad) {
      const reply = await send(uuidv7(), [setTitle('a', 'Eins A'), { seq: 2, base: 1, operation }]);
      expect([operation, reply.status, reply.faults[0]?.field]).toEqual([operation, 422, 'operations.1']);
      expect(reply.faults[0]?.message).toContain(text);
    }
    expect(await titles()).toEqual(['Eins', 'Zwei', 'Drei']);
  });

  test('does not tell guests or copies of a draft, only open editors', async () => {
    const { tenant, send, made } = await aPage();
    await service.settled();
    const before = service.events.filter(({ subject }) => subject === made.id).length;
    await send(uuidv7(), [setTitle('a', 'Eins A')]);
    await service.settled();
    const after = service.events.filter(({ subject, tenantid }) => subject === made.id && tenantid === tenant);
    expect(after.slice(before).map(({ type }) => type)).toEqual([siteEditingChanged.type]);
  });

  // EDIT-06
  test('lets employees edit, and only managers and administrators publish', async () => {
    const { tenant, made, ask } = await aPage();
    const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] });
    const body = { session: uuidv7(), known: 1, operations: [setTitle('a', 'Neu')] };
    expect((await ask('POST', `sites/${made.id}/edits`, body, employee)).status).toBe(200);
    const at = { publishAt: '2026-12-01T05:00:00.000Z', unpublishAt: null };
    expect((await ask('POST', `sites/${made.id}/plan`, { version: 2, ...at }, employee)).status).toBe(403);
    expect((await ask('POST', `sites/${made.id}/publish`, { version: 2 }, employee)).status).toBe(403);
    // Another business finds nothing.
    const stranger = asStaff(uuidv7());
    expect((await ask('POST', `sites/${made.id}/edits`, body, stranger)).status).toBe(404);
    expect((await ask('POST', `sites/${made.id}/editing`, { session: uuidv7(), known: 1 }, stranger)).status).toBe(404);
  });

  // EDIT-04
  test('names the other editors of the page until they have been silent for half a minute', async () => {
    const { tenant, made, ask, send } = await aPage();
    const report = async (session: string, name: string, block: string | null, known = 1) =>
      (await ask('POST', `sites/${made.id}/editing`, { session, known, block }, asStaff(tenant, { name }))).data;
    const [anna, ben] = [uuidv7(), uuidv7()];
    expect(await report(anna, 'Anna', 'a')).toEqual({ version: 1, draft: null, editors: [] });
    expect(await report(ben, 'Ben', null)).toMatchObject({ editors: [{ session: anna, block: 'a' }] });
    await send(ben, [setTitle('b', 'Zwei B')]);
    expect(await report(anna, 'Anna', 'b')).toMatchObject({
      version: 2,
      draft: { name: 'Team', content: { body: [{}, { value: { title: 'Zwei B' } }, {}] } },
      editors: [{ session: ben, name: 'Ben', block: null }],
    });
    // Ben leaves, and comes back.
    const leaving = { session: ben, known: 2, isLeaving: true };
    await ask('POST', `sites/${made.id}/editing`, leaving, asStaff(tenant, { name: 'Ben' }));
    expect((await report(anna, 'Anna', 'b', 2)).editors).toEqual([]);
    expect((await report(ben, 'Ben', null, 2)).editors).toMatchObject([{ session: anna }]);
    time = new Date(time.getTime() + 31_000);
    expect(await report(ben, 'Ben', 'c', 2)).toEqual({ version: 2, draft: null, editors: [] });
    // After a day no editor is left.
    time = new Date(time.getTime() + 26 * 3_600_000);
    await service.runJobs();
    expect((await report(anna, 'Anna', 'a', 2)).editors).toEqual([]);
  });

  // EDIT-02, EDIT-03
  test('gives three editors the same page, in any order and after any loss', async () => {
    const operation = fc.record({
      kind: fc.constantFrom('set', 'set', 'insert', 'remove', 'move' as const),
      block: fc.nat(9),
      after: fc.nat(9),
      text: fc.string({ maxLength: 4 }),
    });
    const script = fc.array(fc.record({ operation, isLost: fc.boolean() }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(script, script, script, async (...scripts) => {
        const { made, ask } = await aPage();
        const call = async (session: EditingSession, isLost: boolean): Promise<EditingSession> => {
          const batch = nextBatch(session, 10);
          if (!batch) return session;
          const body = { session: session.session, known: session.version, operations: batch.operations };
          const reply = await ask('POST', `sites/${made.id}/edits`, body);
          expect(reply.faults).toEqual([]);
          const last = batch.operations.at(-1)?.seq ?? 0;
          return isLost ? batch.session : acknowledge(batch.session, reply.data, last);
        };
        const run = async (steps: (typeof scripts)[number]): Promise<EditingSession> => {
          let session = startSession(uuidv7(), made.version, made);
          for (const { operation: one, isLost } of steps) {
            session = await call(edit(session, operationFrom(viewOf(session), one)), isLost);
            const [open] = session.conflicts;
            if (open) session = resolveConflict(session, open.key, isLost ? 'mine' : 'theirs');
          }
          while (session.pending.length > 0 || session.conflicts.length > 0) {
            session = await call(session, false);
            const [open] = session.conflicts;
            if (open) session = resolveConflict(session, open.key, 'theirs');
          }
          return session;
        };
        const sessions = await Promise.all(scripts.map(run));
        const { version, ...stored } = (await ask('GET', `sites/${made.id}`)).data as unknown as Stored;
        for (const session of sessions) expect(viewOf(adopt(session, version, stored)).content).toEqual(stored.content);
      }),
      { numRuns: 5 },
    );
  });

  // EDIT-10
  test('keeps the draft before each stretch of work, before a form, a restore and a discard, and restores it', async () => {
    const { made, ask, send, read, titles } = await aPage();
    const drafts = async () =>
      (await ask('GET', `sites/${made.id}/drafts`)).data as unknown as { id: string; changedBy: string }[];
    const [anna, ben] = [uuidv7(), uuidv7()];
    await send(anna, [setTitle('a', 'Anna 1')], { by: 'Anna' });
    await send(anna, [setTitle('a', 'Anna 2', { seq: 2, base: 2 })], { by: 'Anna', known: 2 });
    expect((await drafts()).map(({ changedBy }) => changedBy)).toEqual(['']);
    await send(ben, [setTitle('b', 'Ben 1', { base: 3 })], { by: 'Ben', known: 3 });
    expect((await drafts()).map(({ changedBy }) => changedBy)).toEqual(['Anna', '']);
    time = new Date(time.getTime() + 31 * 60_000);
    await send(ben, [setTitle('b', 'Ben 2', { seq: 2, base: 4 })], { by: 'Ben', known: 4 });
    const [newest] = await drafts();
    expect(newest?.changedBy).toBe('Ben');
    expect(await titles()).toEqual(['Anna 2', 'Ben 2', 'Drei']);

    const body = { draft: newest?.id, version: 5 };
    expect((await ask('POST', `sites/${made.id}/restore-draft`, body)).status).toBe(200);
    expect(await titles()).toEqual(['Anna 2', 'Ben 1', 'Drei']);
    // The replaced draft is kept, too.
    expect(await drafts()).toHaveLength(4);
    const { version } = await read();
    await ask('PUT', `sites/${made.id}`, { ...sites.example, path: 'team', name: 'Team', content: {}, version });
    const [beforeForm] = await drafts();
    const kept = await ask('GET', `sites/${made.id}/drafts/${beforeForm?.id}`);
    expect(kept.data).toMatchObject({ content: { body: [{ value: { title: 'Anna 2' } }, {}, {}] } });
    // Nothing is kept of a draft that is published, because its revision is.
    await ask('POST', `sites/${made.id}/publish`, { version: version + 1 });
    await send(uuidv7(), [setTitle('x', 'Weg', { base: version + 2 })], { known: version + 2 });
    expect(await drafts()).toHaveLength(5);
    const stranger = asStaff(uuidv7());
    expect((await ask('GET', `sites/${made.id}/drafts/${beforeForm?.id}`, undefined, stranger)).status).toBe(404);
  });

  test('keeps the last fifty drafts', async () => {
    const { made, ask, send } = await aPage();
    for (let count = 0; count < 53; count += 1) {
      time = new Date(time.getTime() + 60_000);
      await send(uuidv7(), [setTitle('a', `Stand ${count}`, { base: count + 1 })], { known: count + 1 });
    }
    const { data } = await ask('GET', `sites/${made.id}/drafts`);
    expect(data as unknown as object[]).toHaveLength(50);
  }, 60_000);

  test('names what links to a page, by reference and by its published path', async () => {
    const { made, ask } = await aPage();
    await ask('POST', `sites/${made.id}/publish`, { version: 1 });
    const link = { type: 'text', text: 'Team', marks: [{ type: 'link', attrs: { href: '/team' } }] };
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] };
    await ask('POST', 'posts', { ...posts.example, title: 'Über uns', text });
    const items = [{ label: 'Team', type: 'site', site: { id: made.id } }];
    await ask('POST', 'navigations', { ...navigations.example, name: 'Hauptmenü', items });
    await ask('POST', 'posts', { ...posts.example, title: 'Teamausflug' });
    const { links, isPartial } = (await ask('GET', `sites/${made.id}/inbound-links`)).data as unknown as {
      links: object[];
      isPartial: boolean;
    };
    expect([links, isPartial]).toMatchObject([
      [
        { resource: 'navigations', name: 'Hauptmenü', by: 'reference' },
        { resource: 'posts', name: 'Über uns', by: 'address' },
      ],
      false,
    ]);
  });

  // PLAN-01
  test('publishes a draft at its time, once, also if the service was down at that time', async () => {
    const { made, ask, read, send, visit } = await aPage();
    const plan = { publishAt: minutesLater(10), unpublishAt: minutesLater(60) };
    for (const [wrong, field] of [
      [{ publishAt: minutesLater(-1), unpublishAt: null }, 'publishAt'],
      [{ publishAt: minutesLater(10), unpublishAt: minutesLater(10) }, 'unpublishAt'],
    ] as const) {
      const refused = await ask('POST', `sites/${made.id}/plan`, { version: 1, ...wrong });
      expect([refused.status, refused.faults[0]?.field]).toEqual([422, field]);
    }
    expect((await ask('POST', `sites/${made.id}/plan`, { version: 1, ...plan })).status).toBe(200);
    await send(uuidv7(), [setTitle('a', 'Bis dahin geändert', { base: 2 })], { known: 2 });
    await service.runJobs();
    expect(await visit('/team')).toBeNull();
    // It was down for half an hour.
    time = new Date(time.getTime() + 30 * 60_000);
    await Promise.all([service.runJobs(), service.runJobs()]);
    expect(await visit('/team')).toBe('site');
    expect(await read()).toMatchObject({
      publishAt: null,
      revisions: 1,
      published: { publishedBy: 'Dora Huber', content: { body: [{ value: { title: 'Bis dahin geändert' } }, {}, {}] } },
    });
    time = new Date(time.getTime() + 31 * 60_000);
    await service.runJobs();
    expect([await visit('/team'), (await read()) as object]).toMatchObject([
      null,
      { unpublishAt: null, published: null },
    ]);
  });

  // PLAN-01
  test('publishes and takes back posts, projects, shared blocks and menus at their times', async () => {
    const { ask } = await aPage();
    const kinds = [posts, projects, blocks, navigations];
    const made = new Map<string, string>();
    for (const { name, example } of kinds) {
      const { data } = await ask('POST', name, { ...example, isPublic: false });
      const { id, version } = data as unknown as Stored;
      const plan = { version, publishAt: minutesLater(10), unpublishAt: minutesLater(20) };
      expect([name, (await ask('POST', `${name}/${id}/plan`, plan)).faults]).toEqual([name, []]);
      made.set(name, id);
    }
    const states = async () =>
      Promise.all(
        kinds.map(async ({ name }) => {
          const { data } = await ask('GET', `${name}/${made.get(name)}`);
          const { isPublic, publishAt, unpublishAt } = data as unknown as Plan & { isPublic: boolean };
          return [isPublic, publishAt !== null, unpublishAt !== null];
        }),
      );
    expect(await states()).toEqual(kinds.map(() => [false, true, true]));
    time = new Date(time.getTime() + 10 * 60_000);
    await service.runJobs();
    expect(await states()).toEqual(kinds.map(() => [true, false, true]));
    time = new Date(time.getTime() + 10 * 60_000);
    await service.runJobs();
    expect(await states()).toEqual(kinds.map(() => [false, false, false]));
  });

  // PLAN-01
  test('tells why a planned page could not be published, and leaves it as it is', async () => {
    const { made, ask, read, send } = await aPage();
    await ask('POST', `sites/${made.id}/plan`, { version: 1, publishAt: minutesLater(10), unpublishAt: null });
    await send(uuidv7(), [setTitle('b', '', { base: 2 })], { known: 2 });
    time = new Date(time.getTime() + 11 * 60_000);
    await service.runJobs();
    expect(await read()).toMatchObject({ publishAt: null, published: null, planFailure: '„Titel“ fehlt.' });
  });

  const minutesLater = (minutes: number): string => new Date(time.getTime() + minutes * 60_000).toISOString();
});

function operationFrom(
  draft: PageDraft,
  {
    kind,
    block,
    after,
    text,
  }: { kind: 'set' | 'insert' | 'remove' | 'move'; block: number; after: number; text: string },
): PageOperation {
  const ids = (draft.content.body as { id: string }[]).map(({ id }) => id);
  const target = ids[block % Math.max(ids.length, 1)] ?? 'gone';
  const place = { list: { block: null, field: 'body' }, after: [null, ...ids][after % (ids.length + 1)] ?? null };
  if (kind === 'insert') return { kind, place, block: { id: uuidv7(), type: 'title_section', value: { title: text } } };
  if (kind === 'move') return { kind, block: target, place };
  return kind === 'remove' ? { kind, block: target } : { kind, block: target, field: 'title', value: text };
}
