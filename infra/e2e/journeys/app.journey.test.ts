import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Config } from '@theke/contracts/identity/config';
import { until } from '@theke/kit/testing/until';
import type { Page } from 'playwright-core';
import { axeFindings, openWindow, phone } from './browser.ts';
import { consent, fillContact, openFilledCheckout, orderedUid, submitOrder, toCheckout } from './checkout-steps.ts';
import { chunkFiles } from './chunk-files.ts';
import { logIn } from './confirm-on-board.ts';
import { type CuttableProxy, openCuttableProxy } from './cuttable-proxy.ts';
import { findProduct, margheritaDraft } from './demo-shop.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { changeEntry, configureShop, countOrders } from './staff-calls.ts';

const journey = openJourney('embedded');
const menuPath = '/store/innenstadt';
let line: CuttableProxy;

async function configure(changes: Partial<Config>): Promise<void> {
  const { platform } = journey;
  await configureShop(platform, await platform.login('admin@demo.example'), changes);
  const isOn = changes.enablePluginPWA;
  await until('the gateway to receive the configuration', async () => {
    const { status } = await platform.call('GET', '/manifest.webmanifest', { headers: { accept: 'text/html' } });
    return isOn === undefined || (status === 200) === isOn;
  });
}

beforeAll(async () => {
  line = await openCuttableProxy(journey.platform.port);
  await configure({ enablePluginPWA: true });
}, 60_000);
afterEach(() => line.restore());
afterAll(() => line.close());

const listCached = (page: Page, cache: 'theke-pages' | 'theke-files'): Promise<string[]> =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    cache,
  );

async function isCached(page: Page, files: readonly string[]): Promise<boolean> {
  const cached = await listCached(page, 'theke-files');
  return files.every((file) => cached.includes(file));
}

/** A guest whose phone has the app, installed as the specification describes (APP-01 to APP-03). */
async function openInstalled() {
  const { page, faults } = await openWindow(journey.browser, phone);
  await page.goto(`${line.url}${menuPath}`);
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: / auf dem Startbildschirm$/ })
    .waitFor();
  const findings = await axeFindings(page);
  await page.getByRole('button', { name: 'Installieren' }).click();
  await page.getByRole('heading', { name: 'Noch ein Schritt' }).waitFor();
  await page.getByText('Öffnen Sie das Menü Ihres Browsers.').waitFor();
  findings.push(...(await axeFindings(page)));
  await page.getByRole('button', { name: 'Fertig' }).click();
  await until('the menu to be cached', async () => (await listCached(page, 'theke-pages')).includes(menuPath));
  await until('all files to be cached', () => isCached(page, chunkFiles('checkout')));
  return { page, faults, findings };
}

/**
 * Pictures near the view and at the top of the page came through the worker and are cached. Offline the page starts at
 * the top or at another position nearby.
 */
const arePicturesKept = (page: Page): Promise<boolean> =>
  page.evaluate(async (height) => {
    const needed = [...document.images].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const isNear = top < 2 * height && bottom >= -height;
      return one.src.includes('/image/') && (isNear || top + window.scrollY < height * 1.5);
    });
    const cached = await Promise.all(needed.map(({ currentSrc }) => caches.match(currentSrc)));
    return needed.length > 0 && needed.every(({ complete }) => complete) && cached.every((one) => one !== undefined);
  }, phone.height);

async function goOffline(page: Page): Promise<void> {
  line.cut();
  await page.context().setOffline(true);
}
async function goOnline(page: Page): Promise<void> {
  line.restore();
  await page.context().setOffline(false);
}

// APP-02, APP-03, APP-06, APP-09, FRAME-05
withBrowser('shows menu and cart offline on a second visit, and says why ordering is impossible', async () => {
  const { page, findings } = await openInstalled();
  expect(await page.getByRole('link', { name: 'App installieren' }).isVisible()).toBe(false);
  await openFilledCheckout(page, `${line.url}${menuPath}`, 'Takeaway', 1);
  await until('the pictures to be cached', () => arePicturesKept(page));
  await goOffline(page);
  await page.goto(`${line.url}${menuPath}`);
  await page
    .getByRole('button', { name: /Tiramisù/ })
    .first()
    .waitFor();
  await page.getByText('Bitte überprüfen Sie Ihre Internetverbindung.').waitFor();
  await page.getByText('Ihr Warenkorb bleibt gespeichert').filter({ visible: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Jetzt bestellen' }).isDisabled()).toBe(true);
  const broken = () =>
    page.locator('main img').evaluateAll(
      (all) =>
        (all as HTMLImageElement[]).filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return one.complete && one.naturalWidth === 0 && top < innerHeight && bottom >= 0;
        }).length,
    );
  expect(await broken()).toBe(0);
  expect([...findings, ...(await axeFindings(page))]).toEqual([]);
  await page.goto(`${line.url}/status/ABCDEFGH/none`);
  await page.getByRole('heading', { name: 'Sie sind offline' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Innenstadt' }).click();
  await page
    .getByRole('button', { name: /Tiramisù/ })
    .first()
    .waitFor();
  await page.context().close();
});

// LANG-01, APP-09
withBrowser('shows the menu and the offline notice in English to an English guest', async () => {
  const { page } = await openInstalled();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Tiramisù: Add to basket' }).waitFor();
  await until('the English menu to be cached', () =>
    page.evaluate(async (path) => {
      const cached = await (await caches.open('theke-pages')).match(path);
      return (await cached?.text())?.includes('<html lang="en"') ?? false;
    }, menuPath),
  );
  // Not only what this page references: also what it would load later.
  await until('all English files to be cached', () => isCached(page, chunkFiles('configure', 'storefront-en')));
  await goOffline(page);
  await page.goto(`${line.url}/status/ABCDEFGH/none`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Innenstadt' }).click();
  await page.getByRole('button', { name: 'Tiramisù: Add to basket' }).waitFor();
  // A dish with choices that was not opened before.
  await page
    .getByRole('button', { name: /^Margherita/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /basket/ })
    .waitFor();
  await page.context().close();
});

// APP-09, ORDER-23
withBrowser('places one order at the price shown when the connection drops during checkout and returns', async () => {
  const { platform } = journey;
  const staff = await platform.login('admin@demo.example');
  const { page } = await openInstalled();
  await openFilledCheckout(page, `${line.url}${menuPath}`, 'Takeaway', 1);
  await toCheckout(page);
  await fillContact(page, 'Funkloch');
  await goOffline(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor();
  expect(await page.getByLabel('Nachname').inputValue()).toBe('Funkloch');
  await consent(page);
  expect(await page.getByRole('button', { name: /Bestellung abschicken/ }).isDisabled()).toBe(true);
  const product = await findProduct(platform, 'Tiramisù');
  const putBack = await changeEntry(platform, staff, `/api/products/${product.id}`, { price: 7.3 });
  const draft = await margheritaDraft(platform);
  const items = [{ product: product.id, amount: 1, unit: product.unit, parts: [] }];
  await until('ordering to receive the new price', async () => {
    const reply = await platform.call('POST', '/api/orders', { body: { ...draft, expectedTotal: 0.01, items } });
    return /7[.,]3/.test(reply.text);
  });
  await goOnline(page);
  await page.getByRole('button', { name: /Bestellung abschicken/, disabled: false }).click();
  await page.getByRole('dialog').getByText(/7,30/).first().waitFor();
  expect(await countOrders(platform, staff, 'Funkloch')).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: /7,30/ }).click();
  await orderedUid(page);
  expect(await countOrders(platform, staff, 'Funkloch')).toBe(1);
  await putBack();
  await page.context().close();
});

// APP-04, APP-10
withBrowser('delays an update while somebody orders, and loses nothing on restart', async () => {
  const { platform } = journey;
  const staff = await platform.login('admin@demo.example');
  const { page } = await openInstalled();
  await openFilledCheckout(page, `${line.url}${menuPath}`, 'Takeaway', 1);
  await toCheckout(page);
  await fillContact(page, 'Neustart');
  line.deploy();
  await page.reload();
  await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor();
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/'))?.waiting));
  await until('the newer version to be installed', isWaiting);
  expect(await page.getByRole('button', { name: 'Neu starten' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Zur Speisekarte' }).first().click();
  await page.getByRole('button', { name: 'Neu starten' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Neu starten' }).click()]);
  await until('the newer version to be active', async () => !(await isWaiting()));
  await toCheckout(page);
  expect(await page.getByLabel('Nachname').inputValue()).toBe('Neustart');
  await consent(page);
  await submitOrder(page, 'Bestellung abschicken');
  expect(await countOrders(platform, staff, 'Neustart')).toBe(1);
  await page.context().close();
});

// APP-10
withBrowser('keeps a checkout working without the app when a deployment happens', async () => {
  const { platform } = journey;
  const staff = await platform.login('admin@demo.example');
  const { page } = await openWindow(journey.browser, phone);
  await openFilledCheckout(page, `${line.url}${menuPath}`, 'Takeaway', 1);
  line.hideFiles(/\/mf\/storefront\/(checkout|status)\./);
  await toCheckout(page);
  await fillContact(page, 'Umbau');
  await consent(page);
  line.hideFiles(/\/mf\/storefront\/(checkout|status)\./);
  await page.evaluate(() => sessionStorage.removeItem('asp.reloaded'));
  await submitOrder(page, 'Bestellung abschicken');
  await page.getByRole('heading', { name: 'Ihre Bestellung ist bei uns.' }).waitFor();
  expect(await countOrders(platform, staff, 'Umbau')).toBe(1);
  await page.context().close();
});

// APP-05, APP-07
withBrowser('leaves nothing on the device after the plugin is disabled', async () => {
  const { page } = await openInstalled();
  await configure({ enablePluginPWA: false });
  await page.reload();
  const countLeftovers = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await until('worker and caches to be removed', async () => (await countLeftovers()).every((count) => count === 0));
  await page.reload();
  expect(await countLeftovers()).toEqual([0, 0]);
  expect(await page.locator('link[rel=manifest]').count()).toBe(0);
  await page.context().close();
});

// FRAME-08
withBrowser(
  "leads staff from the shop to the back office, shows administrators a page's data, and guests neither",
  async () => {
    const { platform } = journey;
    const guest = await openWindow(journey.browser, phone);
    await guest.page.goto(`${platform.url}${menuPath}`);
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    const toggle = (page: Page) => page.getByRole('button', { name: 'Für Ihr Team' });
    for (const [email, isAdmin] of [
      ['admin@demo.example', true],
      ['manager@demo.example', false],
    ] as const) {
      const { page, faults } = await openWindow(journey.browser, phone);
      await page.goto(`${platform.url}/backend/login`);
      await logIn(page, email);
      await page.waitForURL('**/backend/today');
      await page.goto(`${platform.url}${menuPath}`);
      await toggle(page).press('Enter');
      const link = page.getByRole('link', { name: 'Navigationen' });
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
        '/backend/navigations',
        '_blank',
      ]);
      expect(await page.getByRole('heading', { name: 'Details zu dieser Seite' }).count()).toBe(isAdmin ? 1 : 0);
      if (isAdmin) {
        await page.getByText('Marillo Innenstadt,').waitFor();
        await page.getByText('Verbunden. Noch ist nichts geschehen.').waitFor();
        const placed = await platform.call('POST', '/api/orders', { body: await margheritaDraft(platform) });
        expect(placed.status).toBe(201);
        await page
          .getByText(/Bestellung ….{6} geändert$/)
          .first()
          .waitFor();
        await Promise.all([
          page.waitForEvent('load'),
          page.getByRole('button', { name: /leeren und neu laden$/ }).click(),
        ]);
        await toggle(page).press('Enter');
      }
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await toggle(page).evaluate((button) => document.activeElement === button)).toBe(true);
      await toggle(page).press('Enter');
      await page.getByRole('link', { name: 'Abmelden' }).click();
      await page.waitForURL('**/backend/login');
      expect(faults).toEqual([]);
      await page.context().close();
    }
    expect(await toggle(guest.page).count()).toBe(0);
    await guest.page.context().close();
  },
);

testLog(journey);
