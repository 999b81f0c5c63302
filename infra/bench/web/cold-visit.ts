import type { Browser, Page } from 'playwright-core';
import { openWindow, phone } from '../../e2e/journeys/browser.ts';
import { slowVisit, type Visit } from './slow-visit.ts';

/** A visitor's first view of a page on a slow phone, with an empty cache. */
export async function coldVisit(browser: Browser, url: string, use?: (page: Page) => Promise<void>): Promise<Visit> {
  const { page } = await openWindow(browser, phone);
  try {
    return await slowVisit(page, url, use);
  } finally {
    await page.context().close();
  }
}
