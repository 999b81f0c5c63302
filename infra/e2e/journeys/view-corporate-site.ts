import type { Browser } from 'playwright-core';
import { axeFindings, openWindow, phone } from './browser.ts';

/** One page of each kind of content. */
const paths = [
  '/',
  '/referenzen?status=completed&topic=99',
  '/beitraege',
  '/stories/matrei',
  '/team',
  '/kontakt',
  '/ortskern-x',
];

const field = '[name="1.0"]';

/** Axe's findings on the interactive pages of a company site, by path. */
export async function collectSiteFindings(browser: Browser, origin: string): Promise<Record<string, string[]>> {
  const { page } = await openWindow(browser, phone);
  const findings: Record<string, string[]> = {};
  for (const path of ['/', ...paths.filter((one) => /referenzen|beitraege|team|kontakt/.test(one))]) {
    await page.goto(origin + path);
    findings[path] = await axeFindings(page);
  }
  await page.context().close();
  return findings;
}

/** Reads a company site without scripts: headings, a list filtered by its form, a menu, and a sent form. */
export async function readWithoutScripts(browser: Browser, origin: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  const titles: string[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    titles.push(await page.locator('h1').innerText());
  }
  await page.goto(`${origin}/referenzen`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByText('Status', { exact: true }).first().click();
  await page.getByLabel('Abgeschlossen').check();
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  const chip = await page.getByRole('link', { name: 'Status Abgeschlossen entfernen' }).count();
  await page.locator('summary[aria-label="Menü"]').click();
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Kontakt' }).click();
  await page.locator(field).fill('Dora Huber');
  await page.getByLabel('E-Mail').fill('dora@example.org');
  await page.getByLabel('Ihre Nachricht').fill('Wir haben einen leeren Platz.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  const thanks = await page.locator('main').innerText();
  await context.close();
  return { titles, chip, thanks };
}

/** Submits a form too early, gets an error, and submits again, without leaving the page or losing the input. */
export async function submitForm(browser: Browser, origin: string) {
  const { page, faults } = await openWindow(browser, phone);
  // A form sent within three seconds is taken for a robot's.
  await page.clock.install();
  await page.goto(`${origin}/kontakt`);
  await page.locator(field).scrollIntoViewIfNeeded();
  // FRAME-09
  await page.locator('form[data-awake]').waitFor();
  await page.locator(field).fill('Dora Huber');
  await page.getByLabel('E-Mail').fill('dora@example');
  await page.getByLabel('Ihre Nachricht').fill('Wir haben einen leeren Platz.');
  await page.getByRole('checkbox').check();
  await page.clock.fastForward(10_000);
  const submit = page.locator('main form [type=submit]');
  await submit.click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  const inputValue = await page.locator(field).inputValue();
  await page.getByLabel('E-Mail').fill('dora@example.org');
  await submit.click();
  const thanks = await page.locator('main [role=status]:not([hidden])').innerText();
  await page.context().close();
  return { inputValue, thanks, faults: faults.filter((fault) => !fault.includes('422')) };
}
