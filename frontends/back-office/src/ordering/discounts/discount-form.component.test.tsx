// DISC-13
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { categories } from '@theke/contracts/catalog/category';
import { products } from '@theke/contracts/catalog/product';
import { office } from '../../../testing/test-office.ts';
import { lowerPrice } from './lower-price.ts';

const definitions = await Promise.all(office.lists.map(loadDefinition));
const resources = definitions.flatMap((one) => ('resource' in one ? [one.resource] : []));
const officeDiscounts = definitions.find(
  (one) => 'resource' in one && one.resource.name === 'discounts',
) as OfficeResource;

test('a price list is filled from the products, lowered as a whole and corrected by hand', async () => {
  const drinks = makeEntries(products as never, 2).map(
    (entry, index) => ({ ...entry, name: ['Spritz', 'Lager'][index], price: [5.5, 4.6][index] }) as OfficeRecord,
  );
  const memory = memoryApi(resources, { products: drinks });
  renderPage(<CreatePage office={officeDiscounts} />, {
    office,
    api: memory.api,
    path: '/discounts/create',
    route: '/discounts/create',
  });
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Happy Hour');
  expect(screen.queryByRole('button', { name: 'Produkte hinzufügen' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/^Art/), 'prices');
  expect(await screen.findByText(/Preislisten machen nur günstiger/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Produkte hinzufügen' }));
  const dialog = await screen.findByRole('dialog');
  for (const name of [/Spritz/, /Lager/]) await userEvent.click(await within(dialog).findByRole('checkbox', { name }));
  await userEvent.click(within(dialog).getByRole('button', { name: '2 Produkte hinzufügen' }));
  await screen.findByText(/^sonst 5,50\s€, also nicht günstiger$/);
  await userEvent.type(screen.getByLabelText('Alle Preise senken um'), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Senken' }));
  await screen.findByText(/^sonst 5,50\s€$/);
  const spritz = screen.getByLabelText(/^Preis für Spritz/);
  await userEvent.clear(spritz);
  await userEvent.type(spritz, '3,90');
  await userEvent.click(screen.getByRole('button', { name: /^(Anlegen|Speichern)/ }));
  await waitFor(() =>
    expect(memory.stored.discounts).toMatchObject([
      {
        kind: 'prices',
        prices: [
          { product: { id: drinks[0]?.id }, price: 3.9 },
          { product: { id: drinks[1]?.id }, price: 3.68 },
        ],
      },
    ]),
  );
});

// DISC-15
test('a price list has one price for a whole category, which has to be entered', async () => {
  const [drinks] = makeEntries(categories as never, 1).map(
    (entry) => ({ ...entry, name: 'Cocktails' }) as OfficeRecord,
  );
  const memory = memoryApi(resources, { categories: [drinks as OfficeRecord] });
  renderPage(<CreatePage office={officeDiscounts} />, {
    office,
    api: memory.api,
    path: '/discounts/create',
    route: '/discounts/create',
  });
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Happy Hour');
  await userEvent.selectOptions(screen.getByLabelText(/^Art/), 'prices');
  await userEvent.selectOptions(await screen.findByLabelText('Kategorie hinzufügen'), 'Cocktails');
  const price = await screen.findByLabelText(/^Preis für alles aus Cocktails/);
  const save = () => userEvent.click(screen.getByRole('button', { name: /^(Anlegen|Speichern)/ }));
  await save();
  expect(memory.stored.discounts ?? []).toEqual([]);
  await userEvent.type(price, '6,90');
  await screen.findByText(/^alles aus „Cocktails“ 6,90\s€, ohne Code\.$/);
  await save();
  await waitFor(() =>
    expect(memory.stored.discounts).toMatchObject([
      { kind: 'prices', categoryPrices: [{ category: { id: drinks?.id }, price: 6.9 }] },
    ]),
  );
});

test.each([
  [5.5, 20, 4.4],
  [0.05, 50, 0.03],
  [4.6, 12.5, 4.03],
  [4.6, 100, 0],
])('lowers %p by %p %% to %p', (price, percent, lowered) => expect(lowerPrice(price, percent)).toBe(lowered));
