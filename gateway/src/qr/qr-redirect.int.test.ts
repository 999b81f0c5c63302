// The gateway with a service that the test can make unavailable.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { qrCodesScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import type { Bus, CloudEvent } from '@theke/kit/bus/port';
import { until } from '@theke/kit/testing/until';
import { type GatewayAlone, quietBus, startGatewayAlone } from '../../testing/gateway-alone.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const code = {
  ...qrCodes.events.changed.example,
  branch: null,
  rules: [
    { language: 'en', target: '/store/innenstadt?lang=en#lunch' },
    { device: 'desktop', target: 'https://example.com/karte' },
  ],
};
let isAway = false;
let gateway: GatewayAlone;
const sent: CloudEvent[] = [];
const bus: Bus = { ...quietBus, sendTo: async (_service, events) => void sent.push(...events) };
const away = (_request: IncomingMessage, response: ServerResponse) => void response.destroy();
const codes = (response: ServerResponse) =>
  void (isAway ? response.destroy() : response.end(JSON.stringify({ data: { codes: [code], branches: [] } })));
beforeAll(async () => {
  gateway = await startGatewayAlone({ answer: away, codes, bus });
});
afterAll(() => gateway.stop());

const scan = (path: string, headers: Record<string, string> = {}) =>
  gateway.ask(path, { headers: { 'user-agent': phone, 'accept-language': 'de-AT', accept: 'text/html', ...headers } });
const scans = () => sent.flatMap(({ data }) => (data as typeof qrCodesScanned.example).scans);

test('QR-04, QR-05: redirects while analytics is unavailable, uncached, and counts scans except those of bots', async () => {
  expect((await scan('/q/n12')).status).toBe(302);
  isAway = true;
  const first = await scan('/q/n12');
  expect([first.status, first.headers.location, first.headers['cache-control'], first.headers['set-cookie']]).toEqual([
    302,
    '/store/innenstadt?table=12&qr=n12',
    'no-store',
    undefined,
  ]);
  expect((await scan('/q/N12/', { 'accept-language': 'en' })).headers.location).toBe(
    '/store/innenstadt?lang=en&qr=n12#lunch',
  );
  const elsewhere = await scan('/q/n12', {
    'user-agent': phone.replace('(iPhone; CPU iPhone OS 18_0 like Mac OS X)', '(X11)').replace('Mobile/15E148 ', ''),
  });
  expect(elsewhere.headers.location).toBe('https://example.com/karte');
  const uncounted = [
    { 'user-agent': 'WhatsApp/2.23.20.0' },
    { 'user-agent': 'facebookexternalhit/1.1' },
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'sec-purpose': 'prefetch' },
  ];
  for (const headers of uncounted) expect((await scan('/q/n12', headers)).status).toBe(302);
  expect((await gateway.ask('/q/n12', { method: 'HEAD', headers: { 'user-agent': phone } })).status).toBe(302);

  await until('the scans are sent', () => scans().length >= 4);
  expect(scans().map(({ path, rule, code: id }) => [path, rule, id])).toEqual([
    ['n12', null, code.id],
    ['n12', null, code.id],
    ['n12', 0, code.id],
    ['n12', 1, code.id],
  ]);
  expect(new Set(scans().map(({ visitor }) => visitor)).size).toBe(2);
  expect(sent.map(({ type }) => type)).toEqual(sent.map(() => qrCodesScanned.type));
  expect(JSON.stringify(sent)).not.toMatch(/iPhone|127\.0\.0\.1/);
});

test('QR-05: redirects but does not count disguised bots and excluded networks', async () => {
  const received: CloudEvent[] = [];
  const proxied = await startGatewayAlone({
    answer: away,
    codes,
    bus: { ...quietBus, sendTo: async (_service, events) => void received.push(...events) },
    env: { TRUST_PROXY: '1', UNCOUNTED_NETWORKS: '203.0.113.0/24' },
  });
  const from = (address: string, headers: Record<string, string> = {}) =>
    proxied.ask('/q/n12', {
      headers: { 'user-agent': phone, 'x-forwarded-for': address, 'x-forwarded-proto': 'https', ...headers },
    });
  try {
    isAway = false;
    const asBrowser = { 'sec-fetch-site': 'none' };
    const answers = [
      await from('198.51.100.1'),
      await from('203.0.113.7', asBrowser),
      await from('198.51.100.2', asBrowser),
    ];
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    const sentScans = () => received.flatMap(({ data }) => (data as typeof qrCodesScanned.example).scans);
    await until('the scan is sent', () => sentScans().length > 0);
    expect(sentScans()).toHaveLength(1);
  } finally {
    await proxied.stop();
  }
});

test('QR-05: sends buffered scans before the gateway stops', async () => {
  const received: CloudEvent[] = [];
  const ending = await startGatewayAlone({
    answer: away,
    codes,
    bus: { ...quietBus, sendTo: async (_service, events) => void received.push(...events) },
  });
  isAway = false;
  const { status } = await ending.ask('/q/n12', { headers: { 'user-agent': phone } });
  const before = received.length;
  await ending.stop();
  expect([status, before, received.length]).toEqual([302, 0, 1]);
});

test.each([
  ['a deleted code', '/q/weg'],
  ['none', '/q/'],
  ['a path with ..', '/q/..%2fn12'],
  ['a longer path', '/q/n12/mehr'],
  ['a very long path', `/q/${'x'.repeat(2_000)}`],
])('QR-04: answers %s with a page that links to the start', async (_, path) => {
  const { status, text, headers } = await scan(path);
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(text).toContain('<h1>Diesen Code gibt es nicht mehr</h1>');
  expect(text).toContain('<a href="/">Zur Startseite</a>');
});

test('answers 503 with Retry-After if the codes were never loaded', async () => {
  const alone = await startGatewayAlone({ answer: away, codes: (response) => void response.destroy() });
  try {
    const { status, headers, text } = await alone.ask('/q/n12', { headers: { 'user-agent': phone } });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(text).toContain('Einen Augenblick, bitte');
  } finally {
    await alone.stop();
  }
});

test("QR-05: answers scans above a network's limit with a page, and does not affect other networks", async () => {
  const received: CloudEvent[] = [];
  const limited = await startGatewayAlone({
    answer: away,
    codes,
    bus: { ...quietBus, sendTo: async (_service, events) => void received.push(...events) },
    env: { RATE_LIMIT_SCANS: '5', TRUST_PROXY: '1' },
  });
  const from = (address: string, accept = 'text/html') =>
    limited.ask('/q/n12', { headers: { 'user-agent': phone, accept, 'x-forwarded-for': address } });
  try {
    isAway = false;
    for (let count = 0; count < 5; count++) expect((await from('192.0.2.1')).status).toBe(302);
    const { status, text, headers } = await from('192.0.2.1');
    expect([status, headers['content-type'], headers.location]).toEqual([429, 'text/html; charset=utf-8', undefined]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    expect(text).toContain('<h1>Einen Augenblick, bitte</h1>');
    expect(text).toContain(
      'Von Ihrem Anschluss kamen zu viele Scans. Bitte versuchen Sie es in einer Minute noch einmal.',
    );
    expect((await from('192.0.2.2')).status).toBe(302);
    await until('the scans are sent', () => received.length > 0);
  } finally {
    await limited.stop();
  }
  expect(received.flatMap(({ data }) => (data as typeof qrCodesScanned.example).scans)).toHaveLength(6);
});
