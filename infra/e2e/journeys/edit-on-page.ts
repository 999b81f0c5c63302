import type { Browser, FrameLocator, Page } from 'playwright-core';
import { desk, openWindow } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import type { Platform } from './platform.ts';

const email = 'admin@talraum.example';

export const websiteHost = (platform: Platform): string => `talraum.localhost:${platform.port}`;

/** A page of the company's website in the editor. */
export type OpenEditor = {
  readonly page: Page;
  readonly frame: FrameLocator;
  /** Errors of the browser, without those of a lost connection. */
  readonly faults: string[];
};

/** Id of the page at a path. */
export async function findSiteId(platform: Platform, path: string): Promise<string> {
  const host = websiteHost(platform);
  const cookie = await platform.login(email, host);
  const { body } = await platform.call('GET', '/api/site-tree', { host, cookie });
  const found = (body as { data: { id: string; path: string }[] }).data.find((site) => site.path === path);
  if (!found) throw new Error(`no page at /${path}`);
  return found.id;
}

/** Opens a page in the editor, in a window of its own. */
export async function openEditor(browser: Browser, platform: Platform, site: string): Promise<OpenEditor> {
  const origin = `http://${websiteHost(platform)}`;
  const { page, faults } = await openWindow(browser, desk);
  await page.goto(`${origin}/backend/login`);
  await logIn(page, email);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  faults.length = 0;
  await page.goto(`${origin}/backend/sites/${site}/editor`);
  return { page, frame: await loadedFrame(page), faults };
}

async function loadedFrame(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-block]').first().waitFor();
  return frame;
}

/** Types at the end of a text on the page. */
export async function typeAtEnd({ page, frame }: OpenEditor, selector: string, text: string): Promise<void> {
  await frame.locator(selector).first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

export const untilSaved = ({ page }: OpenEditor) => page.getByText(/^Gespeichert um/).waitFor();
