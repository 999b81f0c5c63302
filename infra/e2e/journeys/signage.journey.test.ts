// A TV in Chromium whose line, server, storage, files and clock fail one after the other.
import { afterAll, beforeAll, expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import type { BrowserContext, Page } from 'playwright-core';
import { whyNoBrowser } from './browser.ts';
import { type CuttableProxy, openCuttableProxy } from './cuttable-proxy.ts';
import { findProduct, innenstadt } from './demo-shop.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { openFleetPage } from './signage/open-fleet-page.ts';
import { pairScreen } from './signage/open-tv.ts';
import { recordSentPlays } from './signage/sent-plays.ts';
import { watchFleet } from './signage/watch-fleet.ts';
import { callOrThrow } from './staff-calls.ts';

const journey = openJourney('distributed');
let line: CuttableProxy;
let context: BrowserContext;
let page: Page;
let cookie: string;
let fleet: ReturnType<typeof watchFleet>;
/** The fleet page, open in the browser of staff. */
let fleetPage: Awaited<ReturnType<typeof openFleetPage>>;
const name = 'TV an der Tür';

const showsMenu = async () => page.getByText('Margherita').first().isVisible();
const untilMenu = () => until('the TV to show the menu', showsMenu, 40_000);

/** Sets what is left of the Margherita. @returns once the request is answered */
async function setStock(remaining: number | null): Promise<void> {
  const { platform } = journey;
  const [branch, product] = await Promise.all([innenstadt(platform), findProduct(platform, 'Margherita')]);
  await callOrThrow(platform, 'PUT', `/api/stock/${branch.id}/${product.id}`, cookie, { remaining });
}

async function openTvPage(): Promise<Page> {
  const opened = await context.newPage();
  opened.setDefaultTimeout(40_000);
  await opened.goto(`${line.url}/tv`);
  return opened;
}

/** Runs in the page: every write to the storage fails. DevTools' limit does not apply to IndexedDB. */
function fillStorage(): void {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = full;
  Cache.prototype.put = async () => full();
}

beforeAll(async () => {
  if (whyNoBrowser()) return;
  const { platform, browser } = journey;
  cookie = await platform.login('admin@demo.example');
  line = await openCuttableProxy(platform.port);
  context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'de-AT' });
  page = await openTvPage();
  const { id } = await pairScreen(platform, page, name);
  fleet = watchFleet(platform, cookie, id);
  await untilMenu();
  await fleet.untilState('running');
  fleetPage = await openFleetPage(browser, platform.url, name);
  await fleetPage.untilShown('Läuft');
  // The service worker stores the page for starts without a connection.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}, 120_000);

afterAll(async () => {
  await fleetPage?.close();
  await context?.close();
  await line?.close();
});

withBrowser(
  'plays on while the line is cut, and reports every play once afterwards',
  async () => {
    const before = await fleet.plays();
    line.cut();
    await fleet.untilState('silent');
    await fleetPage.untilShown(/^Offline seit /);
    expect(await showsMenu()).toBe(true);
    line.restore();
    await fleet.untilState('running');
    await fleetPage.untilShown('Läuft');
    const plays = await until(
      'the plays of the cut to arrive',
      async () => {
        const now = await fleet.plays();
        return now.count > before.count && now;
      },
      90_000,
    );
    expect(plays.seconds / plays.count).toBeLessThanOrEqual(11);
    expect(await showsMenu()).toBe(true);
  },
  180_000,
);

withBrowser(
  'marks a sold-out dish, also after its service was killed',
  async () => {
    const [service] = journey.platform.findProcesses('services/signage');
    process.kill(Number(service), 'SIGKILL');
    await setStock(0);
    await page.getByText('ausverkauft').first().waitFor();
    await setStock(null);
    await until(
      'the dish to be offered again',
      async () => !(await page.getByText('ausverkauft').first().isVisible()),
      40_000,
    );
    await fleet.untilState('running');
  },
  120_000,
);

withBrowser(
  'starts after a power cut without a connection, with the last content',
  async () => {
    line.cut();
    await page.close();
    page = await openTvPage();
    await untilMenu();
    line.restore();
    await fleet.untilState('running');
  },
  120_000,
);

withBrowser(
  'keeps the last content while a download is broken, and says so',
  async () => {
    await context.route('**/api/signage-player/package/**', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{"hash":' }),
    );
    await setStock(0);
    await fleet.untilState('outdated');
    await fleetPage.untilShown('Zeigt alten Stand');
    expect(await showsMenu()).toBe(true);
    await context.unroute('**/api/signage-player/package/**');
    await page.getByText('ausverkauft').first().waitFor({ timeout: 150_000 });
    await fleet.untilState('running');
    await fleetPage.untilShown('Läuft');
    await setStock(null);
  },
  300_000,
);

withBrowser(
  'plays the last content after a power cut in the middle of a download, and then loads the new one',
  async () => {
    await until(
      'the dish to be offered again',
      async () => !(await page.getByText('ausverkauft').first().isVisible()),
      40_000,
    );
    await fleet.untilState('running');
    const download = line.hold(/^\/api\/signage-player\/package\//);
    await setStock(0);
    await until('half of the content to arrive', async () => download.count() > 0, 40_000);
    await page.close();
    page = await openTvPage();
    await untilMenu();
    await fleetPage.untilShown('Zeigt alten Stand');
    expect(await page.getByText('ausverkauft').first().isVisible()).toBe(false);
    download.release();
    await page.getByText('ausverkauft').first().waitFor({ timeout: 150_000 });
    await fleetPage.untilShown('Läuft');
    await setStock(null);
  },
  300_000,
);

withBrowser(
  'plays an hour without a line, and sends each play once although an answer is lost',
  async () => {
    await page.close();
    page = await context.newPage();
    await page.clock.install();
    await page.goto(`${line.url}/tv`);
    await untilMenu();
    await fleet.untilState('running');
    const cutAt = await page.evaluate(() => Date.now());
    line.cut();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await page.clock.runFor(15 * 60_000);
      expect(await showsMenu()).toBe(true);
    }
    const sent = await recordSentPlays(context);
    line.restore();
    await until(
      'the plays to be sent twice',
      async () => {
        await page.clock.runFor(30_000);
        return sent.batches.length >= 2;
      },
      90_000,
    );
    await sent.stop();
    const since = sent.distinct().filter(({ startedAt }) => Date.parse(startedAt) >= cutAt);
    // Once the line is back, the TV follows the server's clock, which is an hour behind: those plays are not of the
    // hour.
    const back = since.findIndex(
      ({ startedAt }, index) => index > 0 && startedAt < String(since[index - 1]?.startedAt),
    );
    const plays = back < 0 ? since : since.slice(0, back);
    // Nothing between two plays is missing, and nothing is counted twice.
    const gaps = plays.slice(1).map((play, index) => {
      const before = plays[index] as (typeof plays)[number];
      return Math.abs(Date.parse(play.startedAt) - Date.parse(before.startedAt) - before.seconds * 1_000);
    });
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2_000);
    const seconds = plays.reduce((sum, play) => sum + play.seconds, 0);
    // The scene that was running at the cut began before it, and the last one has not ended: at most five minutes each.
    expect(seconds).toBeGreaterThan(3_000);
    // The lost answer: the same records again.
    expect(sent.batches[1]?.map(({ id }) => id)).toEqual(expect.arrayContaining([sent.batches[0]?.[0]?.id]));
  },
  240_000,
);

withBrowser(
  'shows new prices with a full storage, and says that it is full',
  async () => {
    await page.close();
    page = await context.newPage();
    await page.addInitScript(fillStorage);
    await page.goto(`${line.url}/tv`);
    await untilMenu();
    await setStock(0);
    await page.getByText('ausverkauft').first().waitFor();
    await until(
      'the office to read why',
      async () => (await fleet.status()).errors.some(({ message }) => /gespeichert|Speicher/.test(message)),
      90_000,
    );
    await fleetPage.untilShown(/gespeichert|Speicher/);
    expect((await fleet.status()).state).toBe('running');
    await setStock(null);
  },
  180_000,
);

withBrowser(
  'says that its clock is wrong, and plays by that of the server',
  async () => {
    await page.close();
    page = await context.newPage();
    await page.clock.install({ time: Date.now() + 2 * 60 * 60_000 });
    await page.goto(`${line.url}/tv`);
    await untilMenu();
    await until('the office to warn about the clock', async () => (await fleet.needs()).includes('clock'), 90_000);
    await fleetPage.untilShown('Uhr geht falsch');
    await fleet.untilState('running');
    await page.close();
    page = await openTvPage();
    await untilMenu();
  },
  180_000,
);

withBrowser(
  'carries out commands, and asks for a new code once it is unpaired',
  async () => {
    const { platform } = journey;
    const { device } = await fleet.status();
    const path = `/api/digital-signage-devices/${device.id}`;
    for (const command of ['identify', 'screenshot', 'reload', 'clear-cache', 'restart']) {
      await callOrThrow(platform, 'POST', `${path}/command`, cookie, { command });
      await until(
        `${command} to be carried out`,
        async () => {
          const [last] = (await fleet.status()).commands;
          if (last?.state === 'failed') throw new Error(`${command}: ${last.result}`);
          return last?.kind === command && last.state === 'done';
        },
        40_000,
      );
      await untilMenu();
    }
    expect((await fleet.status()).screenshots).toHaveLength(1);
    await callOrThrow(platform, 'POST', `${path}/unpair`, cookie, {});
    await page.getByText('Diesen Bildschirm koppeln').waitFor();
    expect(await showsMenu()).toBe(false);
  },
  240_000,
);

testLog(journey);
