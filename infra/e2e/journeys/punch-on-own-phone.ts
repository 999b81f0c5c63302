import type { WorkingFact } from '@theke/contracts/time-tracking/working-activity';
import { until } from '@theke/kit/testing/until';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFindings, enterAs, phone } from './browser.ts';
import { checkNarrowLayout } from './check-narrow-layout.ts';
import { openExampleOwnTime } from './example-own-time.ts';
import type { Platform } from './platform.ts';
import { listActivities, readDiskStorage, toMinutes } from './punch-at-terminal.ts';

const wrongBy = 7 * 60_000;

/**
 * Lena works for eight hours offline, on a phone whose clock is seven minutes fast. Before it is online again, a
 * colleague has logged in on it, and the first response to Lena's page is lost.
 * @returns the office's records in minutes from her start, and axe's findings
 */
export async function punchOnOwnPhone(platform: Platform, browser: Browser) {
  const admin = await platform.login('admin@demo.example');
  const branches = (await platform.call('GET', '/api/branches?pageSize=1', { cookie: admin })).body.data as {
    id: string;
  }[];
  const branch = String(branches[0]?.id);
  const lena = await openExampleOwnTime(platform, admin, branch);
  const otherUser = await openExampleOwnTime(platform, admin, branch);
  const context = await browser.newContext({ locale: 'de-AT', viewport: phone, hasTouch: true });
  try {
    await enterAs(context, platform.url, lena.cookie);
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + wrongBy });
    await page.goto(`${platform.url}/backend/my-time`);
    await page.getByRole('button', { name: 'Kommen' }).waitFor();
    const findings = await collectFindings(page);
    await context.setOffline(true);
    await press(page, 'Kommen');
    await page.getByText('Ein Stempel noch nicht gesendet.').waitFor();
    await page.clock.fastForward('04:00:00');
    await press(page, 'Pause');
    await page.clock.fastForward('30:00');
    await press(page, 'Weiter');
    await page.clock.fastForward('03:30:00');
    await press(page, 'Gehen');
    await page.getByText('4 Stempel noch nicht gesendet.').waitFor();
    findings.push(...(await collectFindings(page)));
    const onDisk = (await page.evaluate(readDiskStorage, `theke-own-time-${lena.person}`)).punches.length;
    const before = await listActivities(platform, admin, lena.person);

    await enterAs(context, platform.url, otherUser.cookie);
    await sends(page, context, (status) => status === 403);
    await page.getByText('4 Stempel noch nicht gesendet.').waitFor();
    const otherUserView = {
      theirs: await listActivities(platform, admin, otherUser.person),
      hers: await listActivities(platform, admin, lena.person),
      waiting: (await page.evaluate(readDiskStorage, `theke-own-time-${lena.person}`)).punches.length,
    };

    await context.setOffline(true);
    await enterAs(context, platform.url, lena.cookie);
    const lostResponse = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/own-time/start'));
    await page.route(
      '**/api/own-time/start',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await context.setOffline(false);
    await lostResponse;
    await sends(page, context, (status) => status === 200);
    await page.getByText('noch nicht gesendet').waitFor({ state: 'detached' });
    const activities = await until('the office to receive it', async () => {
      const all = await listActivities(platform, admin, lena.person);
      return all[0]?.state === 'ended' && all;
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Nicht eingestempelt' }).waitFor();
    const { body } = await platform.call('GET', `/api/working-activities/${activities[0]?.id}`, { cookie: admin });
    return {
      onDisk,
      before,
      otherUserView,
      found: activities.map(toMinutes),
      sources: (body.data as { facts: WorkingFact[] }).facts.map(({ source }) => source),
      left: (await page.evaluate(readDiskStorage, `theke-own-time-${lena.person}`)).punches.length,
      findings,
    };
  } finally {
    await context.close();
  }
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByText(`${name} um`).waitFor();
}

/** Goes online; the page sends what waits. */
async function sends(page: Page, context: BrowserContext, isAnswer: (status: number) => boolean): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/own-time/start') && isAnswer(response.status()),
  );
  await context.setOffline(true);
  await context.setOffline(false);
  await answered;
}

async function collectFindings(page: Page): Promise<string[]> {
  return [...(await axeFindings(page)), ...((await checkNarrowLayout(page)) ? [] : ['scrolls sideways'])];
}
