// STOCK-03: products are marked as sold out today from row menu, bulk bar and form, and the mark can be taken back.
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import type { StockEntry } from '@theke/contracts/ordering/capacity';
import { stockApi, stockDayEnd } from '../../../testing/stock-api.ts';
import { office } from '../../../testing/test-office.ts';
import { ProductTools } from './product-tools.tsx';

const definitions = await Promise.all(office.lists.map(loadDefinition));
const resources = definitions.flatMap((one) => ('resource' in one ? [one.resource] : []));
const ofProducts = definitions.find((one) => 'resource' in one && one.resource === (products as never));
await Promise.all([import('./sold-out-actions.tsx'), import('./sold-out-mark.tsx')]);

const [city, neubau] = makeEntries(branches as never, 2).map((one, index) => ({
  ...one,
  name: ['Innenstadt', 'Neubau'][index],
})) as unknown as [Branch, Branch];
const [margherita, cola] = makeEntries(products as never, 2).map((one, index) => ({
  ...one,
  name: ['Margherita', 'Cola'][index],
})) as unknown as [OfficeRecord, OfficeRecord];

beforeEach(() => sessionStorage.clear());

function draw(shopBranches: Branch[], stock: Record<string, StockEntry[]> = {}) {
  const memory = memoryApi(resources, { products: [margherita, cola] });
  const { api } = stockApi(memory.api, stock);
  renderPage(<ListPage office={ofProducts as OfficeResource} />, {
    office,
    api,
    path: '/products',
    route: '/products',
    branches: shopBranches,
  });
  return stock;
}
const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Aktionen für ${name}` }));
const entry = (product: OfficeRecord): StockEntry => ({ product: product.id, remaining: 0, soldOutUntil: stockDayEnd });

test('marks a product with two clicks if there is one branch, and takes it back', async () => {
  const stock = draw([city]);
  await openMenu('Margherita');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Heute ausverkauft' }));
  await screen.findByText('„Margherita“ ist bis 22:00 Uhr ausverkauft.');
  expect(stock[city.id]).toEqual([entry(margherita)]);
  const row = (await screen.findByText('Ausverkauft bis 22:00')).closest('tr') as HTMLElement;
  within(row).getByText('Margherita');
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(stock[city.id]).toEqual([]));
  await waitFor(() => expect(screen.queryByText('Ausverkauft bis 22:00')).toBeNull());
});

test('offers the branches, the one chosen last first, and both directions', async () => {
  const stock = draw([city, neubau]);
  await openMenu('Margherita');
  const choices = async (heading: string) =>
    within(await screen.findByRole('group', { name: heading }))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
  expect(await choices('Heute ausverkauft')).toEqual(['Innenstadt', 'Neubau']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Neubau' }));
  await screen.findByText('„Margherita“ ist in „Neubau“ bis 22:00 Uhr ausverkauft.');
  await screen.findByText('Ausverkauft bis 22:00, Neubau');
  await openMenu('Cola');
  expect(await choices('Heute ausverkauft')).toEqual(['Neubau', 'Innenstadt']);
  await userEvent.keyboard('{Escape}');
  await openMenu('Margherita');
  expect(await choices('Heute ausverkauft')).toEqual(['Innenstadt']);
  expect(await choices('Wieder verfügbar')).toEqual(['Neubau']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Neubau' }));
  await screen.findByText('„Margherita“ ist in „Neubau“ wieder verfügbar.');
  expect(stock[neubau.id]).toEqual([]);
});

test('marks the selected products together and skips those that are sold out', async () => {
  const stock = draw([city], { [city.id]: [entry(cola)] });
  await screen.findByText('Ausverkauft bis 22:00');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Margherita/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Cola/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Heute ausverkauft' }));
  await screen.findByText('1 Produkt ist bis 22:00 Uhr ausverkauft.');
  expect(stock[city.id]).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(stock[city.id]).toEqual([entry(cola)]));
});

test('lifts a stock of 0 and restores it on undo', async () => {
  const empty = { product: margherita.id, remaining: 0, soldOutUntil: null };
  const stock = draw([city], { [city.id]: [empty] });
  await screen.findByText('Ausverkauft');
  await openMenu('Margherita');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Wieder verfügbar' }));
  await screen.findByText('„Margherita“ ist wieder verfügbar.');
  expect(stock[city.id]).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(stock[city.id]).toEqual([empty]));
});

test('shows each branch beside the form, with a button', async () => {
  const memory = memoryApi(resources, { products: [margherita] });
  const { api, stock } = stockApi(memory.api, { [neubau.id]: [entry(margherita)] });
  renderPage(<ProductTools record={margherita} />, {
    office,
    api,
    path: '/products',
    route: '/products',
    branches: [city, neubau],
  });
  await screen.findByText('Ausverkauft bis 22:00');
  await userEvent.click(screen.getByRole('button', { name: 'Heute ausverkauft, Innenstadt' }));
  await waitFor(() => expect(stock[city.id]).toEqual([entry(margherita)]));
  await screen.findByRole('button', { name: 'Wieder verfügbar, Innenstadt' });
});
