import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { isFullRun } from '../../tools/local/is-full-run.ts';
import { launchBrowser, type Size, whyNoBrowser, widths } from './browser.ts';
import { untilOrderable } from './demo-shop.ts';
import type { Layout } from './layout.ts';
import { type Platform, startPlatform } from './platform.ts';

/** Platform and browser of one file's tests; available from its first test on. */
export type Journey = { readonly platform: Platform; readonly browser: Browser };

type Register = (name: string, walk: () => Promise<void>, timeout?: number) => void;

/** A test of a screen: skipped without Chromium. */
export const withBrowser: Register = whyNoBrowser() ? test.skip : test;

/** Starts a seeded platform before the file's tests and stops it after them. */
export function openJourney(layout: Layout, env: Record<string, string> = {}): Journey {
  let platform: Platform | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    // Verbose, so that `testLog` checks every possible log line.
    platform = await startPlatform(layout, { LOG_LEVEL: 'trace', ...env });
    await untilOrderable(platform);
    if (!whyNoBrowser()) browser = await launchBrowser();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await platform?.stop();
  }, 60_000);
  return {
    get platform() {
      return platform as Platform;
    },
    get browser() {
      return browser as Browser;
    },
  };
}

/** Last test of a file: no error was logged during the others. */
export function testLog(journey: Pick<Journey, 'platform'>): void {
  test('logs no error', () => {
    expect(
      journey.platform
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":50') || line.includes('unexpected error')),
    ).toEqual([]);
  });
}

/** A test of a screen that only `npm run test:all` runs. */
export const inFullRun: Register = isFullRun ? withBrowser : () => undefined;

/**
 * Distributes tests of screens over the widths: `screens.journey.test.ts` checks layouts at every width.
 * @param register `inFullRun` leaves them to `npm run test:all`
 */
export function alternateWidths(size: Size, register: Register = withBrowser): Register {
  let count = 0;
  const at = widths.findIndex(([, width]) => width === size);
  return (name, walk, timeout) => {
    if (count++ % widths.length === at) register(name, walk, timeout);
  };
}
