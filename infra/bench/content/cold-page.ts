import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openWindow, phone } from '../../journey/browser.ts';
import { slow } from '../benches/cold-menu.ts';

/** Milliseconds, the sum of layout shifts, and kilobytes as they came over the line. */
export type ColdPage = { largestPaint: number; shift: number; scriptKilobytes: number; kilobytes: number };

type Seen = { seen: { largestPaint: number; shift: number } };

/** A visitor's first look at a page on a slow phone, with nothing kept from before and nothing touched. */
export async function openColdPage(browser: Browser, url: string): Promise<ColdPage> {
  const { page } = await openWindow(browser, phone);
  try {
    const session = await page.context().newCDPSession(page);
    const scripts = new Set<string>();
    const bytes = { all: 0, scripts: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.all += encodedDataLength;
      if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const seen = { largestPaint: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        seen.largestPaint = list.getEntries().at(-1)?.startTime ?? seen.largestPaint;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    // The observers are told after the frame that they tell of.
    await wait(500);
    const { seen } = (await page.evaluate(() => ({ seen: (window as unknown as Seen).seen }))) as Seen;
    return { ...seen, scriptKilobytes: bytes.scripts / 1_000, kilobytes: bytes.all / 1_000 };
  } finally {
    await page.context().close();
  }
}
