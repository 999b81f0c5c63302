// Guests pay online with the test provider, which moves no money (PAY-03 to PAY-10).
import { beforeAll, describe, expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import type { Page } from 'playwright-core';
import { axeFindings, openWindow, widths } from './browser.ts';
import { consent, fillContact, openFilledCheckout, orderedUid, submitOrder, toCheckout } from './checkout-steps.ts';
import { margheritaDraft } from './demo-shop.ts';
import { alternateWidths, openJourney, testLog } from './open-journey.ts';

const journey = openJourney('embedded');
let admin: string;
beforeAll(async () => {
  admin = await journey.platform.login('admin@demo.example');
});

describe.each(widths)('online payment at %s', (_, size) => {
  const withBrowser = alternateWidths(size);

  /** From the menu to the test provider's page, which must be recognisable as a test. */
  async function openProviderPage(): Promise<{ page: Page; faults: string[]; origins: ReadonlySet<string> }> {
    const { page, faults } = await openWindow(journey.browser, size);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await openFilledCheckout(page, `${journey.platform.url}/store/innenstadt`, 'Takeaway', 1);
    await toCheckout(page);
    await fillContact(page, 'Online');
    await page.getByRole('radio', { name: 'Online bezahlen' }).check();
    await consent(page);
    await page.getByRole('button', { name: /Bestellung abschicken/ }).click();
    await atProvider(page);
    return { page, faults, origins };
  }
  const atProvider = (page: Page) => page.getByRole('heading', { name: 'Testzahlung, es fließt kein Geld' }).waitFor();
  const press = (page: Page, choice: RegExp) => page.getByRole('button', { name: choice }).click();

  const findOrder = async (uid: string) => {
    const { body } = await journey.platform.call('GET', `/api/orders?q=${uid}`, { cookie: admin });
    return (body.data as { uid: string; status: string }[]).find((one) => one.uid === uid);
  };
  /** Ordering is notified a moment after the guest. */
  const waitUntilPlaced = (uid: string) =>
    until('the kitchen to receive the order', async () => (await findOrder(uid))?.status === 'placed');
  const parseUid = (page: Page): string => new URL(page.url()).pathname.split('/')[2] as string;

  // PAY-03
  withBrowser('passes a paid order to the kitchen', async () => {
    const { page, faults, origins } = await openProviderPage();
    // PAY-12: nothing is requested from providers that are not configured; data URLs have no origin.
    expect([...origins].filter((origin) => origin !== 'null')).toEqual([journey.platform.url]);
    expect(await axeFindings(page)).toEqual([]);
    await press(page, /^Bezahlen/);
    const uid = await orderedUid(page);
    await page.getByRole('heading', { name: 'Ihre Bestellung ist bei uns.' }).waitFor();
    await waitUntilPlaced(uid);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // PAY-09
  withBrowser('accepts a second attempt after a declined payment', async () => {
    const { page, faults } = await openProviderPage();
    await press(page, /^Ablehnen/);
    await page.getByRole('heading', { name: 'Die Zahlung hat nicht geklappt' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const uid = parseUid(page);
    expect(await findOrder(uid)).toMatchObject({ status: 'awaiting-payment' });
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await atProvider(page);
    await press(page, /^Bezahlen/);
    expect(await orderedUid(page)).toBe(uid);
    await waitUntilPlaced(uid);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // CHECKOUT-22, PAY-06, PAY-08
  withBrowser('keeps the cart and cancels the first order when the guest changes to cash', async () => {
    const { page, faults } = await openProviderPage();
    await press(page, /^Abbrechen/);
    await page.getByRole('heading', { name: 'Die Zahlung hat nicht geklappt' }).waitFor();
    const abandoned = parseUid(page);
    await page.getByRole('button', { name: 'Andere Zahlungsart wählen' }).click();
    await page.waitForURL('**/checkout/error');
    expect(await axeFindings(page)).toEqual([]);
    // The usual field order; earlier consents are kept.
    expect(await page.locator('fieldset h2').first().textContent()).not.toBe('Bezahlung');
    await page.getByRole('radio', { name: 'Barzahlung' }).check();
    expect(await page.getByRole('checkbox', { name: /AGB|Datenschutzerklärung/, checked: true }).count()).toBe(2);
    const uid = await submitOrder(page, 'Bestellung abschicken');
    expect(uid).not.toBe(abandoned);
    await until('the first order to be canceled', async () => (await findOrder(abandoned))?.status === 'canceled');
    expect(await findOrder(uid)).toMatchObject({ status: 'placed' });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  /** Pays after giving up. The checkout is closed a moment later, so occasionally it takes another order. */
  const payLate = (): Promise<string> =>
    until('an order that is paid too late', async () => {
      const body = { ...(await margheritaDraft(journey.platform)), paymentMethod: 'card' };
      const { uid, hash } = (await journey.platform.call('POST', '/api/orders', { body })).body.data as Record<
        string,
        string
      >;
      const link = `/api/payments/public/${uid}/${hash}`;
      const redirectUrl: string = await until('its checkout', async () => {
        const { data } = (await journey.platform.call('GET', link)).body;
        return (data as { redirectUrl: string | null }).redirectUrl ?? undefined;
      });
      const decision = `/api/payments/test-checkouts/${redirectUrl.split('/').at(-1)}/decision`;
      await journey.platform.call('POST', `${link}/give-up`, { body: {} });
      const paid = await journey.platform.call('POST', decision, { body: { outcome: 'paid' } });
      return paid.status === 200 && `${uid}/${hash}`;
    });

  withBrowser('reports and refunds a payment that came too late', async () => {
    const link = await payLate();
    const { page, faults } = await openWindow(journey.browser, size);
    await until('the refund to start', async () => {
      const { data } = (await journey.platform.call('GET', `/api/payments/public/${link}`)).body;
      return (data as { refunded: number }).refunded === 10.9;
    });
    await page.goto(`${journey.platform.url}/pay/${link}?returned=true`);
    await page.getByRole('heading', { name: 'Diese Bestellung kann nicht mehr bezahlt werden' }).waitFor();
    await page.getByText('Ihre Zahlung kam danach an. Sie bekommen 10,90\u00a0€ zurück.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await findOrder(link.split('/')[0] as string)).toMatchObject({ status: 'canceled' });
    await until('the provider to refund it', async () => {
      const { body } = await journey.platform.call('GET', '/api/payments?filter[state]=captured&pageSize=100', {
        cookie: admin,
      });
      const [one] = (body.data as { uid: string; refunds: { state: string; reason: string }[] }[]).filter(({ uid }) =>
        link.startsWith(uid),
      );
      return one?.refunds[0]?.state === 'done' && one.refunds[0].reason === 'late';
    });
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

testLog(journey);
