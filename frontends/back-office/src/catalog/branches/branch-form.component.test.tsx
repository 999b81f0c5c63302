import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { office } from '../../../testing/test-office.ts';

const definitions = await Promise.all(office.lists.map(loadDefinition));
const resources = definitions.flatMap((one) => ('resource' in one ? [one.resource] : []));
const officeBranches = definitions.find(
  (one) => 'resource' in one && one.resource.name === 'branches',
) as OfficeResource;

function draw(fields: Partial<Branch> = {}) {
  const record = { ...makeEntries(branches as never, 1)[0], ...fields } as OfficeRecord;
  const { api, stored } = memoryApi(resources, { branches: [record] });
  renderPage(<EditPage office={officeBranches} />, {
    office,
    api,
    path: `/branches/${record.id}`,
    route: '/branches/:id',
  });
  return { saved: () => stored.branches?.[0] as unknown as Branch };
}
const save = () => userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));

test('shows the required guest data as a table of three order types and three fields', async () => {
  const { saved } = draw();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('checkbox')).toHaveLength(9);
  await userEvent.click(within(table).getByRole('checkbox', { name: 'Dine In: Telefon' }));
  await userEvent.click(within(table).getByRole('checkbox', { name: 'Takeaway: Telefon' }));
  await save();
  await waitFor(() =>
    expect(saved()).toMatchObject({ isDineInPhoneRequired: true, isTakeawayPhoneRequired: false, version: 2 }),
  );
});

test('a delivery always requires an address, whatever is stored', async () => {
  draw({ isDeliveryAddressRequired: false });
  const always = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lieferung: Adresse' });
  expect([always.checked, always.disabled]).toEqual([true, true]);
});

test('the time zone is selected from a list', async () => {
  const { saved } = draw();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Zeitzone' }), 'Europe/Lisbon');
  await save();
  await waitFor(() => expect(saved().timeZone).toBe('Europe/Lisbon'));
});

test('shows delivery hours only for branches that deliver', async () => {
  draw();
  const flag = await screen.findByRole('switch', { name: 'Eigene Lieferzeiten' });
  expect(screen.queryByRole('group', { name: 'Lieferzeiten' })).toBeNull();
  await userEvent.click(flag);
  await screen.findByRole('group', { name: 'Lieferzeiten' });
});

// TIP-01
test('offers suggestions for tips only where tips are on, and stores them', async () => {
  const { saved } = draw();
  const flag = await screen.findByRole('switch', { name: 'Trinkgeld' });
  const name = 'Vorschläge für das Trinkgeld';
  expect(screen.queryByRole('group', { name })).toBeNull();
  await userEvent.click(flag);
  const suggestions = within(await screen.findByRole('group', { name }));
  const [first] = suggestions.getAllByRole<HTMLInputElement>('textbox');
  if (!first) throw new Error('there is no suggestion');
  await userEvent.clear(first);
  await userEvent.type(first, '7,5');
  await save();
  await waitFor(() =>
    expect(saved()).toMatchObject({
      isTipEnabled: true,
      tipSuggestions: [{ percent: 7.5 }, { percent: 10 }, { percent: 15 }],
    }),
  );
});

test('accepts coordinates pasted from a map; rejects invalid ones', async () => {
  const { saved } = draw();
  const place = await screen.findByLabelText('Lage');
  await userEvent.click(place);
  await userEvent.paste('Karlsplatz');
  await screen.findByText('Bitte geben Sie Breitengrad und Längengrad an, zum Beispiel 48.20817, 16.37382.');
  await save();
  // An error takes the focus one frame after the press; an earlier paste would go to the wrong element.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert').parentElement));
  expect(saved().version).toBe(1);
  await userEvent.clear(place);
  await userEvent.paste('48.20817, 16.37382');
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ latitude: 48.20817, longitude: 16.37382, version: 2 }));
});
