import type { Browser, Page } from 'playwright-core';
import { axeFindings, openWindow } from './browser.ts';

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

/**
 * Names of visible controls that are smaller than 64 px (KIOSK-05). A link in a sentence may be narrower; the name of a
 * dish is only the text of its row, which opens it.
 */
const findSmallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, select, textarea, input')]
      .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
      .filter(
        ({ control, box }) =>
          !control.closest('h3') && control.checkVisibility() && box.width > 0 && (box.height < 63.5 || box.width < 40),
      )
      .map(({ control, box }) => {
        const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
        return `${name} ${Math.round(box.width)} x ${Math.round(box.height)}`;
      }),
  );

type Steps = { findings: string[]; small: string[]; strange: number };

/** What every step must not have: findings of axe, small controls, header, footer and links of the shop. */
async function inspect(page: Page, steps: Steps): Promise<void> {
  steps.findings.push(...(await axeFindings(page)));
  steps.small.push(...(await findSmallControls(page)));
  const outward = page.locator('#top > *, #bottom > *, a[href^="/"]').filter({ visible: true });
  steps.strange += await outward.count();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** From the screensaver to the question how to pay. */
async function orderTiramisu(page: Page, name: string, steps?: Steps): Promise<void> {
  await page.getByRole('dialog', { name: 'Hier tippen und bestellen' }).getByRole('button').click();
  await page.getByRole('heading', { name: 'Wo möchten Sie essen?' }).waitFor();
  if (steps) await inspect(page, steps);
  await press(page, 'Hier essen');
  await press(page, 'Tiramisù: Zum Warenkorb hinzufügen');
  if (steps) await inspect(page, steps);
  await press(page, /^Bestellung ansehen/);
  await page.getByRole('heading', { name: 'Ihre Bestellung' }).waitFor();
  if (steps) await inspect(page, steps);
  await press(page, /^Weiter/);
  await press(page, 'Mit meinem Namen');
  await page.getByLabel('Ihr Name').fill(name);
  if (steps) await inspect(page, steps);
  await press(page, 'Weiter');
  await press(page, /^Barzahlung/);
  if (steps) await inspect(page, steps);
}

/**
 * A guest orders at a kiosk and leaves; twenty seconds later the next one sees the screensaver. The second orders
 * while the line is cut, the third leaves in the middle of an order (KIOSK-01 to KIOSK-07).
 */
export async function orderAtKiosk(browser: Browser, url: string) {
  const { page, faults } = await openWindow(browser, upright);
  await page.clock.install();
  const orders: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/orders'))
      orders.push(`${response.status()} ${response.request().headers()['idempotency-key']}`);
  });
  await page.goto(`${url}/store/innenstadt?selfservice=1`);
  const screensaver = page.getByRole('dialog', { name: 'Hier tippen und bestellen' });
  await screensaver.getByRole('button').waitFor();
  const steps: Steps = { findings: await axeFindings(page), small: [], strange: 0 };
  await orderTiramisu(page, 'Vorgängerin', steps);
  await press(page, /^Für .* bestellen$/);
  await page.getByRole('heading', { name: 'Danke, Vorgängerin!' }).waitFor();
  await inspect(page, steps);
  const number = await page.getByText('Ihre Nummer').locator('+ p').innerText();
  // The clock keeps running: on a busy machine the steps themselves take seconds.
  await page.clock.fastForward(21_000);
  await screensaver.waitFor();
  const after = { at: new URL(page.url()).pathname, traces: await findTraces(page, 'Vorgängerin') };

  await orderTiramisu(page, 'Geduldige');
  const faultsBefore = faults.length;
  await page.context().setOffline(true);
  await press(page, /^Für .* bestellen$/);
  await page.getByRole('heading', { name: 'Die Verbindung ist unterbrochen.' }).waitFor();
  await page.clock.runFor(60_000);
  const sentOffline = orders.length - 1;
  await page.context().setOffline(false);
  await page.clock.runFor(3_000);
  await page.getByRole('heading', { name: 'Danke, Geduldige!' }).waitFor();
  // Failed requests while offline are expected.
  faults.splice(faultsBefore);
  await page.clock.fastForward(21_000);
  await screensaver.waitFor();

  await orderTiramisu(page, 'Unentschlossen');
  await page.clock.fastForward(61_000);
  await screensaver.waitFor();
  const leftTraces = await findTraces(page, 'Unentschlossen');
  await page.context().close();
  return {
    ...steps,
    faults,
    number: Number(number) > 0,
    after,
    sentOffline,
    orders: orders.map((order) => order.slice(0, 3)),
    keys: new Set(orders).size,
    leftTraces,
  };
}
