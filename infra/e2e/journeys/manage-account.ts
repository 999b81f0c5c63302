import type { Page } from 'playwright-core';

/** An administrator creates a login link in a user's form. @returns its whole address */
export async function createLinkOnScreen(page: Page, form: string): Promise<string> {
  await page.goto(form);
  await page.getByRole('button', { name: 'Anmeldelink erstellen' }).press('Enter');
  await page.getByText(/^Gültig bis \d\d:\d\d, für eine einzige Anmeldung\.$/).waitFor();
  return page.getByLabel('Nur hier zu sehen').inputValue();
}

/** An administrator creates a front desk key for the always-open branch. @returns the key */
export async function createKeyOnScreen(page: Page, list: string): Promise<string> {
  await page.goto(list);
  // Until the list is loaded, the button may be replaced between focus and press.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Neuer Schlüssel' }).first().press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Tablet an der Theke');
  await form.getByRole('combobox', { name: 'Filiale' }).fill('innenst');
  await page.getByRole('option', { name: 'Marillo Innenstadt' }).click();
  await form.getByLabel('Name').press('Enter');
  await page.getByText('Der Schlüssel ist nur jetzt zu sehen.').waitFor();
  const key = await page.getByLabel('API-Schlüssel').inputValue();
  await page.getByRole('button', { name: 'Fertig' }).press('Enter');
  await page
    .getByRole('cell', { name: /Tablet an der Theke/ })
    .first()
    .waitFor();
  return key;
}

/** A wrong current password is reported at its field; then the right one is accepted. */
export async function changePasswordOnScreen(page: Page, account: string, password: string): Promise<void> {
  await page.goto(account);
  const change = async (current: string) => {
    await page.getByLabel('Bisheriges Passwort').fill(current);
    await page.getByLabel('Neues Passwort').fill('ein-anderes-langes-passwort');
    await page.getByLabel('Neues Passwort').press('Enter');
  };
  await change('falsch geraten');
  await page.getByText('Das bisherige Passwort stimmt nicht.').waitFor();
  await change(password);
  await page.getByText('Ihr Passwort ist geändert.').waitFor();
}

/** Adds a passkey by a virtual authenticator, logs out, logs in with it, and returns to the account. */
export async function logInByPasskeyOnScreen(page: Page, office: string, password: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto(`${office}/account`);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Mein Laptop');
  await dialog.getByLabel('Passwort', { exact: true }).fill(password);
  await dialog.getByLabel('Passwort', { exact: true }).press('Enter');
  await page.getByText('„Mein Laptop“ ist hinzugefügt.').waitFor();
  await page.goto(`${office}/logout`);
  await page.waitForURL('**/backend/login*');
  await page.getByRole('button', { name: 'Passkey verwenden' }).press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${office}/account`);
  await page.getByText(/^Zuletzt benutzt: .*, hinzugefügt /).waitFor();
}

export async function logOutEverywhereOnScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Überall abmelden' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Überall abmelden' }).press('Enter');
  await page.waitForURL('**/backend/login');
}
