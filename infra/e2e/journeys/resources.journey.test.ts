import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { desk, openWindow, whyNoBrowser } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { listScreens, officeResources, screens } from './resources/screens.ts';
import { walkResource } from './resources/walk-resource.ts';

const journey = openJourney('embedded');
let page: Page;
let faults: string[];
let cookie: string;

beforeAll(async () => {
  const { platform, browser } = journey;
  cookie = await platform.login('admin@demo.example');
  if (whyNoBrowser()) return;
  ({ page, faults } = await openWindow(browser, desk));
  await page.goto(`${platform.url}/backend/login`);
  await logIn(page, 'admin@demo.example');
  await page.waitForURL('**/backend/today');
}, 60_000);

test('covers every list and form of the back office', () => {
  const walked = screens.map(({ name }) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  expect(walked.sort()).toEqual(officeResources().sort());
});

describe.each(listScreens.map((screen) => [screen.name, screen] as const))('%s', (_, screen) => {
  withBrowser('creates, changes, resolves a conflict, finds, exports, edits and deletes an entry', async () => {
    await walkResource({ page, platform: journey.platform, cookie, screen });
    // The browser logs every refused response: the current user before the login, and the conflict.
    expect(faults.splice(0).filter((fault) => !/status of (401|409)/.test(fault))).toEqual([]);
  });
});

testLog(journey);
