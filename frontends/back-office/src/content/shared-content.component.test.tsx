// Shared blocks and menus have drafts and are published in their forms.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { office } from '../../testing/test-office.ts';
import { blockLines } from './blocks/block-publishing.tsx';
import { navigationLines } from './navigations/navigation-publishing.tsx';
import { changedLines } from './shared/changed-lines.ts';

const all = (await Promise.all(office.lists.map(loadDefinition))).filter((one) => 'resource' in one);
const resources = all.map(({ resource }) => resource);
const findOffice = (name: string) => all.find(({ resource }) => resource.name === name) as OfficeResource;
const shownAt = '2026-11-12T08:20:00.000Z';

// BLOCK-16, NAV-05
test.each([
  ['blocks', 'Block'],
  ['navigations', 'Navigation'],
])('of %s the draft is published beside the form, and a revision is restored to it', async (name, pascal) => {
  const [example] = makeEntries(findOffice(name).resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const standing = { isPublic: true, hasChanges: true, revisions: 1, publishedAt: shownAt };
  const record = { ...example, ...standing, name: 'Heute' } as OfficeRecord;
  const { api: stored } = memoryApi(resources, { [name]: [record] });
  const requests: { name: string; body?: object | undefined }[] = [];
  const api = (async (endpoint: Endpoint, sent: { body?: object }) => {
    requests.push({ name: endpoint.name, body: sent.body });
    const revision = { revision: 1, publishedAt: shownAt, publishedBy: 'Dora Huber', isShown: true };
    if (endpoint.name === `list${pascal}Revisions`)
      return { data: [{ ...revision, title: 'Gestern' }], meta: { total: 1, page: 1, pageSize: 10 } };
    if (endpoint.name === `read${pascal}Revision`) return { ...record, ...revision, name: 'Gestern' };
    if (endpoint.name === `restore${pascal}Revision`) return { ...record, name: 'Gestern', version: 2 };
    if (endpoint.name === `publish${pascal}`) return { ...record, name: 'Gestern', hasChanges: false, version: 3 };
    return stored(endpoint, sent as never);
  }) as unknown as OfficeApi;
  renderPage(<EditPage office={findOffice(name)} />, {
    office,
    api,
    path: `/${name}/${record.id}`,
    route: `/${name}/:id`,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Fassung 1 ansehen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1 Änderung zwischen dieser Fassung und dem gespeicherten Entwurf.');
  await user.click(dialog.getByRole('button', { name: 'In den Entwurf holen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ name: at }) => at === `restore${pascal}Revision`)?.body).toEqual({ revision: 1, version: 1 });
  await waitFor(() =>
    expect((screen.getByLabelText('Name', { selector: '#field-name' }) as HTMLInputElement).value).toBe('Gestern'),
  );
  // Has no page of its own; its visibility is changed by publishing only.
  expect([screen.queryByRole('link', { name: /öffnen$/ }), screen.queryByLabelText('Öffentlich')]).toEqual([
    null,
    null,
  ]);
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(requests.find(({ name: at }) => at === `publish${pascal}`)?.body).toEqual({ version: 2 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull());
});

test.each(['blocks', 'navigations'])('a new entry of %s is either published at once or not', async (name) => {
  const { api } = memoryApi(resources, {});
  renderPage(<CreatePage office={findOffice(name)} />, {
    office,
    api,
    path: `/${name}/create`,
    route: `/${name}/create`,
  });
  expect(((await screen.findByLabelText('Öffentlich')) as HTMLInputElement).checked).toBe(false);
});

test('names changes of a block by field, and of a menu line by line', () => {
  const block = { name: 'Fuß', identifier: 'footer-text', type: 'text', content: { title: 'Talraum', logo: null } };
  const changed = changedLines(blockLines(block), blockLines({ ...block, content: { title: 'Talraum GmbH' } }));
  expect(changed.map(({ before, after }) => [before, after])).toEqual([['Talraum', 'Talraum GmbH']]);
  const item = (label: string, more: object = {}) => ({ label, type: 'link', url: '/x', isEnabled: true, ...more });
  const menu = {
    name: 'Haupt',
    identifier: 'main',
    items: [
      item('Büro', { type: 'home', children: [item('Presse', { isEnabled: false })] }),
      item('Seite', { type: 'site', site: { id: 's' } }),
    ],
  };
  expect(navigationLines(menu).at(-1)).toEqual({
    key: 'items',
    label: 'Menüpunkte',
    text: 'Büro (Startseite)\n– Presse (Link /x), inaktiv\nSeite (Seite s)',
  });
});
