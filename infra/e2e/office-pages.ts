import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allResources } from '@theke/contracts/service-contracts';
import { shownLabel } from '@theke/contracts/shown-label';
import type { Locator, Page } from 'playwright-core';
import { root } from '../tools/local/checkout.ts';

type Shown = (page: Page) => Locator;

const button =
  (name: string | RegExp): Shown =>
  (page) =>
    page.getByRole('button', { name }).first();
const text =
  (words: string | RegExp): Shown =>
  (page) =>
    page.getByText(words).first();
const tableOr =
  (empty: string): Shown =>
  (page) =>
    page.getByRole('table').or(page.getByText(empty)).first();

/** An element that appears when the page has its data, by path. Other pages: their heading. */
const loaded: Readonly<Record<string, Shown>> = {
  ...Object.fromEntries(
    allResources.map(({ name, label }) => [name, tableOr(`Noch keine ${shownLabel(label).many}.`)]),
  ),
  orders: (page) => page.getByRole('heading', { name: /^Neu/ }),
  'orders/history': (page) => page.getByRole('cell', { name: 'Katharina Wiesinger' }).first(),
  'orders/missed': (page) => page.getByText('Keine verpassten Bestellungen.').or(page.getByRole('article')).first(),
  products: text('Antipasti vom Tresen'),
  categories: text('Pizza aus dem Holzofen'),
  branches: text('Marillo Innenstadt'),
  tables: (page) => page.getByRole('cell', { name: 'Marillo Innenstadt' }).first(),
  tags: text('Gastgarten'),
  users: text('manager@demo.example'),
  'external-users': (page) => page.getByRole('link', { name: 'Neuer Kontakt' }).first(),
  config: (page) => page.getByLabel('Name des Shops'),
  account: (page) => page.getByLabel('Bisheriges Passwort'),
  'api-keys': button('Neuer Schlüssel'),
  operations: (page) => page.getByRole('heading', { name: 'Dienste' }),
  today: text('Jetzt zu tun'),
  statistics: (page) => page.getByRole('heading', { name: 'Filialen im Vergleich' }),
  'statistics/products': (page) => page.getByRole('heading', { name: /^Was zusammen bestellt wird/ }),
  'statistics/working': (page) => page.getByRole('heading', { name: 'Geplant und gearbeitet' }),
  // The demo has visitors (infra/fixtures/demo/visits): every figure has data.
  'statistics/visits': (page) => page.getByRole('heading', { name: /^Woher sie kamen und wie weit sie gingen/ }),
  logs: (page) => page.getByRole('table').getByRole('link').first(),
  'day-closes': (page) => page.getByRole('heading', { name: 'Noch nicht abgeschlossen' }),
  'newsletter-subscribers': tableOr('Noch keine Newsletter-Adressen.'),
  reservations: (page) => page.getByRole('link', { name: 'Tische öffnen' }).or(page.getByRole('list')).first(),
  'delivery-zones': (page) => page.getByRole('heading', { name: 'Adresse testen' }),
  capacity: (page) => page.getByRole('list', { name: 'Produkte' }),
  'my-time': (page) => page.getByRole('region', { name: 'Tage' }),
  'working-activities': button('Nachtragen'),
  'correction-requests': text(/^Gestempelte Zeiten werden nie überschrieben/),
  absences: (page) => page.getByRole('button', { name: 'Abwesenheit eintragen' }),
  'time-sheets': (page) => page.getByRole('table').first(),
  'booked-time': tableOr('In diesem Zeitraum ist keine Arbeitszeit abgeschlossen.'),
  // The demo has staff with working times (infra/fixtures/demo/times).
  'team-month': (page) => page.getByRole('link', { name: 'Nina Aigner' }),
  tasks: text('Kühlhaus: Temperaturen messen'),
  'tasks/list': text('Kühlhaus: Temperaturen messen'),
  'working-schedules': button(/^Nina Aigner, /),
  'customers/create': (page) => page.getByLabel('Vorname'),
  images: button('Hochladen'),
  uploads: tableOr('Noch keine Uploads.'),
  messages: tableOr('Noch keine Nachrichten.'),
  payments: tableOr('Noch keine Zahlungen.'),
  'fiscal-receipts': tableOr('Noch keine Kassenbelege.'),
  'payment-providers': button('Stripe speichern'),
};

/** Paths of the router that have no parameter, without the pages of a login. */
const routedPaths = (): string[] =>
  [...readFileSync(join(root, 'frontends/back-office/src/router.tsx'), 'utf8').matchAll(/\bpage\(\s*'([^':]+)'/g)]
    .map(([, path]) => path as string)
    .filter((path) => !path.startsWith('log') || path === 'logs');

/** Every page of the back office that has an address of its own: new routes and lists are included without an entry. */
export const officePages = (): { path: string; shown: Shown }[] =>
  [...new Set([...routedPaths(), ...Object.keys(loaded)])].map((path) => ({
    path,
    shown: loaded[path] ?? ((page) => page.getByRole('heading', { level: 1 }).first()),
  }));
