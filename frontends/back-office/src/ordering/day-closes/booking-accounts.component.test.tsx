// CLOSE-10, CLOSE-11
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Me } from '@theke/contracts/identity/user';
import {
  type BookingAccountsOnWire,
  readBookingAccounts,
  readBookingFile,
  saveBookingAccounts,
} from '@theke/contracts/ordering/booking-accounts';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { BookingAccountsPage } from './booking-accounts-page.tsx';
import { BookingFile } from './booking-file.tsx';

const branch: Branch = { ...branches.events.changed.example, name: 'Innenstadt' };
const other: Branch = { ...branch, id: '0199f000-0000-7000-8000-0000000000d2', name: 'Josefstadt' };
const accounts: BookingAccountsOnWire = {
  ...{ version: 3, adviser: 29098, client: null, accountLength: 4, yearMonth: null, clearing: '1490', tips: '' },
  ...{ giftCards: '', cashDifference: '', outstanding: '' },
  methods: { cash: '1600', 'atm-card': '', 'meal-voucher': '', card: '', paypal: '' },
  rates: [
    { rate: 4.9, account: '', taxKey: '' },
    { rate: 20, account: '4400', taxKey: '0003' },
  ],
};

type Options = { roles?: Me['roles']; own?: Branch[]; refusal?: ApiError | undefined };

function draw(page: 'accounts' | 'file', { roles, own = [branch], refusal }: Options = {}) {
  const sent: { body?: unknown; query?: unknown }[] = [];
  const api = (async (endpoint: Endpoint, input: { body?: unknown; query?: unknown }) => {
    if (endpoint === readBookingAccounts) return accounts;
    if (endpoint !== saveBookingAccounts && endpoint !== readBookingFile)
      throw new Error(`unexpected ${endpoint.name}`);
    sent.push(input);
    if (refusal) throw refusal;
    return endpoint === readBookingFile
      ? { fileName: 'EXTF_2026-11.csv', content: 'Gegenkonto „Öl“ 5 €\r\n' }
      : accounts;
  }) as unknown as OfficeApi;
  const path = page === 'accounts' ? '/day-closes/accounts' : '/day-closes';
  const shown = page === 'accounts' ? <BookingAccountsPage /> : <BookingFile branch={branch.id} month="2026-11" />;
  renderPage(shown, { office, api, path, route: path, branches: own, ...(roles && { roles }) });
  return sent;
}

const input = (name: RegExp) => screen.findByRole('textbox', { name });

test('enters accounts by payment method and VAT rate; what is not entered stays empty', async () => {
  const sent = draw('accounts');
  await userEvent.type(await input(/^Mandantennummer/), '55003');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Wirtschaftsjahr beginnt im/ }), 'Juli');
  await userEvent.type(await input(/^PayPal/), '1463');
  await userEvent.type(await input(/^Erlöskonto 4,9 %/), '4310');
  await userEvent.type(await input(/^Trinkgeld/), '3795');
  await userEvent.click(screen.getByRole('button', { name: 'Konten speichern' }));
  expect(await screen.findByRole('button', { name: 'Konten speichern' })).toBeTruthy();
  expect(sent).toEqual([
    {
      body: {
        ...{ ...accounts, client: 55003, yearMonth: 7, tips: '3795' },
        methods: { ...accounts.methods, paypal: '1463' },
        rates: [{ rate: 4.9, account: '4310', taxKey: '' }, accounts.rates[1]],
      },
    },
  ]);
});

test('shows errors at their fields, and sends no number that cannot be read', async () => {
  const refusal = new ApiError(422, [
    { code: 'ACCOUNT_TOO_LONG', field: 'methods.cash', message: 'Dieses Konto ist zu lang.' },
    { code: 'FORMAT', field: 'rates.1.taxKey', message: 'Ein BU-Schlüssel besteht aus vier Ziffern.' },
    { code: 'STALE_VERSION', field: 'version', message: 'Jemand hat inzwischen etwas geändert.' },
  ]);
  const sent = draw('accounts', { refusal });
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Konten speichern' });
  await userEvent.type(await input(/^Beraternummer/), 'x');
  expect([screen.getByText('Bitte nur Ziffern.').tagName, save.disabled]).toEqual(['P', true]);
  await userEvent.type(await input(/^Beraternummer/), '{Backspace}');
  await userEvent.click(save);
  await screen.findByText('Dieses Konto ist zu lang.');
  expect((await input(/^Barzahlung/)).getAttribute('aria-invalid')).toBe('true');
  expect((await input(/^BU-Schlüssel 20 %/)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Jemand hat inzwischen etwas geändert.');
  expect(sent).toHaveLength(1);
});

test('managers see no accounts', () => {
  draw('accounts', { roles: ['ROLE_MANAGER'] });
  expect(screen.queryByRole('button', { name: 'Konten speichern' })).toBeNull();
});

const missing = new ApiError(422, [
  { code: 'ACCOUNT_MISSING', field: 'tips', message: 'Es fehlt das Konto für Trinkgeld.' },
  { code: 'ACCOUNT_MISSING', field: 'rates.10', message: 'Es fehlt das Erlöskonto für 10 % Umsatzsteuer.' },
]);

test('names missing accounts with a link to where they are entered', async () => {
  draw('file', { refusal: missing });
  await userEvent.click(screen.getByRole('button', { name: 'Buchungsdatei' }));
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Es fehlt das Konto für Trinkgeld.', 'Es fehlt das Erlöskonto für 10 % Umsatzsteuer.']);
  expect(within(alert).getByRole('link', { name: 'Konten eintragen' }).getAttribute('href')).toBe(
    '/day-closes/accounts',
  );
});

test('tells managers who enters missing accounts', async () => {
  draw('file', { roles: ['ROLE_MANAGER'], refusal: missing });
  await userEvent.click(screen.getByRole('button', { name: 'Buchungsdatei' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ihre Administration kann sie');
  expect(screen.queryByRole('link')).toBeNull();
});

const bytesOf = (content: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(content);
  });

test('saves the file of the branch or of all branches in Windows-1252', async () => {
  const contents: Blob[] = [];
  const names: string[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (content: Blob) => `blob:${contents.push(content)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function saves(this: HTMLAnchorElement) {
    names.push(this.download);
  };
  try {
    const sent = draw('file', { own: [branch, other] });
    await userEvent.click(screen.getByRole('button', { name: 'Buchungsdatei' }));
    await waitFor(() => expect(names).toEqual(['EXTF_2026-11.csv']));
    await userEvent.click(screen.getByRole('button', { name: 'Buchungsdatei aller Filialen' }));
    await waitFor(() => expect(names).toHaveLength(2));
    expect(sent).toEqual([{ query: { month: '2026-11', branch: branch.id } }, { query: { month: '2026-11' } }]);
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  }
  const bytes = await bytesOf(contents[0] as Blob);
  expect(new TextDecoder('windows-1252').decode(bytes)).toBe('Gegenkonto „Öl“ 5 €\r\n');
  expect(bytes).toHaveLength('Gegenkonto „Öl“ 5 €\r\n'.length);
});
