import type { WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import { until } from '@theke/kit/testing/until';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './browser.ts';
import { openCuttableProxy } from './cuttable-proxy.ts';
import { openExampleTerminal } from './example-terminal.ts';
import type { Platform } from './platform.ts';

const wrongBy = 7 * 60_000;
const pin = '80461357';

/**
 * Sara works for eight hours at an offline tablet that is restarted meanwhile and whose clock is seven minutes fast.
 * @returns the office's records in minutes from her start, and axe's findings
 */
export async function punchAtTerminalOffline(platform: Platform, browser: Browser) {
  const cookie = await platform.login('admin@demo.example');
  const branches = (await platform.call('GET', '/api/branches?pageSize=1', { cookie })).body.data as { id: string }[];
  const { key, person } = await openExampleTerminal(platform, cookie, String(branches[0]?.id), pin);
  const line = await openCuttableProxy(platform.port);
  const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 820, height: 1180 } });
  try {
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + wrongBy });
    await page.goto(`${line.url}/terminal#${key}`);
    await page.getByRole('button', { name: /Sara Novak/ }).waitFor();
    const address = page.url();
    const findings = [...(await axeFindings(page))];
    // Page and files are cached.
    await page.evaluate(() => navigator.serviceWorker.ready);
    line.cut();
    await context.setOffline(true);
    await press(page, 'Kommen');
    // Restarts the tablet.
    await page.reload();
    await page.getByText('1 noch nicht gesendet').waitFor();
    findings.push(...(await axeFindings(page)));
    await page.clock.fastForward('04:00:00');
    await press(page, 'Pause');
    await page.clock.fastForward('30:00');
    await press(page, 'Weiter');
    await page.clock.fastForward('03:30:00');
    await press(page, 'Gehen');
    await page.getByText('4 noch nicht gesendet').waitFor();
    const onDisk = await page.evaluate(readDiskStorage, 'theke-terminal');
    const before = await listActivities(platform, cookie, person);
    line.restore();
    await context.setOffline(false);
    await page.getByText('noch nicht gesendet').waitFor({ state: 'detached' });
    const activities = await until('the office to receive it', async () => {
      const all = await listActivities(platform, cookie, person);
      return all[0]?.state === 'ended' && all;
    });
    // Sent again because the page does not know that it was sent.
    await page.reload();
    await page.getByRole('button', { name: /Sara Novak.*Nicht da/ }).waitFor();
    const after = await listActivities(platform, cookie, person);
    return {
      address: new URL(address).hash,
      before,
      onDisk: { punches: onDisk.punches.length, hasPin: JSON.stringify(onDisk).includes(pin) },
      found: activities.map(toMinutes),
      after: after.length,
      findings,
    };
  } finally {
    await context.close();
    await line.close();
  }
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Sara Novak/ }).click();
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByText(`Sara: ${name} um`).waitFor();
}

/** Runs in the page: everything the browser stores for it besides its own files. */
export async function readDiskStorage(name: string): Promise<{ punches: unknown[]; rest: unknown }> {
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answered(indexedDB.open(name));
  const punches = await answered(database.transaction('punches').objectStore('punches').getAll());
  database.close();
  return { punches, rest: [{ ...localStorage }, { ...sessionStorage }] };
}

export async function listActivities(platform: Platform, cookie: string, person: string): Promise<WorkingActivity[]> {
  const { body } = await platform.call('GET', `/api/working-activities?filter[user]=${person}`, { cookie });
  return body.data as WorkingActivity[];
}

export function toMinutes({ startAt, endAt, pauses, isLate }: WorkingActivity) {
  const minutesSinceStart = (at: string | null) => Math.round((Date.parse(at ?? '') - Date.parse(startAt)) / 60_000);
  return {
    // By the server's clock she has just left.
    endedAgo: Math.round((Date.now() - Date.parse(endAt ?? '')) / 600_000),
    worked: minutesSinceStart(endAt),
    pauses: pauses.map((pause) => [minutesSinceStart(pause.startAt), minutesSinceStart(pause.endAt)]),
    isLate,
  };
}
