// A list page renders once its definition and those of its references are loaded.
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { branches } from '@theke/contracts/catalog/branch';
import { tables } from '@theke/contracts/catalog/table';
import { listOrders, orderCollection } from '@theke/contracts/ordering/order-endpoints';
import { Store } from 'lucide-react';
import { idAt, makeEntries, memoryApi } from '../../testing/memory-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeOffice } from '../../testing/test-office.ts';
import { ListPage } from '../lists/list-page.tsx';
import { officeCollection } from './office-collection.ts';
import { officeResource } from './office-resource.ts';
import { listRoute } from './resource-route.tsx';

const described = { Icon: Store, newLabel: 'Neu', titleOf: () => 'Eintrag' };
const ofTables = officeResource(tables, { ...described, columns: [{ field: 'branch', from: 'phone' }] });
const ofBranches = officeResource(branches, { ...described, columns: [] });
const ofOrders = officeCollection(orderCollection, { list: listOrders, Icon: Store, hasOwnPage: true, columns: [] });
const Page = listRoute(ListPage);

function draw(path: string) {
  // Separate entries for each test, so that none is loaded yet.
  const office = makeOffice([ofTables, ofBranches, ofOrders]);
  const { api } = memoryApi([ofTables.resource, ofBranches.resource], {
    tables: makeEntries(tables as never, 1).map((one) => ({ ...one, branch: { id: idAt(7) } })),
    branches: [{ ...(makeEntries(branches as never, 1)[0] as never as object), id: idAt(7), name: 'Neubau' } as never],
  });
  renderPage(<Page />, { office, api, path, route: '/:resource' });
}

test('the page waits for its definition, and a cell for the one that it refers to', async () => {
  draw('/tables');
  expect(screen.queryByRole('heading')).toBeNull();
  await screen.findByRole('heading', { level: 1, name: 'Tische' });
  await screen.findByRole('cell', { name: 'Neubau' });
});

test.each(['/gibt-es-nicht', '/orders'])('%s is not a list page', async (path) => {
  draw(path);
  await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht.' });
});

test('an empty list shows its purpose and one link to create the first entry', async () => {
  const purpose = 'Tische stehen im Gastgarten.';
  const empty = officeResource(tables, { ...described, purpose, columns: [] });
  const { api } = memoryApi([empty.resource, ofBranches.resource], { tables: [] });
  renderPage(<Page />, { office: makeOffice([empty, ofBranches]), api, path: '/tables', route: '/:resource' });
  await screen.findByText(purpose);
  expect(screen.getAllByRole('link', { name: 'Neu' })).toHaveLength(1);
});
