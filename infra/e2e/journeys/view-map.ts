import type { Config } from '@theke/contracts/identity/config';
import { until } from '@theke/kit/testing/until';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromiumArgs, chromiumPath } from '../../tools/local/chromium.ts';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { chunkFiles } from './chunk-files.ts';
import { houseColour, openMapServer } from './map-server.ts';
import type { Platform } from './platform.ts';

const graz = { latitude: 47.0763, longitude: 15.4298 };
const admin = 'admin@zweite.example';

/** A tenant with a home page and two branches, for testing the map. */
function createMapShop({ call, login, port }: Platform) {
  const host = `zweite.localhost:${port}`;
  return {
    url: `http://${host}`,
    async configure(change: Partial<Config>): Promise<{ status: number; text: string }> {
      const cookie = await login(admin, host);
      const { body } = await call('GET', '/api/config', { cookie, host });
      const before = body.data as Config;
      const reply = await call('POST', '/api/config', { cookie, host, body: { ...before, ...change } });
      if (reply.status === 200)
        await until('the gateway to receive the configuration', async () => {
          const { text } = await call('GET', '/theme.css', { host });
          const page = await call('GET', '/', { host, headers: { accept: 'text/html' } });
          return text !== '' && page.text.includes(`"version":${before.version + 1}`);
        });
      return reply;
    },
  };
}

/** Hosts that a window requested besides the shop's. */
function recordForeignHosts(page: Page, ownHost: string): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ownHost && protocol.startsWith('http')) hosts.add(origin);
  });
  return hosts;
}

const section = (page: Page) => page.getByRole('region', { name: 'Wie kommen Sie zu uns?' });
const map = (page: Page) => section(page).locator('.maplibregl-map');
/** Answers the consent question, which covers the page. */
const answer = (page: Page, text: string) => page.getByRole('button', { name: text }).click();
const toMap = (page: Page) => section(page).scrollIntoViewIfNeeded();

/** Share of the map's area covered by houses of the test town, from 0 to 1. */
async function shareOfHouses(page: Page): Promise<number> {
  const { data, info } = await sharp(await section(page).locator('> div > div').first().screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(houseColour.slice(at, at + 2), 16));
  let housePixels = 0;
  // House walls are darker than roofs, so the hue decides.
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    const scale = r / red;
    if (r > 90 && Math.abs(g - green * scale) < 30 && Math.abs(b - blue * scale) < 30) housePixels++;
  }
  return housePixels / (info.width * info.height);
}

/**
 * A guest opens a home page with a map, declines, agrees, sees the map, and withdraws the consent; all requests are
 * recorded. Style and tiles come from two test servers.
 */
export async function viewMap(browser: Browser, platform: Platform, size = phone) {
  const shop = createMapShop(platform);
  const tiles = await openMapServer(graz);
  const styles = await openMapServer(graz, tiles.origin);
  const refused = await shop.configure({ mapStyle: 'http://karten.example.at/stil.json' });
  await shop.configure({
    enablePluginMap: true,
    mapStyle: `${styles.origin}/style.json?key={token}`,
    mapAccessToken: 'graz 1',
    mapHosts: tiles.origin,
  });
  const { page, faults } = await openWindow(browser, size);
  const hosts = recordForeignHosts(page, shop.url);
  const results: Record<string, unknown> = {};
  const isPlan = async () => [await map(page).count(), [...hosts].length];

  await page.goto(shop.url, { waitUntil: 'networkidle' });
  await toMap(page);
  await section(page).getByRole('link', { name: '3D-Karte zeigen' }).waitFor();
  results.asked = await isPlan();
  results.files = await page.evaluate(
    (files) =>
      performance.getEntriesByType('resource').filter(({ name }) => files.some((file) => name.includes(file))).length,
    ['maplibre', ...chunkFiles('online-map')],
  );
  const findings = await axeFindings(page);
  await answer(page, 'Nur Notwendiges');
  await page.reload({ waitUntil: 'networkidle' });
  await toMap(page);
  results.refused = await isPlan();
  results.leadsTo = await section(page).getByRole('listitem').getByRole('link').first().getAttribute('href');

  await section(page).getByRole('link', { name: '3D-Karte zeigen' }).click();
  await answer(page, 'Alles erlauben');
  await map(page).locator('canvas').waitFor();
  await until('houses to be drawn', async () => (await shareOfHouses(page)) > 0.05);
  const names = new Map([
    [styles.origin, 'styles'],
    [tiles.origin, 'tiles'],
  ]);
  results.agreed = [...hosts].map((host) => names.get(host) ?? host).sort();
  results.style = styles.requestedPaths;
  results.markers = await map(page)
    .locator('a[aria-label*="Route zu"]')
    .evaluateAll((pins) => pins.map((pin) => [(pin as HTMLAnchorElement).href.split('?')[0], pin.ariaLabel]));
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  findings.push(...(await axeFindings(page)));

  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).first().click();
  const reloaded = page.waitForEvent('load');
  await answer(page, 'Nur Notwendiges');
  await reloaded;
  hosts.clear();
  await page.waitForLoadState('networkidle');
  await toMap(page);
  results.takenBack = await isPlan();
  await page.context().close();
  for (const server of [styles, tiles]) await server.close();
  return { shop, results, refused, findings, faults };
}

/** With consent, but without WebGL, without a style, or with an unreachable style server: shows a plan each time. */
export async function viewPlan(platform: Platform) {
  const shop = createMapShop(platform);
  const server = await openMapServer(graz);
  const style = `${server.origin}/style.json`;
  await shop.configure({ enablePluginMap: true, mapStyle: style, mapAccessToken: '', mapHosts: '' });
  const withoutWebGl = await chromium.launch({
    executablePath: chromiumPath() ?? '',
    args: [...chromiumArgs, '--disable-3d-apis'],
  });
  const results: Record<string, unknown> = {};
  const viewHomePage = async (browser: Browser, name: string) => {
    const { page, faults } = await openWindow(browser, desk);
    await page.context().addCookies([{ name: 'cookie-banner-acceptance-state', value: 'true', url: shop.url }]);
    const hosts = recordForeignHosts(page, shop.url);
    await page.goto(shop.url, { waitUntil: 'networkidle' });
    await toMap(page);
    await page.waitForLoadState('networkidle');
    const plan = section(page).getByRole('img', { name: /^Plan: / });
    results[name] = [await plan.count(), await section(page).getByRole('link').count(), [...hosts].length, faults];
    const findings = await axeFindings(page);
    await page.context().close();
    return findings;
  };
  const findings = await viewHomePage(withoutWebGl, 'no WebGL');
  await withoutWebGl.close();
  const withoutToken = await shop.configure({ mapStyle: `${style}?key={token}` });
  await shop.configure({ mapStyle: '' });
  const withWebGl = await chromium.launch({ executablePath: chromiumPath() ?? '', args: chromiumArgs });
  findings.push(...(await viewHomePage(withWebGl, 'no style')));
  const requestsBefore = server.requestedPaths.length;
  await shop.configure({ mapStyle: style });
  await server.close();
  const { page, faults } = await openWindow(withWebGl, desk);
  await page.context().addCookies([{ name: 'cookie-banner-acceptance-state', value: 'true', url: shop.url }]);
  await page.goto(shop.url, { waitUntil: 'networkidle' });
  await toMap(page);
  await section(page).getByText('Die 3D-Karte ist gerade nicht zu erreichen.').waitFor();
  results['no server'] = [
    await section(page)
      .getByRole('img', { name: /^Plan: / })
      .isVisible(),
    await map(page).count(),
    faults.filter((fault) => !/ERR_CONNECTION_REFUSED|Failed to fetch/.test(fault)),
  ];
  await withWebGl.close();
  await shop.configure({ mapStyle: '' });
  return { results, withoutToken, requestsBefore, findings };
}
