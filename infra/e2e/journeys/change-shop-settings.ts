import type { Config } from '@theke/contracts/identity/config';
import { until } from '@theke/kit/testing/until';
import type { Browser } from 'playwright-core';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import type { Platform } from './platform.ts';
import { configureShop } from './staff-calls.ts';

type ShopView = {
  /** Brand colour and first font family of the preview, before and during typing. */
  before: [string, string];
  typed: [string, string];
  findings: string[];
  faults: string[];
  /** Font of a guest's page, and how many of its files the browser loaded. */
  guestFont: string;
  loadedFaces: number;
  /** URLs of other hosts that the guest's page requested. */
  foreignRequests: string[];
  title: string;
};

/**
 * An administrator changes colour and font by keyboard, sees the preview, and saves despite a conflict; then a guest
 * opens the page. Everything is restored at the end.
 */
export async function changeShopSettings(platform: Platform, browser: Browser): Promise<ShopView> {
  const cookie = await platform.login('admin@demo.example');
  const readConfig = async () => (await platform.call('GET', '/api/config', { cookie })).body.data as Config;
  const original = await readConfig();

  const office = await openWindow(browser, desk);
  const { page } = office;
  await page.goto(`${platform.url}/backend/login`);
  await logIn(page, 'admin@demo.example');
  await page.getByText('Jetzt zu tun').waitFor();
  await page.goto(`${platform.url}/backend/config`);
  const shop = page.frameLocator('iframe');
  await shop.getByRole('heading', { level: 1 }).waitFor();
  const readPreview = (): Promise<[string, string]> =>
    shop.locator('body').evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.getPropertyValue('--brand').trim(), style.fontFamily.split(',')[0] ?? ''];
    });
  await page.getByRole('link', { name: 'Aussehen' }).click();
  await page.getByLabel('Hauptfarbe', { exact: true }).waitFor();
  const before = await readPreview();
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#F2C200');
  await page.getByText('Die Hauptfarbe ist zu hell für weiße Schrift').waitFor();
  await page.getByLabel('Schrift', { exact: true }).selectOption('Lora');
  await until('the preview to use it', async () => (await readPreview())[1].includes('Lora'));
  const typed = await readPreview();
  const findings = await axeFindings(page);

  await configureShop(platform, cookie, { title: 'Inzwischen anders' });
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Meinen Stand speichern' }).press('Enter');
  await page.getByText('Die Einstellungen sind gespeichert.').waitFor();
  const { title } = await readConfig();
  await until('the gateway to receive it', async () =>
    (await platform.call('GET', '/theme.css')).text.includes('"Lora"'),
  );

  const guest = await openWindow(browser, phone);
  const requests: string[] = [];
  guest.page.on('request', (request) => requests.push(request.url()));
  await guest.page.goto(platform.url);
  await guest.page.getByRole('heading', { level: 1 }).first().waitFor();
  const [guestFont, loadedFaces] = await guest.page.evaluate(async () => {
    const faces = await document.fonts.load('600 16px Lora');
    return [getComputedStyle(document.body).fontFamily.split(',')[0] ?? '', faces.length] as const;
  });
  await configureShop(platform, cookie, original);
  // The browser logs the refused save with the outdated version.
  const faults = [...office.faults, ...guest.faults].filter((fault) => !/status of 409/.test(fault));
  await page.context().close();
  await guest.page.context().close();
  const foreignRequests = requests.filter((url) => !url.startsWith(platform.url) && !url.startsWith('data:'));
  return { before, typed, findings, faults, guestFont, loadedFaces, foreignRequests, title };
}
