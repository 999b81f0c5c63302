import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Visit } from '@theke/contracts/analytics/visit';
import { visit } from '@theke/contracts/analytics/visit';
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
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'cookie-banner-acceptance-state=;max-age=0';
  Object.defineProperty(navigator, 'doNotTrack', { value: null, configurable: true });
});
const goTo = (path: string) => {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new Event('single-spa:routing-event'));
};

test('STAT-09, STAT-12: pages are told once a second by the names of their routes, with the one before, and as the contract says', async () => {
  stop = startVisits();
  goTo('/store/innenstadt');
  goTo('/store/innenstadt?table=1');
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.map(({ kind, name, data }) => [kind, name, data.from])).toEqual([
    ['pageview', 'division', ''],
    ['pageview', 'branch', 'division'],
  ]);
  for (const told of sent.flat()) expect(visit.safeParse(told).success).toBe(true);
  goTo('/store/innenstadt/checkout');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent[1]?.map(({ name, data }) => [name, data.from])).toEqual([['checkout', 'branch']]);
});

test('STAT-04, STAT-11: the screen is told once, and not before consent', async () => {
  stop = startVisits();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent.flat().map(({ kind }) => kind)).toEqual(['pageview']);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'cookie-banner-acceptance-state=true';
  for (const path of ['/kontakt', '/']) {
    goTo(path);
    await jest.advanceTimersByTimeAsync(1_000);
  }
  const devices = sent.flat().filter(({ kind }) => kind === 'device');
  expect(devices).toHaveLength(1);
  expect(visit.safeParse(devices[0]).success).toBe(true);
});

test('who does not want to be tracked is not told of at all', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  stop = startVisits();
  goTo('/kontakt');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([]);
});
