import type { Locator, Page } from 'playwright-core';
import { findSiteId, openEditor, untilSaved, websiteHost } from './edit-on-page.ts';
import type { Journey } from './open-journey.ts';

/** Presses a key until an element has the focus. @throws if it is not reached */
async function focusByKey(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const isReached = () => target.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 120; presses++) {
    if (await isReached()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by ${key}: ${target}`);
}

/**
 * Selects, moves, inserts, writes and publishes without a pointer.
 * @returns labels of the blocks before and after, and the page as guests read it
 */
export async function editByKeyboard({ platform, browser }: Journey) {
  const path = 'stories/venediger';
  const { page, frame, ...editor } = await openEditor(browser, platform, await findSiteId(platform, path));
  const labels = () =>
    page.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  const before = await labels();
  await focusByKey(page, page.getByRole('treeitem').first(), 'Tab');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('treeitem', { selected: true }).waitFor();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type('zitat');
  await page.keyboard.press('Enter');
  await frame.locator('[data-block-type=quote] [data-field=text]').first().waitFor();
  await focusByKey(page, page.locator('iframe'), 'Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ohne Maus geschrieben.');
  await page.keyboard.press('Escape');
  await untilSaved({ page, frame, ...editor });
  const after = await labels();
  await focusByKey(page, page.getByRole('button', { name: 'Veröffentlichen', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await focusByKey(page, page.getByRole('button', { name: 'Jetzt veröffentlichen' }), 'Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Die Seite ist veröffentlicht.').waitFor();
  await page.context().close();
  const host = websiteHost(platform);
  const guest = async () => (await platform.call('GET', `/${path}`, { host, headers: { accept: 'text/html' } })).text;
  return { before, after, guest };
}
