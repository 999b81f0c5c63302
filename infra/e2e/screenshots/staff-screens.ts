import type { Page } from 'playwright-core';
import { enterAs } from '../journeys/browser.ts';
import { findSiteId, websiteHost } from '../journeys/edit-on-page.ts';
import { officePages } from '../office-pages.ts';
import type { Screen } from './screen.ts';

type Shown = (page: Page) => ReturnType<Page['getByText']>;

const staff = (name: string, path: string, waitUntilShown: Shown, target?: Screen['target']): Screen => ({
  name,
  ...(target && { target }),
  as: 'admin',
  async open(page, { platform }) {
    await page.goto(`${platform.url}/backend/${path}`);
    await waitUntilShown(page).first().waitFor();
  },
});
const heading: Shown = (page) => page.getByRole('heading', { level: 1 });
/** Opens the page behind a row of a list. */
const row = (name: string, path: string, link: RegExp, waitUntilShown: Shown, target?: Screen['target']): Screen => ({
  ...staff(name, path, waitUntilShown, target),
  async open(page, { platform }) {
    await page.goto(`${platform.url}/backend/${path}`);
    await page.getByRole('link', { name: link }).first().click();
    await waitUntilShown(page).first().waitFor();
  },
});
/** A page of the company's website in the editor. @param prepare opens a part of the editor and waits for it */
const editor = (name: string, target: Screen['target'], prepare?: (page: Page) => Promise<void>): Screen => ({
  name,
  ...(target && { target }),
  // Of another business.
  as: 'guest',
  async open(page, { platform }) {
    const host = websiteHost(platform);
    await enterAs(page.context(), `http://${host}`, await platform.login('admin@talraum.example', host));
    await page.goto(`http://${host}/backend/sites/${await findSiteId(platform, 'stories/matrei')}/editor`);
    await page.frameLocator('iframe').locator('[data-block]').first().waitFor();
    await prepare?.(page);
  },
});
const list = { 1440: '07-office-list', 820: '07-office-list' } as const;
const form = { 1440: '07-office-form', 820: '07-office-form' } as const;
const save: Shown = (page) => page.getByRole('button', { name: 'Speichern' });

/** Designs of pages by path; other pages with one segment are compared with the list. */
const designs: Readonly<Record<string, Screen['target']>> = {
  today: { 1440: '19-dashboard', 820: '19-dashboard' },
  statistics: { 1440: '20-statistics', 820: '20-statistics' },
  operations: '13-operations',
  'correction-requests': '27-time-corrections',
  'time-sheets': '27-time-month',
  'working-schedules': { 1440: '27-time-planner' },
};

export const staffScreens: readonly Screen[] = [
  {
    name: 'login',
    target: { 390: '12-login-phone', 1440: '12-login-desktop' },
    as: 'guest',
    async open(page, { platform }) {
      await page.goto(`${platform.url}/backend/login`);
      await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    },
  },
  {
    name: 'board',
    target: { 820: '06-board-tablet', 1440: '06-board-desktop' },
    as: 'admin',
    async open(page, { platform, branch, orders }) {
      await page.goto(`${platform.url}/backend/orders?branch=${branch}`);
      await page.getByRole('article', { name: `Bestellung ${orders.placed.ticketNumber}`, exact: true }).waitFor();
    },
  },
  {
    name: 'order',
    target: '14-order',
    as: 'admin',
    async open(page, { platform, orders }) {
      await page.goto(`${platform.url}/backend/orders/${orders.noted.id}`);
      await heading(page).first().waitFor();
    },
  },
  staff('yesterday', 'today?days=yesterday', (page) => page.getByText('Was auffällt')),
  {
    name: 'statistics-range',
    target: '20-statistics-range',
    as: 'admin',
    async open(page, { platform }) {
      await page.goto(`${platform.url}/backend/statistics`);
      await page.getByRole('button', { name: /^Zeitraum / }).click();
      await page.getByRole('button', { name: 'Anwenden' }).waitFor();
    },
  },
  ...officePages().map(({ path, shown }) =>
    staff(path.replaceAll('/', '-'), path, shown, designs[path] ?? (path.includes('/') ? undefined : list)),
  ),
  staff('product-new', 'products/create', (page) => page.getByLabel('Name'), form),
  row('product', 'products?filter=%7B%22q%22%3A%22Antipasti%22%7D', /^Antipasti/, save, form),
  row('branch', 'branches', /^Marillo Innenstadt/, save, form),
  row('menu-form', 'menus', /^Herbstkarte/, save, form),
  staff('device-new', 'devices/create', (page) => page.getByLabel('Kennung'), form),
  {
    name: 'own-time',
    target: { 390: '21-time-week-phone' },
    as: 'guest',
    // As an employee, because administrators belong to no branch.
    async open(page, { platform }) {
      await enterAs(page.context(), platform.url, await platform.login('nina.aigner@demo.example'));
      await page.goto(`${platform.url}/backend/my-time`);
      await page.getByRole('button', { name: 'Kommen' }).waitFor();
    },
  },
  staff('plan-of-a-day', 'working-schedules?view=day', (page) => page.getByText('Offene Dienste')),
  staff('plan-of-a-month', 'working-schedules?view=month', (page) => page.getByText(/ Std\. geplant/)),
  row('customer', 'customers', /^Katharina Wiesinger/, heading, '29-customer'),
  editor('editor', { 820: '25-builder-tablet', 1440: '22-builder' }),
  editor('editor-library', { 1440: '25-builder-library' }, async (page) => {
    await page.frameLocator('iframe').locator('[data-block-type=quote]').first().click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  }),
  editor('editor-publish', { 1440: '25-builder-publish' }, async (page) => {
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).waitFor();
  }),
  {
    name: 'frontdesk',
    target: { 820: '16-frontdesk-tablet', 1440: '16-frontdesk-tablet' },
    as: 'guest',
    async open(page, { platform, frontdesk }) {
      await page.goto(`${platform.url}${frontdesk}`);
      await page.getByText('Verbunden').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'frontdesk-refused',
    as: 'guest',
    async open(page, { platform, branch }) {
      await page.goto(`${platform.url}/frontdesk/${branch}/falsch`);
      await page.locator('body').waitFor();
    },
  },
];
