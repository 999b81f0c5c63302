// The editor on the page, against a server that merges edits like the real one.
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { idAt } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { checkPaths } from '@theke/contracts/content/redirect-tools';
import { type Site, sites } from '@theke/contracts/content/site';
import { editSite, reportSiteEditing, type SiteEditor } from '@theke/contracts/content/site-editing';
import { planSite, publishSite } from '@theke/contracts/content/site-publishing';
import { listSiteTree } from '@theke/contracts/content/site-tree';
import type { Endpoint } from '@theke/contracts/endpoint';
import { canvasMarks } from '@theke/rules/content/editing/canvas-marks';
import { mergeEdits, type NumberedOperation } from '@theke/rules/content/editing/merge-edits';
import type { Block, PageDraft } from '@theke/rules/content/editing/page-draft';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { BuilderPage } from './builder-page.tsx';

const body: Block[] = [
  { id: 'a', type: 'title_section', value: { title: 'Räume' } },
  { id: 'b', type: 'quote', value: { text: 'Gut geplant', author: 'Paul Lercher' } },
  {
    id: 'c',
    type: 'columns',
    value: {
      columns: [
        {
          id: 'c1',
          type: 'column',
          value: { body: [{ id: 'd', type: 'text_element', value: { alignment: 'left' } }] },
        },
        { id: 'c2', type: 'column', value: { body: [] } },
      ],
    },
  },
];

class SilentEvents extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  close() {}
}

beforeEach(() => {
  Object.assign(globalThis, { EventSource: SilentEvents, CSS: { escape: (text: string) => text } });
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  globalThis.fetch = jest.fn(async () => Response.error()) as typeof fetch;
});

/** A server with one page. */
function aServer(more: Partial<Site> = {}) {
  let site = {
    ...(sites.draft.parse({ ...sites.example, name: 'Leistungen', path: 'leistungen', content: { body } }) as object),
    id: idAt(1),
    version: 1,
    createdAt: '2026-11-22T09:00:00.000Z',
    updatedAt: '2026-11-22T09:00:00.000Z',
    ...more,
  } as Site;
  let editors: SiteEditor[] = [];
  const requests: { name: string; body: unknown; id: string | undefined }[] = [];
  const draft = () => site as unknown as PageDraft;
  function edits(session: string, by: string, operations: readonly NumberedOperation[], known: number) {
    const isForeign = Object.values(site.edits.changes).some((one) => one.version > known && one.session !== session);
    const merged = mergeEdits(
      { draft: draft(), state: site.edits },
      { session, by, operations },
      {
        next: site.version + 1,
        at: '2026-11-22T09:05:00.000Z',
      },
    );
    const version = merged.applied.length > 0 ? site.version + 1 : site.version;
    site = { ...site, ...merged.draft, edits: merged.state, version, hasChanges: true } as unknown as Site;
    return { version, draft: isForeign ? draft() : null, conflicts: merged.conflicts };
  }
  const api = (async (endpoint: Endpoint, sent: { body?: never }) => {
    const { body: sentBody, params } = sent as { body?: Record<string, unknown>; params?: { id: string } };
    requests.push({ name: endpoint.name, body: sentBody, id: params?.id });
    if (endpoint === sites.endpoints.read) return site;
    if (endpoint === editSite)
      return edits(String(sentBody?.session), 'Dora Huber', sentBody?.operations as never, Number(sentBody?.known));
    if (endpoint === reportSiteEditing) {
      const isNewer = site.version > Number(sentBody?.known);
      return { version: site.version, draft: isNewer ? draft() : null, editors };
    }
    if (endpoint === listSiteTree)
      return [
        { id: idAt(1), path: site.path, name: site.name, state: 'shown' },
        { id: idAt(7), path: 'team', name: 'Team', state: 'draft' },
      ];
    if (endpoint === checkPaths)
      return ((sentBody?.paths ?? []) as string[]).map((path) => ({
        path,
        arrival: path === '/team' ? 'page' : 'nothing',
      }));
    if (endpoint === sites.endpoints.list) {
      const planned = { ...site, id: idAt(5), name: 'Startseite im Winter', publishAt: '2029-12-01T00:00:00.000Z' };
      return { data: [planned], meta: { total: 1, isTotalCapped: false, page: 1, pageSize: 10 } };
    }
    if (endpoint.name === 'readInboundLinks')
      return { links: [{ resource: 'navigations', id: idAt(3), name: 'main', by: 'reference' }], isPartial: false };
    if (endpoint === publishSite || endpoint === planSite) {
      site = { ...site, ...(sentBody as object), version: site.version + 1 };
      return site;
    }
    throw new ApiError(404, []);
  }) as unknown as OfficeApi;
  return {
    api,
    requests,
    site: () => site,
    blocks: () => site.content.body as Block[],
    editors: (all: SiteEditor[]) => {
      editors = all;
    },
    /** An edit of another editor. */
    other: (operation: PageOperation) =>
      edits('other', 'Mirjam Oberhofer', [{ seq: site.version, base: site.version, operation }], site.version),
  };
}

function open(server: ReturnType<typeof aServer>, roles?: 'ROLE_EMPLOYEE'[]) {
  renderPage(<BuilderPage />, {
    office,
    api: server.api,
    path: `/sites/${idAt(1)}/editor`,
    route: '/sites/:id/editor',
    ...(roles && { roles }),
  });
  return userEvent.setup();
}

/** Fills the frame as the server would have rendered these blocks. */
async function frameOf(server: ReturnType<typeof aServer>, blocks = server.blocks()): Promise<Document> {
  const frame = (await screen.findByTitle('Vorschau der Seite')) as HTMLIFrameElement;
  // The environment loads no frames: an empty one takes its place.
  const page = document.body.appendChild(document.createElement('iframe')).contentDocument as Document;
  Object.assign(page.defaultView as Window, { scrollBy: () => undefined, scrollTo: () => undefined });
  Object.defineProperty(frame, 'contentDocument', { configurable: true, value: page });
  page.body.innerHTML = `<main ${canvasMarks.list}="body" ${canvasMarks.listOwner}="">${blocks
    .map(({ id, value }) => {
      const [[field, text] = ['', '']] = Object.entries(value as Record<string, unknown>);
      return `<theke-block data-block="${id}"><p data-field="${field}">${typeof text === 'string' ? text : ''}</p></theke-block>`;
    })
    .join('')}</main>`;
  fireEvent.load(frame);
  return page;
}
const press = (element: Element | null | undefined) =>
  act(() => {
    element?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
  });
const outlineRow = (name: RegExp | string) => screen.findByRole('treeitem', { name });

// EDIT-08
test('a change in the form is on the page at once and saved', async () => {
  const server = aServer();
  const user = open(server);
  const page = await frameOf(server);
  await user.click(await outlineRow('Titel: Räume'));
  const panel = screen.getByRole('complementary', { name: 'Eigenschaften' });
  const title = await within(panel).findByLabelText('Titel *');
  await user.type(title, ', die passen');
  expect(page.querySelector('[data-block=a] p')?.textContent).toBe('Räume, die passen');
  await screen.findByText(/^Gespeichert um/);
  expect(server.blocks()[0]?.value).toEqual({ title: 'Räume, die passen' });
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect((title as HTMLInputElement).value).toBe('Räume'));
  await waitFor(() => expect(server.blocks()[0]?.value).toEqual({ title: 'Räume' }));
});

// EDIT-08
test('a change that is saved before the page has loaded is on the page', async () => {
  const server = aServer();
  const before = server.blocks();
  const user = open(server);
  await user.click(await outlineRow('Titel: Räume'));
  await user.type(await screen.findByLabelText('Titel *'), ', die passen');
  await screen.findByText(/^Gespeichert um/);
  const page = await frameOf(server, before);
  expect(page.querySelector('[data-block=a] p')?.textContent).toBe('Räume, die passen');
});

test('a text is edited on the page, and Escape ends it and goes up', async () => {
  const server = aServer();
  open(server);
  const page = await frameOf(server);
  const text = page.querySelector<HTMLElement>('[data-block=a] p');
  press(text);
  expect(text?.getAttribute('contenteditable')).toBe('plaintext-only');
  act(() => {
    (text as HTMLElement).textContent = 'Orte';
    text?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const pressEscape = () =>
    act(() => void text?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  pressEscape();
  expect(text?.hasAttribute('contenteditable')).toBe(false);
  await waitFor(() => expect(server.blocks()[0]?.value).toEqual({ title: 'Orte' }));
  expect(await outlineRow('Titel: Orte')).toHaveProperty('ariaSelected', 'true');
  pressEscape();
  await waitFor(() => expect(document.querySelector('[role=treeitem][aria-selected=true]')).toBeNull());
});

// EDIT-08
test('links on the page do nothing', async () => {
  const server = aServer();
  open(server);
  const page = await frameOf(server);
  page.querySelector('[data-block=b]')?.insertAdjacentHTML('beforeend', '<a href="/kontakt">Kontakt</a>');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  page.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

// EDIT-11
test('a block is hidden and shown again: on the page, in the outline and in the publish dialog', async () => {
  const base = aServer().site();
  const published = { ...base, revision: 1, publishedAt: base.createdAt, publishedBy: 'Dora Huber' };
  const server = aServer({ published });
  const user = open(server);
  const page = await frameOf(server);
  await user.click(await outlineRow('Zitat: Gut geplant'));
  await user.click(screen.getByRole('button', { name: 'Ausblenden' }));
  expect(page.querySelector('[data-block=b]')?.getAttribute(canvasMarks.hidden)).toBe('Ausgeblendet');
  await outlineRow('Zitat: Gut geplant, ausgeblendet');
  await waitFor(() => expect(server.blocks()[1]).toMatchObject({ id: 'b', isHidden: true }));
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Zitat wird ausgeblendet');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Einblenden' }));
  await waitFor(() => expect(server.blocks()[1]).toEqual(body[1]));
  expect(page.querySelector('[data-block=b]')?.hasAttribute(canvasMarks.hidden)).toBe(false);
});

// PUBLISH-01
test('names broken links at their block and before publication, with a way to the field', async () => {
  const server = aServer();
  const user = open(server);
  await frameOf(server);
  const link = (url: string) => ({ id: url, type: 'href_link', value: { label: 'Mehr', href: url, target: '_self' } });
  server.other({ kind: 'set', block: 'a', field: 'links', value: [link('/team'), link('/gibts-nicht')] });
  await user.click(await outlineRow('Titel: Räume'));
  const message = 'Ein Link führt zu „/gibts-nicht“. Unter dieser Adresse gibt es keine Seite.';
  const panel = screen.getByRole('complementary', { name: 'Eigenschaften' });
  await within(panel).findByText(message);
  expect(within(panel).queryByText(/„\/team“/)).toBeNull();
  await user.click(screen.getByRole('treeitem', { name: 'Zitat: Gut geplant' }));
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await user.click(await screen.findByRole('button', { name: `Zum Feld: ${message}` }));
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  expect(within(panel).getByRole('heading', { name: 'Titel' })).toBeTruthy();
});

test('a block is inserted from the library by keyboard, and moved, duplicated and removed', async () => {
  const server = aServer();
  const user = open(server);
  await frameOf(server);
  await user.click(await outlineRow('Zitat: Gut geplant'));
  await user.click(await screen.findByRole('button', { name: 'Baustein danach einfügen' }));
  await user.type(await screen.findByRole('combobox'), 'faq{Enter}');
  await waitFor(() =>
    expect(server.blocks().map(({ type }) => type)).toEqual(['title_section', 'quote', 'accordion', 'columns']),
  );
  const added = await outlineRow('Fragen und Antworten');
  added.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() =>
    expect(server.blocks().map(({ type }) => type)).toEqual(['title_section', 'accordion', 'quote', 'columns']),
  );
  const bar = await screen.findByRole('toolbar', { name: 'Fragen und Antworten: Werkzeuge' });
  await user.click(within(bar).getByRole('button', { name: 'Duplizieren' }));
  await waitFor(() => expect(server.blocks()).toHaveLength(5));
  (await screen.findAllByRole('treeitem', { selected: true }))[0]?.focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(server.blocks()).toHaveLength(4));
  await screen.findByText('„Fragen und Antworten“ wurde gelöscht.');
  await user.click(screen.getByText('Rückgängig'));
  await waitFor(() => expect(server.blocks()).toHaveLength(5));
});

test('a block is copied and pasted on the page, with a new id', async () => {
  const server = aServer();
  open(server);
  const page = await frameOf(server);
  const key = (name: string) =>
    act(() => void page.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, ctrlKey: true, bubbles: true })));
  press(page.querySelector('[data-block=b]'));
  key('c');
  await screen.findByText(/„Zitat“ ist kopiert/);
  key('v');
  await waitFor(() => expect(server.blocks()).toHaveLength(4));
  expect(server.blocks()[2]).toMatchObject({ type: 'quote', value: { text: 'Gut geplant' } });
  expect(new Set(server.blocks().map(({ id }) => id)).size).toBe(4);
});

test('a section moves into a column and out again', async () => {
  const server = aServer();
  const user = open(server);
  await frameOf(server);
  const row = await outlineRow('Text');
  await user.click(row);
  row.focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(() => expect(server.blocks().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']));
  (await outlineRow('Text')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(server.blocks().map(({ id }) => id)).toEqual(['a', 'b', 'c']));
});

// EDIT-03, EDIT-04
test('shows who else is on the page, and both versions of a block that both changed', async () => {
  const server = aServer();
  const user = open(server);
  await frameOf(server);
  server.editors([{ session: idAt(9), name: 'Mirjam Oberhofer', block: 'b' }]);
  await user.click(await outlineRow('Titel: Räume'));
  await screen.findByRole('img', { name: 'Mirjam Oberhofer bearbeitet „Zitat“' });
  server.other({ kind: 'set', block: 'a', field: 'title', value: 'Räume, Ort für Ort' });
  await user.click(await screen.findByLabelText('Titel *'));
  await user.keyboard('{End}');
  await user.paste(' gut');
  await user.click(await screen.findByRole('button', { name: 'Fassungen vergleichen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zwei Fassungen' }));
  expect(dialog.getByRole('button', { name: 'Übernehmen, 1 noch offen' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('radio', { name: /Meine Fassung/ }));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(server.blocks()[0]?.value).toEqual({ title: 'Räume gut' }));
});

test('changes the type of the page, and asks before it removes what the new type does not have', async () => {
  const server = aServer({ content: { teaser: 'Kurz', body } });
  const user = open(server);
  await frameOf(server);
  const type = await screen.findByLabelText('Seitentyp');
  await user.selectOptions(type, 'Projektstory');
  await waitFor(() => expect(server.site().type).toBe('case_study'));
  expect(server.site().content.teaser).toBe('Kurz');
  await user.selectOptions(type, 'Home');
  const dialog = within(await screen.findByRole('dialog', { name: 'Seitentyp „Home“ wählen?' }));
  dialog.getByText(/hat diese Inhalte nicht: Teaser\. Sie werden entfernt/);
  expect(server.site().type).toBe('case_study');
  await user.click(dialog.getByRole('button', { name: 'Seitentyp wechseln' }));
  await waitFor(() => expect(server.site().type).toBe('home'));
  expect(server.site().content).toEqual({ body });
  // One step restores the type and the removed fields.
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(server.site().type).toBe('case_study'));
  await waitFor(() => expect(server.site().content).toEqual({ teaser: 'Kurz', body }));
});

test('lists the pages beside the outline, and opens one in the editor', async () => {
  const server = aServer({ path: 'leistungen/plan' });
  const user = open(server);
  await frameOf(server);
  await user.click(screen.getByRole('radio', { name: 'Seiten' }));
  const current = await screen.findByRole('treeitem', { name: /Leistungen, öffentlich|Leistungen, / });
  expect(current.getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('treeitem', { name: /^Team/ }));
  await waitFor(() =>
    expect(server.requests.filter(({ name }) => name === 'readSite').map(({ id }) => id)).toContain(idAt(7)),
  );
});

// EDIT-14
test('a block is dragged over the page to another place, and Escape leaves it', async () => {
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  const server = aServer();
  const user = open(server);
  const page = await frameOf(server);
  await user.click(await outlineRow('Titel: Räume'));
  const ids = () => server.blocks().map(({ id }) => id);
  const at = (id: string) => {
    page.elementFromPoint = () => page.querySelector(`[data-block=${id}]`);
  };
  const handle = () => screen.getByTitle('An eine andere Stelle ziehen');
  // The environment has no pointer events.
  const point = (type: string) => fireEvent(handle(), new MouseEvent(type, { bubbles: true, button: 0 }));
  at('c');
  point('pointerdown');
  await user.keyboard('{Escape}');
  point('pointerup');
  point('pointerdown');
  at('b');
  point('pointerup');
  await waitFor(() => expect(ids()).toEqual(['b', 'a', 'c']));
});

// EDIT-04
test('tells the others when the page is left', async () => {
  const server = aServer();
  open(server);
  await frameOf(server);
  const reports = () =>
    server.requests.filter(({ name }) => name === 'reportSiteEditing').map(({ body: sent }) => sent);
  await waitFor(() => expect(reports().length).toBeGreaterThan(0));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(reports().at(-1)).toMatchObject({ isLeaving: true });
});

test('keeps both versions of a block, the own one behind', async () => {
  const server = aServer();
  const user = open(server);
  await frameOf(server);
  await user.click(await outlineRow('Titel: Räume'));
  server.other({ kind: 'set', block: 'a', field: 'title', value: 'Orte' });
  await user.click(await screen.findByLabelText('Titel *'));
  await user.keyboard('{End}');
  await user.paste(' gut');
  await user.click(await screen.findByRole('button', { name: 'Fassungen vergleichen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zwei Fassungen' }));
  await user.click(dialog.getByRole('radio', { name: /Als Kopie sichern/ }));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() =>
    expect(server.blocks().slice(0, 3)).toMatchObject([
      { id: 'a', value: { title: 'Orte' } },
      { type: 'title_section', value: { title: 'Räume gut' } },
      { id: 'b' },
    ]),
  );
  expect(server.blocks()[1]?.id).not.toBe('a');
});

test('takes over two fields that another editor has changed, and sends none of them back', async () => {
  const server = aServer();
  const user = open(server);
  await frameOf(server);
  await user.click(await outlineRow('Zitat: Gut geplant'));
  const author = await screen.findByDisplayValue('Paul Lercher');
  server.other({ kind: 'set', block: 'b', field: 'text', value: 'Besser geplant' });
  server.other({ kind: 'set', block: 'b', field: 'author', value: 'Mirjam Oberhofer' });
  (await outlineRow('Zitat: Gut geplant')).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(author).toHaveProperty('value', 'Mirjam Oberhofer'));
  await screen.findByText(/^Gespeichert um/);
  const sent = server.requests.filter(({ name }) => name === 'editSite').map(({ body: request }) => request);
  expect(JSON.stringify(sent)).not.toContain('"kind":"set"');
  expect(server.blocks()[0]?.value).toEqual({ text: 'Besser geplant', author: 'Mirjam Oberhofer' });
});

// EDIT-09
test('publishes what is saved, and names the changes block by block', async () => {
  const base = aServer();
  const published = {
    ...sites.example,
    path: 'fixleistungen',
    name: 'Leistungen',
    type: 'default',
    title: '',
    keywords: '',
    description: '',
    content: { body: [{ ...body[0], value: { title: 'Räume von früher' } }, ...body.slice(2)] },
    revision: 1,
    publishedAt: '2026-11-12T09:00:00.000Z',
    publishedBy: 'Dora Huber',
  } as Site['published'];
  const server = aServer({ ...base.site(), published, description: '' });
  const user = open(server);
  await frameOf(server);
  await screen.findByText('3 Änderungen nicht veröffentlicht');
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  const dialog = within(await screen.findByRole('dialog', { name: '„Leistungen“ veröffentlichen' }));
  expect(dialog.getAllByText('/fixleistungen', { selector: 'del' }).length).toBeGreaterThan(0);
  await dialog.findByText('Navigation: main');
  expect(dialog.getAllByText('neu').length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }));
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'publishSite')).toBe(true));
});

// EDIT-09
test('shows a changed picture before and after publication', async () => {
  // As the library gives it.
  const look = { ratio: 1.5, focus: { x: 0.5, y: 0.4 } };
  const picture = (id: string) => ({ id, version: 1, extension: 'webp', alt: '', copyright: '', look });
  const section = (image: object): Block[] => [{ id: 'p', type: 'image_section', value: { image } }];
  const base = aServer();
  const published = {
    ...sites.example,
    ...{ path: base.site().path, name: base.site().name, type: 'default', title: '', keywords: '', description: '' },
    content: { body: section(picture(idAt(11))) },
    ...{ revision: 1, publishedAt: '2026-11-12T09:00:00.000Z', publishedBy: 'Dora Huber' },
  } as Site['published'];
  const server = aServer({ ...base.site(), published, content: { body: section(picture(idAt(12))) } });
  const user = open(server);
  await frameOf(server);
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const dialog = await screen.findByRole('dialog', { name: '„Leistungen“ veröffentlichen' });
  const sourceIn = (caption: string) =>
    within(dialog)
      .getByText(caption, { selector: 'figcaption' })
      .parentElement?.querySelector('img')
      ?.getAttribute('src');
  expect([sourceIn('Bisher'), sourceIn('Neu')]).toEqual([
    `/image/thumbnail/${idAt(11)}-1.webp`,
    `/image/thumbnail/${idAt(12)}-1.webp`,
  ]);
});

// PLAN-01
test('plans the publication in the zone of the business', async () => {
  const server = aServer();
  const user = open(server);
  await frameOf(server);
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /Zu einem Zeitpunkt/ }));
  await user.type(dialog.getByLabelText('Veröffentlichen am'), '07.01.2030, 06:00');
  await dialog.findByText('Startseite im Winter');
  await user.click(dialog.getByRole('button', { name: 'Für 07.01.2030, 06:00 Uhr planen' }));
  await waitFor(() => expect(server.site().publishAt).toBe('2030-01-07T05:00:00.000Z'));
  await screen.findByRole('button', { name: 'Planung aufheben' });
});

// EDIT-09
test('names what is missing before publication and leads to the field', async () => {
  const server = aServer({ content: { body: [{ id: 'a', type: 'title_section', value: {} }] } });
  const user = open(server);
  await frameOf(server);
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Zum Feld: „Titel“ fehlt.' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('field-value-title'));
});

// EDIT-06
test('employees edit, and a sentence says who publishes', async () => {
  const server = aServer();
  open(server, ['ROLE_EMPLOYEE']);
  await screen.findByText('Veröffentlichen darf die Leitung.');
  expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull();
});
