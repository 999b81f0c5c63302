import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentLink } from './consent-link.tsx';
import { enhanceConsent } from './enhance-consent.ts';
import { writeCookie } from './write-cookie.ts';

const ids = { tagManagerId: 'GTM-AB12CD3', pixelId: '' };
const cookie = 'cookie-banner-acceptance-state';
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const press = (name: string) => document.querySelector<HTMLElement>(`[data-consent=${name}]`)?.click();

let letGo = () => {};
let stored: string[] = [];
const reload = jest.fn();

/** Renders a page as the server does and opens it in this browser. */
function visit(changes: Partial<typeof ids> = {}, isSilent = false): HTMLElement | null {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ConsentBanner access={{ ...ids, ...changes }} without="Lesen" privacyHref="/site/privacy" />
      <ConsentLink />
    </>,
  );
  const banner = document.querySelector<HTMLElement>('[data-consent=banner]');
  if (banner) letGo = enhanceConsent(banner, { reload, isSilent });
  return banner;
}

beforeEach(() => {
  jest.useFakeTimers();
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => get?.call(document),
    set: (text: string) => {
      stored.push(text);
      set?.call(document, text);
    },
  });
});
afterEach(() => {
  letGo();
  for (const cookie of document.cookie.split('; ')) writeCookie(cookie.split('=')[0] ?? '', '', ';path=/;max-age=0');
  Reflect.deleteProperty(document, 'cookie');
  document.head.replaceChildren();
  stored = [];
  reload.mockReset();
  jest.useRealTimers();
});

// CONSENT-01, CONSENT-02
test('asks on the first visit and stores or loads nothing before the answer', () => {
  expect(visit()?.hidden).toBe(false);
  jest.runAllTimers();
  expect([document.cookie, scripts()]).toEqual(['', []]);
  press('yes');
  expect([document.querySelector<HTMLElement>('[data-consent=banner]')?.hidden, scripts()]).toEqual([true, []]);
  jest.advanceTimersByTime(249);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3']);
  expect(stored).toEqual([`${cookie}=true;path=/;max-age=31536000;samesite=lax`]);
});

test('remembers a refusal as long, and loads nothing', () => {
  visit();
  press('no');
  jest.runAllTimers();
  expect([stored, scripts()]).toEqual([[`${cookie}=false;path=/;max-age=31536000;samesite=lax`], []]);
  letGo();
  expect(visit()?.hidden).toBe(true);
  expect([scripts(), reload.mock.calls]).toEqual([[], []]);
});

// CONSENT-03
test('loads at once after an earlier consent; withdrawing it deletes the stored data', () => {
  writeCookie(cookie, 'true', ';path=/');
  writeCookie('_ga_AB12', '1', ';path=/');
  expect(visit({ pixelId: '123456789' })?.hidden).toBe(true);
  expect(scripts()).toHaveLength(2);
  document.querySelector<HTMLElement>('[href="#cookies"]')?.click();
  const banner = document.querySelector<HTMLElement>('[data-consent=banner]');
  expect([banner?.hidden, banner?.textContent]).toEqual([false, expect.stringContaining('Derzeit erlaubt.')]);
  press('no');
  expect([document.cookie, reload.mock.calls.length]).toEqual([`${cookie}=false`, 1]);
});

// CONSENT-03
test('loads nothing where the banner is silent; it can still be answered there', () => {
  const banner = visit({}, true);
  expect(banner?.hidden).toBe(true);
  document.querySelector<HTMLElement>('[href="#cookies"]')?.click();
  expect(banner?.hidden).toBe(false);
  press('yes');
  jest.runAllTimers();
  expect([document.cookie, scripts()]).toEqual([`${cookie}=true`, []]);
});

test('shows no banner without third parties', () => expect(visit({ tagManagerId: '' })).toBeNull());
