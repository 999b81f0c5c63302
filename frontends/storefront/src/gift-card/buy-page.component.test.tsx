// GIFT-13, GIFT-16
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import type { PublicGiftCardPurchase } from '@theke/contracts/ordering/gift-card-purchase';
import { ShopContext } from '@theke/ui/shop';
import { BrowserRouter } from '../router/browser-router.tsx';
import { BuyLink } from './buy-link.tsx';
import GiftCardPages from './gift-card-pages.tsx';
import { ownCardPath } from './own-card.ts';

const id = '0199f000-0000-7000-8000-000000000001';
const aBranch = (changes: Partial<Branch> = {}): Branch =>
  ({ ...branches.draft.parse(branches.example), id, isCardProviderEnabled: true, ...changes }) as Branch;
const link = {
  uid: 'U',
  hash: 'pay',
  cardHash: 'card',
  amount: 50,
  currency: 'EUR',
  expiresAt: '2026-12-01T12:00:00.000Z',
};
const purchase: PublicGiftCardPurchase = {
  ...{ uid: 'U', hash: 'pay', state: 'paid', branch: { id }, amount: 50, currency: 'EUR', isForSelf: false },
  ...{ recipientName: 'Mia', recipientEmail: 'mia@demo.example', message: 'Alles Gute!' },
  ...{ expiresAt: link.expiresAt, validUntil: null, code: null },
};

const realFetch = globalThis.fetch;
const reply = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
let sent: { url: string; body: object }[];
let answers: (() => Response)[];
let read: PublicGiftCardPurchase;
beforeEach(() => {
  [sent, answers, read] = [[], [], purchase];
  globalThis.fetch = (async (url: string, { body, method }: RequestInit = {}) => {
    if (url.includes('/payment-offer')) return reply({ data: {} });
    if (method !== 'PUT') return reply({ data: read });
    sent.push({ url, body: JSON.parse(String(body)) });
    return answers.shift()?.() ?? reply({ data: link });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

const shopOf = (all: readonly Branch[], isOn = true) => ({
  config: {
    ...config.parse({ shopName: 'Marillo', version: 1, enablePluginGiftCards: isOn, enableCardProvider: true }),
    shopKey: 'test',
  } as InitConfig,
  ...{ branches: [...all], divisions: [], tags: [] },
});
function draw(page: React.ReactElement, shop = shopOf([aBranch()])) {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShopContext value={shop}>
        <BrowserRouter>{page}</BrowserRouter>
      </ShopContext>
    </QueryClientProvider>,
  );
}
function open(path = '/site/geschenkkarte', shop = shopOf([aBranch()])) {
  window.history.replaceState(null, '', path);
  return draw(<GiftCardPages />, shop);
}
async function fillIn() {
  await userEvent.type(screen.getByLabelText('E‑Mail der beschenkten Person'), 'mia@demo.example');
  await userEvent.type(screen.getByLabelText('Ihr Name'), 'Johanna Leitner');
  await userEvent.type(screen.getByLabelText('Ihre E‑Mail'), 'johanna@demo.example');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: /ahlungspflichtig kaufen$/ }));

test('names every missing entry, then sends the card and opens the payment', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Anderer Betrag' }));
  await userEvent.type(screen.getByLabelText('Betrag'), '1000,01');
  await submit();
  const faults = screen.getByRole('alert').querySelectorAll('li');
  expect(faults).toHaveLength(6);
  expect(sent).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Betrag'));
  await userEvent.type(screen.getByLabelText('Betrag'), '37,5');
  await userEvent.type(screen.getByLabelText(/^Name/), 'Mia');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: /^Für 37,50.*zahlungspflichtig kaufen$/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/pay/U/pay'));
  expect(sent).toEqual([
    {
      url: expect.stringMatching(/\/gift-cards\/purchases\/[0-9a-f-]{36}$/),
      body: {
        ...{ branch: { id }, method: 'card', amount: 37.5, isForSelf: false, recipientName: 'Mia' },
        ...{ recipientEmail: 'mia@demo.example', message: '', buyerName: 'Johanna Leitner' },
        ...{ buyerEmail: 'johanna@demo.example', legalInstructions: true, privacyPolicy: true },
      },
    },
  ]);
  expect(ownCardPath('U')).toBe('/site/geschenkkarte/U/card');
});

test('asks for no address of a recipient if the card is for the buyer', async () => {
  open();
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'An mich' }));
  expect(screen.queryByLabelText('E‑Mail der beschenkten Person')).toBeNull();
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ body: { isForSelf: true, recipientEmail: '', amount: 50 } }]));
});

test('repeats a purchase with unknown outcome under its key, and a refused one under another', async () => {
  const refusal = {
    code: 'ONLINE_NOT_OFFERED',
    field: 'method',
    message: 'Diese Zahlungsart bieten wir hier nicht an.',
  };
  answers = [() => reply({}, 502), () => reply({ errors: [refusal] }, 409)];
  open();
  await fillIn();
  await submit();
  await screen.findByRole('alert');
  await submit();
  expect((await screen.findAllByText(refusal.message)).length).toBeGreaterThan(1);
  await submit();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ url }) => url);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('chooses a branch only if several sell cards', async () => {
  const { unmount } = open();
  expect(screen.queryByLabelText('Filiale')).toBeNull();
  unmount();
  const others = [
    aBranch({ id: 'b', name: 'Neubau' }),
    aBranch({ id: 'c', name: 'Ohne', isCardProviderEnabled: false }),
  ];
  open(undefined, shopOf([aBranch(), ...others]));
  await userEvent.selectOptions(screen.getByLabelText('Filiale'), 'Neubau');
  expect(screen.queryByRole('option', { name: 'Ohne' })).toBeNull();
  await fillIn();
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ body: { branch: { id: 'b' } } }]));
});

test('sells nothing online without an online payment, and has no link then', async () => {
  const shop = shopOf([aBranch({ isCardProviderEnabled: false })]);
  open(undefined, shop).unmount();
  open(undefined, shop);
  screen.getByText('Geschenkkarten gibt es derzeit nur vor Ort');
  draw(<BuyLink />, shop);
  expect(screen.queryByRole('link', { name: 'Geschenkkarte kaufen' })).toBeNull();
  draw(<BuyLink />);
  screen.getByRole('link', { name: 'Geschenkkarte kaufen' });
});

test('shows that the card is on its way, and the code only if the server sends one', async () => {
  const { unmount } = open('/site/geschenkkarte/U/card');
  await screen.findByRole('heading', { name: 'Ihre Geschenkkarte ist unterwegs' });
  screen.getByText(/mia@demo\.example/);
  expect(screen.queryByRole('button', { name: 'Drucken' })).toBeNull();
  unmount();
  read = { ...purchase, isForSelf: true, code: 'K7M2 XQPA 9RDT 4WEH' };
  open('/site/geschenkkarte/U/card');
  await screen.findByText('K7M2 XQPA 9RDT 4WEH');
  screen.getByRole('button', { name: 'Drucken' });
});

test('leads back to the payment while it is due', async () => {
  read = { ...purchase, state: 'due' };
  open('/site/geschenkkarte/U/card');
  const pay = await screen.findByRole('link', { name: 'Zur Zahlung' });
  expect(pay.getAttribute('href')).toBe('/pay/U/pay');
});
