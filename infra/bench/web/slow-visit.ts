import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip; a CPU four times slower than this one. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slower = 4;

/** Times in ms, the sum of layout shifts, and transferred kilobytes. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Longest time from a press to its visible effect; undefined if none exceeded a frame. */
  longestAnswer: number | undefined;
  scriptKilobytes: number;
  kilobytes: number;
};

type PaintMetrics = { firstPaint: number; largestPaint: number; shift: number; longestAnswer?: number };

/** Throttles a page like a slow phone and records its guest's metrics. */
export async function throttleAsSlowPhone(page: Page): Promise<{ kilobytes(): { all: number; scripts: number } }> {
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(() => {
    const seen: PaintMetrics = { firstPaint: 0, largestPaint: 0, shift: 0 };
    Object.assign(window, { seen });
    const observe = (type: string, note: (entries: PerformanceEntryList) => void, options = {}) =>
      new PerformanceObserver((list) => note(list.getEntries())).observe({ type, buffered: true, ...options });
    observe('paint', ([first]) => {
      seen.firstPaint ||= first?.startTime ?? 0;
    });
    observe('largest-contentful-paint', (entries) => {
      seen.largestPaint = entries.at(-1)?.startTime ?? seen.largestPaint;
    });
    observe('layout-shift', (entries) => {
      // Shifts after a press are expected and do not count.
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    });
    observe(
      'event',
      (entries) => {
        for (const entry of entries as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId) seen.longestAnswer = Math.max(seen.longestAnswer ?? 0, entry.duration);
      },
      { durationThreshold: 16 },
    );
  });
  return { kilobytes: () => ({ all: bytes.all / 1_000, scripts: bytes.scripts / 1_000 }) };
}

/**
 * A visit on a slow phone.
 * @param use the guest's actions once everything is loaded; what these load is not counted
 */
export async function slowVisit(page: Page, url: string, use?: (page: Page) => Promise<void>): Promise<Visit> {
  const { kilobytes } = await throttleAsSlowPhone(page);
  await page.goto(url, { timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  // Observers are notified after the frame that they report.
  await wait(500);
  const { all, scripts } = kilobytes();
  if (use) {
    await use(page);
    await wait(500);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: PaintMetrics }).seen);
  return { ...seen, longestAnswer: seen.longestAnswer, scriptKilobytes: scripts, kilobytes: all };
}
