import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { ToastProvider } from '@theke/ui/toast';
import { BrowserRouter } from '../router/browser-router.tsx';
import AccountPage from './account-page.tsx';

const account = {
  id: 'a',
  version: 1,
  email: 'anna@example.at',
  firstName: 'Anna',
  lastName: '',
  phone: '',
  addresses: [],
  stampCard: {
    ...{ stamps: 7, needed: 10, minimum: 10, nextExpiry: null },
    reward: { kind: 'amount', amount: 5, percent: 100, products: [] },
    rewards: [{ id: 'r', name: 'Stempelkarte', code: 'TREUE-ABCDEFGH', givenAt: '', validUntil: null, isUsed: false }],
  },
  hasNewsletter: false,
};

const realFetch = globalThis.fetch;
let calls: string[];
const reply = (body: object | null, status = 200) =>
  new Response(body && JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
beforeEach(() => {
  calls = [];
  globalThis.fetch = (async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    if (url.endsWith('/account/codes') || url.includes('/newsletter/') || url.endsWith('/logout'))
      return reply(null, 204);
    if (url.endsWith('/account/session'))
      return JSON.parse(String(body)).code === '123456'
        ? reply({ data: account })
        : reply({ errors: [{ code: 'ACCOUNT_CODE_WRONG', message: 'Der Code stimmt nicht.' }] }, 401);
    if (url.endsWith('/account/orders')) return reply({ data: [] });
    return reply({ data: account });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  localStorage.clear();
});

function open(hash = '') {
  window.history.replaceState(null, '', `/site/konto${hash}`);
  const shop = {
    config: {
      ...config.parse({ shopName: 'Pizzeria Marillo', version: 1, enablePluginAccounts: true }),
      shopKey: 'test',
    } as InitConfig,
    branches: [],
    divisions: [],
    tags: [],
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ShopContext value={shop}>
          <BrowserRouter>
            <AccountPage />
          </BrowserRouter>
        </ShopContext>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

// ACCT-02, LOYAL-04
test('logs in by a code, names a wrong one at its field, and shows stamps and codes; no request before', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Code anfordern' }));
  expect(screen.getByText('Bitte geben Sie Ihre E‑Mail-Adresse an.')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByLabelText('E‑Mail-Adresse'), 'anna@example.at');
  await userEvent.click(screen.getByRole('button', { name: 'Code anfordern' }));
  const code = await screen.findByLabelText('Code aus der E‑Mail');
  await userEvent.type(code, '999999{Enter}');
  expect(await screen.findByText('Der Code stimmt nicht.')).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, '123 456{Enter}');
  expect(await screen.findByText('Angemeldet als anna@example.at')).toBeTruthy();
  expect(screen.getByRole('img', { name: '7 von 10 Stempeln' })).toBeTruthy();
  expect(screen.getByText('TREUE-ABCDEFGH')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByRole('button', { name: 'Code anfordern' })).toBeTruthy();
});

// NEWS-01
test('confirms a newsletter by a press only, and removes the link from the address', async () => {
  open('#bestaetigen=abc.def');
  const confirm = await screen.findByRole('button', { name: 'Ja, bestätigen' });
  expect([calls, window.location.hash]).toEqual([[], '']);
  await userEvent.click(confirm);
  expect(await screen.findByText('Danke, Ihre Adresse ist bestätigt.')).toBeTruthy();
  expect(calls).toEqual(['POST /api/newsletter/confirm']);
});

// NEWS-04
test('unsubscribes as soon as the link is opened', async () => {
  open('#abmelden=abc.def');
  expect(await screen.findByText(/^Sie sind abgemeldet/)).toBeTruthy();
  expect(calls).toEqual(['POST /api/newsletter/unsubscribe/abc.def']);
});
