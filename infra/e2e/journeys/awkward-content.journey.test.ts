import { beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { awkwardBranches } from '../awkward/awkward-content.ts';
import { addAwkwardRecords, awkwardLists } from '../awkward/awkward-records.ts';
import { type AwkwardShop, openAwkwardShop } from '../awkward/awkward-shop.ts';
import { measurePage } from '../awkward/measure-page.ts';
import { axeFindings, desk, enterAs, phone, tablet, whyNoBrowser } from './browser.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded');
// 320 and 720 also equal 640 and 1440 at 200 % zoom.
const widths = [320, 390, 720, 820, 1024, 1440, 1920];

let shop: AwkwardShop;
beforeAll(async () => {
  if (!whyNoBrowser()) shop = await openAwkwardShop(journey.platform);
}, 120_000);

/** A guest with a touch screen. */
async function openTouch(): Promise<Page> {
  const context = await journey.browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-AT',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

/** Layout faults by width, and axe's findings on a phone. */
async function collectFindings(page: Page, at: readonly number[] = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    found.push(...(await measurePage(page)).map((fault) => `${width}: ${fault}`));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return [...found, ...(await axeFindings(page))];
}

withBrowser('fits branch list and home page with any names, and the header with any logo', async () => {
  const page = await openTouch();
  const findings: Record<string, string[]> = {};
  for (const logo of [undefined, 'logo, wide', 'logo, square'] as const) {
    await shop.show(logo);
    await page.goto(shop.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    findings[logo ?? 'no logo'] = await collectFindings(page);
  }
  await shop.show(undefined, true);
  await page.goto(shop.url);
  await page.getByText('Wann haben wir offen?').first().waitFor();
  findings['home page'] = await collectFindings(page);
  expect(findings).toEqual({ 'no logo': [], 'logo, wide': [], 'logo, square': [], 'home page': [] });
  await page.context().close();
});

withBrowser('fits menus with any pictures and any number of products and categories', async () => {
  const page = await openTouch();
  const findings: Record<string, string[]> = {};
  for (const { identifier } of awkwardBranches) {
    await page.goto(`${shop.url}/store/${identifier}`);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    findings[identifier] = await collectFindings(page);
  }
  await page.goto(`${shop.url}/store/gibt-es-nicht`);
  await page.getByText('404 Not Found').waitFor();
  findings.unknown = await collectFindings(page);
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((screen) => [screen, []])));
  await page.context().close();
});

// MEDIA-12
withBrowser('draws a product without a picture in the menu', async () => {
  const path = await shop.waitForDrawing('Rindsuppe');
  const page = await openTouch();
  await page.goto(`${shop.url}/store/allerlei`);
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Rindsuppe', exact: true }) })
    .locator('img');
  await tile.scrollIntoViewIfNeeded();
  expect(await tile.getAttribute('src')).toBe(path);
  const width = await tile.evaluate((image) => {
    const drawn = image as HTMLImageElement;
    return drawn.decode().then(() => drawn.naturalWidth);
  });
  expect(width).toBe(256);
  await page.context().close();
});

withBrowser('fits every page from configuration to order', async () => {
  const page = await openTouch();
  const findings: Record<string, string[]> = {};
  await page.goto(`${shop.url}/store/allerlei`);
  await page.getByRole('button', { name: 'Rindsuppe: Zum Warenkorb hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor();
  findings.configuration = await collectFindings(page);
  // Going back closes the dialog over the menu and nothing else.
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${shop.url}/store/allerlei`);
  await page.getByRole('button', { name: 'Rindsuppe: Zum Warenkorb hinzufügen' }).click();
  await dialog.getByRole('radio', { name: /^Petersilerdäpfel/ }).check();
  await dialog.getByRole('button', { name: /^Zum Warenkorb hinzufügen/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Ei: Zum Warenkorb hinzufügen', exact: true }).click();
  findings.counter = await collectFindings(page);
  await page.getByRole('button', { name: /^Warenkorb anzeigen/ }).click();
  await dialog.waitFor();
  findings.cart = await collectFindings(page, [320, 390, 820]);
  await dialog.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor();
  findings.checkout = await collectFindings(page);
  await page.goto(`${shop.url}${await shop.order()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  findings.status = await collectFindings(page);
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((screen) => [screen, []])));
  await page.context().close();
});

/**
 * Faults in the back office, where controls are 36 px high and rows cut long texts on purpose. A part behind a soft
 * hyphen is no broken word, and no column holds 25 letters.
 */
const isOfficeFault = (fault: string): boolean =>
  fault.startsWith('scrolls sideways') ||
  (/broken without hyphen: "[^"]{1,24}"/.test(fault) && !fault.includes('\u00ad'));

withBrowser(
  'fits lists and forms of the back office with very long names',
  async () => {
    const forms = await addAwkwardRecords(shop);
    const context = await journey.browser.newContext({ locale: 'de-AT', reducedMotion: 'reduce' });
    await enterAs(context, shop.url, shop.cookie);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const findings: Record<string, string[]> = {};
    for (const path of [...awkwardLists, ...forms]) {
      await page.setViewportSize(desk);
      await page.goto(`${shop.url}/backend/${path}`);
      // The headings of board and history are for screen readers only.
      await page.locator(':is(h1, h2, table):visible').first().waitFor();
      // The rows of a list replace its skeleton.
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      const found: string[] = [];
      for (const { width, height } of [phone, tablet, desk]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => document.fonts.ready);
        found.push(...(await measurePage(page)).filter(isOfficeFault).map((fault) => `${width}: ${fault}`));
        found.push(...(await axeFindings(page)).map((fault) => `${width}: ${fault}`));
      }
      const name = path.replace(/[0-9a-f-]{36}/, 'ID');
      if (found.length > 0) findings[name] = found;
    }
    expect(findings).toEqual({});
    await context.close();
  },
  420_000,
);

testLog(journey);
