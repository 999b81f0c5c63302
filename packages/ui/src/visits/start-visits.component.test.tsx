import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Visit } from '@theke/contracts/analytics/visit';
import { visit } from '@theke/contracts/analytics/visit';
import { type Commerce, commerceEvent } from '@theke/rules/site/commerce';
import { consentGiven } from '@theke/rules/site/consent';
import { storedOrigin } from '../stored-origin.ts';
import { startVisits } from './start-visits.ts';

let sent: Visit[][];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    throw new Error('the line is cut');
  }) as unknown as typeof fetch;
  Object.defineProperty(screen, 'orientation', { value: { type: 'portrait-primary' }, configurable: true });
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-origin');
  jest.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'cookie-banner-acceptance-state=;max-age=0';
  Object.defineProperty(navigator, 'doNotTrack', { value: null, configurable: true });
});
const goTo = (path: string) => {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new Event('single-spa:routing-event'));
};

test('STAT-09, STAT-12: sends page views at most once a second, with route name and previous page', async () => {
  stop = startVisits({ shopKey: 'test' });
  goTo('/store/innenstadt');
  goTo('/store/innenstadt?table=1');
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.map(({ kind, name, data }) => [kind, name, data.from])).toEqual([
    ['pageview', 'division', ''],
    ['pageview', 'branch', 'division'],
    ['device', 'device', undefined],
  ]);
  for (const sentVisit of sent.flat()) expect(visit.safeParse(sentVisit).success).toBe(true);
  goTo('/store/innenstadt/checkout');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent[1]?.map(({ name, data }) => [name, data.from])).toEqual([['checkout', 'branch']]);
});

test('STAT-04, STAT-11: sends the device record once; all 13 fields need consent, anonymous ones do not', async () => {
  const devices = () => sent.flat().filter(({ kind }) => kind === 'device');
  stop = startVisits({ shopKey: 'test' });
  for (const path of ['/kontakt', '/']) {
    await jest.advanceTimersByTimeAsync(1_000);
    goTo(path);
  }
  expect(devices()).toHaveLength(1);
  const identifiesNobody = ['darkMode', 'language', 'orientation'];
  expect(identifiesNobody).toEqual(expect.arrayContaining(Object.keys(devices()[0]?.data ?? {})));
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'cookie-banner-acceptance-state=true';
  for (const path of ['/kontakt', '/']) {
    goTo(path);
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(devices()).toHaveLength(2);
  expect(Object.keys(devices()[1]?.data ?? {}).toSorted()).toEqual([
    'darkMode',
    'documentReferrer',
    'language',
    'languages',
    'orientation',
    'screenAvailHeight',
    'screenAvailWidth',
    'screenHeight',
    'screenWidth',
    'userAgent',
    'windowDevicePixelRatio',
    'windowInnerHeight',
    'windowInnerWidth',
  ]);
  for (const device of devices()) expect(visit.safeParse(device).success).toBe(true);
});

test('sends nothing for visitors who opted out of tracking', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  stop = startVisits({ shopKey: 'test' });
  goTo('/kontakt');
  await jest.advanceTimersByTimeAsync(2_000);
  expect([sent, storedOrigin('test')]).toEqual([[], undefined]);
});

test('sends nothing for automated browsers', async () => {
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  stop = startVisits({ shopKey: 'test' });
  Reflect.deleteProperty(navigator, 'webdriver');
  goTo('/kontakt');
  await jest.advanceTimersByTimeAsync(2_000);
  expect([sent, storedOrigin('test')]).toEqual([[], undefined]);
});

test('QR-07: keeps the scanned code for the document; stores it in the browser only after consent', async () => {
  window.history.replaceState(null, '', '/store/innenstadt?table=12&qr=n12');
  stop = startVisits({ shopKey: 'test' });
  goTo('/store/innenstadt/checkout');
  expect(storedOrigin('test')).toEqual({ kind: 'qr', qr: 'n12' });
  expect(sessionStorage).toHaveLength(0);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'cookie-banner-acceptance-state=true';
  document.dispatchEvent(new Event(consentGiven));
  stop();
  // Another document of the same session.
  document.documentElement.removeAttribute('data-origin');
  window.history.replaceState(null, '', '/');
  stop = startVisits({ shopKey: 'test' });
  expect(storedOrigin('test')).toEqual({ kind: 'qr', qr: 'n12' });
});

test('QR-07: ignores an invalid origin in the storage', () => {
  sessionStorage.setItem('asp.test.origin', '{');
  stop = startVisits({ shopKey: 'test' });
  expect(storedOrigin('test')).toEqual({ kind: 'direct' });
});

const purchase: Commerce = {
  name: 'purchase',
  items: [{ id: 'p1', name: 'Margherita' }],
  price: 9.8,
  currency: 'EUR',
};
const dispatchCommerce = (detail: Commerce) => document.dispatchEvent(new CustomEvent(commerceEvent, { detail }));
const events = () => sent.flat().filter(({ kind }) => kind === 'event');

test('STAT-09, STAT-10: holds purchases until consent, then sends them to the intake and the pixel', async () => {
  const pixel = jest.fn();
  Object.assign(window, { fbq: pixel });
  stop = startVisits({ shopKey: 'test' });
  dispatchCommerce({ ...purchase, name: 'addtocart' });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(events()).toEqual([]);
  expect(pixel).not.toHaveBeenCalled();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'cookie-banner-acceptance-state=true';
  document.dispatchEvent(new Event(consentGiven));
  await jest.advanceTimersByTimeAsync(1_000);
  dispatchCommerce(purchase);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(events().map(({ name, data }) => [name, data])).toEqual([
    ['addtocart', { item: 'p1', price: 9.8, currency: 'EUR' }],
    ['purchase', { items: ['p1'], price: 9.8, currency: 'EUR' }],
  ]);
  for (const sentVisit of events()) expect(visit.safeParse(sentVisit).success).toBe(true);
  expect(pixel.mock.calls.map(([kind, name]) => [kind, name])).toEqual([
    ['track', 'AddToCart'],
    ['track', 'Purchase'],
  ]);
});

test('STAT-10: sends a purchase at once, before the checkout is left for the status page', () => {
  const pixel = jest.fn();
  Object.assign(window, { fbq: pixel });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'cookie-banner-acceptance-state=true';
  stop = startVisits({ shopKey: 'test' });
  dispatchCommerce({ ...purchase, name: 'initiatecheckout' });
  expect([events(), pixel.mock.calls]).toEqual([[], []]);
  dispatchCommerce(purchase);
  expect(events().map(({ name }) => name)).toEqual(['initiatecheckout', 'purchase']);
  expect(pixel.mock.calls.map(([, name]) => name)).toEqual(['InitiateCheckout', 'Purchase']);
});

test('STAT-09: sends no purchases without consent or after a refusal', async () => {
  stop = startVisits({ shopKey: 'test' });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'cookie-banner-acceptance-state=false';
  dispatchCommerce(purchase);
  goTo('/kontakt');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent.flat().map(({ kind }) => kind)).toEqual(['pageview', 'device', 'pageview']);
});

test('STAT-12: reports the previous page of the same site; corporate pages pass their own page names', async () => {
  Object.defineProperty(document, 'referrer', { value: `${window.location.origin}/team`, configurable: true });
  goTo('/projekte');
  stop = startVisits({ nameOf: (path) => path });
  await jest.advanceTimersByTimeAsync(1_000);
  Object.defineProperty(document, 'referrer', { value: '', configurable: true });
  const views = sent.flat().filter(({ kind }) => kind === 'pageview');
  expect(views.map(({ name, data }) => [name, data.from])).toEqual([['/projekte', '/team']]);
});
