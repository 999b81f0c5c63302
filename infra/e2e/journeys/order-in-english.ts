import type { Browser } from 'playwright-core';
import { axeFindings, openWindow, phone } from './browser.ts';
import { openFilledCheckout, orderedUid } from './checkout-steps.ts';
import type { Platform } from './platform.ts';
import { openPrinter } from './polling-printer.ts';

/** A guest with a filled cart switches to English, orders, and follows the order; the kitchen reads German. */
export async function orderInEnglish(platform: Platform, browser: Browser) {
  const printer = await openPrinter(platform);
  const { page, faults } = await openWindow(browser, phone);
  await openFilledCheckout(page, `${platform.url}/store/innenstadt`, 'Takeaway', 1);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Order now' }).waitFor();
  const languages = [await page.evaluate(() => document.documentElement.lang)];
  // Untranslated texts of the business are marked as German.
  for (const dish of ['Tiramisù', 'Mixed salad']) {
    const heading = page.getByRole('article').getByRole('heading', { name: dish, exact: true });
    languages.push((await heading.getAttribute('lang')) ?? 'none');
  }
  await page.getByRole('button', { name: 'Mixed salad: Add to basket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Grilled chicken breast/ }).check();
  await dialog.getByRole('button', { name: /^Add to basket/ }).click();
  await dialog.waitFor({ state: 'detached' });
  const findings = await axeFindings(page);
  await page.getByRole('link', { name: 'Order now' }).click();
  await page.getByRole('heading', { name: 'Almost there' }).waitFor();
  await page.getByText('Mixed salad', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('link', { name: /first name/ }).waitFor();
  await page.getByLabel('First name').fill('Kate');
  await page.getByLabel('Last name').fill('Abroad');
  await page.getByLabel('Phone').fill('+442079460018');
  for (const box of await page.getByRole('checkbox', { name: /^I have read/ }).all()) await box.check();
  findings.push(...(await axeFindings(page)));
  await page.getByRole('button', { name: /^Place order/ }).click();
  const uid = await orderedUid(page);
  await page.getByRole('heading', { name: 'We have your order.' }).waitFor();
  languages.push(await page.evaluate(() => document.documentElement.lang));
  findings.push(...(await axeFindings(page)));
  const pageText = await page.evaluate(() => document.body.innerText);
  const receipt = await printer.receiptOf(uid);
  await printer.close();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Ihre Bestellung ist bei uns.' }).waitFor();
  languages.push(await page.evaluate(() => document.documentElement.lang));
  await page.context().close();
  return { languages, pageText, receipt, findings, faults };
}
