// Cells and filters of lists beyond their fields.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { office } from '../../testing/test-office.ts';

const definitions = await Promise.all(office.lists.map(loadDefinition));
const resources = definitions.flatMap((one) => ('resource' in one ? [one.resource] : []));

function draw(name: string, stored: Record<string, OfficeRecord[]>) {
  const one = definitions.find((each) => 'resource' in each && each.resource.name === name) as OfficeResource;
  renderPage(<ListPage office={one} />, {
    office,
    api: memoryApi(resources, stored).api,
    path: `/${name}`,
    route: '/:resource',
  });
}
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

test('branches show whether they are open', async () => {
  const [open, closed, hidden] = makeEntries(branches as never, 3);
  draw('branches', {
    branches: [
      { ...open, name: 'Innenstadt' },
      { ...closed, name: 'Neubau', openingHours: [] },
      { ...hidden, name: 'Lager', isPublic: false },
    ] as OfficeRecord[],
  });
  await within(await rowOf('Innenstadt')).findByText('Rund um die Uhr geöffnet');
  await within(await rowOf('Neubau')).findByText('Geschlossen');
  await within(await rowOf('Lager')).findByText('Nicht öffentlich');
});

test('products show their menu categories and the price for guests', async () => {
  const [margherita, cola] = makeEntries(products as never, 2) as [OfficeRecord, OfficeRecord];
  const [pizza] = makeEntries(categories as never, 1) as [OfficeRecord];
  const [menu] = makeEntries(menus as never, 1) as [OfficeRecord];
  const catalog = [{ id: pizza.id, products: [{ id: margherita.id, isEnabled: true, schedule: [] }] }];
  draw('products', {
    products: [margherita, { ...cola, name: 'Cola', price: 3.4, pricing: 'minimum' }],
    categories: [{ ...pizza, name: 'Holzofen' }],
    menus: [{ ...menu, catalog }],
  });
  const first = await rowOf('Margherita');
  await waitFor(() => expect(within(first).getByText('Holzofen')).toBeTruthy());
  const second = await rowOf('Cola');
  expect(within(second).queryByText('Holzofen')).toBeNull();
  await waitFor(() => expect(second.textContent).toMatch(/ab 3,40\s€/));
});

test('filters products by missing picture and by category', async () => {
  const [margherita] = makeEntries(products as never, 1) as [OfficeRecord];
  const [pizza] = makeEntries(categories as never, 1) as [OfficeRecord];
  draw('products', { products: [margherita], categories: [{ ...pizza, name: 'Holzofen' }] });
  await rowOf('Margherita');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const pictures = await screen.findByLabelText('Bilder');
  expect(
    within(pictures)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Alle', 'Ohne']);
  await screen.findAllByLabelText('Kategorie');
});
