import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { PaletteHost } from '@theke/admin/palette/palette-host.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Config } from '@theke/contracts/identity/config';
import { listSoldOut } from '@theke/contracts/ordering/capacity';
import type { Role } from '@theke/contracts/permissions';
import { ApiError } from '@theke/ui/api-error';
import { office } from './office.ts';
import { OfficePalette } from './palette.tsx';

const branch = { ...branches.example, id: '0199f000-0000-7000-8000-000000000100' } as unknown as Branch;
const product = {
  ...products.draft.parse(products.example),
  id: '0199f000-0000-7000-8000-000000000007',
  version: 1,
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  name: 'Diavola',
  description: 'Scharfe Salami',
};

type Asked = { name: string; query: { q?: string } };

/** Answers lists of records; every other list is empty. */
function answering(answers: Record<string, unknown[]>): { api: OfficeApi; asked: Asked[] } {
  const asked: Asked[] = [];
  const api = (async (endpoint: Endpoint, sent: { query: { q?: string } }) => {
    asked.push({ name: endpoint.name, query: sent.query });
    if (endpoint === listSoldOut) return [];
    const data = answers[endpoint.name] ?? [];
    return { data, meta: { total: data.length, isTotalCapped: false, page: 1, pageSize: 4 } };
  }) as unknown as OfficeApi;
  return { api, asked };
}

type Drawn = { api: OfficeApi; branches?: Branch[]; config?: Partial<Config> };
const draw = (role: Role, { api, branches = [branch], config = {} }: Drawn) =>
  renderPage(<PaletteHost load={async () => OfficePalette} loadFailed="nicht geladen" />, {
    office: { ...office, UserMenu: () => null },
    api,
    path: '/account',
    route: '/account',
    roles: [role],
    config,
    branches,
  });
const open = async (): Promise<HTMLElement> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeText = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test('OFFICE-19: Strg K opens it on a page without layout; arrows and Enter open a page', async () => {
  const { router } = draw('ROLE_ADMIN', answering({}));
  const input = await open();
  expect(document.activeElement).toBe(input);
  await userEvent.type(input, 'zahl');
  expect(optionTexts().slice(0, 2)).toEqual(['ZahlungenÖffnen ↵', 'Zahlungsanbieter' + 'Einstellungen']);
  await userEvent.keyboard('{ArrowDown}');
  expect(activeText(input)).toContain('Zahlungsanbieter');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Zahlungsanbieter');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-providers'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('OFFICE-19: lists the page used last first', async () => {
  draw('ROLE_ADMIN', answering({}));
  await userEvent.type(await open(), 'tische{Enter}');
  cleanup();
  draw('ROLE_ADMIN', answering({}));
  await open();
  const recent = within(screen.getByRole('group', { name: 'Zuletzt verwendet' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['TischeStandorteÖffnen ↵']);
});

test('OFFICE-19: finds records by the search of their list', async () => {
  const { api, asked } = answering({ listProducts: [product] });
  const { router } = draw('ROLE_ADMIN', { api });
  const input = await open();
  await userEvent.type(input, 'diav');
  const found = await screen.findByRole('group', { name: 'Produkte' });
  expect(within(found).getByRole('option').textContent).toContain('DiavolaScharfe Salami');
  expect(asked.filter(({ name }) => name === 'listProducts')).toEqual([
    { name: 'listProducts', query: { page: 1, pageSize: 4, q: 'diav' } },
  ]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/products/${product.id}`));
});

test('OFFICE-19: > finds commands only: forms for new entries', async () => {
  const { api } = answering({ listProducts: [product] });
  const { router } = draw('ROLE_ADMIN', { api });
  await userEvent.type(await open(), '>produkt anl');
  expect(optionTexts()[0]).toBe('Produkt anlegenÖffnen ↵');
  expect(screen.queryByRole('group', { name: 'Im Backoffice' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/create'));
});

test('OFFICE-19: # finds orders by their number only', async () => {
  const order = {
    id: '0199f000-0000-7000-8000-000000000018',
    ticketNumber: 18,
    uid: 'RRWM3TJD',
    contact: { firstName: 'Katharina', lastName: 'Wiesinger', companyName: '' },
    tableIdentifier: null,
    deliveryType: 'delivery',
    status: 'confirmed',
    offer: null,
    placedAt: '2026-11-28T18:00:00.000Z',
    branch: { id: branch.id },
  };
  const { api, asked } = answering({ listOrders: [order] });
  const { router } = draw('ROLE_EMPLOYEE', { api });
  await userEvent.type(await open(), '#18');
  const option = await screen.findByRole('option');
  expect(option.textContent).toContain('18, Katharina Wiesinger');
  expect(option.textContent).toContain('Lieferung');
  expect(asked.map(({ name, query }) => [name, query.q])).toEqual([['listOrders', '18']]);
  await userEvent.click(option);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${order.id}`));
});

const names = (asked: readonly Asked[]) => [...new Set(asked.map(({ name }) => name))].sort();

test.each([
  ['ROLE_EDITOR', ['listPosts', 'listProjects', 'listSites']],
  [
    'ROLE_EMPLOYEE',
    ['listBranches', 'listOrders', 'listPosts', 'listProducts', 'listProjects', 'listSites', 'listTables', 'listTasks'],
  ],
] as const)('OFFICE-19: searches for %s only what the role may read', async (role, expected) => {
  const { api, asked } = answering({});
  draw(role, { api });
  const input = await open();
  await userEvent.type(input, 'wiesinger');
  await screen.findByText('Nichts gefunden zu „wiesinger“.');
  expect(names(asked)).toEqual(expected);
  await userEvent.clear(input);
  await userEvent.type(input, '>benutzer');
  expect(optionTexts()).toEqual([]);
});

test('OFFICE-18: a business without branches finds no page about orders', async () => {
  draw('ROLE_ADMIN', { ...answering({}), branches: [] });
  await userEvent.type(await open(), 'bestell');
  expect(optionTexts().filter((text) => /^(Bestellungen|Bestand)/.test(text ?? ''))).toEqual([]);
});

test('OFFICE-42: finds the pages of a module that is off', async () => {
  draw('ROLE_ADMIN', { ...answering({}), config: { enablePluginSignage: false } });
  await userEvent.type(await open(), 'TVs');
  expect(optionTexts().some((text) => text?.startsWith('TVs'))).toBe(true);
});

test('says that a part of the search failed and shows the rest', async () => {
  const { api } = answering({ listProducts: [product] });
  const failing = (async (endpoint: Endpoint, sent: never, signal?: AbortSignal) => {
    if (endpoint.name === 'listSites') throw new ApiError(503, []);
    return api(endpoint, sent, signal);
  }) as unknown as OfficeApi;
  draw('ROLE_ADMIN', { api: failing });
  await userEvent.type(await open(), 'diavola');
  await screen.findByRole('group', { name: 'Produkte' });
  expect(await screen.findByText('Ein Teil der Einträge konnte nicht durchsucht werden.')).toBeTruthy();
});

test('OFFICE-20: ? lists the shortcuts, also as the first key of the palette; single keys can be switched off', async () => {
  draw('ROLE_EMPLOYEE', answering({}));
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Tastenkürzel' });
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Einzelne Tasten verwenden' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.type(await open(), '?');
  const again = await screen.findByRole('dialog', { name: 'Tastenkürzel' });
  expect(within(again).getByText('Öffnen oder ausführen')).toBeTruthy();
});

test('does not open over a dialog that waits for an answer', async () => {
  draw('ROLE_ADMIN', answering({}));
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  dialog.remove();
});

test('takes over what is typed while the palette is loading, instead of a field of the page', async () => {
  const { api } = answering({});
  const arriving = Promise.withResolvers<typeof OfficePalette>();
  renderPage(<PaletteHost load={() => arriving.promise} loadFailed="nicht geladen" />, {
    office: { ...office, UserMenu: () => null },
    api,
    path: '/account',
    route: '/account',
    branches: [branch],
  });
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await userEvent.keyboard('{Control>}k{/Control}zahl');
  arriving.resolve(OfficePalette);
  const input = (await screen.findByRole('combobox')) as HTMLInputElement;
  expect([input.value, field.value]).toEqual(['zahl', '']);
  field.remove();
});

test('reports that the palette could not be loaded, and loads it again the next time', async () => {
  const { api } = memoryApi([]);
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return OfficePalette;
  };
  renderPage(<PaletteHost load={load} loadFailed="nicht geladen" />, {
    office: { ...office, UserMenu: () => null },
    api,
    path: '/account',
    route: '/account',
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(attempts).toBe(1));
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toBeTruthy();
});
