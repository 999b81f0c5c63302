import type { Browser, Page } from 'playwright-core';
import { axeFindings, openWindow } from './browser.ts';
import { consent, fillContact, orderedUid, toCheckout } from './checkout-steps.ts';

/** Portrait orientation, like the devices. */
const upright = { width: 1080, height: 1920 };

/** Traces of a guest in the browser: in both storages and on the page. */
const findTraces = (page: Page, name: string) =>
  page.evaluate(
    (text) =>
      [JSON.stringify(sessionStorage), JSON.stringify(localStorage), document.body.innerText].map((place) =>
        place.includes(text),
      ),
    name,
  );

/** A guest orders at a kiosk and leaves; a minute later the next one sees the screensaver (KIOSK-01, KIOSK-02). */
export async function orderAtKiosk(browser: Browser, url: string) {
  const { page, faults } = await openWindow(browser, upright);
  await page.clock.install();
  await page.goto(`${url}/store/innenstadt?selfservice=1`);
  const screensaver = page.getByRole('dialog', { name: 'Hier tippen und bestellen' });
  await screensaver.getByRole('button').waitFor();
  const findings = await axeFindings(page);
  await screensaver.getByRole('button').click();
  await page.getByRole('button', { name: 'Tiramisù: Zum Warenkorb hinzufügen' }).click();
  await toCheckout(page);
  await fillContact(page, 'Vorgängerin');
  await consent(page);
  await page.getByRole('button', { name: 'Bestellung abschicken' }).click();
  await orderedUid(page);
  const offersApp = await page.getByText('App installieren').count();
  const draft = await page.evaluate(() => JSON.stringify(sessionStorage).includes('Vorgängerin'));

  // The clock keeps running: on a busy machine the steps themselves take seconds.
  await page.clock.fastForward(20_000);
  const isStatusShown = /\/status\//.test(page.url());
  await page.clock.fastForward(61_000);
  await screensaver.waitFor();
  const after = { at: new URL(page.url()).pathname, traces: await findTraces(page, 'Vorgängerin') };
  // The next guest leaves in the middle of an order.
  await screensaver.getByRole('button').click();
  await page.getByRole('button', { name: 'Tiramisù: Zum Warenkorb hinzufügen' }).click();
  await toCheckout(page);
  const typed = await page.getByLabel('Nachname').inputValue();
  await fillContact(page, 'Unentschlossen');
  await page.clock.fastForward(61_000);
  await screensaver.waitFor();
  const leftTraces = await findTraces(page, 'Unentschlossen');
  await page.context().close();
  return { findings, faults, offersApp, draft, isStatusShown, after, typed, leftTraces };
}
