// The row menu can be used by keyboard; only users with write permission have it.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { categories } from '@theke/contracts/catalog/category';
import type { Me } from '@theke/contracts/identity/user';
import { Store } from 'lucide-react';
import { idAt, makeEntries, memoryApi } from '../../testing/memory-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../testing/test-office.ts';
import { officeResource } from '../resources/office-resource.ts';
import { ListPage } from './list-page.tsx';

await import('./row-menu.tsx');
const ofCategories = officeResource(categories, {
  Icon: Store,
  newLabel: 'Neu',
  titleOf: ({ name }) => name,
  columns: [],
  switchable: { field: 'isEnabled', on: 'Einschalten', off: 'Ausschalten' },
});
const office = await makeLoadedOffice([ofCategories]);
const draw = (roles?: Me['roles']) => {
  const stored = {
    categories: makeEntries(categories as never, 2).map((one, at) => ({ ...one, name: `Kategorie ${at + 1}` })),
  };
  const { api } = memoryApi([ofCategories.resource], stored);
  const { router } = renderPage(<ListPage office={ofCategories} />, {
    office,
    api,
    path: '/categories',
    route: '/categories',
    ...(roles && { roles }),
  });
  return { router, stored };
};
const findButton = (name: string) => screen.findByRole('button', { name: `Aktionen für ${name}` });

test('opens, navigates and closes by keyboard and returns focus to the row', async () => {
  const user = userEvent.setup();
  const { router, stored } = draw();
  const button = await findButton('Kategorie 2');
  button.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Aktionen für Kategorie 2' });
  const items = within(menu).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Öffnen', 'Ausschalten', 'Löschen']);
  await waitFor(() => expect(document.activeElement).toBe(items[0]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));

  await user.keyboard('{ArrowDown}');
  const menuItems = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(menuItems[0]));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(stored.categories.map((one) => (one as { isEnabled?: boolean }).isEnabled)).toEqual([true, false]),
  );
  expect(screen.queryByRole('menu')).toBeNull();

  await user.click(await findButton('Kategorie 2'));
  await screen.findByRole('menuitem', { name: 'Einschalten' });
  await user.keyboard('{Home}{Enter}');
  expect(router.state.location.pathname).toBe(`/categories/${idAt(2)}`);
});

test('shows no menu without write permission', async () => {
  draw(['ROLE_EMPLOYEE']);
  await screen.findByRole('link', { name: 'Kategorie 1' });
  expect(screen.queryByRole('button', { name: /^Aktionen/ })).toBeNull();
});
