// Proposals in the editor, against a server that merges edits like the real one and a job that has ended.
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { idAt } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { readAiAvailability } from '@theke/contracts/ai/ai-settings';
import {
  decideGeneration,
  type Generation,
  type GenerationDetail,
  generateSite,
  listGenerations,
  readGeneration,
  retryGeneration,
} from '@theke/contracts/ai/generation';
import { listFacts } from '@theke/contracts/content/facts';
import { type Site, sites } from '@theke/contracts/content/site';
import { editSite, reportSiteEditing } from '@theke/contracts/content/site-editing';
import { listSiteRevisions } from '@theke/contracts/content/site-revision';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { canvasMarks } from '@theke/rules/content/editing/canvas-marks';
import { mergeEdits, type NumberedOperation } from '@theke/rules/content/editing/merge-edits';
import type { Block, PageDraft } from '@theke/rules/content/editing/page-draft';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../../testing/test-office.ts';
import { BuilderPage } from '../builder-page.tsx';

const site = idAt(1);
const job = idAt(7);

const parts: ProposedPart[] = [
  {
    key: 'a',
    kind: 'change',
    block: 'a',
    fields: [{ field: 'title', before: 'Unsere Räume', after: 'Helle Räume' }],
  },
  {
    key: 'new',
    kind: 'insert',
    place: { list: { block: null, field: 'body' }, after: 'a' },
    block: { id: 'new', type: 'quote', value: { text: 'Neu geschrieben' } },
  },
  {
    key: 'b',
    kind: 'change',
    block: 'b',
    fields: [{ field: 'title', before: 'Anfahrt', after: 'So finden Sie uns' }],
  },
  { key: 'description', kind: 'attribute', attribute: 'description', before: '', after: 'Räume im Grätzel' },
];

const ended: GenerationDetail = {
  id: job,
  version: 3,
  use: 'page',
  state: 'proposed',
  subject: site,
  brief: 'Freundlicher, bitte.',
  base: 1,
  createdAt: '2026-11-22T09:00:00.000Z',
  createdBy: 'Dora Huber',
  progress: 900,
  finishedAt: '2026-11-22T09:01:00.000Z',
  failure: null,
  model: 'text-l',
  inputTokens: 100,
  outputTokens: 200,
  cost: 0.04,
  reserved: 0,
  result: { kind: 'parts', parts: parts as never, refused: [] },
  accepted: [],
  rejected: [],
  sent: 'Schreibe die Seite freundlicher.',
};

const revision = {
  revision: 4,
  publishedAt: '2026-11-20T09:00:00.000Z',
  publishedBy: 'Dora Huber',
  path: 'raeume',
  name: 'Räume',
  title: '',
  isShown: true,
  isGenerated: true,
};

class Streams extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  close() {}
}

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, { EventSource: Streams, CSS: { escape: (text: string) => text } });
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLElement.prototype.hidePopover ??= () => undefined;
  globalThis.fetch = jest.fn(async () => Response.error()) as typeof fetch;
});

type Served = {
  generation?: Partial<GenerationDetail>;
  canWrite?: boolean;
  more?: Partial<Site>;
  older?: Generation[];
};

function aServer({ generation = {}, canWrite = true, more = {}, older = [] }: Served = {}) {
  const title = (id: string, text: string): Block => ({ id, type: 'title_section', value: { title: text } });
  let page = {
    ...(sites.draft.parse({
      ...sites.example,
      name: 'Räume',
      path: 'raeume',
      description: '',
      content: { body: [title('a', 'Unsere Räume'), title('b', 'Anfahrt'), title('c', 'Kontakt')] },
    }) as object),
    id: site,
    version: 1,
    createdAt: '2026-11-22T09:00:00.000Z',
    updatedAt: '2026-11-22T09:00:00.000Z',
    ...more,
  } as Site;
  let served: GenerationDetail = { ...ended, ...generation };
  const requests: { name: string; id: string; body: Record<string, unknown> }[] = [];
  const operations: NumberedOperation[] = [];
  const draft = () => page as unknown as PageDraft;
  function edit(session: string, edits: readonly NumberedOperation[], known: number) {
    const isForeign = Object.values(page.edits.changes).some((one) => one.version > known && one.session !== session);
    const merged = mergeEdits(
      { draft: draft(), state: page.edits },
      { session, by: 'Dora Huber', operations: edits },
      { next: page.version + 1, at: '2026-11-22T09:05:00.000Z' },
    );
    const version = merged.applied.length > 0 ? page.version + 1 : page.version;
    page = { ...page, ...merged.draft, edits: merged.state, version } as unknown as Site;
    return { version, draft: isForeign ? draft() : null, conflicts: merged.conflicts };
  }
  const api = (async (endpoint: Endpoint, sent: { params?: { id: string }; body?: Record<string, unknown> }) => {
    const { params = { id: '' }, body = {} } = sent;
    requests.push({ name: endpoint.name, id: params.id, body });
    if (endpoint === sites.endpoints.read) return page;
    if (endpoint === editSite) {
      operations.push(...(body.operations as NumberedOperation[]));
      return edit(String(body.session), body.operations as NumberedOperation[], Number(body.known));
    }
    if (endpoint === reportSiteEditing)
      return { version: page.version, draft: page.version > Number(body.known) ? draft() : null, editors: [] };
    if (endpoint === readAiAvailability)
      return {
        canWrite,
        canDescribePictures: false,
        canDraw: false,
        imagePrice: 0,
        currency: 'EUR',
        budget: { month: '2026-11', limit: 20, spent: 6.2, reserved: 0 },
        jobsLeft: 50,
      };
    if (endpoint === listGenerations)
      return { data: [served, ...older], meta: { total: 1, isTotalCapped: false, page: 1, pageSize: 25 } };
    if (endpoint === listFacts)
      return [{ id: idAt(20), of: 'product', name: 'Margherita', texts: { price: '9,90 €' } }];
    if (endpoint === listSiteRevisions)
      return { data: [revision], meta: { total: 1, isTotalCapped: false, page: 1, pageSize: 10 } };
    if (endpoint === readGeneration || endpoint === generateSite || endpoint === retryGeneration) return served;
    if (endpoint === decideGeneration) {
      if (params.id !== job) return { ...ended, ...older.find(({ id }) => id === params.id), state: 'rejected' };
      const accepted = body.accepted as string[];
      served = { ...served, state: accepted.length > 0 ? 'accepted' : 'rejected' };
      return served;
    }
    throw new ApiError(404, []);
  }) as unknown as OfficeApi;
  return {
    api,
    requests,
    operations,
    decisions: (id = job) =>
      requests.filter((one) => one.name === 'decideGeneration' && one.id === id).map(({ body }) => body),
    page: () => page,
    titles: () => (page.content.body as Block[]).map(({ value }) => Object.values(value as object)[0]),
    /** Another editor changes the title of a block. */
    other: (block: string, value: string) =>
      edit(
        'other',
        [{ seq: page.version, base: page.version, operation: { kind: 'set', block, field: 'title', value } }],
        page.version,
      ),
  };
}

function open(server: ReturnType<typeof aServer>, search = `?proposal=${job}`) {
  renderPage(<BuilderPage />, {
    office,
    api: server.api,
    path: `/sites/${site}/editor${search}`,
    route: '/sites/:id/editor',
  });
  return userEvent.setup();
}
/** Fills the frame with one of the blocks. */
async function fillFrame(block: string) {
  const frame = (await screen.findByTitle('Vorschau der Seite')) as HTMLIFrameElement;
  // The environment loads no frames: an empty one takes its place.
  const page = document.body.appendChild(document.createElement('iframe')).contentDocument as Document;
  Object.assign(page.defaultView as Window, { scrollBy: () => undefined, scrollTo: () => undefined });
  Object.defineProperty(frame, 'contentDocument', { configurable: true, value: page });
  page.body.innerHTML = `<main ${canvasMarks.list}="body" ${canvasMarks.listOwner}=""><theke-block data-block="${block}"></theke-block></main>`;
  fireEvent.load(frame);
}
const view = async () => within(await screen.findByRole('dialog', { name: 'Vorschlag für „Räume“' }));

// AI-02
test('has no button, no menu and no notice without a provider', async () => {
  const server = aServer({ canWrite: false });
  const user = open(server, '');
  await user.click(await screen.findByRole('treeitem', { name: 'Titel: Unsere Räume' }));
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'readAiAvailability')).toBe(true));
  await screen.findByLabelText('Titel *');
  expect(screen.queryByRole('button', { name: /Vorschlag/ })).toBeNull();
  expect(screen.queryByText(/liegt ein Vorschlag vor/)).toBeNull();
  expect(server.requests.some(({ name }) => name === 'listGenerations')).toBe(false);
});

test('sends the page as the editor sees it, after it is saved', async () => {
  const server = aServer({ generation: { state: 'running', result: null } });
  const user = open(server, '');
  await user.click(await screen.findByRole('treeitem', { name: 'Titel: Unsere Räume' }));
  await user.type(await screen.findByLabelText('Titel *'), ' heute');
  await user.click(await screen.findByRole('button', { name: 'Vorschlag für die Seite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Seite vorschlagen lassen' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Auftrag'));
  await user.click(dialog.getByRole('button', { name: 'Vorschlagen' }));
  dialog.getByText('Bitte beschreiben Sie kurz, was Sie möchten.');
  await user.type(dialog.getByLabelText('Auftrag'), 'Freundlicher.');
  await user.click(dialog.getByRole('button', { name: 'Vorschlagen' }));
  await screen.findByText('Der Vorschlag wird geschrieben.');
  const sent = server.requests.find(({ name }) => name === 'generateSite')?.body as { page: Site };
  expect(sent).toMatchObject({ block: null, task: 'free', brief: 'Freundlicher.' });
  expect(sent.page.version).toBe(server.page().version);
  expect((sent.page.content.body as Block[])[0]?.value).toEqual({ title: 'Unsere Räume heute' });
});

// AI-03
test('changes nothing before it is taken over, then exactly what was accepted, in one step of undo', async () => {
  const server = aServer();
  const user = open(server);
  const proposal = await view();
  await user.click(await proposal.findByRole('button', { name: 'Annehmen: 1 Titel' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Zurück: 1 Titel');
  await user.click(proposal.getByRole('button', { name: 'Annehmen: 2 Zitat' }));
  await user.click(proposal.getByRole('button', { name: 'Ablehnen: 3 Titel' }));
  proposal.getByText('2 angenommen, 1 abgelehnt, 1 offen');
  expect(server.operations).toEqual([]);
  await user.click(proposal.getByRole('button', { name: '2 Bausteine übernehmen' }));
  const question = within(await screen.findByRole('dialog', { name: 'Offene Vorschläge ablehnen?' }));
  await user.click(question.getByRole('button', { name: '2 Bausteine übernehmen' }));
  await waitFor(() => expect(server.titles()).toEqual(['Helle Räume', 'Neu geschrieben', 'Anfahrt', 'Kontakt']));
  expect(server.page().description).toBe('');
  expect(server.operations.every(({ isGenerated }) => isGenerated)).toBe(true);
  expect(server.decisions()).toEqual([{ accepted: ['a', 'new'], rejected: ['b', 'description'] }]);
  await screen.findByText('2 Bausteine sind übernommen.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  await user.click((await screen.findAllByRole('button', { name: 'Rückgängig' }))[0] as HTMLElement);
  await waitFor(() => expect(server.titles()).toEqual(['Unsere Räume', 'Anfahrt', 'Kontakt']));
});

// AI-03
test('shows both versions of a block edited meanwhile, and overwrites nothing without a choice', async () => {
  const server = aServer();
  server.other('a', 'Räume von Mirjam');
  const user = open(server);
  const proposal = await view();
  await proposal.findByRole('button', { name: 'Jetzige Fassung behalten: 1 Titel' });
  await user.click(proposal.getByRole('button', { name: 'Alle offenen annehmen' }));
  proposal.getByText('3 angenommen, 0 abgelehnt, 1 offen');
  await user.click(proposal.getByRole('button', { name: 'Vorschlag nehmen: 1 Titel' }));
  proposal.getByText('4 angenommen, 0 abgelehnt, 0 offen');
  // An edit after the choice is a conflict again.
  await act(async () => {
    server.other('a', 'Räume von Mirjam, neu');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await proposal.findByText('3 angenommen, 0 abgelehnt, 1 offen');
  await user.click(proposal.getByRole('button', { name: 'Jetzige Fassung behalten: 1 Titel' }));
  await user.click(proposal.getByRole('button', { name: '3 Bausteine übernehmen' }));
  await waitFor(() =>
    expect(server.titles()).toEqual(['Räume von Mirjam, neu', 'Neu geschrieben', 'So finden Sie uns', 'Kontakt']),
  );
  expect(server.page().description).toBe('Räume im Grätzel');
});

test('a part is edited before it is accepted', async () => {
  const server = aServer();
  const user = open(server);
  const proposal = await view();
  await user.click(await proposal.findByRole('button', { name: 'Bearbeiten: 1 Titel' }));
  await user.type(await proposal.findByLabelText('Titel *'), ' im Grätzel');
  await user.click(proposal.getByRole('button', { name: 'Fertig' }));
  proposal.getByText('von Ihnen bearbeitet');
  await user.click(proposal.getByRole('button', { name: 'Annehmen: 1 Titel' }));
  await user.click(proposal.getByRole('button', { name: '1 Baustein übernehmen' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Offene Vorschläge ablehnen?' })).getByRole('button', {
      name: '1 Baustein übernehmen',
    }),
  );
  await waitFor(() => expect(server.titles()).toEqual(['Helle Räume im Grätzel', 'Anfahrt', 'Kontakt']));
});

test('is rejected as a whole, and leaves the page as it is', async () => {
  const server = aServer();
  const user = open(server);
  const proposal = await view();
  for (const name of ['1 Titel', '2 Zitat', '3 Titel', '5 Beschreibung'])
    await user.click(await proposal.findByRole('button', { name: `Ablehnen: ${name}` }));
  await user.click(proposal.getByRole('button', { name: 'Vorschlag verwerfen' }));
  await waitFor(() => expect(server.decisions()).toMatchObject([{ accepted: [] }]));
  expect(server.operations).toEqual([]);
});

test('replaces earlier proposals of the same editor for the page, and none of others', async () => {
  const older = [
    { ...ended, id: idAt(8), createdAt: '2026-11-22T08:00:00.000Z' },
    { ...ended, id: idAt(9), createdAt: '2026-11-22T08:00:00.000Z', createdBy: 'Mirjam Oberhofer' },
  ];
  const server = aServer({ older });
  const user = open(server);
  const proposal = await view();
  await user.click(await proposal.findByRole('button', { name: 'Alle offenen annehmen' }));
  await user.click(proposal.getByRole('button', { name: '4 Bausteine übernehmen' }));
  await waitFor(() => expect(server.decisions(idAt(8))).toEqual([{ accepted: [], rejected: [] }]));
  expect(server.decisions(idAt(9))).toEqual([]);
});

test('is discarded from the notice', async () => {
  const server = aServer();
  const user = open(server, '');
  await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(screen.queryByText(/liegt ein Vorschlag vor/)).toBeNull());
  expect(server.decisions()).toEqual([{ accepted: [], rejected: [] }]);
});

test('keeps decisions when the proposal is closed and opened again', async () => {
  const server = aServer();
  const user = open(server);
  await user.click(await (await view()).findByRole('button', { name: 'Ablehnen: 1 Titel' }));
  await user.click((await view()).getByRole('button', { name: 'Zurück zur Seite' }));
  await screen.findByText(/Für diese Seite liegt ein Vorschlag vor/);
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  await (await view()).findByText('0 angenommen, 1 abgelehnt, 3 offen');
  expect(server.operations).toEqual([]);
});

test('names what was refused at its block, and what was sent', async () => {
  const refused = [{ block: 'c', message: 'Der Vorschlag enthielt einen Preis.' }];
  const server = aServer({ generation: { result: { kind: 'parts', parts: parts as never, refused } } });
  const user = open(server);
  const proposal = await view();
  const row = (await proposal.findByText('Der Vorschlag enthielt einen Preis.')).closest('ol > li');
  expect(within(row as HTMLElement).getByRole('heading').textContent).toBe('4 Titel');
  await user.click(proposal.getByRole('button', { name: '4 Wörter ansehen' }));
  await screen.findByText('Schreibe die Seite freundlicher.');
});

test('has a block rewritten from its menu, and accepts the result', async () => {
  const block = { use: 'block', result: { kind: 'parts', parts: [parts[0]], refused: [] } } as never;
  const server = aServer({ generation: block });
  const user = open(server, '');
  await fillFrame('a');
  await user.click(await screen.findByRole('treeitem', { name: 'Titel: Unsere Räume' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Titel: Werkzeuge' }));
  await bar.findByRole('button', { name: 'Vorschlag für diesen Baustein' });
  await user.click(bar.getByRole('button', { name: 'Kürzer', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vorschlag für „Titel“' }));
  await dialog.findByText('geändert');
  const sent = server.requests.find(({ name }) => name === 'generateSite')?.body;
  expect(sent).toMatchObject({ block: 'a', task: 'shorter', brief: '' });
  expect(server.operations).toEqual([]);
  expect(dialog.queryByRole('button', { name: 'Annehmen: Titel' })).toBeNull();
  await user.click(await dialog.findByRole('button', { name: 'Annehmen' }));
  await waitFor(() => expect(server.titles()).toEqual(['Helle Räume', 'Anfahrt', 'Kontakt']));
  expect(server.decisions()).toEqual([{ accepted: ['a'], rejected: [] }]);
});

test('is taken over whole while the form of the page shows the same fields', async () => {
  const attribute = (name: 'title' | 'description', after: string): ProposedPart => ({
    key: name,
    kind: 'attribute',
    attribute: name,
    before: '',
    after,
  });
  const proposed = [attribute('title', 'Räume'), attribute('description', 'Helle Räume')];
  const server = aServer({ generation: { result: { kind: 'parts', parts: proposed as never, refused: [] } } });
  const user = open(server);
  const proposal = await view();
  await screen.findByLabelText('Beschreibung');
  await user.click(await proposal.findByRole('button', { name: 'Alle offenen annehmen' }));
  await user.click(proposal.getByRole('button', { name: '2 Bausteine übernehmen' }));
  await waitFor(() => expect(server.page()).toMatchObject({ title: 'Räume', description: 'Helle Räume' }));
  await screen.findByDisplayValue('Helle Räume');
  expect(server.operations).toHaveLength(2);
});

test('is taken over whole while the form of the block shows the same fields', async () => {
  const section = (title: string, text: string) => ({ title, text: doc(text) });
  const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
  const before = section('Räume', 'Alt');
  const after = section('Helle Räume', 'Neu');
  const fields = (['title', 'text'] as const).map((field) => ({ field, before: before[field], after: after[field] }));
  const change = { key: 'x', kind: 'change', block: 'x', fields } as never;
  const server = aServer({
    generation: { use: 'block', result: { kind: 'parts', parts: [change], refused: [] } },
    more: { content: { body: [{ id: 'x', type: 'text_section', value: before }] } },
  });
  const user = open(server, '');
  await user.click(await screen.findByRole('treeitem', { name: 'Text mit Titel: Räume' }));
  await screen.findByLabelText('Titel');
  await user.click(await screen.findByRole('button', { name: 'Ansehen' }));
  await user.click(await screen.findByRole('button', { name: 'Annehmen' }));
  await waitFor(() => expect((server.page().content.body as Block[])[0]?.value).toEqual(after));
  await screen.findByDisplayValue('Helle Räume');
  expect(server.operations).toHaveLength(2);
});

// FACT-05
test('shows the facts of a proposal as visitors read them', async () => {
  const id = idAt(20);
  const fields = [{ field: 'title', before: 'Unsere Räume', after: `Margherita um {{price:${id}}}` }];
  const generation = { result: { kind: 'parts', parts: [{ ...parts[0], fields }], refused: [] } } as never;
  open(aServer({ generation }));
  const proposal = await view();
  await proposal.findByText(/um 9,90 €/);
  proposal.getByText('Preis: Margherita');
});

test('tells why a proposal has failed, and tries again', async () => {
  const failed = { state: 'failed', result: null, failure: 'Der Anbieter antwortet nicht.' } as const;
  const server = aServer({ generation: failed });
  const user = open(server);
  await screen.findByText('Der Anbieter antwortet nicht.');
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'retryGeneration')).toBe(true));
});

// AI-05
test('names revisions that contain accepted proposals', async () => {
  const published = { ...revision, type: 'default', keywords: '', description: '', content: {} } as never;
  const user = open(aServer({ more: { published } }), '');
  await user.click(await screen.findByRole('button', { name: 'Fassungen' }));
  await screen.findByText(/Fassung 4, Dora Huber, mit Vorschlag/);
});
