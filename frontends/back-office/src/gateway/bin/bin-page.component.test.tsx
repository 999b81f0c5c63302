import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { BinnedEntry } from '@theke/contracts/bin';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { sites } from '@theke/contracts/content/site';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Role } from '@theke/contracts/permissions';
import { allResources } from '@theke/contracts/service-contracts';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { BinPage } from './bin-page.tsx';
import { binnedKinds } from './binned-kinds.ts';

const idAt = (at: number) => `0199f000-0000-7000-8000-00000000000${at}`;
const day = 86_400_000;

const entry = (at: number, name: string, deletedDaysAgo: number): BinnedEntry => {
  const deleted = Date.now() - deletedDaysAgo * day - 60_000;
  return {
    id: idAt(at),
    name,
    deletedBy: 'Dora Huber',
    deletedAt: new Date(deleted).toISOString(),
    expiresAt: new Date(deleted + 30 * day).toISOString(),
  };
};

function draw(bin: Map<Endpoint | undefined, BinnedEntry[]>, { roles = ['ROLE_ADMIN'] as Role[], path = '/bin' } = {}) {
  const sent: [string, string | undefined][] = [];
  let refusal: ApiError | undefined;
  const api = (async (endpoint: Endpoint, request: { params?: { id: string } }) => {
    if (endpoint.method === 'GET') {
      const data = bin.get(endpoint) ?? [];
      return { data, meta: { total: data.length, isTotalCapped: false, page: 1, pageSize: 50 } };
    }
    if (refusal) throw refusal;
    sent.push([endpoint.name, request.params?.id]);
    for (const [list, entries] of bin)
      bin.set(
        list,
        entries.filter(({ id }) => id !== request.params?.id),
      );
    return {};
  }) as unknown as OfficeApi;
  const refuse = (error: ApiError | undefined) => {
    refusal = error;
  };
  return { sent, refuse, ...renderPage(<BinPage />, { office, api, path, route: '/bin', roles }) };
}

const bin = () =>
  new Map<Endpoint | undefined, BinnedEntry[]>([
    [sites.endpoints.listBin, [entry(1, 'Leistungen', 29)]],
    [products.endpoints.listBin, [entry(2, 'Margherita', 0)]],
  ]);
const names = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('b')?.textContent ?? []);

test('every kind with a bin has a tab', () => {
  const binned = allResources.filter(({ isBinned }) => isBinned).map(({ name }) => name);
  expect(binnedKinds.map(({ name }) => name).toSorted()).toEqual(binned.toSorted());
});

test('lists deleted entries, newest first, with kind, user and remaining time', async () => {
  draw(bin());
  await screen.findByText('Margherita');
  expect(names()).toEqual(['Margherita', 'Leistungen']);
  const [, product, page] = screen.getAllByRole('row').map((row) => row.textContent ?? '');
  expect(product).toContain('Produkt');
  expect(product).toContain('Dora Huber');
  expect(product).toContain('noch 30 Tage');
  expect(page).toContain('noch 1 Tag');
});

test('restores an entry; a refused one stays, with the reason', async () => {
  const message = 'Unter „/leistungen“ liegt schon die Seite „Neu“.';
  const { sent, refuse } = draw(bin());
  refuse(new ApiError(422, [{ code: 'NOT_UNIQUE', message, field: 'path' }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Leistungen wiederherstellen' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`„Leistungen“ wurde nicht wiederhergestellt. ${message}`);
  refuse(undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Leistungen wiederherstellen' }));
  await waitFor(() => expect(screen.queryByText('Leistungen')).toBeNull());
  expect(sent).toEqual([[sites.endpoints.restore?.name, idAt(1)]]);
  expect(screen.getByText('Margherita')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('administrators delete an entry permanently after confirmation; managers cannot', async () => {
  const { sent, unmount } = draw(bin());
  await userEvent.click(await screen.findByRole('button', { name: 'Margherita endgültig löschen' }));
  const dialog = within(await screen.findByRole('dialog', { name: '„Margherita“ endgültig löschen?' }));
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
  await waitFor(() => expect(screen.queryByText('Margherita')).toBeNull());
  expect(sent).toEqual([[products.endpoints.purge?.name, idAt(2)]]);
  unmount();
  draw(bin(), { roles: ['ROLE_MANAGER'] });
  await screen.findByText('Margherita');
  expect(screen.queryByRole('button', { name: /endgültig löschen/ })).toBeNull();
});

test('filters by the kind in the URL, says when it is empty, and refuses users without permission', async () => {
  const first = draw(bin(), { path: '/bin?kind=sites' });
  await screen.findByText('Leistungen');
  expect(screen.queryByText('Margherita')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: branches.label.many }));
  await screen.findByText('Der Papierkorb ist leer.');
  first.unmount();
  draw(bin(), { roles: ['ROLE_EMPLOYEE'] });
  await screen.findByText('Dafür reicht Ihre Berechtigung nicht aus.');
});
