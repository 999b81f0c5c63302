import { expect, test } from '@jest/globals';
import { countsAsVisit } from './counts-as-visit.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const firefox = (version: number) =>
  `Mozilla/5.0 (Android 15; Mobile; rv:${version}.0) Gecko/${version}.0 Firefox/${version}.0`;
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
const inApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0';
const edge = `${chrome(140)} Edg/140.0.0.0`;
const samsung =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36';

test.each([
  ['Chrome 80', chrome(80)],
  ['Chrome 140', chrome(140)],
  ['Edge', edge],
  ['Samsung Internet', samsung],
  ['Firefox 90', firefox(90)],
  ['Safari 16.4', safari('16.4')],
  ['Safari 16.10', safari('16.10')],
  ['Safari of an iPhone', iphone('18.0.1')],
])(
  'STAT-03: rejects an agent claiming to be %s without Sec-Fetch-Site, which that browser always sends',
  (_, agent) => {
    expect(countsAsVisit({ agent, isSecure: true })).toBe(false);
    expect(countsAsVisit({ agent, isSecure: true, fetchSite: 'same-origin' })).toBe(true);
    // Over plain HTTP, as on a phone in the shop's network, no browser sends it.
    expect(countsAsVisit({ agent })).toBe(true);
  },
);

test.each([
  ['Chrome 79', chrome(79)],
  ['Firefox 89', firefox(89)],
  ['Safari 16.3', safari('16.3')],
  ['Safari of an older iPhone', iphone('15.6')],
  ['a browser inside an app', inApp],
])('counts %s, which does not send Sec-Fetch-Site', (_, agent) =>
  expect(countsAsVisit({ agent, isSecure: true })).toBe(true),
);

test.each([
  ['a headless browser', chrome(140).replace('Chrome/', 'HeadlessChrome/')],
  ['a browser of a measuring tool', `${chrome(140)} Chrome-Lighthouse`],
])('STAT-03: rejects %s, whatever it sends', (_, agent) =>
  expect(countsAsVisit({ agent, isSecure: true, fetchSite: 'same-origin' })).toBe(false),
);
