import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { serviceWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import type { PushSubscription } from '@theke/contracts/notifications/push';
import { until } from '@theke/kit/testing/until';
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from 'playwright-core';
import { fingerprintOf } from '../../../services/notifications/src/push/push-subscription.ts';
import type { startPushService } from '../../../services/notifications/testing/push-service-simulator.ts';
import { chromiumArgs, chromiumPath } from '../../tools/local/chromium.ts';
import { axeFindings, desk } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { placeOrder } from './order-board.ts';
import type { Platform } from './platform.ts';

type PushService = Awaited<ReturnType<typeof startPushService>>;
type Shown = { title: string; body: string; path: string };
type Device = ReturnType<PushService['subscribe']>;

/**
 * A staff member enables push, closes the board, and gets a notification of an order from the service worker; then
 * disables push and logs out. Everything is real except the path from the push service to the browser: Chromium's leads
 * through Google, which no test contacts. The page subscribes at the test push service; what that one receives and
 * decrypts is handed to the worker as Chromium would.
 */
export async function receivePushWithClosedBoard(platform: Platform, pushService: PushService): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'theke-push-'));
  // Separate contexts, as in other journeys, are private windows, which have no push.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath() ?? '',
    args: chromiumArgs,
    viewport: desk,
    locale: 'de-AT',
    reducedMotion: 'reduce',
  });
  try {
    await context.grantPermissions(['notifications'], { origin: platform.url });
    const devices = await subscribeAt(context, pushService);
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(20_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));

    await page.goto(`${platform.url}/backend/login?from=/orders`);
    await logIn(page, 'manager@demo.example');
    await page.getByRole('button', { name: 'Meldungen sind aus' }).click();
    const pushSwitch = page.getByRole('switch', { name: 'Auch melden, wenn diese Seite geschlossen ist' });
    await pushSwitch.click();
    // The board has an option with the same label.
    await page.getByRole('group', { name: 'Bestellungen', exact: true }).getByRole('radio', { name: 'Alle' }).click();
    expect(await axeFindings(page)).toEqual([]);
    const cookie = await platform.login('manager@demo.example');
    /** The subscription that the server stores for the browser that subscribed last. */
    const findSubscription = async (): Promise<PushSubscription | undefined> => {
      const { body } = await platform.call('GET', '/api/push/subscriptions', { cookie });
      const subscriptions = body.data as PushSubscription[];
      return subscriptions.find(
        ({ fingerprint }) => fingerprint === fingerprintOf(devices.at(-1)?.subscription.endpoint ?? ''),
      );
    };
    await until('the server to store the subscription', async () => (await findSubscription())?.isForEveryOrder);

    // The board is closed; another page of the origin stays open, from which the test inspects the worker.
    await page.goto(`${platform.url}/site/imprint`);
    const order = await placeOrder(platform);
    const [device, ...otherDevices] = devices;
    expect(otherDevices).toEqual([]);
    const pushed = await until('the push service to receive the message', () =>
      device?.taken.map(({ message }) => message).find(({ url }) => url.endsWith(order.id)),
    );
    const notifications = await recordNotifications(context);
    await deliver(context, page, platform.url, JSON.stringify(pushed));
    expect(await until('the notification', notifications)).toEqual({
      title: `Neue Bestellung #${order.ticketNumber}`,
      body: pushed.body,
      path: `/backend/orders/${order.id}`,
    });

    await page.goto(`${platform.url}/backend/orders`);
    await page.getByRole('button', { name: 'Meldungen sind an' }).click();
    await pushSwitch.click();
    await until('the server to delete the subscription', async () => !(await findSubscription()));
    await page.getByRole('switch', { name: 'Auch melden, wenn diese Seite geschlossen ist', checked: false }).click();
    await until(
      'the server to store the subscription again',
      async () => devices.length === 2 && (await findSubscription()),
    );
    await page.goto(`${platform.url}/backend/logout`);
    await page.waitForURL('**/backend/login');
    expect(await findSubscription()).toBeUndefined();
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes pages of this context subscribe at the test push service. Returns its known devices. */
async function subscribeAt(context: BrowserContext, pushService: PushService): Promise<Device[]> {
  const devices: Device[] = [];
  await context.exposeFunction('subscribeForTest', (key: string) => {
    const device = pushService.subscribe(key);
    devices.push(device);
    return device.subscription;
  });
  await context.addInitScript(() => {
    type StoredSubscription = { endpoint: string; p256dh: string; auth: string; key: string };
    const storageKey = 'subscription-for-test';
    const toBytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
    const toSubscription = ({ endpoint, p256dh, auth, key }: StoredSubscription) => ({
      endpoint,
      options: { applicationServerKey: toBytes(key) },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(storageKey);
        return true;
      },
    });
    const read = () => {
      const text = localStorage.getItem(storageKey);
      return text === null ? null : toSubscription(JSON.parse(text) as StoredSubscription);
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => read(),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const before = read();
        if (before) return before;
        const { subscribeForTest } = window as unknown as {
          subscribeForTest: (key: string) => Promise<Omit<StoredSubscription, 'key'>>;
        };
        const subscription = { ...(await subscribeForTest(applicationServerKey)), key: applicationServerKey };
        localStorage.setItem(storageKey, JSON.stringify(subscription));
        return toSubscription(subscription);
      },
    });
  });
  return devices;
}

/** Hands the worker a message, as the browser does after a push. */
async function deliver(context: BrowserContext, page: Page, origin: string, data: string): Promise<void> {
  const session: CDPSession = await context.newCDPSession(page);
  const registration = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ownRegistration = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
    if (ownRegistration) registration.resolve(ownRegistration.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration.promise;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

/**
 * Makes the worker record its notifications. Without a desktop, Chromium removes them sooner or later, so querying the
 * current ones is unreliable.
 */
async function recordNotifications(context: BrowserContext): Promise<() => Promise<Shown | undefined>> {
  const isOurs = (one: Worker) => one.url().endsWith(serviceWorkerPath);
  const worker = context.serviceWorkers().find(isOurs) ?? (await context.waitForEvent('serviceworker', isOurs));
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (title, options = {}) => {
      await show(title, options);
      const { path } = options.data as { path: string };
      Object.assign(self, { shownForTest: { title, body: options.body ?? '', path } });
    };
  });
  return () => worker.evaluate(() => (self as unknown as { shownForTest?: Shown }).shownForTest);
}
