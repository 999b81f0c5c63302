import type { Page } from 'playwright-core';
import { officePages } from '../office-pages.ts';
import { axeFindings } from './browser.ts';
import { checkNarrowLayout } from './check-narrow-layout.ts';

/**
 * Opens the back office's screens as a logged-in administrator, with an order by Katharina Wiesinger.
 * @returns axe's findings per screen, and whether it scrolls horizontally on a phone or at 200 %
 */
export async function checkStaffScreens(page: Page, url: string): Promise<Record<string, string[]>> {
  const findings: Record<string, string[]> = {};
  const checkScreen = async (screen: string) => {
    const found = await axeFindings(page);
    findings[screen] = (await checkNarrowLayout(page)) ? found : [...found, 'scrolls sideways on a phone or at 200 %'];
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const variants = [
    { path: 'today?days=yesterday', shown: () => page.getByText('Was auffällt') },
    // A page outside the office's layout.
    { path: 'orders/history?countedAs=counted', shown: () => page.getByRole('table') },
    { path: 'products/create', shown: () => page.getByLabel('Name').first() },
    { path: 'devices/create', shown: () => page.getByLabel('Kennung') },
    { path: 'discounts/create', shown: () => page.getByLabel(/^Gutscheincode/) },
    { path: 'webhook-endpoints/create', shown: () => page.getByLabel(/^Adresse/) },
    { path: 'gift-cards/sell', shown: () => page.getByRole('heading', { name: 'Geschenkkarte verkaufen' }) },
  ];
  for (const { path, shown } of [...officePages(), ...variants]) {
    await page.goto(`${url}/backend/${path}`);
    await shown(page).waitFor();
    await checkScreen(path);
  }
  await page.goto(`${url}/backend/today`);
  await page.getByText('Jetzt zu tun').waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('katharina');
  await page
    .getByRole('option', { name: /Katharina Wiesinger/ })
    .first()
    .waitFor();
  await checkScreen('command palette');
  await page.getByRole('combobox').fill('margherita');
  await page
    .getByRole('option', { name: /^Heute ausverkauft: .*Margherita/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowUp');
  await checkScreen('command palette with actions');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor();
  await checkScreen('keyboard shortcuts');
  await page.keyboard.press('Escape');
  findings['own data by keyboard'] = await saveOwnData(page, url);
  // Pages behind a row, and dialogs over them.
  const openRow = async (path: string, row: RegExp) => {
    await page.goto(`${url}/backend/${path}`);
    await page.getByRole('link', { name: row }).first().click();
  };
  await openRow('customers', /^Katharina Wiesinger/);
  // Its orders are loaded: the layout below them is stable.
  await page.getByRole('region', { name: 'Bestellungen' }).getByRole('link').first().waitFor();
  await button('Daten löschen').click();
  await page.getByRole('dialog', { name: /löschen\?$/ }).waitFor();
  await checkScreen('customer');
  await page.keyboard.press('Escape');
  // The focus returns to where it was.
  await page.getByRole('button', { name: 'Daten löschen' }).and(page.locator(':focus')).waitFor();
  await openRow('branches', /^Marillo Innenstadt/);
  // The list has a button of this name, too.
  await page.getByRole('textbox', { name: 'Name' }).first().waitFor();
  await button('Sondertag').first().click();
  await page.getByRole('dialog').getByText('Neujahr').waitFor();
  await checkScreen('special days');
  await openRow('menus', /^Herbstkarte/);
  await button('Alle aufklappen').click();
  await page.getByText('Margherita').first().waitFor();
  await checkScreen('menu');
  await button('Produkte zu „Salate“ hinzufügen').click();
  await page.getByRole('dialog').getByText('Antipasti vom Tresen').first().waitFor();
  await checkScreen('products for a menu');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/backend/tables`);
  await button('Mehrere Tische').click();
  await page.getByRole('dialog').getByLabel('Text vor der Nummer').waitFor();
  await checkScreen('many tables');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: '1 auswählen', exact: true }).check();
  await button('Bearbeiten').click();
  await page.getByRole('dialog').getByLabel('Feld', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('combobox', { name: 'Filiale' }).waitFor();
  await checkScreen('many edited');
  await page.keyboard.press('Escape');
  const named = encodeURIComponent(JSON.stringify({ q: 'Mittagsmenü' }));
  await openRow(`products?filter=${named}`, /^Mittagsmenü/);
  await button(/^Hauptspeise/).click();
  await page.getByLabel('Produkt').first().waitFor();
  await checkScreen('bundle');
  return findings;
}

/** TIME-18: by keyboard only, from a control before it. */
async function saveOwnData(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/backend/my-time`);
  // The sections before it are loaded.
  await page.getByRole('button', { name: 'Kalenderadresse erstellen' }).waitFor();
  await page.getByRole('button', { name: 'Korrektur' }).last().focus();
  const link = page.getByRole('link', { name: 'Meine Zeiten speichern' });
  const isReached = () => link.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 10 && !(await isReached()); presses++) await page.keyboard.press('Tab');
  if (!(await isReached())) return ['the link to save one’s own times is not reached by Tab'];
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return file.suggestedFilename() === 'zeiten.json' ? [] : [`saves ${file.suggestedFilename()}`];
}
