import type { Browser, Page } from 'playwright-core';
import { desk, openWindow, tablet } from './browser.ts';
import { findTextCutOff } from './check-narrow-layout.ts';
import { consent, fillContact, orderedUid } from './checkout-steps.ts';
import type { Platform } from './platform.ts';

/** Distance in px from the top of the window to a category's heading group, once scrolling has stopped. */
export async function measureScrollTo(
  page: Page,
  category: string,
  input: 'click' | 'Enter' = 'click',
): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: category });
  await (input === 'click' ? link.click() : link.press(input));
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    let [before, stableFrames] = [Number.NaN, 0];
    while (stableFrames < 20) {
      await frame();
      stableFrames = window.scrollY === before ? stableFrames + 1 : 0;
      before = window.scrollY;
    }
    const heading = document.activeElement as HTMLElement;
    return Math.round(heading.closest('section')?.getBoundingClientRect().top ?? Number.NaN);
  });
}

/** Whether the navigation links to exactly the categories of the page, both read at the same moment. */
async function linksEveryCategory(page: Page): Promise<boolean> {
  await page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link').first().waitFor();
  return page.evaluate(() => {
    const linked = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Kategorien"] a')];
    const sections = [...document.querySelectorAll('section[id^=kategorie-]')];
    return linked.length > 0 && linked.map(({ hash }) => hash).join() === sections.map(({ id }) => `#${id}`).join();
  });
}

/** A guest chooses a branch, reads its menu, orders and follows the order. @returns the content of each page */
export async function readGuestPages({ url }: Platform, browser: Browser) {
  const { page, faults } = await openWindow(browser, desk);
  await page.goto(url);
  const branchLink = page.getByRole('link', { name: /Marillo Innenstadt/ });
  await branchLink.getByText('Rund um die Uhr geöffnet').waitFor();
  const branch = {
    pictures: await branchLink.locator('img').count(),
    address: await branchLink.getByText('Marc-Aurel-Straße 9, 1010 Wien').count(),
    state: await branchLink.getByText('Rund um die Uhr geöffnet').count(),
  };
  await branchLink.click();
  await page.getByRole('heading', { level: 1, name: 'Marillo Innenstadt' }).waitFor();
  const menu = {
    path: new URL(page.url()).pathname,
    groups: await linksEveryCategory(page),
    category: await measureScrollTo(page, 'Pasta'),
  };
  await page.setViewportSize(tablet);
  await page.evaluate(() => window.scrollTo(0, 0));
  const onTablet = (await measureScrollTo(page, 'Pasta')) / tablet.width;
  await page.setViewportSize(desk);
  const cutOffOnMenu = await findTextCutOff(page);

  await page.getByRole('radio', { name: 'Lieferung' }).check();
  await page.getByLabel('Liefergebiet').selectOption('1090 Alsergrund');
  await page.getByRole('button', { name: 'Margherita', exact: true }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByText('Menge', { exact: true }).first().waitFor();
  const configured = {
    parts: await overlay.getByRole('group').allTextContents(),
  };
  await overlay.getByRole('button', { name: /^Zum Warenkorb/ }).click();
  const summary = await page.locator('dl').filter({ hasText: 'Alsergrund' }).first().innerText();
  await page.getByRole('radio', { name: 'Takeaway' }).check();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await fillContact(page, 'Seiten');
  const cut = [...cutOffOnMenu, ...(await findTextCutOff(page))];
  await consent(page);
  await page.getByRole('button', { name: /^Bestellung abschicken/ }).click();
  const uid = await orderedUid(page);
  const link = page.url();
  await page.goto(`${url}/store/innenstadt`);
  await page.getByRole('button', { name: 'Jetzt bestellen', disabled: true }).waitFor();
  await page.context().close();

  // On another device, without anything in memory.
  const otherWindow = await openWindow(browser, desk);
  await otherWindow.page.goto(link);
  await otherWindow.page.getByText(uid, { exact: true }).waitFor();
  const main = otherWindow.page.getByRole('main');
  const phone = await main.getByRole('link', { name: 'Anrufen' }).getAttribute('href');
  const status = `${await main.innerText()} ${phone}`;
  await otherWindow.page.context().close();
  return { branch, menu, onTablet, configured, summary, status, uid, cut, faults: [...faults, ...otherWindow.faults] };
}
