import { allResources } from '@theke/contracts/service-contracts';
import { shownLabel } from '@theke/contracts/shown-label';
import type { Page } from 'playwright-core';
import { axeFindings } from './browser.ts';
import { fitsNarrow } from './fits-narrow.ts';

/**
 * Opens the back office's screens as a logged-in administrator, with an order by Katharina Wiesinger.
 * @returns axe's findings per screen, and whether it scrolls horizontally on a phone or at 200 %
 */
export async function lookAtStaffScreens(page: Page, url: string): Promise<Record<string, string[]>> {
  const findings: Record<string, string[]> = {};
  const look = async (screen: string) => {
    const found = await axeFindings(page);
    findings[screen] = (await fitsNarrow(page)) ? found : [...found, 'scrolls sideways on a phone or at 200 %'];
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const aTable = (orElse: string) => page.getByRole('table').or(page.getByText(orElse));
  // Each with an element that shows once it is loaded.
  const screens = {
    ...Object.fromEntries(
      allResources.map(({ name, label }) => [name, aTable(`Noch keine ${shownLabel(label).many}.`)]),
    ),
    'orders/history': page.getByRole('cell', { name: 'Katharina Wiesinger' }).first(),
    'orders/missed': page.getByText('Keine verpassten Bestellungen.').or(page.getByRole('article').first()),
    products: page.getByText('Antipasti vom Tresen').first(),
    categories: page.getByText('Pizza aus dem Holzofen').first(),
    branches: page.getByText('Marillo Innenstadt').first(),
    tables: page.getByRole('cell', { name: 'Marillo Innenstadt' }).first(),
    tags: page.getByText('Gastgarten').first(),
    'products/create': page.getByLabel('Name').first(),
    users: page.getByText('manager@demo.example').first(),
    'external-users': page.getByRole('link', { name: 'Neuer Kontakt' }).first(),
    config: page.getByLabel('Name des Shops'),
    account: page.getByLabel('Bisheriges Passwort'),
    'api-keys': button('Neuer Schlüssel'),
    operations: page.getByRole('heading', { name: 'Dienste' }),
    today: page.getByText('Jetzt zu tun'),
    'today?days=yesterday': page.getByText('Was auffällt'),
    // A page outside the office's layout.
    'orders/history?countedAs=counted': page.getByRole('table'),
    statistics: page.getByRole('heading', { name: 'Filialen im Vergleich' }),
    // The demo has visitors (infra/fixtures/demo/visits): every figure has data.
    'statistics/visits': page.getByRole('heading', { name: /^Woher sie kamen und wie weit sie gingen/ }),
    logs: page.getByText(/^Bestellung #\d+$/).first(),
    capacity: button('Speichern'),
    'my-time': page.getByRole('region', { name: 'Tage' }),
    'working-activities': button('Nachtragen'),
    'correction-requests': page.getByText(/^Gestempelte Zeiten werden nie überschrieben/),
    'time-sheets': page.getByRole('table').first(),
    'booked-time': aTable('In diesem Zeitraum hat niemand etwas fertig gearbeitet.'),
    // The demo has staff with working times (infra/fixtures/demo/times).
    'team-month': page.getByRole('link', { name: 'Aigner Nina' }),
    tasks: page.getByText('Kühlhaus: Temperaturen messen'),
    'tasks/list': page.getByText('Kühlhaus: Temperaturen messen'),
    'working-schedules': button(/^Aigner Nina, /),
    'devices/create': page.getByLabel('Kennung'),
    'customers/create': page.getByLabel('Vorname'),
    images: button('Hochladen'),
    uploads: aTable('Noch keine Uploads.'),
    messages: aTable('Noch keine Nachrichten.'),
    payments: aTable('Noch keine Zahlungen.'),
    'payment-providers': button('Stripe speichern'),
  };
  for (const [path, shown] of Object.entries(screens)) {
    await page.goto(`${url}/backend/${path}`);
    await shown.waitFor();
    await look(path);
  }
  findings['own data by the keys'] = await savesOwnData(page, url);
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
  await look('customer');
  await page.keyboard.press('Escape');
  // The focus returns to where it was.
  await page.getByRole('button', { name: 'Daten löschen' }).and(page.locator(':focus')).waitFor();
  await openRow('branches', /^Marillo Innenstadt/);
  await button('Feiertage').click();
  await page.getByRole('dialog').getByText('Neujahr').waitFor();
  await look('holidays');
  await openRow('menus', /^Herbstkarte/);
  await button('Alle aufklappen').click();
  await page.getByText('Margherita').first().waitFor();
  await look('menu');
  await button('Produkte zu „Salate“ hinzufügen').click();
  await page.getByRole('dialog').getByText('Antipasti vom Tresen').first().waitFor();
  await look('products for a menu');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/backend/tables`);
  await button('Mehrere Tische').click();
  await page.getByRole('dialog').getByLabel('Text vor der Nummer').waitFor();
  await look('many tables');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: '1 auswählen', exact: true }).check();
  await button('Bearbeiten').click();
  await page.getByRole('dialog').getByLabel('Feld', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('combobox', { name: 'Filiale' }).waitFor();
  await look('many edited');
  await page.keyboard.press('Escape');
  const named = encodeURIComponent(JSON.stringify({ q: 'Mittagsmenü' }));
  await openRow(`products?filter=${named}`, /^Mittagsmenü/);
  await button(/^Hauptspeise/).click();
  await page.getByLabel('Produkt').first().waitFor();
  await look('bundle');
  return findings;
}

/** TIME-18: by keyboard only, from the preceding control. */
async function savesOwnData(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/backend/my-time`);
  await page.getByRole('button', { name: 'Korrektur' }).last().focus();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Meine Zeiten speichern' }).and(page.locator(':focus')).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return file.suggestedFilename() === 'zeiten.json' ? [] : [`saves ${file.suggestedFilename()}`];
}
