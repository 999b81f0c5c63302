// RESV-01, RESV-05, RESV-09
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { BrowserRouter } from '../router/browser-router.tsx';
import ReservationPage from './reservation-page.tsx';

const id = '0199f000-0000-7000-8000-000000000001';
const aBranch = (changes: Partial<Branch> = {}): Branch =>
  ({ ...branches.draft.parse(branches.example), id, isReservationEnabled: true, ...changes }) as Branch;

const realFetch = globalThis.fetch;
const reply = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const seven = '2026-12-01T18:00:00.000Z';
const slots = [
  { at: '2026-12-01T17:00:00.000Z', isFree: false },
  { at: seven, isFree: true },
];
const own = {
  ...{ uid: 'U', branch: { id }, status: 'confirmed', day: '2026-12-01', startAt: seven, guests: 2 },
  ...{ name: 'Ada Maier', note: '', changeableUntil: '2026-12-01T16:00:00.000Z' },
};
let sent: { url: string; body: object }[];
let refusal: object | undefined;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T10:00:00Z'), advanceTimers: true, doNotFake: ['performance'] });
  [sent, refusal] = [[], undefined];
  globalThis.fetch = (async (url: string, { body, method }: RequestInit = {}) => {
    if (url.includes('/slots')) return reply({ data: { day: '2026-12-01', slots } });
    if (method !== 'GET') {
      sent.push({ url, body: JSON.parse(String(body)) });
      if (refusal) return reply({ errors: [refusal] }, 409);
    }
    if (url.endsWith('/cancel')) return reply({ data: { ...own, status: 'canceled', changeableUntil: null } });
    return url.endsWith('/public')
      ? reply({ data: { uid: 'U', hash: 'h', status: 'confirmed' } })
      : reply({ data: own });
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

function open(path: string, ...all: Branch[]) {
  window.history.replaceState(null, '', path);
  const shop = {
    config: { ...config.parse({ shopName: 'Marillo', version: 1 }), shopKey: 'test' } as InitConfig,
    ...{ branches: all, divisions: [], tags: [] },
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShopContext value={shop}>
        <BrowserRouter>
          <ReservationPage />
        </BrowserRouter>
      </ShopContext>
    </QueryClientProvider>,
  );
}
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('offers free times only, asks for what is missing, and opens the reservation', async () => {
  open('/reservation', aBranch());
  const press = user();
  expect(((await screen.findByRole('radio', { name: '18:00 Uhr, ausgebucht' })) as HTMLInputElement).disabled).toBe(
    true,
  );
  await press.click(screen.getByRole('button', { name: 'Tisch reservieren' }));
  screen.getByText('Bitte wählen Sie eine Uhrzeit.');
  screen.getByText('Bitte geben Sie einen Namen an.');
  expect(sent).toEqual([]);
  await press.click(screen.getByRole('radio', { name: '19:00 Uhr' }));
  await press.type(screen.getByLabelText('Name'), 'Ada Maier');
  await press.type(screen.getByLabelText('E‑Mail'), 'ada@example.at');
  await press.click(screen.getByRole('button', { name: 'Tisch reservieren' }));
  await screen.findByRole('heading', { name: 'Ihr Tisch ist reserviert' });
  expect(sent).toMatchObject([{ body: { startAt: seven, guests: 2, name: 'Ada Maier', email: 'ada@example.at' } }]);
});

test('says why a time was refused, and keeps what was typed', async () => {
  open('/reservation', aBranch());
  refusal = { code: 'SLOT_TAKEN', message: 'Zu dieser Uhrzeit ist kein Tisch mehr frei.', field: 'startAt' };
  const press = user();
  await press.click(await screen.findByRole('radio', { name: '19:00 Uhr' }));
  await press.type(screen.getByLabelText('Name'), 'Ada');
  await press.type(screen.getByLabelText('Telefon'), '+43 664 1234567');
  await press.click(screen.getByRole('button', { name: 'Tisch reservieren' }));
  await screen.findByText('Zu dieser Uhrzeit ist kein Tisch mehr frei.');
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ada');
});

test('lets guests choose among several branches, and call one without reservations', () => {
  const other = aBranch({ id: '0199f000-0000-7000-8000-000000000002', identifier: 'neubau', name: 'Marillo Neubau' });
  open('/reservation', aBranch(), other);
  expect(screen.getByRole('link', { name: /Marillo Neubau/ }).getAttribute('href')).toBe('/reservation/neubau');
});

test('a branch without reservations asks to call', () => {
  open('/reservation/josefstadt', aBranch({ isReservationEnabled: false }));
  screen.getByRole('heading', { name: 'Online-Reservierung ist hier nicht möglich' });
  expect(screen.getByRole('link', { name: '+43152345' }).getAttribute('href')).toBe('tel:+43152345');
});

test('cancels after a question', async () => {
  open('/reservation/U/h', aBranch());
  const press = user();
  await press.click(await screen.findByRole('button', { name: 'Stornieren' }));
  expect(sent).toEqual([]);
  await press.click(screen.getByRole('button', { name: 'Ja, stornieren' }));
  await screen.findByRole('heading', { name: 'Diese Reservierung ist storniert' });
  expect(sent).toMatchObject([{ url: '/api/reservations/public/U/h/cancel' }]);
});
