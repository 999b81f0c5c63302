import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { BrowserRouter } from '../router/browser-router.tsx';
import HomePage from './home-page.tsx';

const branch = {
  ...branches.draft.parse({
    ...branches.example,
    name: 'Marillo am See',
    identifier: 'see',
    street: 'Seepromenade 3',
    zipCode: '7141',
    city: 'Podersdorf',
    phone: '+43 2216 41 80',
    website: 'https://see.example/',
    openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }],
    isDeliveryEnabled: true,
    isDeliveryHoursEnabled: true,
    deliveryHours: [{ type: 'daily', from: '17:00', to: '21:00' }],
  }),
  id: '0199f000-0000-7000-8000-000000000001',
} as Branch;

function open(...branches: Branch[]) {
  const shop = {
    config: {
      ...config.parse({ shopName: 'Marillo', title: 'Pizza aus dem Holzofen', description: 'Am See.', version: 1 }),
      shopKey: 'test',
    } as InitConfig,
    branches,
    divisions: [],
    tags: [],
  };
  const query = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={query}>
      <ShopContext value={shop}>
        <BrowserRouter>
          <HomePage />
        </BrowserRouter>
      </ShopContext>
    </QueryClientProvider>,
  );
}
const noon = new Date('2026-11-23T11:00:00Z');
const leadsTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

// BRANCHES-01
test('with one branch the home page links to its menu, phone and directions', () => {
  jest.useFakeTimers({ now: noon });
  open(branch);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pizza aus dem Holzofen');
  expect(leadsTo(/^Online bestellen/)).toBe('/store/see');
  expect(leadsTo(/^Anrufen/)).toBe('tel:+4322164180');
  expect(leadsTo(/^Route planen/)).toContain(encodeURIComponent('Seepromenade 3, 7141 Podersdorf'));
});

// BRANCHES-10
test('a closed branch offers what is possible there now', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T22:00:00Z') });
  open(branch, { ...branch, id: 'two', name: 'Zum Berg', identifier: 'berg', isPreorderEnabled: true });
  const labelOf = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('link', { name: /Speisekarte|bestellen/ }).textContent;
  expect([labelOf('Marillo am See'), labelOf('Zum Berg')]).toEqual(['Speisekarte ansehen', 'Vorbestellen']);
});

// BRANCHES-02
test('shows opening hours, delivery hours by choice, and the available contact data', () => {
  open(branch);
  expect(screen.getAllByText('11:00–22:00')).toHaveLength(7);
  fireEvent.click(screen.getByRole('radio', { name: 'Lieferzeiten' }));
  expect(screen.getAllByText('17:00–21:00')).toHaveLength(7);
  expect(screen.getByRole('link', { name: 'see.example' }).getAttribute('href')).toBe('https://see.example/');
});

test('with several branches each has a section without teasers; equal delivery hours offer no choice', () => {
  jest.useFakeTimers({ now: noon });
  open(branch, { ...branch, id: 'two', name: 'Zum Berg', identifier: 'berg', isDeliveryHoursEnabled: false });
  expect(screen.queryByText('Anrufen')).toBeNull();
  const berg = within(screen.getByRole('region', { name: 'Zum Berg' }));
  expect(berg.getByRole('link', { name: 'Online bestellen' }).getAttribute('href')).toBe('/store/berg');
  expect(berg.queryByRole('radio')).toBeNull();
});

afterEach(() => void jest.useRealTimers());

// HOURS-20, HOURS-24
test("shows today's opening hours, and the configured text while closed", () => {
  const closedMessage = 'Heute bleibt unser Ofen kalt.';
  const openAt = (now: string) => {
    jest.useFakeTimers({ now: new Date(now) });
    document.body.innerHTML = '';
    open({ ...branch, isDeliveryEnabled: false, closedMessage });
    return ['Offen heute 11:00 Uhr bis 22:00 Uhr', closedMessage].map((text) => screen.queryByText(text) !== null);
  };
  expect(openAt('2026-11-23T08:00:00Z')).toEqual([true, true]);
  expect(openAt('2026-11-23T12:00:00Z')).toEqual([true, false]);
  expect(openAt('2026-11-23T22:00:00Z')).toEqual([false, true]);
});
