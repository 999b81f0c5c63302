import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { writeCookie } from '@theke/ui/consent/write-cookie';
import { AppFlow } from './app-flow.tsx';
import { isIos } from './can-install.ts';
import { startApp } from './start-app.tsx';

const shop = {
  ...config.parse({ shopName: 'Marillo', enablePluginPWA: true, version: 1 }),
  shopKey: 'test',
} as InitConfig;

type Listener = () => void;

/** A service worker registration, as far as the page uses it. */
function fakeRegistration() {
  const found: Listener[] = [];
  return {
    found,
    active: { postMessage: jest.fn() },
    waiting: null as { postMessage: jest.Mock } | null,
    installing: null as { addEventListener(type: string, listener: Listener): void } | null,
    update: jest.fn(async () => undefined),
    unregister: jest.fn(async () => true),
    pushManager: { getSubscription: jest.fn(async (): Promise<object | null> => null) },
    addEventListener: (_: string, listener: Listener) => void found.push(listener),
    removeEventListener: jest.fn(),
  };
}

let registration: ReturnType<typeof fakeRegistration>;
let isRegistered = false;
const register = jest.fn(async (_path: string, _options: object) => {
  isRegistered = true;
});
const deleted: string[] = [];
/** Existing caches. */
const existingCaches = new Set<string>();

beforeEach(() => {
  jest.useFakeTimers();
  registration = fakeRegistration();
  registration.unregister.mockImplementation(async () => {
    isRegistered = false;
    return true;
  });
  isRegistered = false;
  deleted.length = 0;
  existingCaches.clear();
  register.mockClear();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => (isRegistered ? registration : undefined),
    controller: {},
    addEventListener: jest.fn(),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: {
      delete: async (name: string) => deleted.push(name),
      has: async (name: string) => existingCaches.has(name),
    },
  });
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  cleanup();
  for (const cookie of document.cookie.split('; ')) writeCookie(cookie.split('=')[0] ?? '', '', ';path=/;max-age=0');
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const visit = (changes: Partial<InitConfig> = {}, existing?: typeof registration) =>
  render(
    <AppFlow
      config={{ ...shop, ...changes }}
      registration={existing as unknown as ServiceWorkerRegistration | undefined}
    />,
  );
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const question = () => screen.queryByText('Marillo auf dem Startbildschirm');
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  await advance(0);
};

/** Dispatches Chromium's install event; `outcome` is the answer to its prompt. */
async function offer(outcome: 'accepted' | 'dismissed' | 'too late'): Promise<jest.Mock> {
  const prompt = jest.fn(async () => {
    if (outcome === 'too late') throw new Error('not by a press');
    return { outcome };
  });
  act(
    () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
  );
  await advance(0);
  return prompt;
}

// APP-01
test('prompts after five seconds if there is no consent question', async () => {
  visit();
  await advance(4_999);
  expect(question()).toBeNull();
  await advance(1);
  expect(question()).not.toBeNull();
});

// APP-01
test('prompts a quarter of a second after cookie consent, and not before', async () => {
  const banner = document.createElement('button');
  banner.dataset.consent = 'yes';
  document.body.append(banner);
  visit({ pixelId: '123456' });
  await advance(60_000);
  expect(question()).toBeNull();
  fireEvent.click(banner);
  await advance(249);
  expect(question()).toBeNull();
  await advance(1);
  expect(question()).not.toBeNull();
});

// APP-02
test.each([
  ['a guest who declined this month', () => writeCookie('pwa-dismiss', 'true', ';path=/')],
  ['a guest who opened the installed app', () => Object.assign(window, { matchMedia: () => ({ matches: true }) })],
  ['a kiosk', () => sessionStorage.setItem('asp.test.selfservice', 'mitte')],
  ['a guest in the checkout', () => window.history.replaceState(null, '', '/store/mitte/checkout')],
])('%s is not prompted', async (_, prepare) => {
  prepare();
  visit();
  await advance(60_000);
  expect(question()).toBeNull();
});

// APP-02
test('neither prompts nor shows a link if the app is installed', async () => {
  visit({}, registration);
  await advance(60_000);
  expect([question(), document.documentElement.hasAttribute('data-app-offered')]).toEqual([null, false]);
});

// APP-02
test('stores a refusal for a month and keeps the link', async () => {
  const stored = jest.spyOn(document, 'cookie', 'set');
  visit();
  await advance(5_000);
  await press('Nicht jetzt');
  expect([question(), stored.mock.calls]).toEqual([null, [['pwa-dismiss=true;path=/;max-age=2592000;samesite=lax']]]);
  expect(document.documentElement.hasAttribute('data-app-offered')).toBe(true);
  stored.mockRestore();
  document.body.insertAdjacentHTML('beforeend', '<a href="#app">App installieren</a>');
  fireEvent.click(screen.getByText('App installieren'));
  expect(question()).not.toBeNull();
});

// APP-03, APP-06
test("opens the browser's own prompt at once, and ends after acceptance", async () => {
  visit();
  const prompt = await offer('accepted');
  await advance(5_000);
  await press('Installieren');
  expect(register.mock.calls).toEqual([['/build/service-worker.js', { scope: '/' }]]);
  expect([prompt.mock.calls.length, screen.queryByRole('dialog', { hidden: true })]).toEqual([1, null]);
  expect(registration.active.postMessage).toHaveBeenCalledWith({
    type: 'keep',
    path: '/',
    language: 'de',
    pictures: [],
  });
});

// APP-03
test('unregisters the worker after a refusal in the browser, and prompts again', async () => {
  visit();
  await offer('dismissed');
  await advance(5_000);
  await press('Installieren');
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  expect(deleted).toEqual(['theke-pages', 'theke-files', 'theke-pictures']);
  expect(question()).not.toBeNull();
});

// APP-03
test('asks for another press if the browser requires one', async () => {
  visit();
  const prompt = await offer('too late');
  await advance(5_000);
  await press('Installieren');
  screen.getByText(/^Ihr Browser fragt Sie nun/);
  prompt.mockImplementation(async () => ({ outcome: 'accepted' }));
  await press('Installieren');
  expect([prompt.mock.calls.length, screen.queryByRole('dialog', { hidden: true })]).toEqual([2, null]);
});

// APP-03
test('shows instructions on iPhones and in browsers without a prompt; cancelling removes the worker', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  visit();
  await advance(5_000);
  await press('Installieren');
  screen.getByText('Wählen Sie „Zum Home-Bildschirm“.');
  agent.mockRestore();
  await press('Abbrechen');
  expect([registration.unregister.mock.calls.length, question() === null]).toEqual([1, false]);
  await press('Installieren');
  screen.getByText('Öffnen Sie das Menü Ihres Browsers.');
  await press('Fertig');
  expect(isRegistered).toBe(true);
});

test('detects an iPad that identifies as a Mac', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  expect([isIos({ userAgent: mac, maxTouchPoints: 5 }), isIos({ userAgent: mac, maxTouchPoints: 0 })]).toEqual([
    true,
    false,
  ]);
});

// APP-04
test('looks for updates after 2.5 seconds and every 30 minutes, and offers one that is waiting', async () => {
  visit({}, registration);
  await advance(2_499);
  expect(registration.update).toHaveBeenCalledTimes(0);
  await advance(1);
  expect(registration.update).toHaveBeenCalledTimes(1);
  await advance(30 * 60_000 - 2_500);
  expect(registration.update).toHaveBeenCalledTimes(2);
  const settle = installing();
  for (const listener of registration.found) listener();
  await restartOnce(settle);
});

test('offers an update that was being installed before the page listened', async () => {
  const settle = installing();
  visit({}, registration);
  await restartOnce(settle);
});

/** Simulates the download of a newer worker. @returns finishes it */
function installing(): Listener {
  const listeners: Listener[] = [];
  registration.installing = { addEventListener: (_, listener) => void listeners.push(listener) };
  return () => {
    for (const listener of listeners) listener();
  };
}

async function restartOnce(settle: Listener): Promise<void> {
  const waiting = { postMessage: jest.fn() };
  registration.waiting = waiting;
  act(settle);
  await press('Neu starten');
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
}

// APP-07, TIME-21
test('a worker for staff caches nothing for guests who refused the app', async () => {
  isRegistered = true;
  await act(() => startApp(shop));
  expect(registration.active.postMessage).not.toHaveBeenCalled();
  existingCaches.add('theke-pages');
  await act(() => startApp(shop));
  expect(registration.active.postMessage).toHaveBeenCalled();
});

// APP-05, APP-07
test.each([
  ['no push subscription', null, undefined, 1],
  ['a push subscription', {}, undefined, 0],
  ['staff record their time on this device', null, 'theke-own-time', 0],
  ['the worker was just storing a page', null, 'theke-pages', 1],
] as const)(
  'with the plugin off, clears the caches and unregisters an unused worker: %s',
  async (_, subscription, stored, times) => {
    isRegistered = true;
    if (stored) existingCaches.add(stored);
    registration.pushManager.getSubscription.mockResolvedValue(subscription);
    await startApp({ ...shop, enablePluginPWA: false });
    expect(deleted).toHaveLength(3);
    expect(registration.active.postMessage).toHaveBeenCalledWith({ type: 'forget' });
    expect(registration.unregister).toHaveBeenCalledTimes(times);
    expect(document.querySelector('link[rel=manifest]')).toBeNull();
  },
);
