import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { useState } from 'react';
import { BrowserRouter } from '../router/browser-router.tsx';
import { Link } from '../router/link.tsx';
import { PagesByPath } from '../router/pages-by-path.tsx';
import { SelfService } from './self-service.tsx';

const branch = { ...branches.draft.parse(branches.example), id: '0199f000-0000-7000-8000-000000000001' } as Branch;
const shop = {
  config: { ...config.parse({ shopName: 'Marillo', version: 1 }), shopKey: 'test' } as InitConfig,
  branches: [branch],
  divisions: [],
  tags: [],
};
const menu = `/store/${branch.identifier}`;

function Menu() {
  const [name, setName] = useState('');
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <Link to="/status/u/h">Status</Link>
    </>
  );
}

function open(url: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  window.history.replaceState(null, '', url);
  queries.setQueryData(['order', 'u', 'h'], { firstName: 'Ada' });
  const rendered = render(
    <QueryClientProvider client={queries}>
      <ShopContext value={shop}>
        <BrowserRouter>
          <SelfService>
            <PagesByPath pages={{ [menu]: <Menu />, '/status/:uid/:hash': <p>Ihre Nummer: 7</p> }} />
          </SelfService>
        </BrowserRouter>
      </ShopContext>
    </QueryClientProvider>,
  );
  return { queries, ...rendered };
}
const screensaver = () => screen.queryByRole('button', { name: /^Marillo/, hidden: true });
const tap = async () => fireEvent.click(await screen.findByRole('button', { name: /^Marillo/, hidden: true }));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

// KIOSK-01
test("shows no screensaver on a guest's device; a kiosk stays one after its first URL", async () => {
  const guest = open(menu);
  expect(screensaver()).toBeNull();
  guest.unmount();
  const first = open(`${menu}?selfservice=1`);
  await tap();
  first.unmount();
  open(menu);
  await tap();
  expect(screensaver()).toBeNull();
});

// KIOSK-02
test('deletes all data of the guest a minute after the last input, on every page', async () => {
  const { queries } = open(`${menu}?selfservice=1`);
  await tap();
  jest.useFakeTimers();
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ada' } });
  sessionStorage.setItem('asp.test.order', '{"firstName":"Ada"}');
  fireEvent.pointerDown(document.body);
  fireEvent.click(screen.getByRole('link', { name: 'Status' }));
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.getByText('Ihre Nummer: 7')).toBeTruthy();
  fireEvent.pointerDown(document.body);
  act(() => jest.advanceTimersByTime(59_000));
  expect(screensaver()).toBeNull();
  act(() => jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  await tap();
  expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('');
  expect(Object.keys(sessionStorage)).toEqual(['asp.test.selfservice']);
  expect(queries.getQueryData(['order', 'u', 'h'])).toBe(undefined);
});

test('waits longer while an order is pending, but not forever', async () => {
  open(`${menu}?selfservice=1`);
  await tap();
  jest.useFakeTimers();
  fireEvent.pointerDown(document.body);
  sessionStorage.setItem(`asp.test.attempt.${branch.identifier}`, '{"key":"k","body":{}}');
  act(() => jest.advanceTimersByTime(240_000));
  expect(screensaver()).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
  await tap();
});
