// The form of a new page: path from its name, place in a menu, and how it is found and shared.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { navigations } from '@theke/contracts/content/navigation';
import { sites } from '@theke/contracts/content/site';
import { office } from '../../../testing/test-office.ts';
import { withPage } from './menu-place.ts';

const all = (await Promise.all(office.lists.map(loadDefinition))).filter((one) => 'resource' in one);
const officeSites = all.find(({ resource }) => resource.name === 'sites') as OfficeResource;

function create(query = '') {
  const [menu] = makeEntries(navigations as never, 1) as [OfficeRecord];
  const { api, stored } = memoryApi(
    all.map(({ resource }) => resource),
    { navigations: [{ ...menu, name: 'Hauptmenü' } as OfficeRecord] },
  );
  renderPage(<CreatePage office={officeSites} />, {
    office,
    api,
    path: `/sites/create${query}`,
    route: '/sites/create',
    config: { title: 'Talraum', description: 'Büro für Raumplanung.' },
  });
  return { user: userEvent.setup(), stored };
}
const path = () => screen.getByLabelText<HTMLInputElement>('Pfad').value;

test('a new page gets a path from its name until one is typed', async () => {
  const { user } = create();
  await user.type(await screen.findByLabelText('Name'), 'Karriere & Jobs');
  await waitFor(() => expect(path()).toBe('karriere-jobs'));
  await user.clear(screen.getByLabelText('Pfad'));
  await user.type(screen.getByLabelText('Pfad'), '/Büro/Über uns');
  await user.tab();
  expect(path()).toBe('buero/ueber-uns');
  await user.type(screen.getByLabelText('Name'), ' heute');
  expect(path()).toBe('buero/ueber-uns');
});

test('a new subpage gets the path of its parent first', async () => {
  const { user } = create('?below=leistungen%2Fplan');
  await user.type(await screen.findByLabelText('Name'), 'Größe');
  await waitFor(() => expect(path()).toBe('leistungen/plan/groesse'));
});

test('shows the search result and the shared link while typing', async () => {
  const { user } = create();
  await user.type(await screen.findByLabelText('Name'), 'Team');
  await screen.findByText('Suche und Teilen');
  await waitFor(() => expect(screen.getAllByText('Team - Talraum')).toHaveLength(2));
  expect(screen.getAllByText('Büro für Raumplanung.')).toHaveLength(2);
  await user.type(screen.getByLabelText('Beschreibung'), `${'Wort '.repeat(32)}Ende.`);
  await waitFor(() => expect(screen.getByText(/165 von etwa 155 Zeichen, wird gekürzt/)).toBeTruthy());
  expect(screen.getByText(/Wort …$/)).toBeTruthy();
});

test('adds the saved page to the chosen menu', async () => {
  const { user, stored } = create();
  await user.type(await screen.findByLabelText('Name'), 'Team');
  await user.selectOptions(await screen.findByLabelText('Menü'), 'Hauptmenü');
  await user.selectOptions(await screen.findByLabelText('Unter'), 'Startseite');
  await user.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() => expect(stored.sites).toHaveLength(1));
  const page = stored.sites?.[0] as OfficeRecord;
  await waitFor(() =>
    expect(stored.navigations?.[0]?.items).toMatchObject([
      { label: 'Startseite', children: [{ label: 'Team', type: 'site', site: { id: page.id } }] },
    ]),
  );
});

test('places a page at the end of a menu or of one of its items', () => {
  const items = navigations.draft.shape.items.parse([{ label: 'A', type: 'home' }]);
  const page = { id: sites.exampleId, name: 'Team' };
  expect(withPage(items, page, undefined).map(({ label }) => label)).toEqual(['A', 'Team']);
  expect(withPage(items, page, 0).map(({ children }) => children.map(({ label }) => label))).toEqual([['Team']]);
  expect(withPage(items, page, 7)).toEqual(items);
  navigations.draft.shape.items.parse(withPage(items, page, 0));
});
