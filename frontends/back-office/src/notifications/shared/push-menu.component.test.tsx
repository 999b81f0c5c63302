import { createHash, webcrypto } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import {
  listPushSubscriptions,
  type PushSubscription,
  readPushKey,
  removePushSubscription,
  savePushSubscription,
} from '@theke/contracts/notifications/push';
import { ApiError } from '@theke/ui/api-error';
import type { ComponentProps } from 'react';
import { office } from '../../../testing/test-office.ts';
import { PushMenu } from './push-menu.tsx';

const branches = ['Innenstadt', 'Neubau'].map((name, at) => ({ id: `0199f000-0000-7000-8000-0000000000b${at}`, name }));
const endpoint = 'https://push.example/send/dieser';
const fingerprint = createHash('sha256').update(endpoint).digest('base64url');
// Browsers provide it only over https; jsdom does not.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

type Browser = {
  permission?: NotificationPermission;
  /** The user's answer to the permission prompt. */
  answer?: NotificationPermission;
  isReached?: boolean;
  isSubscribed?: boolean;
};

/** Mocks the push APIs as far as the page uses them; jsdom has none. */
function browserThatTells({ permission = 'default', answer = 'granted', isReached = true, isSubscribed }: Browser) {
  const notification = { permission, requestPermission: async () => (notification.permission = answer) };
  let subscription: object | null = null;
  const subscribe = async () => {
    if (!isReached) throw new Error('no push service');
    subscription = {
      endpoint,
      options: {},
      toJSON: () => ({ endpoint, keys: { p256dh: 'B', auth: 'a' } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription;
  };
  const pushManager = { subscribe, getSubscription: async () => subscription };
  const registration = { pushManager };
  const worker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.assign(window, { isSecureContext: true, PushManager: class {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  return isSubscribed ? subscribe() : undefined;
}
afterEach(() => {
  for (const name of ['PushManager', 'Notification', 'isSecureContext']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

type Options = {
  /** null: push is not configured. */
  server?: { key: string | null };
  isFailing?: boolean;
  own?: Partial<PushSubscription> | undefined;
};

/** Renders the menu with a server that stores subscriptions. */
function draw(props: ComponentProps<typeof PushMenu>, { server = { key: 'key' }, isFailing, own }: Options = {}) {
  const none = { isForOrders: false, isForEveryOrder: false, isForOwnWork: false };
  let stored: PushSubscription[] = own
    ? [{ fingerprint, branches: null, ...none, createdAt: '2026-11-01T08:00:00.000Z', ...own }]
    : [];
  const saved: unknown[] = [];
  const api = (async (at: Endpoint, { body, params }: { body: object; params: { fingerprint: string } }) => {
    if (isFailing) throw new ApiError(503, []);
    if (at === readPushKey) return { ...server };
    if (at === listPushSubscriptions) return stored;
    if (at === removePushSubscription) {
      stored = stored.filter((one) => one.fingerprint !== params.fingerprint);
      return null;
    }
    if (at !== savePushSubscription) throw new ApiError(404, []);
    const { endpoint: _, p256dh, auth, ...wish } = body as PushSubscription & Record<string, string>;
    saved.push(wish);
    stored = [{ ...wish, fingerprint, createdAt: '2026-11-27T08:00:00.000Z' }];
    return stored[0];
  }) as unknown as OfficeApi;
  renderPage(<PushMenu {...props} />, { office, api, path: '/', route: '/' });
  return { saved, stored: () => stored };
}

async function opened(name: 'Meldungen sind an' | 'Meldungen sind aus') {
  await userEvent.click(await screen.findByRole('button', { name }));
  return {
    all: () =>
      screen.getByRole('switch', { name: 'Auch melden, wenn diese Seite geschlossen ist' }) as HTMLInputElement,
    orders: () => within(screen.getByRole('group', { name: 'Bestellungen' })),
  };
}

test('hides the menu when push is not configured', async () => {
  browserThatTells({});
  const server: { key: string | null } = { key: 'key' };
  draw({ first: 'orders' }, { server });
  await screen.findByRole('button', { name: 'Meldungen sind aus' });
  server.key = null;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('staff who enable it on their own times page receive their own topics, and can add orders', async () => {
  browserThatTells({});
  const { saved, stored } = draw({ branches, first: 'own-work' });
  const menu = await opened('Meldungen sind aus');
  expect(screen.queryByRole('group', { name: 'Bestellungen' })).toBeNull();
  await userEvent.click(menu.all());
  await screen.findByRole('switch', { name: 'Meine Dienste und Aufgaben', checked: true });
  const none = { branches: null, isForOrders: false, isForEveryOrder: false, isForOwnWork: true };
  expect(saved).toEqual([none]);
  expect(menu.orders().getByRole('radio', { name: 'Keine', checked: true })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Filiale' })).toBeNull();
  await userEvent.click(menu.orders().getByRole('radio', { name: 'Alle' }));
  await waitFor(() =>
    expect(stored()).toMatchObject([{ isForOrders: true, isForEveryOrder: true, isForOwnWork: true }]),
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Filiale' }), 'Neubau');
  await waitFor(() => expect(stored()).toMatchObject([{ branches: [{ id: branches[1]?.id }], isForEveryOrder: true }]));
});

test('deselecting all topics deletes the subscription', async () => {
  await browserThatTells({ permission: 'granted', isSubscribed: true });
  const { saved, stored } = draw({ first: 'orders' }, { own: { isForOwnWork: true } });
  await opened('Meldungen sind an');
  await userEvent.click(screen.getByRole('switch', { name: 'Meine Dienste und Aufgaben' }));
  await screen.findByRole('button', { name: 'Meldungen sind aus' });
  await waitFor(() => expect(stored()).toEqual([]));
  expect(saved).toEqual([]);
});

test('a front desk receives orders of its branch only', async () => {
  browserThatTells({});
  const [branch] = branches;
  const { saved } = draw({ branch, first: 'orders-alone' });
  const menu = await opened('Meldungen sind aus');
  await userEvent.click(menu.all());
  await screen.findByRole('group', { name: 'Bestellungen' });
  expect(saved).toEqual([
    { branches: [{ id: branch?.id }], isForOrders: true, isForEveryOrder: false, isForOwnWork: false },
  ]);
  expect(menu.orders().getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('switch', { name: 'Meine Dienste und Aufgaben' })).toBeNull();
});

test('after a refused permission it stays off, with instructions', async () => {
  browserThatTells({ answer: 'denied' });
  const { saved } = draw({ first: 'orders' });
  const menu = await opened('Meldungen sind aus');
  await userEvent.click(menu.all());
  await screen.findByText(/^Meldungen dieser Seite sind im Browser gesperrt/);
  expect(menu.all().disabled).toBe(true);
  expect(saved).toEqual([]);
});

test.each([
  ['a browser without push support', undefined, {}, /^Dieser Browser kann hier nichts melden/],
  ['a server that does not respond', {}, { isFailing: true }, 'Die Einstellung konnte nicht geladen werden.'],
] as const)('%s: the menu shows the reason and cannot be enabled', async (_, browser, options, reason) => {
  if (browser) browserThatTells(browser);
  draw({ first: 'orders' }, options);
  const menu = await opened('Meldungen sind aus');
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(menu.all().disabled).toBe(true);
});

test('reports an unreachable push service and stays off', async () => {
  browserThatTells({ isReached: false });
  const { saved } = draw({ first: 'orders' });
  const menu = await opened('Meldungen sind aus');
  await userEvent.click(menu.all());
  await screen.findByText(/^Der Browser erreicht seinen Push-Dienst nicht/);
  expect(saved).toEqual([]);
  await screen.findByRole('button', { name: 'Meldungen sind aus' });
});
