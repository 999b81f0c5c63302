// All content can be edited without knowing JSON: each form has fields for everything that an entry contains.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { idAt, makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { office } from '../../testing/test-office.ts';

const all = (await Promise.all(office.lists.map(loadDefinition))).filter((one) => 'resource' in one);
const resources = all.map(({ resource }) => resource);
const findOffice = (name: string) => all.find(({ resource }) => resource.name === name) as OfficeResource;

function edit(name: string, more: object = {}) {
  const [entry] = makeEntries(findOffice(name).resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const { api, requests } = memoryApi(resources, { [name]: [{ ...entry, ...more } as OfficeRecord] });
  renderPage(<EditPage office={findOffice(name)} />, {
    office,
    api,
    path: `/${name}/${entry.id}`,
    route: `/${name}/:id`,
  });
  const sent = () => requests.find(({ sent: { body } }) => body)?.sent.body;
  return { user: userEvent.setup(), sent };
}

const file = { id: idAt(7), version: 1, extension: 'pdf', publicHash: 'vJ1sX0mPq4bGkT7yRc2NdA', name: 'Leitbild.pdf' };
const link = { id: 'l', type: 'href_link', value: { label: 'Mehr', href: '/kontakt' } };

test.each([
  ['posts', 'Leitbild.pdf', { files: [file] }],
  ['projects', 'Gemeinde Virgen', { files: [file], contacts: [{ category: 'Auftraggeber', name: 'Gemeinde Virgen' }] }],
  ['nodes', '/kontakt', { content: { name: 'Land Tirol', links: [link] } }],
  [
    'blocks',
    'Leitbild.pdf',
    { type: 'legacy', content: { data: [{ id: 'a', type: 'files', value: { files: [file] } }] } },
  ],
  ['sites', 'Reden wir', { content: { body: [{ id: 'a', type: 'title_section', value: { title: 'Reden wir' } }] } }],
  ['forms', 'Name', {}],
  ['navigations', 'Startseite', {}],
])('no part of the form of %s requires JSON', async (name, shown, more) => {
  const { user } = edit(name, more);
  await screen.findByRole('button', { name: /Speichern/ });
  await waitFor(async () => {
    const fold = document.querySelector(
      'ol > li button[aria-expanded=false]:not([aria-haspopup]), [role=row][aria-selected=false]',
    );
    if (fold) await user.click(fold);
    screen.getAllByDisplayValue(shown);
  });
  for (const { value } of document.querySelectorAll('textarea')) expect(value).not.toMatch(/^\s*[[{]/);
});

test('a form row can be added, filled in, made required and given options', async () => {
  const { user, sent } = edit('forms');
  await user.click(await screen.findByRole('button', { name: 'Zeile mit Feldern' }));
  await user.selectOptions(await screen.findByLabelText('Art'), 'Auswahl');
  await user.type(screen.getByLabelText('Bezeichnung'), 'Anliegen');
  await user.click(screen.getByLabelText('Pflichtfeld'));
  await user.type(await screen.findByLabelText('Auswahlmöglichkeiten'), 'Anfrage{Enter}Angebot');
  await user.click(screen.getByRole('button', { name: 'Zeile 2 nach oben' }));
  await user.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() => expect(sent()).toBeTruthy());
  const [first, second] = (sent() as { rows: { elements: object[] }[] }).rows;
  expect(first?.elements).toEqual([
    { type: 'form_select', label: 'Anliegen', default: '', isRequired: true, values: ['Anfrage', 'Angebot'] },
  ]);
  expect(second?.elements).toMatchObject([{ label: 'Name' }]);
});

test('a saved page has no unsaved changes, whichever of its fields are shown', async () => {
  const body = [{ id: 'a', type: 'text_section', value: { title: 'Räume' } }];
  const { user, sent } = edit('sites', { content: { body } });
  await user.click(await screen.findByRole('button', { expanded: false, name: /Räume/ }));
  await screen.findByRole('textbox', { name: 'Text' });
  await user.type(screen.getByLabelText('Name', { selector: '#field-name' }), ' neu');
  await screen.findByText('Nicht gespeichert');
  await user.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() => expect(sent()).toMatchObject({ content: { body } }));
  await waitFor(() => expect(screen.queryByText('Nicht gespeichert')).toBeNull());
  await user.type(screen.getByLabelText('Name', { selector: '#field-name' }), 'x{Backspace}');
  expect(screen.queryByText('Nicht gespeichert')).toBeNull();
  expect((sent() as { content: object }).content).toEqual({ body });
});

test('fields of another page type are listed and can be removed; nothing else is lost', async () => {
  const body = [{ id: 'a', type: 'hr', value: {} }];
  const { user, sent } = edit('sites', { content: { teaser: 'Kurz gesagt', body } });
  await user.selectOptions(await screen.findByLabelText('Seitentyp'), 'Home');
  await screen.findByText(/Dieser Typ hat keine Felder für: Teaser/);
  await user.click(screen.getByRole('button', { name: 'Entfernen' }));
  await user.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent()).toMatchObject({ type: 'home', content: { body } });
  expect((sent() as { content: object }).content).not.toHaveProperty('teaser');
});

test('an invalid rich text is kept until the editor starts over', async () => {
  const { user, sent } = edit('sites', { type: 'simple', content: { body: [{ id: 'a', type: 'hr', value: {} }] } });
  await screen.findByText(/Hier steht noch der Inhalt eines anderen Typs/);
  await user.click(screen.getByRole('button', { name: 'Leeren und neu beginnen' }));
  await screen.findByRole('textbox', { name: 'Inhalt' });
  await user.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() => expect(sent()).toMatchObject({ content: {} }));
  expect((sent() as { content: object }).content).toEqual({});
});

// CONTENT-03
test('an external video is added by URL and title, and other URLs are rejected', async () => {
  const { user, sent } = edit('sites', { type: 'simple', content: {} });
  await screen.findByRole('textbox', { name: 'Inhalt' });
  await user.click(screen.getByRole('button', { name: 'Video einfügen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Video einfügen' }));
  const insert = () => user.click(dialog.getByRole('button', { name: 'Einfügen' }));
  const address = dialog.getByLabelText('Adresse des Videos');
  await user.type(address, 'javascript:alert(1)');
  await insert();
  await dialog.findByText(
    '„Adresse des Videos“ ist ungültig. Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
  );
  await user.clear(address);
  await user.type(address, 'https://video.example/watch?v=1');
  await insert();
  await dialog.findByText('„Titel des Videos“ fehlt. Bitte schreiben Sie, was es zeigt.');
  await user.type(dialog.getByLabelText('Titel des Videos'), 'Rundgang');
  await insert();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /Speichern/ }));
  const video = { type: 'video', attrs: { src: 'https://video.example/watch?v=1', title: 'Rundgang' } };
  await waitFor(() => expect(JSON.stringify(sent())).toContain(JSON.stringify(video)));
});

test('a Markdown text has a rendered preview without HTML', async () => {
  const text = { id: 'a', type: 'markdown', value: { text: '# Titel\n\n<b>roh</b> **fett** [x](javascript:y)' } };
  const { user } = edit('blocks', { type: 'legacy', content: { data: [text] } });
  await user.click(await screen.findByRole('button', { expanded: false, name: /Markdown/ }));
  const preview = await screen.findByRole('region', { name: 'Vorschau' });
  expect((await within(preview).findByText('fett')).tagName).toBe('STRONG');
  expect([preview.querySelector('b'), preview.querySelector('a')]).toEqual([null, null]);
});
