import type { Page } from 'playwright-core';

/** A guest at a phone: from the branch list to a configured pizza in the cart. */
export async function fillCart(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: /Marillo Innenstadt/ }).click();
  await page.getByRole('button', { name: 'Margherita: Zum Warenkorb hinzufügen' }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByRole('radio', { name: /Normal, 32 cm/ }).check();
  await overlay.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await overlay.waitFor({ state: 'hidden' });
}

/** The checkout for a pick-up, paid in cash; resolves on the status page with its address. */
export async function checkOut(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.getByLabel('Vorname').fill('Katharina');
  await page.getByLabel('Nachname').fill('Wiesinger');
  await page.getByLabel('Telefon').fill('+436641234567');
  await page.getByRole('checkbox', { name: /AGB/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
  await page.getByRole('button', { name: /Bestellung abschicken/ }).click();
  await page.waitForURL('**/status/**');
  return page.url();
}
