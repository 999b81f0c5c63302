import type { Tv } from '@theke/contracts/signage/device';
import type { SignageStream } from '@theke/contracts/signage/stream';
import { until } from '@theke/kit/testing/until';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { innenstadt } from '../demo-shop.ts';
import type { Platform } from '../platform.ts';
import { callOrThrow } from '../staff-calls.ts';

type Options = {
  name?: string;
  /** The TV learns of changes by polling alone. */
  isDoorbellOff?: boolean;
};

/** The code that a new screen shows. */
export async function readCode(page: Page): Promise<string> {
  const label = 'Code zum Koppeln: ';
  const code = page.getByRole('img', { name: label });
  await code.waitFor();
  return String(await code.getAttribute('aria-label')).replace(label, '');
}

/** Pairs a screen that shows its code. The stream is the demo's with a menu board at all times, made if necessary. */
export async function pairScreen(platform: Platform, page: Page, name = 'Theke'): Promise<Tv> {
  const cookie = await platform.login('admin@demo.example');
  const branch = await innenstadt(platform);
  const stream = await menuStream(platform, cookie);
  const body = { code: await readCode(page), name, branch: { id: branch.id }, stream: { id: stream } };
  return (await callOrThrow(platform, 'POST', '/api/digital-signage-devices/pair', cookie, body)).data as Tv;
}

/** A stream that always shows the pizzas, on one page. */
async function menuStream(platform: Platform, cookie: string): Promise<string> {
  const name = 'Nur Pizza';
  const list = await callOrThrow(platform, 'GET', '/api/digital-signage-streams?pageSize=500', cookie);
  const existing = (list.data as SignageStream[]).find((stream) => stream.name === name);
  if (existing) return existing.id;
  const make = async (path: string, body: object) =>
    ((await callOrThrow(platform, 'POST', `/api/${path}`, cookie, body)).data as { id: string }).id;
  const categories = (await callOrThrow(platform, 'GET', '/api/categories?q=Holzofen', cookie)).data as {
    id: string;
  }[];
  const content = {
    kind: 'menu-board',
    columns: 4,
    showsDescriptions: false,
    showsImages: false,
    categories: categories.map(({ id }) => ({ id })),
  };
  const scene = await make('scenes', { name, content });
  const segment = await make('digital-signage-segments', {
    name,
    items: [{ id: crypto.randomUUID(), scene: { id: scene } }],
  });
  return make('digital-signage-streams', { name, fallback: { id: segment } });
}

/** A TV in a window of 1920 x 1080 that shows the menu of the demo's first branch. */
export async function openTv(
  browser: Browser | BrowserContext,
  platform: Platform,
  { name, isDoorbellOff = false }: Options = {},
): Promise<Page> {
  const context =
    'newContext' in browser
      ? await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'de-AT' })
      : browser;
  const page = await context.newPage();
  if (isDoorbellOff) await page.route('**/api/signage-player/stream', (route) => route.abort());
  await page.goto(`${platform.url}/tv`);
  await pairScreen(platform, page, name);
  await until('the TV to show the menu', () => page.getByText('Margherita').first().isVisible(), 40_000);
  return page;
}
