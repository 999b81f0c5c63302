// CONTENT-15
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { idAt, makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { posts } from '@theke/contracts/content/post';
import { sites } from '@theke/contracts/content/site';
import type { Endpoint } from '@theke/contracts/endpoint';
import { listUploads, uploadStored } from '@theke/contracts/media/upload';
import { Editor } from '@tiptap/core';
import { office } from '../../../testing/test-office.ts';
import { extensionsOf } from './text-extensions.ts';
import { TextLinkDialog } from './text-link-dialog.tsx';

const entriesOf = (resource: unknown, more: object) =>
  makeEntries(resource as AnyResource & { example: unknown }, 1).map((one) => ({ ...one, ...more }) as OfficeRecord);
const file = { ...uploadStored.example, id: idAt(8), name: 'karte.pdf', extension: 'pdf' as const, uses: 0 };

function drawDialog(content: string) {
  const { api: memory } = memoryApi([sites, posts] as unknown as AnyResource[], {
    sites: entriesOf(sites, { path: 'leistungen', name: 'Leistungen' }),
    posts: entriesOf(posts, { title: 'Der Platz', number: 7 }),
  });
  const api = (async (endpoint: Endpoint, sent: never) =>
    endpoint === listUploads
      ? { data: [file], meta: { total: 1, isTotalCapped: false, page: 1, pageSize: 8 } }
      : memory(endpoint, sent)) as unknown as OfficeApi;
  const editor = new Editor({ extensions: extensionsOf('full'), content, injectCSS: false });
  let isOpen = true;
  renderPage(
    <TextLinkDialog
      editor={editor}
      onClose={() => {
        isOpen = false;
      }}
    />,
    { office, api, path: '/', route: '/' },
  );
  return {
    editor,
    user: userEvent.setup(),
    dialog: within(screen.getByRole('dialog', { name: 'Link setzen' })),
    isOpen: () => isOpen,
    html: () => editor.getHTML(),
  };
}

test('links the selected words to a page by its path', async () => {
  const { editor, user, dialog, html, isOpen } = drawDialog('<p>Unsere Arbeit</p>');
  editor.commands.selectAll();
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Bitte wählen Sie eine Seite.');
  await user.click(await dialog.findByRole('combobox', { name: 'Seite' }));
  await user.click(await screen.findByRole('option', { name: /Leistungen/ }));
  await dialog.findByText('Führt zu /leistungen');
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(html()).toBe('<p><a href="/leistungen">Unsere Arbeit</a></p>');
});

test('without a selection inserts the name of a post or a file', async () => {
  const { editor, user, dialog, html } = drawDialog('<p></p>');
  editor.commands.focus();
  await user.click(dialog.getByRole('radio', { name: 'Beitrag' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Beitrag' }));
  await user.click(await screen.findByRole('option', { name: 'Der Platz' }));
  await dialog.findByText('Führt zu /magazin/der-platz-7');
  await user.click(dialog.getByRole('radio', { name: 'Datei' }));
  await user.click(await dialog.findByRole('radio', { name: /^karte\.pdf/ }));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(html()).toContain(`<a href="/upload/${file.publicHash}/${file.id}-1.pdf">karte.pdf</a>`);
});

test('completes a typed address, and refuses one that may not be linked', async () => {
  const { editor, user, dialog, html } = drawDialog('<p>Wir</p>');
  editor.commands.selectAll();
  await user.click(dialog.getByRole('radio', { name: 'Adresse' }));
  const address = dialog.getByLabelText('Adresse', { selector: 'input[inputmode]' });
  await user.type(address, 'javascript:alert(1){Enter}');
  await dialog.findByText(/keine gültige Adresse/);
  await user.clear(address);
  await user.type(address, 'www.example.org');
  await user.click(dialog.getByRole('checkbox', { name: 'In einem neuen Fenster öffnen' }));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(html()).toBe('<p><a target="_blank" rel="noopener" href="http://www.example.org">Wir</a></p>');
});
