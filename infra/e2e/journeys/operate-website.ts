import { until } from '@theke/kit/testing/until';
import type { Browser, Page } from 'playwright-core';
import { desk, openWindow, phone } from './browser.ts';
import type { Platform } from './platform.ts';
import { configureShop } from './staff-calls.ts';

const cookie = 'cookie-banner-acceptance-state';

/** Changes a tenant's configuration. */
async function configure(platform: Platform, change: Record<string, string>): Promise<void> {
  const host = `talraum.localhost:${platform.port}`;
  await configureShop(platform, await platform.login('admin@talraum.example', host), change, host);
  // Cached pages are rendered again once the gateway has received the change.
  await until('pages to show the new configuration', async () => {
    const { text } = await platform.call('GET', '/team', { host, headers: { accept: 'text/html' } });
    return Object.values(change).every((value) => (value === '' ? !text.includes('GTM-') : text.includes(value)));
  });
}

/** Answers and records requests to other hosts. */
async function recordForeignRequests(page: Page, origin: string): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      requests.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return requests;
}

/**
 * A visitor is asked for consent, refuses, agrees later, reads on, and withdraws it; on a company site and on a page of
 * the shop.
 * @returns after each step, the requests to other hosts and what the browser stores
 */
export async function decideAboutCookies(browser: Browser, platform: Platform, origin: string) {
  await configure(platform, { tagManagerId: 'GTM-AB12CD3', pixelId: '123456789' });
  const { page, faults } = await openWindow(browser, phone);
  const requests = await recordForeignRequests(page, origin);
  const steps: Record<string, unknown> = {};
  const listCookies = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const press = (name: string) => page.getByRole('button', { name }).click();
  const open = async (path: string) => {
    requests.length = 0;
    await page.goto(origin + path, { waitUntil: 'networkidle' });
  };
  const publish = async (step: string) => {
    steps[step] = [[...requests].sort(), await listCookies()];
  };
  // A request is reported a moment after its script was inserted.
  const loaded = () => until('requests to both third parties', async () => requests.length === 2);

  await open('/team');
  await publish('asked');
  await press('Nur Notwendiges');
  await open('/');
  await publish('refused');
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await press('Alles erlauben');
  await loaded();
  await publish('agreed');
  await open('/site/imprint');
  await loaded();
  await publish('read on');
  // A page with a secret address is always loaded as a separate document.
  await page.evaluate(() => window.history.pushState(null, '', '/status/ABC/def'));
  await page.waitForFunction(
    () => window.location.pathname === '/status/ABC/def' && !document.querySelector('script[data-third-party]'),
  );
  await open('/status/ABC/def');
  await publish('followed an order');
  await open('/team');
  await loaded();
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  requests.length = 0;
  const reloaded = page.waitForEvent('load');
  await press('Nur Notwendiges');
  await reloaded;
  await page.waitForLoadState('networkidle');
  await publish('taken back');
  await page.context().close();
  await configure(platform, { tagManagerId: '', pixelId: '' });
  // The requested order does not exist.
  return { cookie, steps, faults: faults.filter((fault) => !fault.includes('404')) };
}

/** Operates a company site by keyboard only, and a slide by mouse. */
export async function operateByKeyboard(browser: Browser, origin: string) {
  const { page, faults } = await openWindow(browser, desk);
  const results: Record<string, unknown> = {};
  const open = async (path: string) => {
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

  await open('/team');
  await page.keyboard.press('Tab');
  results.first = await focused();
  const menu = page.locator('header summary', { hasText: 'Leistungen' }).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('header details[open]');
  results.menu = await panel.getByRole('link', { name: 'Regionalentwicklung' }).isVisible();
  await page.keyboard.press('Escape');
  results.menuClosed = [await panel.count(), await focused()];

  const people = page.locator('details[name=team]');
  await people.nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  results.person = await people.nth(1).evaluate((one) => (one as HTMLDetailsElement).open);
  await page.keyboard.press('Escape');
  results.personClosed = [
    await people.nth(1).evaluate((one) => (one as HTMLDetailsElement).open),
    (await focused()).length > 0,
  ];

  await open('/referenzen');
  const topics = page.locator('form summary', { hasText: 'Thema' });
  await topics.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  results.chosen = await page.locator('form input:checked').count();
  await page.locator('h1').click();
  results.choicesClosed = await page.locator('form details[open]').count();
  // LIST-10: by then the button shows the number of hits.
  await page.getByRole('button', { name: /^\d+ Projekte? zeigen$/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/topic=/);
  results.chips = await page.locator('[aria-label="Gewählte Filter"] li').count();

  await open('/');
  const slides = page.locator('[data-alive=slides]').first();
  await slides.scrollIntoViewIfNeeded();
  await slides.locator('[data-slides=controls]:not([hidden])').waitFor();
  const count = slides.locator('[data-slides=count]');
  const shows = async (text: string) => {
    await count.filter({ hasText: text }).waitFor();
    return text;
  };
  const all = (await count.innerText()).split(' von ')[1];
  await slides.locator('[data-slides=after]').focus();
  await page.keyboard.press('Enter');
  results.next = await shows('2 von');
  await slides.locator('[data-slides=before]').focus();
  await page.keyboard.press('Enter');
  await shows('1 von');
  await page.keyboard.press('Enter');
  results.wrapped = (await shows(`${all} von`)) === `${all} von`;
  await slides.locator('[data-slides=after]').focus();
  await page.keyboard.press('Enter');
  await shows('1 von');
  const box = await slides.locator('[data-slides=track]').boundingBox();
  if (!box) throw new Error('the page has no slides');
  const drag = async (distance: number) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(-90);
  results.draggedLittle = await shows('1 von');
  await drag(-110);
  results.dragged = await shows('2 von');
  await page.context().close();
  return { results, faults };
}

/** Reads every linked page without scripts. @returns those without status 200, a single heading or text */
export async function readAllPages({ call, port }: Platform): Promise<{ read: number; findings: string[] }> {
  const host = `talraum.localhost:${port}`;
  const seen = new Set<string>();
  const findings: string[] = [];
  const todo = ['/'];
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { status, headers, text } = await call('GET', path, { host, headers: { accept: 'text/html' } });
    if (status !== 200) findings.push(`${path} answers ${status}`);
    if (!String(headers['content-type']).includes('html')) continue;
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(text)?.[1] ?? '';
    const words = main
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
    if (words < 8) findings.push(`${path} has ${words} words`);
    if (text.split('<h1').length !== 2) findings.push(`${path} has ${text.split('<h1').length - 1} top-level headings`);
    for (const [, href = ''] of text.matchAll(/href="(\/[^"#]*)/g)) {
      // Filters lead to the same page endlessly.
      if (!/^\/(mf|theme|icon|image|font|upload)\b|\?/.test(href)) todo.push(href);
    }
  }
  return { read: seen.size, findings };
}
