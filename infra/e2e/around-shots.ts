import { axeFindings, launchBrowser } from './journeys/browser.ts';
import { checkNarrowLayout } from './journeys/check-narrow-layout.ts';

const origin = 'http://talraum.localhost:7411';
const which = process.argv.slice(2);
const browser = await launchBrowser();
const login = await browser.newContext({ locale: 'de-AT' });
const first = await login.newPage();
await first.goto(`${origin}/backend`);
console.log('login', await first.evaluate(async () => (await fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'admin@talraum.example', password: 'theke-demo' }) })).status));
const state = await login.storageState();
await login.close();

type Step = { name: string; path: string; prepare?: (page: import('playwright-core').Page) => Promise<void> };
const click = (name: string | RegExp, role: 'button' | 'link' | 'menuitem' = 'button') => async (page: import('playwright-core').Page) =>
  page.getByRole(role, { name }).first().click();
const openTree = async (page: import('playwright-core').Page) => {
  const tree = page.getByRole('treegrid', { name: 'Seitenbaum' });
  if (!(await tree.isVisible().catch(() => false))) await page.getByText('Seitenbaum').click();
  await tree.waitFor();
};
const api = async (page: import('playwright-core').Page, path: string): Promise<any> => { await page.goto(`${origin}/backend/redirects`); return page.evaluate(async (path) => (await fetch(`/api/${path}`)).json(), path); };
const steps: Step[] = [
  { name: 'tree', path: '/backend/sites', prepare: openTree },
  { name: 'tree-menu', path: '/backend/sites', prepare: async (page) => { await openTree(page); await page.getByRole('button', { name: /^Aktionen: / }).nth(2).click(); await page.getByRole('menu').waitFor(); } },
  { name: 'tree-move', path: '/backend/sites', prepare: async (page) => { await openTree(page); await page.getByRole('button', { name: /^Aktionen: Leistungen/ }).first().click(); await page.getByRole('menuitem', { name: 'Verschieben …' }).click(); await page.getByRole('textbox', { name: 'Neuer Pfad' }).fill('/buero/leistungen'); } },
  { name: 'site-new', path: '/backend/sites/create?below=leistungen', prepare: async (page) => { await page.getByLabel('Name', { exact: true }).fill('Karriere & Jobs'); await page.getByText('Suche und Teilen').waitFor(); } },
  { name: 'navigation', path: '', prepare: async (page) => { const { data } = await api(page, 'navigations?filter[identifier]=main'); await page.goto(`${origin}/backend/navigations/${data[0].id}`); await page.getByRole('treegrid').waitFor(); } },
  { name: 'redirects', path: '/backend/redirects' },
  { name: 'redirect-test', path: '/backend/redirects', prepare: async (page) => { await page.getByRole('button', { name: /Wohin führt/ }).click(); await page.locator('dialog input').fill('/aktuelles'); await page.getByRole('button', { name: 'Nachsehen' }).click(); await page.waitForTimeout(800); } },
  { name: 'redirect-import', path: '/backend/redirects', prepare: async (page) => { await page.getByRole('button', { name: 'Importieren' }).click(); await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('von;nach\nalt/team;/team\nkreis;/kreis\nböse;//evil.example\n') }); await page.getByText('Zeilen haben Fehler').waitFor(); } },
  { name: 'form', path: '', prepare: async (page) => { const { data } = await api(page, 'forms'); await page.goto(`${origin}/backend/forms/${data[0].id}`); await page.getByText('Nachrichten aufbewahren').waitFor(); } },
  { name: 'form-messages', path: '/backend/form-messages', prepare: async (page) => { await page.getByText('Alle').first().waitFor(); } },
  { name: 'form-message', path: '/backend/form-messages', prepare: async (page) => { await page.getByRole('link', { name: /Kontakt|Anfrage|Formular/ }).first().click(); await page.getByRole('button', { name: 'Als ungelesen kennzeichnen' }).waitFor(); } },
];
for (const step of steps.filter(({ name }) => which.length === 0 || which.some((one) => name.startsWith(one))))
  for (const [width, height] of [[390, 844], [820, 1180], [1440, 900]] as const) {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'de-AT', storageState: state, reducedMotion: 'reduce', hasTouch: width < 1024 });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', ({ message }) => console.log(step.name, width, 'page error', message));
    page.on('console', (one) => one.type() === 'error' && console.log(step.name, width, 'console', one.text().slice(0, 200)));
    try {
      await page.goto(origin + step.path);
      await page.waitForLoadState('networkidle');
      await step.prepare?.(page);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/shots/${step.name}-${width}.png` });
      console.log(step.name, width, await axeFindings(page), (await checkNarrowLayout(page)) ? '' : 'SCROLLS SIDEWAYS');
    } catch (error) {
      await page.screenshot({ path: `/tmp/shots/${step.name}-${width}-failed.png` }).catch(() => undefined);
      console.log(step.name, width, 'FAILED', (error as Error).message.slice(0, 300));
    }
    await context.close();
  }
await browser.close();
