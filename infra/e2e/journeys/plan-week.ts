import type { Message } from '@theke/contracts/notifications/message';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { until } from '@theke/kit/testing/until';
import { clockText, isoWeekday, localTime } from '@theke/rules/time/local-time';
import type { Browser, Page } from 'playwright-core';
import { axeFindings, desk, enterAs, openWindow, phone } from './browser.ts';
import type { Platform } from './platform.ts';
import { createStaffedBranch, type StaffedBranch } from './staffed-branch.ts';

/**
 * Livia plans next week by form, mouse and keyboard, fixes what the law forbids, and publishes. Sara reads the plan on
 * her phone and takes an open shift.
 * @returns the result of each step, and axe's findings
 */
export async function planWeek(platform: Platform, browser: Browser) {
  const shop = await createStaffedBranch(platform);
  await shop.plan(shop.martin, 1, '10:00', '18:00');
  await shop.plan(shop.lena, 4, '10:00', '23:00');
  await shop.plan(null, 5, '17:00', '23:00', 'Küche');
  const { page, faults } = await openWindow(browser, desk);
  await enterAs(page.context(), platform.url, shop.cookie);
  await page.goto(`${platform.url}/backend/working-schedules?branch=${shop.branch}&day=${shop.monday}`);
  const publish = page.getByRole('button', { name: /ver[öo]ffentlichen/i });
  const isPublishDisabled = await publish.filter({ hasText: '1 Verstoß' }).isDisabled();
  const findings = await axeFindings(page);

  await addByForm(page);
  const findShift = (text: RegExp) => page.getByRole('button', { name: text });
  await drag(page, /^Martin Lechner, Di .*10–18/, /^Dienst am Do .*: Martin Lechner$/);
  await until('the shift to be moved', async () => (await readPlan(platform, shop)).includes('Martin Lechner 4 10:00'));
  // Overlaps Sara's own shift: it is moved back.
  await drag(page, /^Martin Lechner, Do .*10–18/, /^Dienst am Mi .*: Sara Novak$/);
  await page.getByText('Hier nicht möglich').first().waitFor();
  const putBack = await readPlan(platform, shop);

  await findShift(/^Sara Novak, Mi /).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await until('the shift to be moved by keyboard', async () =>
    (await readPlan(platform, shop)).includes('Sara Novak 5 10:00'),
  );

  const focused = await page.evaluate(() => document.activeElement?.textContent);

  await findShift(/^Lena Schöberl, Fr .*10–23/).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bis').fill('18:00');
  findings.push(...(await axeFindings(page)));
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await publish.filter({ hasText: '4 Änderungen' }).click();
  await page.getByRole('button', { name: 'Nichts zu veröffentlichen' }).waitFor();
  await page.context().close();
  return {
    isPublishDisabled,
    putBack,
    focused,
    published: await readPlan(platform, shop),
    read: await readOnPhone(platform, browser, shop, findings),
    mails: await countMails(platform, shop),
    findings,
    faults,
  };
}

async function addByForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Dienst am Mi .*: Sara Novak$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: /^Sara Novak, Mi .*10–18/ }).waitFor();
}

async function drag(page: Page, from: RegExp, to: RegExp): Promise<void> {
  const middle = async (name: RegExp) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    if (!box) throw new Error(`${name} is not visible`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(start[0] + 10, start[1] + 10, { steps: 3 });
  await page.mouse.move(...end, { steps: 8 });
  await page.mouse.up();
}

/** Formats shifts like "Sara Novak 3 10:00": name, weekday, start. */
async function readPlan(platform: Platform, { cookie, branch, at }: StaffedBranch): Promise<string[]> {
  const filter = `filter[branch]=${branch}&filter[startAtFrom]=${at(0, '00:00')}&filter[startAtUntil]=${at(7, '00:00')}`;
  const { body } = await platform.call('GET', `/api/working-schedules?sort=startAt&${filter}`, { cookie });
  return (body.data as WorkingSchedule[]).map(({ name, startAt }) => {
    const local = localTime('Europe/Vienna', Date.parse(startAt));
    return `${name || 'offen'} ${isoWeekday(new Date(local).toISOString().slice(0, 10))} ${clockText(local)}`;
  });
}

async function readOnPhone(
  platform: Platform,
  browser: Browser,
  { sara }: StaffedBranch,
  findings: string[],
): Promise<string[]> {
  const { page } = await openWindow(browser, phone);
  await enterAs(page.context(), platform.url, await platform.login(sara.email));
  await page.goto(`${platform.url}/backend/working-schedules`);
  await page.getByRole('button', { name: /übernehmen$/ }).click();
  findings.push(...(await axeFindings(page)));
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click();
  const ownShifts = page.getByRole('region', { name: 'Meine Dienste' }).getByRole('listitem');
  await ownShifts.nth(1).waitFor();
  const texts = await ownShifts.allInnerTexts();
  await page.context().close();
  return texts.map((text) => text.split('\n')[0]?.replace(/ \d\d\.\d\d\./, '') ?? '');
}

async function countMails(platform: Platform, { cookie, sara, martin, lena }: StaffedBranch): Promise<number> {
  const emails = [sara, martin, lena].map(({ email }) => email);
  return until('the mails to be created', async () => {
    const { body } = await platform.call('GET', '/api/messages?pageSize=100', { cookie });
    const planMails = (body.data as Message[]).filter(
      ({ kind, recipient }) => kind === 'shifts-published' && emails.includes(recipient),
    );
    return planMails.length >= 3 && planMails.length;
  });
}
