// A webhook from the form to the receiver: created by an administrator, tested, sent with an order, and repeated.
import { describe, expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { isSigned, startWebhookReceiver } from '../../../services/notifications/testing/webhook-receiver.ts';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { margheritaDraft } from './demo-shop.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded', { WEBHOOK_NETS: '127.0.0.0/8' });
/** The browser logs refused requests. */
const isExpected = (fault: string) => /status of (401|422)/.test(fault);

describe.each([
  ['390 px', phone],
  ['1440 px', desk],
])('a webhook at %s', (_, size) => {
  // HOOK-01, HOOK-03, HOOK-04, HOOK-10
  withBrowser('is created, tested, sent with an order, and repeated', async () => {
    const { platform, browser } = journey;
    const receiver = await startWebhookReceiver();
    const { page, faults } = await openWindow(browser, size);
    await page.goto(`${platform.url}/backend/webhook-endpoints/create`);
    await logIn(page, 'admin@demo.example');
    await page.getByRole('heading', { name: 'Neuer Webhook' }).waitFor();
    const name = `Warenwirtschaft ${size.width}`;
    await page.getByLabel(/^Name/).fill(name);
    await page.getByLabel(/^Adresse/).fill('http://10.0.0.5/theke');
    await page.getByRole('checkbox', { name: /^Bestellung eingegangen/ }).check();
    expect(await axeFindings(page)).toEqual([]);
    const save = page.getByRole('button', { name: 'Speichern' });
    await save.click();
    await page.getByText('Diese Adresse ist nicht erlaubt.').first().waitFor();
    await page.getByLabel(/^Adresse/).fill(receiver.url);
    await save.click();

    await page.getByRole('button', { name: 'Geheimnis erstellen' }).click();
    const secret = await page.getByLabel(/^Nur jetzt zu sehen/).inputValue();
    expect(secret).toMatch(/^whsec_/);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Testereignis senden' }).click();
    await until('the test event', () => receiver.types().includes('webhook.test'));
    await page.getByText('Zuletzt zugestellt').waitFor();

    receiver.plan(500);
    const draft = await margheritaDraft(platform);
    const ordered = await platform.call('POST', '/api/orders', {
      body: draft,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(ordered.status).toBe(201);
    await until('the order', () => receiver.types().includes('order.created'));
    expect(receiver.received.every((received) => isSigned(received, secret))).toBe(true);

    await page.getByRole('link', { name: 'Protokoll öffnen' }).click();
    await page.getByRole('heading', { name: 'Webhook-Protokoll' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole('link', { name: /Bestellung eingegangen/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Bestellung eingegangen' }).waitFor();
    await page.getByText('Status 500').waitFor();
    await page.getByText('Antwort', { exact: true }).last().click();
    await page.getByText('answer 500').waitFor();
    await page.getByText('"order.created"').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const before = receiver.received.length;
    await page.getByRole('button', { name: 'Noch einmal senden' }).click();
    await until('the order again', () => receiver.received.length > before);
    await page.getByText('Status 200').first().waitFor();
    const orders = receiver.received.filter(({ payload }) => payload.type === 'order.created');
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);

    await page.goto(`${platform.url}/backend/webhook-endpoints`);
    await page.getByText(name).waitFor();
    await page.getByText('Zugestellt').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    await page.context().close();
    await receiver.stop();
  });
});

testLog(journey);
