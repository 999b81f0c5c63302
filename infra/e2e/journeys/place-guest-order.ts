import type { Locator, Page } from 'playwright-core';

/** Input method: touch, or keyboard only. */
export type InputMethod = 'finger' | 'keys';

const press = (input: InputMethod, target: Locator) => (input === 'keys' ? target.press('Enter') : target.click());
const choose = (input: InputMethod, target: Locator) => (input === 'keys' ? target.press('Space') : target.check());

/** From the branch list to a configured pizza in the cart. */
export async function fillCart(page: Page, url: string, input: InputMethod): Promise<void> {
  await page.goto(url);
  await press(input, page.getByRole('link', { name: /Marillo Innenstadt/ }));
  await press(input, page.getByRole('button', { name: 'Margherita: Zum Warenkorb hinzufügen' }));
  const overlay = page.getByRole('dialog');
  await choose(input, overlay.getByRole('radio', { name: /Normal, 32 cm/ }));
  await press(input, overlay.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }));
  await overlay.waitFor({ state: 'hidden' });
}

/** Checks out a pick-up order with cash; resolves on the status page with its address. */
export async function checkOut(page: Page, input: InputMethod, email = ''): Promise<string> {
  await press(input, page.getByRole('link', { name: 'Jetzt bestellen' }));
  await page.getByLabel('Vorname').fill('Katharina');
  await page.getByLabel('Nachname').fill('Wiesinger');
  await page.getByRole('textbox', { name: 'E‑Mail' }).fill(email);
  await page.getByLabel('Telefon').fill('+436641234567');
  await choose(input, page.getByRole('checkbox', { name: /AGB/ }));
  await choose(input, page.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
  await press(input, page.getByRole('button', { name: /Bestellung abschicken/ }));
  await page.waitForURL('**/status/**');
  return page.url();
}
