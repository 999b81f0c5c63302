import { expect, test } from '@jest/globals';
import { axeFindings, desk, openWindow, phone, tablet } from './browser.ts';
import { changeShopSettings } from './change-shop-settings.ts';
import { checkForcedColours } from './check-forced-colours.ts';
import { exampleFailures } from './contract-examples.ts';
import { editPage } from './edit-page.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { orderAtKiosk } from './order-at-kiosk.ts';
import { collectSiteFindings, readWithoutScripts, submitForm } from './view-corporate-site.ts';
import { viewMap, viewPlan } from './view-map.ts';
import { viewSingleBranchHome } from './view-single-branch-home.ts';

const journey = openJourney('embedded', { TWO_FACTOR_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}` });

withBrowser('axe finds nothing on guest pages', async () => {
  const { page } = await openWindow(journey.browser, phone);
  const findings: Record<string, string[]> = {};
  for (const path of [
    '/',
    '/store/innenstadt',
    '/store/innenstadt/checkout',
    '/site/imprint',
    '/kontakt',
    '/gibt-es-nicht',
  ]) {
    await page.goto(`${journey.platform.url}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    findings[path] = await axeFindings(page);
  }
  await page.goto(`${journey.platform.url}/store/innenstadt`);
  await page.getByRole('button', { name: 'Pizza nach Wunsch: Zum Warenkorb hinzufügen' }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  findings.configuration = await axeFindings(page);
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((screen) => [screen, []])));
  await page.context().close();
});

withBrowser('renders readable pages without scripts, which the browser hydrates unchanged', async () => {
  const imprint = `${journey.platform.url}/site/imprint`;
  const plain = await journey.browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const text = await plain.newPage();
  await text.goto(imprint);
  const serverText = await text.locator('#app').innerText();
  expect(serverText).toContain('Marillo Gastronomie GmbH');
  await plain.close();

  const { page, faults } = await openWindow(journey.browser, phone);
  await page.addInitScript(() => {
    const pageWindow = window as unknown as { heading: Element | null };
    document.addEventListener('DOMContentLoaded', () => {
      pageWindow.heading = document.querySelector('h1');
    });
  });
  await page.goto(imprint, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => (window as unknown as { heading: Element }).heading.isConnected)).toBe(true);
  expect(await page.locator('#app').innerText()).toBe(serverText);
  // It is interactive: opens another page of the same document, and goes back.
  await page.getByRole('link', { name: 'Datenschutz' }).click();
  await page.getByRole('heading', { name: 'Datenschutz' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Impressum' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

withBrowser(
  'serves a company site without scripts; with them a form stays on its page; axe finds nothing',
  async () => {
    const origin = journey.platform.url.replace('localhost', 'talraum.localhost');
    const { titles, chip, thanks } = await readWithoutScripts(journey.browser, origin);
    expect(titles.map(Boolean)).toEqual(titles.map(() => true));
    expect(titles.at(-1)).toBe('404 Not Found');
    expect([chip, thanks]).toEqual([1, expect.stringContaining('Vielen Dank')]);
    expect(await submitForm(journey.browser, origin)).toEqual({
      inputValue: 'Dora Huber',
      thanks: expect.stringContaining('Vielen Dank'),
      faults: [],
    });
    const findings = await collectSiteFindings(journey.browser, origin);
    expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((path) => [path, []])));
  },
);

withBrowser('lets an editor create, validate, publish, restore and unpublish a page', async () => {
  const { readTexts, refused, ran, findings, faults } = await editPage(
    journey.browser,
    journey.platform.url.replace('localhost', 'talraum.localhost'),
  );
  expect(readTexts).toEqual([expect.stringContaining('Zuhören Gut, nicht so Erstens'), '404']);
  expect(refused).toEqual([
    'Unter „/magazin“ liegen eigene Seiten von Theke. Bitte wählen Sie einen anderen Pfad.',
    'Unter „/kontakt“ liegt schon die Seite „Kontakt“. Bitte wählen Sie einen anderen Pfad.',
    '„Bild“ fehlt.',
  ]);
  expect([ran, faults]).toEqual([false, []]);
  expect(findings).toEqual({ form: [], refused: [], revision: [] });
});

withBrowser('previews settings while typing, and then shows them to guests', async () => {
  const shop = await changeShopSettings(journey.platform, journey.browser);
  expect([shop.before, shop.typed]).toEqual([
    ['#003f4b', 'Inter'],
    [expect.not.stringMatching('#003f4b'), 'Lora'],
  ]);
  expect(shop.title).toBe('Pizza aus dem Holzofen');
  expect([shop.guestFont, shop.loadedFaces, shop.foreignRequests]).toEqual(['Lora', 1, []]);
  expect([...shop.findings, ...shop.faults]).toEqual([]);
});

// BRANCHES-03, CONSENT-02, SESSION-06
withBrowser(
  "loads a map after consent and in view, from the tenant's servers, with pins that lead to directions",
  async () => {
    const { results, refused, findings, faults } = await viewMap(journey.browser, journey.platform);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('die mit https:// beginnt')]);
    const directions = 'https://www.google.com/maps/dir/';
    expect(results).toEqual({
      asked: [0, 0],
      files: 0,
      refused: [0, 0],
      leadsTo: expect.stringContaining(directions),
      agreed: ['styles', 'tiles'],
      style: ['/style.json?key=graz%201'],
      markers: [
        [directions, '1: Route zu Hollerbusch am Lendplatz'],
        [directions, '2: Route zu Hollerbusch Geidorf'],
      ],
      takenBack: [0, 0],
    });
    expect([...findings, ...faults]).toEqual([]);
  },
);

// BRANCHES-03
withBrowser('shows a plan with the way to each branch without WebGL, style or server', async () => {
  const { results, withoutToken, requestsBefore, findings } = await viewPlan(journey.platform);
  expect(results).toEqual({
    'no WebGL': [1, 2, 0, []],
    'no style': [0, 2, 0, []],
    'no server': [true, 0, []],
  });
  expect([withoutToken.status, withoutToken.text]).toEqual([422, expect.stringContaining('"field":"mapAccessToken"')]);
  expect([requestsBefore, findings]).toEqual([0, []]);
});

// KIOSK-01 to KIOSK-07
withBrowser('takes orders at a kiosk, also while the line is cut for a minute, and forgets each guest', async () => {
  expect(await orderAtKiosk(journey.browser, journey.platform.url)).toEqual({
    findings: [],
    small: [],
    strange: 0,
    faults: [],
    number: true,
    after: { at: '/store/innenstadt', traces: [false, false, false] },
    sentOffline: 0,
    orders: ['201', '201'],
    keys: 2,
    leftTraces: [false, false, false],
  });
});

// BRANCHES-01, BRANCHES-02
withBrowser('leads from the home page of a single-branch shop to ordering, phone and directions', async () => {
  const { only, views } = await viewSingleBranchHome(journey.platform, journey.browser, [phone, tablet, desk]);
  const asOnly = {
    links: [
      `/store/${only.identifier}`,
      `tel:${only.phone.replaceAll(' ', '')}`,
      expect.stringContaining('https://www.google.com/maps/dir/'),
    ],
    hours: [false, true],
    contact: true,
    findings: [],
    faults: [],
  };
  expect(views).toEqual([asOnly, asOnly, asOnly]);
});

// LOOK-05
withBrowser('shows a border for each control and the selection in forced colours', async () => {
  const { marked, isChosenVisible, focus, faults } = await checkForcedColours(journey.browser, journey.platform.url);
  expect(marked).toEqual({ list: [], menu: [], configuration: [], checkout: [] });
  expect([isChosenVisible, focus, faults]).toEqual([true, 'solid', []]);
});

test("accepts every contract's example in its running handler", async () => {
  expect(await exampleFailures(journey.platform)).toEqual([]);
});

testLog(journey);
