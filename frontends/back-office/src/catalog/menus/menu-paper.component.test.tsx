// TPL-07, TPL-08: printing a menu from its list.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnyResource } from '@theke/admin/api/resource.ts';
import { ResourceList } from '@theke/admin/lists/resource-list.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { type MenuPaper, menuPaper } from '@theke/contracts/media/menu-paper';
import { office } from '../../../testing/test-office.ts';
import { officeMenus } from './menus.ts';

// Loaded before the tests, because they are loaded on demand.
await Promise.all([
  import('./menu-actions.tsx'),
  import('./menu-paper-dialog.tsx'),
  import('@theke/admin/lists/row-menu.tsx'),
]);

const branch = branches.events.changed.example;

test('draws the table of allergens of a branch with date, address and what is unknown', async () => {
  const drawn: MenuPaper[] = [];
  const saved: string[] = [];
  globalThis.fetch = async (_, init) => {
    drawn.push(menuPaper.parse(JSON.parse(String(init?.body))));
    return { ok: true, blob: async () => new Blob(['x'], { type: 'application/pdf' }) } as Response;
  };
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    if (this.download) saved.push(this.download);
  };
  const { api } = memoryApi([menus, categories, products, branches] as unknown as AnyResource[]);
  const created = async (resource: { endpoints: { create: unknown } }, body: object) =>
    (await api(resource.endpoints.create as never, { body } as never)) as { id: string };
  const category = await created(categories, { name: 'Pizza' });
  const stated = await created(products, products.example);
  const silent = await created(products, { ...products.example, name: 'Marinara', allergens: [] });
  const catalog = [{ id: category.id, products: [{ id: stated.id }, { id: silent.id }] }];
  await created(menus, { ...menus.example, branches: [{ id: branch.id }], catalog });
  renderPage(<ResourceList office={officeMenus} />, {
    office,
    api,
    path: '/menus',
    route: '/:resource',
    branches: [branch],
    config: { allergensText: 'Spuren sind möglich.' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für Herbstkarte' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Speisekarte drucken' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: 'Allergentabelle' }));
  await userEvent.click(dialog.getByRole('button', { name: 'PDF herunterladen' }));
  await waitFor(() => expect(saved).toEqual([`allergene-${branch.identifier}.pdf`]));
  expect(drawn[0]).toMatchObject({
    kind: 'allergens',
    title: branch.name,
    note: 'Spuren sind möglich.',
    date: expect.stringMatching(/^\d{2}\.\d{2}\.\d{4}$/),
    sections: [
      {
        name: 'Pizza',
        dishes: [
          { name: 'Margherita', contained: ['A', 'G'], hasUnknownAllergens: false },
          { name: 'Marinara', contained: [], hasUnknownAllergens: true },
        ],
      },
    ],
  });
});
