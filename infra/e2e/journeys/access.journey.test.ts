// A colleague's own account: second login step with recovery codes, devices, API token, passkey, calendar address.
import { describe, expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { axeFindings, openWindow, widths } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { logInByPasskeyOnScreen } from './manage-account.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { callOrThrow } from './staff-calls.ts';

const journey = openJourney('embedded');
const password = 'theke-demo';
/** The browser logs refused requests, and the stream of the ended session. */
const isExpected = (fault: string) => /status of (401|404)|ERR_INCOMPLETE_CHUNKED_ENCODING/.test(fault);

/** Creates a manager, whose account this journey changes. @returns the e-mail */
async function createManager(email: string): Promise<string> {
  const admin = await journey.platform.login('admin@demo.example');
  const person = { firstName: 'Vera', lastName: 'Zangerl', email, roles: ['ROLE_MANAGER'], branches: [], password };
  await callOrThrow(journey.platform, 'POST', '/api/users', admin, person);
  return email;
}

async function openAccount(page: Page, email: string): Promise<void> {
  await page.goto(`${journey.platform.url}/backend/login?from=/account`);
  await logIn(page, email);
}

describe.each(widths)('an account at %s', (_, size) => {
  // SESSION-14
  withBrowser('is protected by an app, opened by a recovery code, and ended on another device', async () => {
    const { platform, browser } = journey;
    const email = await createManager(`zwei.schritte.${size.width}@demo.example`);
    const { page, faults } = await openWindow(browser, size);
    await openAccount(page, email);
    const section = page.getByRole('region', { name: 'Anmeldung in zwei Schritten' });
    await section.getByRole('button', { name: 'Einschalten' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Passwort', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    const secret = Secret.fromBase32(await dialog.getByLabel('Schlüssel', { exact: true }).inputValue());
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Code aus der App').fill(new TOTP({ secret }).generate());
    await dialog.getByRole('button', { name: 'Einschalten' }).click();
    const codes = await dialog.getByRole('textbox', { name: 'Wiederherstellungscodes' }).inputValue();
    const [recoveryCode = '', ...more] = codes.split('\n');
    expect(more).toHaveLength(9);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click();
    await section.getByText(/^Eingeschaltet seit /).waitFor();

    const other = await openWindow(browser, size);
    await openAccount(other.page, email);
    await other.page.getByRole('heading', { name: 'Code eingeben' }).waitFor();
    expect(await axeFindings(other.page)).toEqual([]);
    await other.page.getByLabel('Code', { exact: true }).fill(recoveryCode);
    await other.page.getByRole('button', { name: 'Anmelden' }).click();
    await other.page.getByText('9 Wiederherstellungscodes sind noch gültig.').waitFor();

    await page.reload();
    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
    await devices.getByText('Dieses Gerät').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await devices
      .getByRole('button', { name: / abmelden$/ })
      .first()
      .click();
    await page
      .getByText(/ ist abgemeldet\.$/)
      .first()
      .waitFor();
    await other.page.goto(`${platform.url}/backend/account`);
    await other.page.waitForURL('**/backend/login*');
    for (const one of [page, other.page]) await one.context().close();
    expect([...faults, ...other.faults].filter((fault) => !isExpected(fault))).toEqual([]);
  });

  // ACCESS-16
  withBrowser('makes an API token, a passkey, and a calendar address', async () => {
    const { platform, browser } = journey;
    const email = await createManager(`programme.${size.width}@demo.example`);
    const { page, faults } = await openWindow(browser, size);
    await openAccount(page, email);
    await page.getByRole('button', { name: 'Neuer Token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Name/).fill('Auswertung');
    await dialog.getByRole('checkbox', { name: 'Bestellungen lesen', exact: true }).check();
    await dialog.getByLabel('Passwort', { exact: true }).fill(password);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Token erstellen' }).click();
    const token = await dialog.getByLabel('API-Token', { exact: true }).inputValue();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    const statusOf = async (path: string) =>
      (await platform.call('GET', path, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await statusOf('/api/orders')).toBe(200);
    expect(await statusOf('/api/customers')).toBe(403);
    await page.getByRole('button', { name: 'Auswertung löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await page.getByText('„Auswertung“ ist gelöscht.').waitFor();
    expect(await statusOf('/api/orders')).toBe(401);

    await logInByPasskeyOnScreen(page, `${platform.url}/backend`, password);
    expect(await axeFindings(page)).toEqual([]);

    await page.goto(`${platform.url}/backend/my-time`);
    await page.getByRole('button', { name: 'Kalenderadresse erstellen' }).click();
    const address = await page.getByLabel(/^Ihre Kalenderadresse/).inputValue();
    expect(await axeFindings(page)).toEqual([]);
    const { pathname } = new URL(address);
    const calendar = await platform.call('GET', pathname);
    expect([calendar.status, calendar.text.slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
    await page.getByRole('button', { name: 'Adresse widerrufen' }).click();
    await page.getByText('Die Kalenderadresse ist widerrufen.').waitFor();
    expect((await platform.call('GET', pathname)).status).toBe(404);
    await page.context().close();
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
  });
});

testLog(journey);
