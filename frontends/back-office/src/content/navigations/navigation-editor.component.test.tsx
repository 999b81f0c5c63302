// The editor of a menu: tree, fields of one item, moves by keys, and what visitors will see.
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { idAt, makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { navigations } from '@theke/contracts/content/navigation';
import { listSiteTree } from '@theke/contracts/content/site-tree';
import type { Endpoint } from '@theke/contracts/endpoint';
import { office } from '../../../testing/test-office.ts';

const all = (await Promise.all(office.lists.map(loadDefinition))).filter((one) => 'resource' in one);
const officeNavigations = all.find(({ resource }) => resource.name === 'navigations') as OfficeResource;
const page = (index: number, state: string) => ({ id: idAt(index), path: `seite-${index}`, name: 'Seite', state });
const site = (label: string, index: number, more: object = {}) => ({
  label,
  type: 'site',
  site: { id: idAt(index) },
  url: '',
  isEnabled: true,
  ...more,
});

function edit(items: object[]) {
  const [entry] = makeEntries(navigations as never, 1) as [OfficeRecord];
  const parsed = navigations.draft.shape.items.parse(items);
  const { api: stored, requests } = memoryApi(
    all.map(({ resource }) => resource),
    { navigations: [{ ...entry, items: parsed } as OfficeRecord] },
  );
  const api = (async (endpoint: Endpoint, sent: object) =>
    endpoint === listSiteTree
      ? [page(1, 'shown'), page(2, 'draft'), page(3, 'by-path')]
      : stored(endpoint, sent as never)) as unknown as OfficeApi;
  renderPage(<EditPage office={officeNavigations} />, {
    office,
    api,
    path: `/navigations/${entry.id}`,
    route: '/navigations/:id',
  });
  const sent = () => requests.find(({ sent: { body } }) => body)?.sent.body as { items: object[] } | undefined;
  return { user: userEvent.setup(), sent };
}
const rows = () => screen.getAllByRole('row').map((one) => one.getAttribute('aria-label'));
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /Speichern/ }));
const menu = [
  { label: 'Start', type: 'home' },
  site('Büro', 1, { children: [site('Team', 2), site('Geheim', 3, { isEnabled: false })] }),
  site('Weg', 9),
];

test('a nested item gets a target of its type, and an item without one is refused with its field', async () => {
  const { user, sent } = edit([{ label: 'Startseite', type: 'home' }]);
  const details = () => within(screen.getByRole('region', { name: /^Eintrag/ }));
  await user.click(await screen.findByRole('row', { name: 'Startseite' }));
  await user.click(await screen.findByRole('button', { name: 'Unterpunkt hinzufügen' }));
  expect(rows()).toEqual(['Startseite', 'Ohne Bezeichnung']);
  await save(user);
  await details().findByText(/„Bezeichnung“ darf nicht leer sein/);
  await user.type(details().getByLabelText('Bezeichnung'), 'Presse');
  expect(details().queryByLabelText('Adresse')).toBeNull();
  await user.selectOptions(details().getByLabelText('Ziel'), 'Link');
  await user.type(await details().findByLabelText('Adresse'), 'https://presse.example');
  await save(user);
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent()).toMatchObject({
    items: [{ type: 'home', children: [{ label: 'Presse', type: 'link', url: 'https://presse.example' }] }],
  });
});

// NAV-06
test('marks targets that visitors cannot see, and previews the menu without them', async () => {
  const { user } = edit(menu);
  await screen.findByText('Seite gelöscht');
  expect(screen.getByText('noch nicht veröffentlicht')).toBeTruthy();
  expect(screen.getByText('nicht öffentlich')).toBeTruthy();
  expect(screen.getByText('5 Einträge, 4 sichtbar')).toBeTruthy();
  const preview = within(screen.getByRole('region', { name: 'Vorschau des Menüs' }));
  expect(preview.queryByText('Weg')).toBeNull();
  expect(preview.queryByRole('button', { name: 'Büro' })).toBeNull();
  expect(preview.getByText('Büro')).toBeTruthy();
  await user.click(screen.getByRole('row', { name: 'Weg' }));
  await screen.findByText('Die Seite gibt es nicht mehr. Bitte wählen Sie eine andere.');
  // Hidden: it is gone from the preview at once.
  await user.click(screen.getByRole('switch', { name: 'Büro anzeigen' }));
  await waitFor(() => expect(preview.queryByText('Büro')).toBeNull());
});

test('moves an item with its children by buttons, between levels, and removes one', async () => {
  const { user, sent } = edit(menu);
  await screen.findByText('Seite gelöscht');
  await user.click(screen.getByRole('row', { name: 'Weg' }));
  await user.click(await screen.findByRole('button', { name: 'Einrücken: Weg' }));
  expect(screen.getByRole('row', { name: 'Weg' }).getAttribute('aria-level')).toBe('2');
  await user.click(screen.getByRole('button', { name: 'Nach oben: Weg' }));
  expect(rows()).toEqual(['Start', 'Büro', 'Team', 'Weg', 'Geheim']);
  await user.click(screen.getByRole('row', { name: 'Start' }));
  await user.click(await screen.findByRole('button', { name: 'Menüpunkt löschen' }));
  await save(user);
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent()?.items).toMatchObject([
    { label: 'Büro', children: [{ label: 'Team' }, { label: 'Weg' }, { label: 'Geheim' }] },
  ]);
});

test('moves an item by keyboard through drag and drop', async () => {
  const { user } = edit([
    { label: 'Eins', type: 'home' },
    { label: 'Zwei', type: 'home' },
  ]);
  await screen.findByRole('button', { name: 'Zwei verschieben' });
  await user.click(screen.getByRole('row', { name: 'Zwei' }));
  await user.keyboard('{ArrowRight}{Enter}');
  const place = await screen.findByRole('button', { name: /^Vor Eins/ });
  act(() => place.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toEqual(['Zwei', 'Eins']));
});
