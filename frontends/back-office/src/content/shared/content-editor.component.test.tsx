// Content is edited by the fields of its layout and published from the same page.
import { expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { idAt, makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { publishSite } from '@theke/contracts/content/site-publishing';
import { listSiteRevisions, readSiteRevision, restoreSiteRevision } from '@theke/contracts/content/site-revision';
import type { Endpoint } from '@theke/contracts/endpoint';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';

const all = (await Promise.all(office.lists.map(loadDefinition))).filter((one) => 'resource' in one);
const resources = all.map(({ resource }) => resource);
const sites = all.find(({ resource }) => resource.name === 'sites') as OfficeResource;

const body = [
  { id: 'a', type: 'title_section', value: { title: 'Räume' } },
  { id: 'b', type: 'from_tomorrow', value: { anything: 1 } },
  {
    id: 'c',
    type: 'text_section',
    value: {
      title: 'Wie wir arbeiten',
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Zuhören' }] }] },
    },
  },
];

type Entry = { id: string; type: string; value: object };

function aPage(more: object = {}) {
  const [record] = makeEntries(sites.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const { api, requests } = memoryApi(resources, {
    sites: [{ ...record, content: { body }, ...more } as OfficeRecord],
  });
  renderPage(<EditPage office={sites} />, { office, api, path: `/sites/${record.id}`, route: '/sites/:id' });
  return { requests, record };
}
const entries = async () => {
  const list = await screen.findByText('Titel', { selector: 'b' });
  return list.closest('ol') as HTMLElement;
};

test('changes, adds and moves sections, and keeps unknown ones', async () => {
  const user = userEvent.setup();
  const { requests } = aPage();
  const list = await entries();
  for (const fold of list.querySelectorAll('[aria-expanded=false]')) await user.click(fold);
  expect(within(list).getByText('Inhalt konnte nicht geladen werden.')).toBeTruthy();
  const title = within(list).getAllByLabelText('Titel *')[0] as HTMLInputElement;
  await user.clear(title);
  await user.paste('Räume, die passen');
  const text = await within(list).findByRole('textbox', { name: 'Text' });
  expect(text.textContent).toBe('Zuhören');
  const tools = within(list).getByRole('toolbar', { name: 'Text: Formatierung' });
  await user.selectOptions(within(tools).getByLabelText('Absatzart'), 'Überschrift 2');
  await user.selectOptions(screen.getByLabelText('Inhalt: Art des neuen Eintrags'), 'Neueste Beiträge');
  await user.click(screen.getByRole('button', { name: 'Hinzufügen: Inhalt' }));
  await user.click(screen.getByRole('button', { name: 'Neueste Beiträge 4 nach oben' }));
  await user.click(screen.getByRole('button', { name: /Speichern/ }));
  const sent = () => requests.find(({ name }) => name === 'updateSite')?.sent.body as { content: { body: object[] } };
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent().content.body).toMatchObject([
    { id: 'a', value: { title: 'Räume, die passen' } },
    body[1] as object,
    { type: 'news_scroller', value: { limit: 5 } },
    {
      id: 'c',
      value: {
        text: {
          content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Zuhören' }] }],
        },
      },
    },
  ]);
});

test('publishes a page at the version that the editor sees, and not before it is saved', async () => {
  const user = userEvent.setup();
  aPage({ hasChanges: true });
  const publish = (await screen.findByRole('button', { name: 'Veröffentlichen' })) as HTMLButtonElement;
  expect(screen.getByText('Diese Seite ist ein Entwurf. Besucher:innen sehen sie nicht.')).toBeTruthy();
  expect(publish.disabled).toBe(false);
  await entries();
  await user.type(screen.getByLabelText('Titel im Browser'), 'x');
  await screen.findByText('Bitte speichern Sie zuerst.');
  expect(publish.disabled).toBe(true);
});

const picture = { id: idAt(3), version: 1, extension: 'webp' };
const shownAt = '2026-11-12T08:20:00.000Z';

/** A page with two revisions; the server refuses to publish it, because a picture lacks a description. */
function publishedPage() {
  const [record] = makeEntries(sites.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const revision = {
    path: 'teig',
    name: 'Teig',
    title: '',
    keywords: '',
    description: '',
    type: 'default',
    content: {},
  };
  const published = { ...revision, revision: 2, publishedAt: shownAt, publishedBy: 'Dora Huber' };
  const image = { id: 'a', type: 'image_section', value: { image: picture } };
  const page = { ...record, hasChanges: true, published, name: 'Unser Teig', content: { body: [image] } };
  const { api: stored } = memoryApi(resources, { sites: [page as unknown as OfficeRecord] });
  const requests: { name: string; sent: { body?: object } }[] = [];
  const api = (async (endpoint: Endpoint, sent: { body?: object }) => {
    requests.push({ name: endpoint.name, sent });
    const first = { ...published, revision: 1, publishedAt: '2026-10-21T09:00:00.000Z', isShown: false };
    if (endpoint === listSiteRevisions)
      return { data: [{ ...published, isShown: true }, first], meta: { total: 2, page: 1, pageSize: 10 } };
    if (endpoint === readSiteRevision) return first;
    if (endpoint === restoreSiteRevision) return { ...page, ...revision, version: 2 };
    if (endpoint === publishSite)
      throw new ApiError(422, [
        { code: 'CONTENT', field: 'content.body.0.value.image.alt', message: '„Bild“ braucht eine Beschreibung.' },
      ]);
    return stored(endpoint, sent as never);
  }) as unknown as OfficeApi;
  renderPage(<EditPage office={sites} />, { office, api, path: `/sites/${page.id}`, route: '/sites/:id' });
  return { requests, user: userEvent.setup() };
}

test("reports a picture's missing description at its field, in a section that was collapsed", async () => {
  const { user } = publishedPage();
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const alt = await screen.findByLabelText('Bildbeschreibung');
  expect(alt.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(`${alt.id}-note`)?.textContent).toBe('„Bild“ braucht eine Beschreibung.');
  await user.click(screen.getByRole('button', { name: /^Zum Feld/ }));
  await waitFor(() => expect(document.activeElement).toBe(alt));
  const across = screen.getByLabelText('Waagrecht');
  fireEvent.change(across, { target: { value: '30' } });
  expect(across.getAttribute('aria-valuetext')).toBe('30 %');
});

test('shows the differences to an earlier revision and restores it to the draft', async () => {
  const { requests, user } = publishedPage();
  await screen.findByText('Fassung 2, Dora Huber');
  expect(screen.getAllByText('Öffentlich', { selector: 'span' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Fassung 1 ansehen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/Änderungen zwischen dieser Fassung und dem/);
  expect(dialog.getByText('Name').nextSibling?.textContent).toContain('eingefügt: Unser Teig');
  await user.click(dialog.getByRole('button', { name: 'In den Entwurf holen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ name }) => name === 'restoreSiteRevision')?.sent.body).toEqual({ revision: 1, version: 1 });
  expect((screen.getByLabelText('Name', { selector: '#field-name' }) as HTMLInputElement).value).toBe('Teig');
});

test('publishes the draft of a post beside the form, with its differences', async () => {
  const posts = all.find(({ resource }) => resource.name === 'posts') as OfficeResource;
  const [example] = makeEntries(posts.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const record = {
    ...example,
    title: 'Heute',
    isPublic: true,
    hasChanges: false,
    revisions: 12,
    publishedAt: shownAt,
  } as OfficeRecord;
  const { api: stored } = memoryApi(resources, { posts: [record] });
  const requests: { name: string; sent: { body?: object; query?: { page: number } } }[] = [];
  const revisions = Array.from({ length: 12 }, (_, at) => ({
    revision: 12 - at,
    title: at === 0 ? 'Heute' : 'Gestern',
    publishedAt: shownAt,
    publishedBy: 'Dora Huber',
    isShown: at === 0,
  }));
  const api = (async (endpoint: Endpoint, sent: { body?: object; query?: { page: number } }) => {
    requests.push({ name: endpoint.name, sent });
    const page = sent.query?.page ?? 1;
    if (endpoint.name === 'listPostRevisions')
      return { data: revisions.slice((page - 1) * 10, page * 10), meta: { total: 12, page, pageSize: 10 } };
    if (endpoint.name === 'readPostRevision') return { ...record, ...revisions[11] };
    if (endpoint.name === 'restorePostRevision') return { ...record, title: 'Gestern', hasChanges: true, version: 2 };
    if (endpoint.name === 'publishPost')
      return { ...record, title: 'Gestern', hasChanges: false, revisions: 13, version: 3 };
    return stored(endpoint, sent as never);
  }) as unknown as OfficeApi;
  renderPage(<EditPage office={posts} />, { office, api, path: `/posts/${record.id}`, route: '/posts/:id' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Weitere anzeigen (noch 2)' }));
  await user.click(await screen.findByRole('button', { name: 'Fassung 1 ansehen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1 Änderung zwischen dieser Fassung und dem gespeicherten Entwurf.');
  expect(dialog.getByText('Titel').nextSibling?.textContent).toContain('eingefügt: Heute');
  await user.click(dialog.getByRole('button', { name: 'In den Entwurf holen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ name }) => name === 'restorePostRevision')?.sent.body).toEqual({ revision: 1, version: 1 });
  expect((screen.getByLabelText(/^Titel/, { selector: '#field-title' }) as HTMLInputElement).value).toBe('Gestern');
  expect(screen.getByText('Der Entwurf hat Änderungen, die noch nicht veröffentlicht sind.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Beitrag öffnen' })).toBeTruthy();
  // Publishing is a separate action and not a field of the form.
  expect(screen.queryByLabelText('Öffentlich')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Entwurf verwerfen' })).toBeNull());
  expect(requests.find(({ name }) => name === 'publishPost')?.sent.body).toEqual({ version: 2 });
});

// CART-14
test('a section can be copied to another page; a later copy replaces it', async () => {
  sessionStorage.clear();
  const user = userEvent.setup();
  aPage();
  await entries();
  expect(screen.queryByRole('button', { name: /“ einfügen/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Text mit Titel 3 kopieren' }));
  await screen.findByRole('button', { name: '„Text mit Titel“ einfügen: Inhalt' });
  await user.click(screen.getByRole('button', { name: 'Titel 1 kopieren' }));
  cleanup();
  const { requests } = aPage({ content: { body: [] } });
  await user.click(await screen.findByRole('button', { name: '„Titel“ einfügen: Inhalt' }));
  await user.click(screen.getByRole('button', { name: '„Titel“ einfügen: Inhalt' }));
  await user.click(screen.getByRole('button', { name: /Speichern/ }));
  const sent = () => requests.find(({ name }) => name === 'updateSite')?.sent.body as { content: { body: Entry[] } };
  await waitFor(() => expect(sent()).toBeTruthy());
  const [one, other] = sent().content.body;
  expect([one, other]).toMatchObject(Array(2).fill({ type: 'title_section', value: { title: 'Räume' } }));
  expect(new Set(['a', one?.id, other?.id]).size).toBe(3);
});

test('an unknown section cannot be copied', async () => {
  aPage();
  await entries();
  expect(screen.getByRole('button', { name: 'from_tomorrow 2 entfernen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'from_tomorrow 2 kopieren' })).toBeNull();
});
