import type { Config } from '@theke/contracts/identity/config';
import { until } from '@theke/kit/testing/until';
import type { Page } from 'playwright-core';
import { awkwardBranches } from '../awkward/awkward-content.ts';
import { consent, fillContact } from '../journeys/checkout-steps.ts';
import { configureShop } from '../journeys/staff-calls.ts';
import type { Screen } from './screen.ts';
import type { Staged } from './stage-shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const go = async (page: Page, url: string) => {
  await page.goto(url);
  await heading(page);
};
const at =
  (path: string) =>
  (page: Page, { platform }: Staged) =>
    go(page, `${platform.url}${path}`);
const add = (page: Page, product: string) =>
  page.getByRole('button', { name: `${product}: Zum Warenkorb hinzufügen` }).click();

async function openFilledCart(page: Page, staged: Staged): Promise<void> {
  await at('/store/innenstadt')(page, staged);
  for (const product of ['Tiramisù', 'Tiramisù', 'Panna cotta']) await add(page, product);
  await page.evaluate(() => scrollTo(0, 0));
}

async function openCheckout(page: Page, staged: Staged, type: 'Takeaway' | 'Lieferung' | 'Dine In'): Promise<void> {
  await openFilledCart(page, staged);
  await page.getByRole('radio', { name: type }).check();
  await page.goto(`${staged.platform.url}/store/innenstadt/checkout`);
  await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor();
}

const status =
  (state: keyof Staged['orders']) =>
  (page: Page, { platform, orders }: Staged) =>
    go(page, `${platform.url}/status/${orders[state].uid}/${orders[state].hash}`);

/** Opens the provider's page, where nothing is decided yet. */
async function payOnline(page: Page, staged: Staged): Promise<void> {
  await openCheckout(page, staged, 'Takeaway');
  await fillContact(page, 'Maier');
  await page.getByRole('radio', { name: 'Online bezahlen' }).check();
  await consent(page);
  await page.getByRole('button', { name: /abschicken/ }).click();
  await page.getByRole('heading', { name: 'Testzahlung, es fließt kein Geld' }).waitFor();
}

const openAllergens = async (page: Page, staged: Staged): Promise<void> => {
  await at('/store/innenstadt')(page, staged);
  await page.getByRole('button', { name: /^Nach Allergenen filtern|^Allergene und Zusatzstoffe/ }).click();
  await page.getByRole('dialog').waitFor();
};

/** Changes the demo's configuration from then on: screens that need this come last. */
async function configure({ platform, cookie }: Staged, changes: Partial<Config>): Promise<void> {
  const version = await configureShop(platform, cookie, changes);
  await until('guests to receive the configuration', async () => {
    const { text } = await platform.call('GET', '/', { headers: { accept: 'text/html' } });
    return text.includes(`"version":${version}`);
  });
}

const guest = (name: string, target: Screen['target'], open: Screen['open']): Screen => ({
  name,
  ...(target && { target }),
  as: 'guest',
  open,
});

export const guestScreens: readonly Screen[] = [
  guest('branches', { 390: '01-branches-phone', 1440: '01-branches-desktop' }, at('/')),
  guest('menu', { 390: '02-menu-phone-first-view', 1440: '02-menu-desktop' }, at('/store/innenstadt')),
  guest('menu-cart', { 390: '02-menu-phone', 1440: '02-menu-desktop' }, openFilledCart),
  guest('menu-closed', { 390: '18-closed-phone' }, at('/store/meidling')),
  guest('menu-preorder', { 390: '18-preorder-phone' }, at('/store/neubau')),
  guest('configuration', { 390: '03-config-phone', 1440: '03-config-desktop' }, async (page, staged) => {
    await at('/store/innenstadt')(page, staged);
    await add(page, 'Pizza nach Wunsch');
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
  }),
  guest('cart-sheet', { 390: '02-menu-phone' }, async (page, staged) => {
    await openFilledCart(page, staged);
    const show = page.getByRole('button', { name: /^Warenkorb anzeigen/ });
    // Beside the menu where there is room.
    if (await show.isVisible()) await show.click();
  }),
  guest('checkout-takeaway', { 390: '04-checkout-phone', 1440: '04-checkout-desktop' }, (page, staged) =>
    openCheckout(page, staged, 'Takeaway'),
  ),
  guest('checkout-delivery', { 390: '04-checkout-phone', 1440: '04-checkout-desktop' }, (page, staged) =>
    openCheckout(page, staged, 'Lieferung'),
  ),
  guest('checkout-dinein', { 390: '04-checkout-dinein-phone' }, (page, staged) =>
    openCheckout(page, staged, 'Dine In'),
  ),
  guest('checkout-errors', { 390: '04-checkout-phone', 1440: '04-checkout-desktop' }, async (page, staged) => {
    await openCheckout(page, staged, 'Takeaway');
    await page.getByRole('button', { name: /abschicken/ }).click();
    await page.getByText('Bitte geben Sie Ihren Vornamen an.').first().waitFor();
  }),
  ...(['placed', 'confirmed', 'ready', 'completed', 'rejected', 'later', 'brought'] as const).map((state) =>
    guest(`status-${state}`, { 390: '05-status-phone' }, status(state)),
  ),
  guest('not-found', { 390: '18-not-found-phone' }, at('/gibt-es-nicht')),
  guest('no-branch', { 390: '18-not-found-phone' }, at('/store/gibt-es-nicht')),
  guest('imprint', undefined, at('/site/imprint')),
  guest('contact', undefined, at('/kontakt')),
  guest('reservation', undefined, async (page, staged) => {
    await at('/reservation/neubau')(page, staged);
    await page.getByRole('group', { name: 'Uhrzeit' }).waitFor();
  }),
  guest('awkward-branches', { 390: '01-branches-phone', 1440: '01-branches-desktop' }, (page, { awkward }) =>
    go(page, awkward.url),
  ),
  ...awkwardBranches.map(({ identifier, pictures }) =>
    guest(
      `awkward-menu-${pictures.replaceAll(' ', '-')}-${identifier}`,
      { 390: '02-menu-phone-other-tenant', 1440: '02-menu-desktop' },
      async (page, { awkward }) => {
        await page.goto(`${awkward.url}/store/${identifier}`);
        await page.getByRole('heading', { level: 3 }).first().waitFor();
      },
    ),
  ),
  guest('awkward-status', { 390: '05-status-phone' }, (page, { awkward, awkwardOrder }) =>
    go(page, `${awkward.url}${awkwardOrder}`),
  ),
  guest('allergens', { 390: '31-allergens-phone' }, openAllergens),
  guest('allergens-menu', { 390: '31-allergens-menu-phone' }, async (page, staged) => {
    await openAllergens(page, staged);
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /anzeigen$/ }).click();
  }),
  guest('offline', { 390: '18-offline-phone' }, async (page, staged) => {
    await openFilledCart(page, staged);
    await page.context().setOffline(true);
    await page.getByText('Sie sind offline').first().waitFor();
  }),
  guest('pay-test', { 390: '17-pay-test-phone' }, payOnline),
  guest('pay-failed', { 390: '17-checkout-error-phone' }, async (page, staged) => {
    await payOnline(page, staged);
    await page.getByRole('button', { name: /^Abbrechen/ }).click();
    await page.getByRole('button', { name: 'Andere Zahlungsart wählen' }).click();
    await page.waitForURL('**/checkout/error');
  }),
  guest('kiosk', { 820: '16-kiosk-screensaver' }, async (page, { platform }) => {
    await page.goto(`${platform.url}/store/innenstadt?selfservice=1`);
    await page.getByRole('dialog', { name: 'Hier tippen und bestellen' }).waitFor();
  }),
  guest('install', { 390: '18-install-phone' }, async (page, staged) => {
    await configure(staged, { enablePluginPWA: true });
    await at('/store/innenstadt')(page, staged);
    await page.getByRole('heading', { name: / auf dem Startbildschirm$/ }).waitFor();
  }),
  guest('consent', { 390: '18-consent-phone' }, async (page, staged) => {
    await configure(staged, { enablePluginPWA: false, tagManagerId: 'GTM-AAAAAAA' });
    await at('/store/innenstadt')(page, staged);
    await page.getByRole('button', { name: 'Nur Notwendiges' }).waitFor();
  }),
];
