// A regular guest: login by a mailed code, order again with a saved address, a full stamp card, the newsletter's links.
import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { consent, fillContact, submitOrder, toCheckout } from './checkout-steps.ts';
import { logIn } from './confirm-on-board.ts';
import { codeIn, mailedText, tokenIn } from './mailed-text.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { moveOrder } from './staff-calls.ts';

const journey = openJourney('embedded');
/** The browser logs refused requests. */
const isExpected = (fault: string) => /status of (401|404|422)/.test(fault);

async function enterCode(page: Page, admin: string, email: string): Promise<void> {
  await page.getByLabel('E‑Mail-Adresse').first().fill(email);
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  const { text } = await mailedText(journey.platform, admin, { email, kind: 'account-code' });
  await page.getByLabel('Code aus der E‑Mail').fill(codeIn(text));
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByText(`Angemeldet als ${email}`).waitFor();
}

describe.each([
  ['390 px', phone],
  ['1440 px', desk],
] as const)('a guest with an account at %s', (width, screen) => {
  // ACCT-02, ACCT-05, ACCT-06, LOYAL-02
  withBrowser('logs in by code, orders again with a saved address, and earns a stamp', async () => {
    const { platform, browser } = journey;
    const admin = await platform.login('admin@demo.example');
    const email = `stamm.${width.slice(0, 4).trim()}@demo.example`;
    const { page, faults } = await openWindow(browser, screen);
    await page.goto(`${platform.url}/store/innenstadt`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kundenkonto' }).click();
    await page.getByRole('heading', { name: 'Ihr Kundenkonto' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await enterCode(page, admin, email);
    await page.getByText('Noch keine Bestellung mit dieser Adresse.').waitFor();
    await page.getByRole('img', { name: '0 von 10 Stempeln' }).waitFor();
    await page.getByLabel('Vorname').fill('Katharina');
    await page.getByLabel('Nachname').fill('Stammgast');
    await page.getByLabel('Telefon').fill('0664 1234567');
    await page.getByRole('button', { name: 'Angaben speichern' }).click();
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
    await page.getByLabel('Bezeichnung').fill('Zuhause');
    await page.getByLabel('Straße und Hausnummer').fill('Wipplingerstraße 8');
    await page.getByLabel('PLZ').fill('1010');
    await page.getByLabel('Ort', { exact: true }).fill('Wien');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Adresse speichern' }).click();
    await page.getByText('Wipplingerstraße 8, 1010 Wien').waitFor();

    await page.goto(`${platform.url}/store/innenstadt`);
    const plus = page.getByRole('button', { name: 'Tiramisù: Zum Warenkorb hinzufügen' });
    for (let plate = 0; plate < 2; plate += 1) await plus.click();
    await toCheckout(page);
    await page.getByText(`Angemeldet als ${email}.`).waitFor();
    expect(await page.getByLabel('Nachname').inputValue()).toBe('Stammgast');
    expect(await axeFindings(page)).toEqual([]);
    await consent(page);
    const uid = await submitOrder(page, 'Bestellung abschicken');
    for (const move of ['confirm', 'in-delivery', 'completed'] as const) await moveOrder(platform, admin, uid, move);

    await page.goto(`${platform.url}/site/konto`);
    await page.getByRole('img', { name: '1 von 10 Stempeln' }).waitFor();
    await page.getByRole('link', { name: `Bestellung ${uid} ansehen` }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Nochmals bestellen' }).click();
    await page.waitForURL('**/store/innenstadt');
    await toCheckout(page);
    await page.goto(`${platform.url}/site/konto`);
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Konto löschen' }).click();
    await page.getByText('Ihr Konto ist gelöscht.').waitFor();
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    await page.context().close();
  });

  // NEWS-01, NEWS-04
  withBrowser('orders the newsletter, confirms it by a press, and leaves it with one click', async () => {
    const { platform, browser } = journey;
    const admin = await platform.login('admin@demo.example');
    const email = `leser.${width.slice(0, 4).trim()}@demo.example`;
    const { page, faults } = await openWindow(browser, screen);
    await page.goto(`${platform.url}/store/innenstadt`);
    const plus = page.getByRole('button', { name: 'Tiramisù: Zum Warenkorb hinzufügen' });
    await plus.click();
    await toCheckout(page);
    await fillContact(page, 'Leserin');
    await page.getByRole('textbox', { name: 'E‑Mail' }).fill(email);
    const box = page.getByRole('checkbox', { name: /Neuigkeiten und Angebote/ });
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await consent(page);
    await submitOrder(page, 'Bestellung abschicken');
    const { text } = await mailedText(platform, admin, { email, kind: 'newsletter-request' });
    const states = async () => {
      const { body } = await platform.call('GET', `/api/newsletter-subscribers?q=${encodeURIComponent(email)}`, {
        cookie: admin,
      });
      return (body.data as { state: string }[]).map(({ state }) => state);
    };

    await page.goto(`${platform.url}/site/konto#bestaetigen=${tokenIn(text)}`);
    await page.getByRole('heading', { name: 'Newsletter bestätigen' }).waitFor();
    expect(await states()).toEqual(['pending']);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
    await page.getByText('Danke, Ihre Adresse ist bestätigt.').waitFor();
    expect(await states()).toEqual(['confirmed']);

    const { body } = await platform.call('GET', '/api/newsletter-subscribers/export', { cookie: admin });
    const exported = (body.data as { email: string; unsubscribePath: string }[]).find((one) => one.email === email);
    await page.goto('about:blank');
    await page.goto(`${platform.url}${exported?.unsubscribePath}`);
    await page.getByText('Sie sind abgemeldet').waitFor();
    expect(await states()).toEqual(['unsubscribed']);
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    await page.context().close();
  });

  // LOYAL-06, NEWS-05
  withBrowser('has stamps that staff correct, and an address that staff export', async () => {
    const { platform, browser } = journey;
    const { page, faults } = await openWindow(browser, screen);
    await page.goto(`${platform.url}/backend/login`);
    await logIn(page, 'admin@demo.example');
    await page.waitForURL('**/backend/today');
    const { body } = await platform.call('GET', '/api/customers?q=anna.gruber.0', {
      cookie: await platform.login('admin@demo.example'),
    });
    const [customer] = body.data as { id: string }[];
    await page.goto(`${platform.url}/backend/customers/${customer?.id}`);
    const before = Number(/^(\d+) von 10/.exec(await page.getByText(/^\d+ von 10 Stempeln/).innerText())?.[1]);
    await page.getByRole('button', { name: 'Stempel korrigieren' }).click();
    await page.getByLabel('Grund').fill('Im Lokal bestellt.');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Korrektur speichern' }).click();
    await page.getByText(`${before + 1} von 10 Stempeln`).waitFor();
    await page.goto(`${platform.url}/backend/newsletter-subscribers`);
    await page.getByRole('heading', { name: 'Newsletter' }).first().waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bestätigte Adressen' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Newsletter .*\.csv$/);
    expect(await axeFindings(page)).toEqual([]);
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    await page.context().close();
  });
});

testLog(journey);
