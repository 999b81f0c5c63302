// Operators monitor and repair: a consumer breaks and then receives what it missed, the broker goes down and returns.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '@theke/kit/testing/trace-receiver';
import { until } from '@theke/kit/testing/until';
import { freePort } from '@theke/local-servers/free-port';
import { type Rabbitmq, startRabbitmq } from '@theke/local-servers/rabbitmq';
import { whyNoRabbitmq } from '@theke/local-servers/test-amqp-url';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../tools/local/checkout.ts';
import { openPlatformDatabases, type PlatformDatabases } from '../chaos/platform-databases.ts';
import { axeFindings, desk, launchBrowser, openWindow, whyNoBrowser } from './browser.ts';
import { checkNarrowLayout } from './check-narrow-layout.ts';
import { logIn } from './confirm-on-board.ts';
import { margheritaDraft, untilOrderable } from './demo-shop.ts';
import { placeOrder } from './order-board.ts';
import { type Platform, startPlatform } from './platform.ts';
import { releaseRetries } from './release-retries.ts';

const journeys = whyNoBrowser() || whyNoRabbitmq() ? describe.skip : describe;

/**
 * No session before the login; and when the broker returns, live streams are cut because events may have been missed.
 */
const isExpected = /status of 401|ERR_INCOMPLETE_CHUNKED_ENCODING/;

/** In ms: five attempts, or the start of a broker, on a busy machine. */
const timeoutMs = 60_000;

journeys('operations', () => {
  const dir = mkdtempSync(join(tmpdir(), 'theke-operations-'));
  let broker: Rabbitmq;
  let receiver: TraceReceiver;
  let platform: Platform;
  let databases: PlatformDatabases;
  let browser: Browser;
  let page: Page;
  let faults: string[];
  let metricsPort: number;

  beforeAll(async () => {
    // The broker is ours, so that no supervisor restarts it early.
    [broker, receiver, metricsPort] = await Promise.all([startRabbitmq({ dir }), startTraceReceiver(), freePort()]);
    platform = await startPlatform('embedded', {
      BUS_URL: broker.url,
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    });
    databases = await openPlatformDatabases(platform.dataDir, { ...process.env, BUS_URL: broker.url });
    await untilOrderable(platform);
    browser = await launchBrowser();
    ({ page, faults } = await openWindow(browser, desk));
    page.setDefaultTimeout(timeoutMs);
    await page.goto(`${platform.url}/backend/login`);
    await logIn(page, 'admin@demo.example');
    await page.getByText('Jetzt zu tun').waitFor();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await databases?.close();
    await platform?.stop();
    await broker?.stop();
    await receiver?.stop();
    rmSync(dir, { recursive: true, force: true });
  }, 60_000);

  const status = () => page.getByRole('main').getByRole('status');

  test('exports every metric of alerts and dashboard, on the internal port only', async () => {
    // The lag is exported once an event was handled.
    expect((await platform.call('POST', '/api/orders', { body: await margheritaDraft(platform) })).status).toBe(201);
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const text = await until('an event to be handled', async () => {
      const now = await metrics();
      return now.includes('theke_event_lag_seconds_count{') && now;
    });
    const names = new Set([...text.matchAll(/^([a-z0-9_]+)[{ ]/gm)].map((match) => match[1] as string));
    const mentioned = ['infra/deploy/prometheus/alerts.yml', 'infra/deploy/grafana/theke.json'].flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:theke|process|nodejs)_[a-z0-9_]+/g),
    ]);
    const metricNames = [...new Set(mentioned.map(([name]) => name))];
    expect(metricNames.length).toBeGreaterThan(10);
    expect(metricNames.filter((name) => !names.has(name))).toEqual([]);
    const outside = await platform.call('GET', '/metrics', { headers: { accept: '*/*' } });
    expect(outside.text).not.toContain('theke_');
  });

  test('traces a guest’s order to every subscriber', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const placed = await platform.call('POST', '/api/orders', {
      body: await margheritaDraft(platform),
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    });
    expect(placed.status).toBe(201);
    const of = (service: string, name: string): ReceivedSpan | undefined =>
      receiver.spans.find((span) => span.trace === trace && span.service === service && span.name === name);
    const type = 'ordering.order-placed.v2';
    const spans = await until('the whole trace', () => {
      const found = {
        gateway: of('gateway', 'POST ordering'),
        ordering: of('ordering', 'POST createOrder'),
        published: of('ordering', `publish ${type}`),
        audited: of('identity', `consume ${type}`),
        notified: of('notifications', `consume ${type}`),
      };
      return Object.values(found).every(Boolean) && (found as Record<keyof typeof found, ReceivedSpan>);
    });
    expect(spans.gateway.parent).toBe('00f067aa0ba902b7');
    expect(spans.ordering.parent).toBe(spans.gateway.id);
    expect(spans.published.parent).toBe(spans.ordering.id);
    expect([spans.audited.parent, spans.notified.parent]).toEqual([spans.published.id, spans.published.id]);
  });

  test('shows why dead letters of a broken consumer failed, and sends them again once it is fixed', async () => {
    const reason = 'broken on purpose: the mailbox of notifications';
    await databases.notifications.query(`
      create function break() returns trigger language plpgsql as $$ begin raise exception '${reason}'; end $$;
      create trigger broken before insert on inbox for each row execute function break();`);
    const order = await placeOrder(platform, { email: 'katharina@gast.example' });
    await page.goto(`${platform.url}/backend/operations`);
    const letter = page.getByRole('row').filter({ hasText: 'ordering.order-placed.v2' });
    await until(
      'the order to become a dead letter',
      async () => {
        await releaseRetries(broker.url);
        return await letter.isVisible();
      },
      timeoutMs,
    );
    await letter.getByRole('cell', { name: reason }).waitFor();
    await letter.getByRole('link', { name: 'Bestellung ansehen' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await checkNarrowLayout(page)).toBe(true);

    // Another business neither sees nor resends them.
    const zweite = `zweite.localhost:${platform.port}`;
    const otherAdmin = await platform.login('admin@zweite.example', zweite);
    const foreignView = await platform.call('GET', '/api/operations', { cookie: otherAdmin, host: zweite });
    const letters = (foreignView.body.data as { services: { state: { deadLetters: unknown[] } }[] }).services;
    expect(letters.flatMap(({ state }) => state.deadLetters)).toEqual([]);
    const redriven = await platform.call('POST', '/api/operations/redrive', {
      cookie: otherAdmin,
      host: zweite,
      body: { service: 'notifications' },
    });
    expect(redriven.body.data).toEqual({ count: 0 });

    await databases.notifications.query('drop trigger broken on inbox; drop function break();');
    await page
      .getByRole('button', { name: /^(Alle \d+|Das eine|Erneut zustellen)/ })
      .first()
      .press('Enter');
    await page.getByText('Alles wurde zugestellt.').waitFor();
    const cookie = await platform.login('admin@demo.example');
    await until('it to be handled', async () => {
      const { body } = await platform.call('GET', `/api/messages?filter[order]=${order.id}`, { cookie });
      return (body.data as unknown[]).length > 0;
    });
  });

  test('accepts orders while the broker is down, reports it, and catches up when it returns', async () => {
    await page.goto(`${platform.url}/backend/operations`);
    await page.getByRole('heading', { name: 'Dienste' }).waitFor();
    await broker.stop();
    await status().getByText('Die Vermittlung zwischen den Diensten ist nicht erreichbar.').waitFor();
    await page
      .getByRole('row', { name: /^Bestellungen/ })
      .getByText('Gestört')
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const order = await placeOrder(platform);

    broker = await startRabbitmq({ dir, port: broker.port });
    await status().getByText('Die Vermittlung zwischen den Diensten').waitFor({ state: 'detached' });
    await page
      .getByRole('row', { name: /^Bestellungen/ })
      .getByText('Läuft')
      .waitFor();
    const cookie = await platform.login('admin@demo.example');
    await until('the audit trail to contain the order', async () => {
      const { body } = await platform.call('GET', `/api/logs?filter[subject]=${order.id}`, { cookie });
      return (body.data as unknown[]).length > 0;
    });
    expect(faults.filter((fault) => !isExpected.test(fault))).toEqual([]);
  });
});
