import type { Site } from '@theke/contracts/content/site';
import type { FrameLocator, Page } from 'playwright-core';
import { desk, launchBrowser, openWindow } from '../../e2e/journeys/browser.ts';
import { logIn } from '../../e2e/journeys/confirm-on-board.ts';
import { websiteHost } from '../../e2e/journeys/edit-on-page.ts';
import type { Platform } from '../../e2e/journeys/platform.ts';
import { type Figure, ms } from '../figures.ts';
import { percentile } from '../load/percentile.ts';
import type { Stage } from '../stage.ts';

const email = 'admin@talraum.example';
const blocks = 300;
const pages = 10_000;
const rounds = 5;
const letters = 120;
const selections = 40;

/** Editing a page of 300 blocks, and the tree of a site with 10,000 pages. */
export async function pageEditor({ platform }: Stage): Promise<Figure[]> {
  const host = websiteHost(platform);
  const cookie = await platform.login(email, host);
  const create = async (path: string, body: object[]): Promise<Site> => {
    const reply = await platform.call('POST', '/api/sites', {
      host,
      cookie,
      body: { path, name: path, content: { body } },
    });
    if (reply.status !== 201) throw new Error(`the page was refused: ${reply.text}`);
    return reply.body.data as Site;
  };
  const site = await create('lange-seite', longBody());
  const browser = await launchBrowser();
  try {
    const { page } = await openWindow(browser, desk);
    await watchEvents(page);
    await page.goto(`http://${host}/backend/login`);
    await logIn(page, email);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    const opened = await openings(page, `http://${host}/backend/sites/${site.id}/editor`);
    const frame = page.frameLocator('iframe');
    const figures = [
      figure('opening, to the last block', opened, 1_500),
      figure('typing a letter, to the screen', await typing(page, frame), 50),
      figure('selecting a block, to the screen', await selecting(page, frame), 100),
    ];
    await manyPages(platform, host, cookie);
    return [...figures, ...(await tree(page, host))];
  } finally {
    await browser.close();
  }
}

const figure = (label: string, latencies: readonly number[], aim: number): Figure => {
  const p95 = percentile(latencies, 0.95);
  return {
    label,
    value: `p50 ${ms(percentile(latencies, 0.5))}, p95 ${ms(p95)}`,
    aim: `p95 ${ms(aim)}`,
    isMet: p95 <= aim,
  };
};

const longBody = (): object[] =>
  Array.from({ length: blocks }, (_, at) =>
    at % 3 === 0
      ? { id: `b${at}`, type: 'title_section', value: { title: `Abschnitt ${at}` } }
      : {
          id: `b${at}`,
          type: 'text_section',
          value: { title: `Text ${at}`, text: paragraph(`Absatz ${at}. `.repeat(20)) },
        },
  );

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

type Watched = Window & { latencies: { name: string; duration: number }[] };

/**
 * Stores how long each input took to the next frame, in the page and its frames. The browser rounds to 8 ms and does
 * not tell those below 16 ms.
 */
const watchEvents = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.latencies = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) watched.latencies.push({ name, duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/** Latencies of `count` inputs in ms; those that the browser did not tell count as 16. */
async function latenciesOf(frame: FrameLocator, event: string, count: number): Promise<number[]> {
  const delays = await frame.locator('body').evaluate(async (_, name) => {
    // Entries arrive after the frame that they describe.
    for (let at = 0; at < 3; at++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const watched = window as unknown as Watched;
    const found = watched.latencies.filter((one) => one.name === name).map(({ duration }) => duration);
    watched.latencies = [];
    return found;
  }, event);
  return [...delays, ...Array.from({ length: Math.max(0, count - delays.length) }, () => 16)];
}

async function openings(page: Page, address: string): Promise<number[]> {
  const latencies: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await page.goto('about:blank');
    const began = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page
      .frameLocator('iframe')
      .locator('[data-block]')
      .nth(blocks - 1)
      .waitFor({ state: 'attached' });
    // The first round loads the code.
    if (round > 0) latencies.push(performance.now() - began);
  }
  return latencies;
}

async function typing(page: Page, frame: FrameLocator): Promise<number[]> {
  await frame.locator('h1[data-field], h2[data-field]').first().click();
  await page.keyboard.press('Control+End');
  await latenciesOf(frame, 'keydown', 0);
  await page.keyboard.type('x'.repeat(letters), { delay: 60 });
  return latenciesOf(frame, 'keydown', letters);
}

async function selecting(page: Page, frame: FrameLocator): Promise<number[]> {
  await page.keyboard.press('Escape');
  await latenciesOf(frame, 'click', 0);
  const all: number[] = [];
  for (let at = 0; at < selections; at++) {
    await frame
      .locator('[data-block]')
      .nth(at * 5)
      .click({ position: { x: 5, y: 5 } });
    all.push(...(await latenciesOf(frame, 'click', 1)));
  }
  return all;
}

/** Adds pages below twenty folders until there are 10,000. */
async function manyPages(platform: Platform, host: string, cookie: string): Promise<void> {
  const add = async (at: number) => {
    const path = `ordner-${at % 20}/seite-${at}`;
    const body = { path, name: `Seite ${at}`, content: {} };
    const { status, text } = await platform.call('POST', '/api/sites', { host, cookie, body });
    if (status !== 201) throw new Error(`the page was refused: ${text}`);
  };
  for (let at = 0; at < pages; at += 10) await Promise.all(Array.from({ length: 10 }, (_, more) => add(at + more)));
}

async function tree(page: Page, host: string): Promise<Figure[]> {
  const opened: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await page.goto('about:blank');
    const began = performance.now();
    await page.goto(`http://${host}/backend/sites`, { waitUntil: 'commit' });
    await page.getByRole('treeitem').first().waitFor();
    if (round > 0) opened.push(performance.now() - began);
  }
  await page.getByRole('treeitem').first().click();
  const keys = Array.from({ length: 40 }, () => 'ArrowDown');
  const root = page.locator('html');
  const flush = () =>
    root.evaluate(() => {
      const watched = window as unknown as Watched;
      const found = watched.latencies.filter(({ name }) => name === 'keydown').map(({ duration }) => duration);
      watched.latencies = [];
      return found;
    });
  await flush();
  for (const key of keys) await page.keyboard.press(key, { delay: 30 });
  await page.waitForTimeout(200);
  const flushed = await flush();
  const moves = [...flushed, ...Array.from({ length: Math.max(0, keys.length - flushed.length) }, () => 16)];
  return [
    figure(`opening the tree of ${pages.toLocaleString('en-US')} pages`, opened, 1_500),
    figure('moving in the tree by key, to the screen', moves, 50),
  ];
}
