import type { Page } from 'playwright-core';

/** From a branch's menu to its checkout, with one Tiramisù for each of `plates`, by the given order type. */
export async function openFilledCheckout(page: Page, url: string, orderType: string, plates = 2): Promise<void> {
  await page.goto(url);
  await page.getByRole('radio', { name: orderType }).check();
  const plus = page.getByRole('button', { name: 'Tiramisù: Zum Warenkorb hinzufügen' });
  for (let plate = 0; plate < plates; plate += 1) await plus.click();
}

export const toCheckout = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor();
};

export async function fillContact(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Katharina');
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByLabel('Telefon').fill('+436641234567');
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Straße und Hausnummer').fill('Wipplingerstraße 8');
  await page.getByLabel('PLZ').fill('1010');
  await page.getByLabel('Ort', { exact: true }).fill('Wien');
}

export async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /AGB/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
}

/** Presses the button with this label; resolves on the status page. @returns the order's uid */
export async function submitOrder(page: Page, label: string): Promise<string> {
  await page.getByRole('button', { name: label }).click();
  return orderedUid(page);
}

export async function orderedUid(page: Page): Promise<string> {
  await page.waitForURL('**/status/**');
  return new URL(page.url()).pathname.split('/')[2] as string;
}

/** Chooses half past six, two days after the first offered day, by keyboard. */
export async function chooseTimeByKeyboard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Zum Wunschtermin/ }).press('Space');
  await page.getByRole('grid').locator('[aria-pressed="true"]').press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '18 Uhr', exact: true }).press('Space');
  await page.getByRole('radio', { name: '18:30', exact: true }).press('Space');
}
