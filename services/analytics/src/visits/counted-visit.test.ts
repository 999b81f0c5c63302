import { expect, test } from '@jest/globals';
import { countsAsVisit } from '@theke/kit/http/counts-as-visit';
import { parseAgent, parseLanguage, parseReferrer, parseScreen, visitsIn } from './counted-visit.ts';

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

test('counts no bots, previews, prefetches or visitors who opted out', () => {
  expect(countsAsVisit({ agent: firefox })).toBe(true);
  for (const agent of ['', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', 'WhatsApp/2.24 A'])
    expect([agent, countsAsVisit({ agent })]).toEqual([agent, false]);
  expect(countsAsVisit({ agent: firefox, dnt: '1' })).toBe(false);
  expect(countsAsVisit({ agent: firefox, gpc: '1' })).toBe(false);
  expect(countsAsVisit({ agent: firefox, purpose: 'prefetch;prerender' })).toBe(false);
});

test('reports browser and system without versions', () => {
  expect(parseAgent(firefox)).toEqual({ browser: 'Firefox', system: 'Android' });
  expect(parseAgent('nobody knows this one')).toEqual({ browser: null, system: null });
});

test('STAT-08: reads both formats; that of the back office is an event', () => {
  const visit = { kind: 'pageview' as const, name: 'menu', detail: '', data: {} };
  expect(visitsIn([visit])).toEqual([visit]);
  expect(visitsIn({ type: 'click', action: 'print', category: 'menu', data: {} })).toEqual([
    { kind: 'event', type: 'click', name: 'print', detail: 'menu', data: {} },
  ]);
});

test('stores only the host of an external referrer', () => {
  const referrerWith = (referrer: string) => parseReferrer({ data: { referrer, host: 'pizza.example' } });
  expect(referrerWith('https://www.google.com/search?q=geheim')).toBe('www.google.com');
  for (const none of ['https://pizza.example/', 'javascript:alert(1)', 'nonsense', ''])
    expect(referrerWith(none)).toBeNull();
});

test('STAT-11: reports the screen of a device, and nothing for invalid values', () => {
  expect(
    parseScreen({ data: { screenWidth: 390, screenHeight: 844, devicePixelRatio: 3.0000001, darkMode: true } }),
  ).toEqual({
    resolution: '390 × 844',
    pixelRatio: '3',
    colourScheme: 'dark',
  });
  expect(parseScreen({ data: { screenWidth: -1, screenHeight: 1e9, devicePixelRatio: 99 } })).toEqual({
    resolution: null,
    pixelRatio: null,
    colourScheme: null,
  });
});

test('STAT-11, STAT-20: counts a language by its primary subtag, if it exists', () => {
  const languageWith = (language: string) => parseLanguage({ data: { language } });
  expect(['de-AT', 'EN', 'fil-PH', 'gsw'].map(languageWith)).toEqual(['de', 'en', 'fil', 'gsw']);
  for (const made of ['qx', 'zzz', 'xx-YY', 'deutsch', '', '1'])
    expect([made, languageWith(made)]).toEqual([made, null]);
});
