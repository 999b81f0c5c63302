import { until } from '@theke/kit/testing/until';
import type { Page } from 'playwright-core';
import { findProduct } from '../journeys/demo-shop.ts';
import { openDemoTv } from '../journeys/signage/open-demo-tv.ts';
import { readCode } from '../journeys/signage/open-tv.ts';
import { watchFleet } from '../journeys/signage/watch-fleet.ts';
import { callOrThrow } from '../journeys/staff-calls.ts';
import { type Screen, viewports } from './screen.ts';
import type { Staged } from './stage-shop.ts';

const counter = 'Theke links';
const pickUp = 'Abholung';
/** Every item of the demo's streams is on air within this time in ms. */
const round = 90_000;

async function openPairing(page: Page, { platform }: Staged): Promise<void> {
  await page.goto(`${platform.url}/tv`);
  await readCode(page);
}

/** Waits until the TV shows a text right now, and not only prepares it or fades it in. */
async function untilShown(page: Page, text: string): Promise<void> {
  await page.locator('[data-phase="air"]', { hasText: text }).first().waitFor({ timeout: round });
  await page.locator('[data-phase="leaving"]').first().waitFor({ state: 'detached' });
}

/**
 * A TV with its screenshot in a window of its own, for the pages of the office. Stays open until the browser closes.
 */
let runningTv: Promise<string> | undefined;
async function runTv(page: Page, staged: Staged): Promise<string> {
  const [width, height] = [1920, viewports[1920]];
  const context = await page.context().browser()?.newContext({ viewport: { width, height }, locale: 'de-AT' });
  if (!context) throw new Error('the window has no browser');
  const id = await openDemoTv(await context.newPage(), staged.platform, staged.cookie, counter);
  const { platform, cookie } = staged;
  const { untilState, status } = watchFleet(platform, cookie, id);
  await untilState('running');
  const path = `/api/digital-signage-devices/${id}/command`;
  await callOrThrow(platform, 'POST', path, cookie, { command: 'screenshot' });
  await until('the screenshot of the TV', async () => (await status()).screenshots.length > 0);
  return id;
}

async function openOffice(page: Page, staged: Staged, path: (id: string) => string): Promise<void> {
  runningTv ??= runTv(page, staged);
  await page.goto(`${staged.platform.url}/backend/digital-signage-devices${path(await runningTv)}`);
  await page.getByText('Läuft').first().waitFor();
  await page.getByText(counter).first().waitFor();
}

const tv = (name: string, target: string, open: Screen['open']): Screen => ({
  name,
  target,
  as: 'guest',
  isTv: true,
  open,
});

export const tvScreens: readonly Screen[] = [
  tv('tv-pairing', '26-tv-pairing', openPairing),
  tv('tv-menu-board', '23-tv-menu-board', async (page, staged) => {
    const { platform, cookie, branch } = staged;
    const soldOut = await findProduct(platform, 'Marinara');
    await callOrThrow(platform, 'PUT', `/api/stock/${branch}/${soldOut.id}`, cookie, { remaining: 0 });
    await openDemoTv(page, staged.platform, staged.cookie, counter);
    await untilShown(page, 'ausverkauft');
  }),
  tv('tv-promotion', '23-tv-promotion', async (page, staged) => {
    await openDemoTv(page, staged.platform, staged.cookie, counter);
    await untilShown(page, 'Feurig aus dem Holzofen');
  }),
  tv('tv-order-queue', '23-tv-queue', async (page, staged) => {
    await openDemoTv(page, staged.platform, staged.cookie, pickUp);
    await untilShown(page, staged.orders.ready.ticketNumber);
  }),
  {
    name: 'tvs-running',
    target: '23-signage-devices',
    as: 'admin',
    open: (page, staged) => openOffice(page, staged, () => ''),
  },
  {
    name: 'tv-running',
    target: '26-signage-device',
    as: 'admin',
    open: (page, staged) => openOffice(page, staged, (id) => `/${id}`),
  },
];
