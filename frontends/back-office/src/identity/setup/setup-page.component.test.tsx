import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Role } from '@theke/contracts/permissions';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../office.ts';
import { SetupNotice } from '../shared/setup/setup-notice.tsx';
import { SetupPage } from './setup-page.tsx';

const counting = (totals: Record<string, number>) =>
  (async ({ name }: Endpoint) => ({
    data: [],
    meta: { total: totals[name] ?? 0, isTotalCapped: false, page: 1, pageSize: 1 },
  })) as unknown as OfficeApi;

const draw = (role: Role, { api = counting({}), page = <SetupPage />, needsLegalTexts = true } = {}) =>
  renderPage(page, {
    office: { ...office, UserMenu: () => null },
    api,
    path: '/setup',
    route: '/setup',
    roles: [role],
    config: { needsLegalTexts },
  });

const stepOf = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement);

// SETUP-01
test('shows what is done and where to do the rest', async () => {
  draw('ROLE_ADMIN', { api: counting({ listProducts: 2 }) });
  const menu = await stepOf('Speisekarte');
  expect(menu.getByText(/^2 Produkte sind angelegt/)).toBeTruthy();
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/menus/create',
    '/products/create',
    '/products/import',
  ]);
  const payment = await stepOf('Bezahlung');
  expect(payment.getByRole('link', { name: 'Bezahlung: Ändern' })).toBeTruthy();
  expect(screen.getByText('1 von 6')).toBeTruthy();
  expect(
    screen.getByText(/^Für die erste Bestellung fehlt noch: Impressum, AGB und Datenschutz, Filiale/),
  ).toBeTruthy();
});

test('tells managers what only administrators can do', async () => {
  draw('ROLE_MANAGER');
  const legal = await stepOf('Impressum, AGB und Datenschutz');
  expect(legal.queryByRole('link')).toBeNull();
  expect(legal.getByText('Das erledigt die Administration.')).toBeTruthy();
});

test('is not for employees', () => {
  draw('ROLE_EMPLOYEE');
  expect(screen.getByRole('alert').textContent).toContain('Dafür reicht Ihre Berechtigung nicht aus.');
});

test('offers to load the steps again', async () => {
  const failing = (async () => {
    throw new ApiError(503, []);
  }) as unknown as OfficeApi;
  draw('ROLE_ADMIN', { api: failing });
  expect(await screen.findByText('Die Schritte konnten nicht geladen werden.')).toBeTruthy();
});

test('the overview names what is missing until it is put off', async () => {
  draw('ROLE_ADMIN', { page: <SetupNotice /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Später' }));
  expect(screen.queryByText(/^Bis zur ersten Bestellung fehlt noch: /)).toBeNull();
});

test('the overview of a business that was open before says nothing', async () => {
  const asked: string[] = [];
  const api = (async ({ name }: Endpoint) => {
    asked.push(name);
    return { data: [], meta: { total: 0, isTotalCapped: false, page: 1, pageSize: 1 } };
  }) as unknown as OfficeApi;
  sessionStorage.clear();
  draw('ROLE_ADMIN', { page: <SetupNotice />, api, needsLegalTexts: false });
  expect(screen.queryByRole('link', { name: 'Weiter einrichten' })).toBeNull();
  expect(asked).toEqual([]);
});
