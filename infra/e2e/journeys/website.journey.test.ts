// A company website in a browser.
import { expect, test } from '@jest/globals';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { measureLateShift } from './measure-late-shift.ts';
import { hostileTexts, openHostilePages } from './open-hostile-pages.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { decideAboutCookies, operateByKeyboard, readAllPages } from './operate-website.ts';

const journey = openJourney('embedded');
const firm = () => journey.platform.url.replace('localhost', 'talraum.localhost');

// CONTENT-05
withBrowser('runs no script and contacts no other host, whatever an editor writes in any field', async () => {
  const { opened, findings } = await openHostilePages(journey.browser, journey.platform.url);
  expect(findings).toEqual([]);
  // A few cannot be rendered at all, which leads to an error page.
  expect(opened).toBeGreaterThan(hostileTexts.length * 12);
});

// CONSENT-01, CONSENT-02, CONSENT-03
withBrowser('loads nothing of third parties before consent, after withdrawal, or on secret addresses', async () => {
  const { cookie, steps, faults } = await decideAboutCookies(journey.browser, journey.platform, firm());
  const thirdParties = ['connect.facebook.net', 'www.googletagmanager.com'];
  const [yes, no] = [[`${cookie}=true`], [`${cookie}=false`]];
  expect(steps).toEqual({
    asked: [[], []],
    refused: [[], no],
    agreed: [thirdParties, yes],
    'read on': [thirdParties, yes],
    'followed an order': [[], yes],
    'taken back': [[], no],
  });
  expect(faults).toEqual([]);
});

// FRAME-04, BLOCK-08, BLOCK-10, BLOCK-13, LIST-09
withBrowser('operates menus, people, choices and slides by keyboard; a slide needs a drag of 100 pixels', async () => {
  const { results, faults } = await operateByKeyboard(journey.browser, firm());
  expect(results).toEqual({
    first: 'Zum Inhalt springen',
    menu: true,
    menuClosed: [0, 'Leistungen'],
    person: true,
    personClosed: [false, true],
    chosen: 1,
    choicesClosed: 0,
    chips: 2,
    next: '2 von',
    wrapped: true,
    draggedLittle: '1 von',
    dragged: '2 von',
  });
  expect(faults).toEqual([]);
});

test('serves every linked page, readable without scripts', async () => {
  const { read, findings } = await readAllPages(journey.platform);
  expect(findings).toEqual([]);
  expect(read).toBeGreaterThan(80);
});

// SITE-11 to SITE-15, BLOCK-06
withBrowser('fits a page of each type and section on a phone and a desk, and axe finds nothing', async () => {
  const findings: string[] = [];
  for (const size of [phone, desk]) {
    const { page } = await openWindow(journey.browser, size);
    for (const path of [
      '/',
      '/buero',
      '/standorte',
      '/leistungen',
      '/fixleistungen/oek',
      '/referenzen?topic=1,99&status=completed',
      '/beitraege',
      '/team',
      '/fragen',
      '/agb',
      '/stories/matrei',
      '/spotlight/hitzekarten',
      '/magazin/talraum-ist-jetzt-auch-in-bozen-erreichbar-8',
      '/projekte/rauterplatz-matrei-umbau-bei-laufendem-markt-1',
      '/nirgends',
    ]) {
      await page.goto(firm() + path);
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      const found = [...(isTooWide ? ['is too wide'] : []), ...(await axeFindings(page))];
      findings.push(...found.map((one) => `${path} at ${size.width}: ${one}`));
    }
    await page.context().close();
  }
  expect(findings).toEqual([]);
});

withBrowser('shifts no content on any page type when fonts, pictures and scripts load late', async () => {
  const findings: string[] = [];
  for (const path of [
    '/',
    '/buero',
    '/referenzen',
    '/beitraege',
    '/team',
    '/stories/venediger',
    '/spotlight/hitzekarten',
    '/magazin/talraum-ist-jetzt-auch-in-bozen-erreichbar-8',
    '/projekte/rauterplatz-matrei-umbau-bei-laufendem-markt-1',
  ]) {
    const { shift, moved } = await measureLateShift(journey.browser, firm() + path);
    if (shift > 0.02) findings.push(`${path} by ${shift.toFixed(3)}: ${moved.join('; ')}`);
  }
  expect(findings).toEqual([]);
});

testLog(journey);
