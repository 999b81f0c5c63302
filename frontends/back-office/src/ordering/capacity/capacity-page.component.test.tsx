// STOCK-04
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import type { StockEntry } from '@theke/contracts/ordering/capacity';
import { stockApi, stockDayEnd } from '../../../testing/stock-api.ts';
import { office } from '../../../testing/test-office.ts';
import { CapacityPage } from './capacity-page.tsx';

const definitions = await Promise.all(office.lists.map(loadDefinition));
const resources = definitions.flatMap((one) => ('resource' in one ? [one.resource] : []));
const city = { ...makeEntries(branches as never, 1)[0], name: 'Innenstadt' } as unknown as Branch;
const [cola, margherita] = makeEntries(products as never, 2).map((one, index) => ({
  ...one,
  name: ['Cola', 'Margherita'][index],
})) as unknown as [OfficeRecord, OfficeRecord];

beforeEach(() => sessionStorage.clear());

function draw(entries: StockEntry[] = []) {
  const memory = memoryApi(resources, { products: [margherita, cola] });
  const { api, stock } = stockApi(memory.api, { [city.id]: entries });
  const view = { office, api, path: '/capacity', route: '/capacity', branches: [city] };
  const { router } = renderPage(<CapacityPage />, view);
  return { left: () => stock[city.id], router };
}
const names = async () => within(await screen.findByRole('list', { name: 'Produkte' })).getAllByRole('listitem');
const field = (name: string) => screen.findByRole('textbox', { name: `Restmenge von ${name}` });

test('lists every product, sets its amount with Enter, and lifts it when emptied', async () => {
  const { left } = draw();
  expect(await names()).toHaveLength(2);
  await userEvent.type(await field('Cola'), '12,5{Enter}');
  await waitFor(() => expect(left()).toEqual([{ product: cola.id, remaining: 12.5, soldOutUntil: null }]));
  await waitFor(async () => expect(((await field('Cola')) as HTMLInputElement).value).toBe('12,5'));
  await userEvent.clear(await field('Cola'));
  await userEvent.tab();
  await waitFor(() => expect(left()).toEqual([]));
});

test('refuses what is no amount and changes nothing', async () => {
  const { left } = draw([{ product: cola.id, remaining: 3, soldOutUntil: null }]);
  const input = await field('Cola');
  await userEvent.clear(input);
  await userEvent.type(input, '-2{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Bitte geben Sie eine Menge ab 0 an.');
  expect(left()).toEqual([{ product: cola.id, remaining: 3, soldOutUntil: null }]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect((input as HTMLInputElement).value).toBe('3');
});

test('marks a product as sold out today with one click, and makes it available again', async () => {
  const { left } = draw([{ product: cola.id, remaining: 3, soldOutUntil: null }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Heute ausverkauft: Cola' }));
  await screen.findByText('Ausverkauft bis 22:00');
  expect(left()).toEqual([{ product: cola.id, remaining: 0, soldOutUntil: stockDayEnd }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Wieder verfügbar: Cola' }));
  await waitFor(() => expect(left()).toEqual([{ product: cola.id, remaining: 3, soldOutUntil: null }]));
});

test('narrows to sold-out products and by name, and keeps the slots on their own tab', async () => {
  const { router } = draw([{ product: cola.id, remaining: 0, soldOutUntil: null }]);
  await names();
  await userEvent.click(screen.getByRole('button', { name: 'Ausverkauft 1' }));
  await waitFor(async () => expect(await names()).toHaveLength(1));
  expect(router.state.location.search).toBe('?view=sold-out');
  await userEvent.type(screen.getByRole('textbox', { name: 'Produkte suchen' }), 'xyz');
  await screen.findByText('Nichts ist ausverkauft.');
  await userEvent.click(screen.getByRole('button', { name: 'Zeitfenster' }));
  await screen.findByRole('heading', { name: 'Auslastung je Zeitfenster' });
  expect(screen.queryByRole('list', { name: 'Produkte' })).toBeNull();
});
