import type { WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import { until } from '@theke/kit/testing/until';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFindings, phone } from './browser.ts';
import { checkNarrowLayout } from './check-narrow-layout.ts';
import { logIn } from './confirm-on-board.ts';
import { type CuttableProxy, openCuttableProxy } from './cuttable-proxy.ts';
import { openExampleOwnTime } from './example-own-time.ts';
import type { Platform } from './platform.ts';
import { listActivities } from './punch-at-terminal.ts';

/** A built file that no longer exists in any build. */
const fileOfBefore = '/mf/back-office/gone.0a1b2c3d.js';

/**
 * Lena opens her time page once online. From then on she is offline, and her phone discards the page between presses.
 * She also opens another page, which is not cached. Back online, everything is sent, a release is deployed, she logs
 * out, and later somebody else logs in.
 * @returns the office's records in minutes from her start, the device's storage at each step, and axe's findings
 */
export async function openOwnTimeOffline(platform: Platform, browser: Browser) {
  const admin = await platform.login('admin@demo.example');
  const { data } = (await platform.call('GET', '/api/branches?pageSize=1', { cookie: admin })).body;
  const branch = String((data as { id: string }[])[0]?.id);
  const lena = await openExampleOwnTime(platform, admin, branch);
  const otherUser = await openExampleOwnTime(platform, admin, branch);
  const line = await openCuttableProxy(platform.port);
  const context = await browser.newContext({ locale: 'de-AT', viewport: phone, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${line.url}/backend/login?from=/my-time`);
    await logIn(page, lena.email);
    await page.getByRole('button', { name: 'Kommen' }).waitFor();
    await until('her page to be cached', () => isPageCached(page));
    const findings: string[] = [];

    await goOffline(line, context);
    await page.reload();
    await press(page, 'Kommen');
    await page.reload();
    await expectWaitingNote(page, 'Ein Stempel noch nicht gesendet.');
    findings.push(...(await collectFindings(page)));
    await page.clock.fastForward('04:00:00');
    await press(page, 'Pause');
    await page.reload();
    await page.goto(`${line.url}/backend/today`);
    await page.getByRole('heading', { name: 'Sie sind offline' }).waitFor();
    findings.push(...(await collectFindings(page)));
    await page.getByRole('link', { name: 'Meine Zeit' }).click();
    await expectWaitingNote(page, '2 Stempel noch nicht gesendet.');
    const before = await listActivities(platform, admin, lena.person);

    await goOnline(line, context);
    await page.getByText('noch nicht gesendet').waitFor({ state: 'detached' });
    const [running] = await until('the office to receive it', async () => {
      const all = await listActivities(platform, admin, lena.person);
      return all[0]?.state === 'paused' && all;
    });
    // It opens with the current state, even if the response to the last press was the last thing received.
    await goOffline(line, context);
    await page.reload();
    await page.getByRole('heading', { name: /^Pause seit / }).waitFor();
    await goOnline(line, context);
    await page.goto(`${line.url}/backend/my-time`);
    await page.getByRole('button', { name: 'Weiter' }).waitFor();
    const after = await listActivities(platform, admin, lena.person);

    // A release: its worker caches its own files and deletes those of the previous one.
    await page.evaluate(
      async (file) => (await caches.open('theke-own-time')).put(file, new Response('')),
      fileOfBefore,
    );
    line.deploy();
    await page.reload();
    await until('the files of the previous release to be deleted', () =>
      page.evaluate(async (file) => {
        // A browser checks for a newer worker when idle; on a busy machine perhaps at the next visit.
        await (await navigator.serviceWorker.getRegistration('/'))?.update().catch(() => undefined);
        return (await caches.match(file)) === undefined;
      }, fileOfBefore),
    );
    const isCachedAgain = await isPageCached(page);

    await page.goto(`${line.url}/backend/logout`);
    await page.getByLabel('Passwort', { exact: true }).waitFor();
    const loggedOut = await until('all of her data to be deleted', async () => {
      const leftovers = await readStorage(page);
      return leftovers.caches.length === 0 && leftovers.workers === 0 && leftovers;
    });

    // Somebody else logs in without a logout before.
    await page.goto(`${line.url}/backend/login?from=/my-time`);
    await logIn(page, lena.email);
    await until('her page to be cached again', () => isPageCached(page));
    await page.goto(`${line.url}/backend/login?from=/tasks`);
    await logIn(page, otherUser.email);
    await until(
      'all of her data to be deleted',
      async () => !JSON.stringify(await readStorage(page)).includes(lena.email),
    );
    return {
      before: before.length,
      pause: running && findPause(running),
      after: after.length,
      isCachedAgain,
      loggedOut,
      findings,
    };
  } finally {
    await context.close();
    await line.close();
  }
}

function findPause({ startAt, pauses, isLate }: WorkingActivity) {
  const [pause] = pauses;
  return { minutes: Math.round((Date.parse(pause?.startAt ?? '') - Date.parse(startAt)) / 60_000), isLate };
}

async function goOffline(line: CuttableProxy, context: BrowserContext): Promise<void> {
  line.cut();
  await context.setOffline(true);
}

async function goOnline(line: CuttableProxy, context: BrowserContext): Promise<void> {
  line.restore();
  await context.setOffline(false);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByText(`${name} um`).waitFor();
}

/** Expects a note that data waits to be sent and that the page may be closed. */
async function expectWaitingNote(page: Page, sentence: string): Promise<void> {
  await page.getByText(sentence).waitFor();
  await page.getByText(/auf diesem Gerät und w/).waitFor();
}

const isPageCached = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await caches.match('/backend/my-time')) !== undefined);

/** What the browser stores of the page and its user. */
const readStorage = (page: Page): Promise<{ caches: string[]; workers: number; person: string | null }> =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    person: localStorage.getItem('theke-kept-own-time'),
  }));

async function collectFindings(page: Page): Promise<string[]> {
  return [...(await axeFindings(page)), ...((await checkNarrowLayout(page)) ? [] : ['scrolls sideways'])];
}
