// The filter menu searches its values on the server, so their number is not limited.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { branches } from '@theke/contracts/catalog/branch';
import { tables } from '@theke/contracts/catalog/table';
import { Store } from 'lucide-react';
import { idAt, makeEntries, memoryApi } from '../../testing/memory-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../testing/test-office.ts';
import { officeResource } from '../resources/office-resource.ts';
import { ListPage } from './list-page.tsx';

const described = { Icon: Store, newLabel: 'Neu', titleOf: () => 'Eintrag', columns: [] };
const ofTables = officeResource(tables, { ...described, heading: { field: 'identifier', label: 'Tisch' } });
const definitions = [ofTables, officeResource(branches, described)];
const office = await makeLoadedOffice(definitions);

const many = makeEntries(branches as never, 640).map((entry, index) => ({
  ...entry,
  name: `Filiale ${String(index + 1).padStart(3, '0')}`,
}));

const draw = (search = '') => {
  const memory = memoryApi(
    definitions.map(({ resource }) => resource),
    { branches: many, tables: makeEntries(tables as never, 2) },
  );
  renderPage(<ListPage office={ofTables} />, {
    office,
    api: memory.api,
    path: `/tables${search}`,
    route: '/:resource',
  });
  const lastFilter = () =>
    memory.requests.findLast(({ name, sent }) => name === 'listTables' && sent.query?.pageSize === 25);
  return { ...memory, filter: () => lastFilter()?.sent.query?.filter };
};
const combo = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Filiale', hidden: true });

test('finds the 631st of 640 by name, selects it by keyboard, sends its id, and removes it', async () => {
  const user = userEvent.setup();
  const { filter } = draw();
  (await combo()).focus();
  await user.keyboard('631');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Filiale 631']),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(filter()).toEqual({ branch: idAt(631) }));
  expect((await combo()).value).toBe('Filiale 631');
  await user.click(await combo());
  await user.click(await screen.findByRole('option', { name: 'Alle' }));
  await waitFor(() => expect(filter()).toEqual({}));
});

test('shows the label of the id in the URL, wherever it is in the list', async () => {
  const { requests } = draw(`?filter=${encodeURIComponent(JSON.stringify({ branch: idAt(639) }))}`);
  await waitFor(async () => expect((await combo()).value).toBe('Filiale 639'));
  expect(requests.filter(({ name }) => name === 'listBranches').map(({ sent }) => sent.query?.ids)).toEqual([
    idAt(639),
  ]);
});
