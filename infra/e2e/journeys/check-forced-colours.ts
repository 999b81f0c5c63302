import type { Browser, Page } from 'playwright-core';
import { openWindow, phone } from './browser.ts';

/** Controls without a visible border if the browser paints neither backgrounds nor shadows. */
const unmarked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, textarea, label:has([type=radio])')]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, textDecorationLine, appearance } =
          getComputedStyle(control);
        const isLined = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const isNative = control.matches('[type=checkbox], [type=radio]') && appearance !== 'none';
        return !isLined && !isNative && outlineStyle === 'none' && textDecorationLine === 'none';
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** Whether a selected option has another background than an unselected one. */
const isSelectionVisible = (page: Page) =>
  page.evaluate(() => {
    const [chosen, other] = ['label:has(:checked)', 'label:has([type=radio]:not(:checked))'].map((selector) => {
      const label = document.querySelector<HTMLElement>(selector);
      return label && getComputedStyle(label).backgroundColor;
    });
    return Boolean(chosen && other) && chosen !== other;
  });

/** A guest with forced colours opens the pages from the list to the checkout. */
export async function checkForcedColours(browser: Browser, url: string) {
  const { page, faults } = await openWindow(browser, phone);
  await page.emulateMedia({ forcedColors: 'active' });
  const marked: Record<string, string[]> = {};
  await page.goto(url, { waitUntil: 'networkidle' });
  marked.list = await unmarked(page);
  await page.goto(`${url}/store/innenstadt`, { waitUntil: 'networkidle' });
  marked.menu = await unmarked(page);
  await page.getByRole('button', { name: 'Pizza nach Wunsch: Zum Warenkorb hinzufügen' }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  marked.configuration = await unmarked(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tiramisù: Zum Warenkorb hinzufügen' }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor();
  marked.checkout = await unmarked(page);
  const isChosenVisible = await isSelectionVisible(page);
  await page.getByLabel('Vorname').press('Tab');
  const focus = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  await page.context().close();
  return { marked, isChosenVisible, focus, faults };
}
