// A collection without a description: filters and cells are derived from its contract.
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { branches } from '@theke/contracts/catalog/branch';
import { collection, listEndpoint } from '@theke/contracts/collection';
import { field } from '@theke/contracts/field';
import { reference } from '@theke/contracts/reference';
import { id } from '@theke/contracts/wire';
import { Store } from 'lucide-react';
import { z } from 'zod';
import { idAt, makeEntries, memoryApi } from '../../testing/memory-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../testing/test-office.ts';
import type { OfficeApi } from '../api/office-api.ts';
import { officeCollection } from '../resources/office-collection.ts';
import { officeResource } from '../resources/office-resource.ts';
import { ListPage } from './list-page.tsx';

const scan = z.object({
  day: field(z.iso.date(), 'Tag'),
  branch: reference('branches', 'Filiale'),
  state: field(z.enum(['open', 'done']), 'Stand', { choices: { open: 'Offen', done: 'Fertig' } }),
  isLate: field(z.boolean(), 'Spät'),
  code: field(z.string(), 'Code'),
  weight: field(z.number(), 'Gewicht'),
});
const scans = collection({
  service: 'catalog',
  name: 'scans',
  one: 'scan',
  label: { one: 'Scan', many: 'Scans' },
  item: scan,
  read: 'resources.read',
  filters: ['branch', 'state', 'isLate', 'code'],
  range: ['day', 'weight'],
  computedFilters: { guest: field(id, 'Gast').optional() },
  sorts: ['day'],
});
const list = listEndpoint(scans);
const ofScans = officeCollection(scans, {
  list,
  Icon: Store,
  columns: Object.keys(scan.shape).map((name) => ({ field: name, from: 'phone' })),
});
const ofBranches = officeResource(branches, { Icon: Store, newLabel: 'Neu', titleOf: () => '', columns: [] });
const definitions = [ofScans, ofBranches];
const office = await makeLoadedOffice(definitions);

const row = { branch: { id: idAt(1) }, state: 'done', isLate: true, code: 'X', weight: 1.5 };
const rows = [
  { ...row, day: '2026-11-21' },
  { ...row, day: '2026-11-22' },
];

function draw(search = '') {
  const queries: { sort: string; filter: object }[] = [];
  const resources = memoryApi([ofBranches.resource], {
    branches: makeEntries(branches as never, 1).map((one) => ({ ...one, name: 'Neubau' })),
  });
  const api = (async (endpoint: never, sent: { query: (typeof queries)[number] }, signal: never) => {
    if (endpoint !== list) return resources.api(endpoint, sent as never, signal);
    expect(list.query.safeParse(sent.query).error?.issues).toBeUndefined();
    queries.push(sent.query);
    return { data: rows, meta: { total: 2, isTotalCapped: false, page: 1, pageSize: 25 } };
  }) as unknown as OfficeApi;
  const { router } = renderPage(<ListPage office={ofScans} />, {
    office,
    api,
    path: `/scans${search}`,
    route: '/:resource',
  });
  return { filter: () => queries.at(-1)?.filter, address: () => router.state.location.search };
}
const range = async (label: string) => within(await screen.findByRole('group', { name: label, hidden: true }));

test('shows values by their types, also in rows without id', async () => {
  draw();
  await screen.findAllByText('Neubau');
  const [, first] = within(screen.getByRole('table')).getAllByRole('row');
  const cells = within(first as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['21.11.2026', 'Neubau', 'Fertig', 'Ja', 'X', '1,5']);
});

test('sends days as days for a day field, including the last one', async () => {
  const { filter, address } = draw();
  const days = await range('Tag');
  fireEvent.change(days.getByLabelText('Von'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(filter()).toEqual({ dayFrom: '2026-11-01' }));
  fireEvent.change(days.getByLabelText('Bis'), { target: { value: '2026-11-30' } });
  await waitFor(() => expect(filter()).toEqual({ dayFrom: '2026-11-01', dayUntil: '2026-12-01' }));
  expect(address()).toBe('?dayFrom=2026-11-01&dayUntil=2026-11-30');
});

test('parses numbers in local notation; text that is no number is no filter', async () => {
  const user = userEvent.setup();
  const { filter } = draw();
  const [from, below] = ['Ab', 'Unter'].map((end) => async () => (await range('Gewicht')).getByLabelText(end));
  await user.type(await (from as () => Promise<HTMLElement>)(), '1,5{Enter}');
  await waitFor(() => expect(filter()).toEqual({ weightFrom: '1.5' }));
  await user.type(await (below as () => Promise<HTMLElement>)(), 'viel{Enter}');
  await user.type(screen.getByLabelText('Code'), 'X 1{Enter}');
  await waitFor(() => expect(filter()).toEqual({ weightFrom: '1.5', code: 'X 1' }));
});

test('searches references, offers enumerated values, and takes ids without a picker from the URL only', async () => {
  const user = userEvent.setup();
  const { filter } = draw(`?guest=${idAt(9)}`);
  await waitFor(() => expect(filter()).toEqual({ guest: idAt(9) }));
  expect(screen.queryByLabelText('Gast')).toBeNull();
  await user.click(await screen.findByRole('combobox', { name: 'Filiale', hidden: true }));
  await user.click(await screen.findByRole('option', { name: 'Neubau' }));
  await user.selectOptions(screen.getByLabelText('Stand'), 'Offen');
  await user.selectOptions(screen.getByLabelText('Spät'), 'Nein');
  await waitFor(() => expect(filter()).toEqual({ guest: idAt(9), branch: idAt(1), state: 'open', isLate: 'false' }));
});
