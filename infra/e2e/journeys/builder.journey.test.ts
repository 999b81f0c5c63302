// Editors change a page on the page itself: alone, offline, and two at a time.
import { expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import type { Page } from 'playwright-core';
import { axeFindings } from './browser.ts';
import { changeWebsite } from './change-website.ts';
import { checkEditor } from './check-editor.ts';
import { dragOnPage } from './drag-on-page.ts';
import { editByKeyboard } from './edit-by-keyboard.ts';
import { findSiteId, openEditor, typeAtEnd, untilSaved, websiteHost } from './edit-on-page.ts';
import { editThreeAtOnce } from './edit-three-at-once.ts';
import { inFullRun, openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded');
const headline = 'h1[data-field]';

withBrowser(
  'a headline is typed on the page, a block inserted by keyboard, and guests see both once published',
  async () => {
    const { platform, browser } = journey;
    const host = websiteHost(platform);
    const editor = await openEditor(browser, platform, await findSiteId(platform, 'fragen'));
    const { page, frame, faults } = editor;
    await typeAtEnd(editor, headline, ', kurz beantwortet');
    await untilSaved(editor);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('zitat');
    await page.keyboard.press('Enter');
    const quote = frame.locator('[data-block-type=quote] [data-field=text]');
    await quote.waitFor();
    await quote.click();
    await page.keyboard.type('Fragen kostet nichts.');
    await untilSaved(editor);
    expect(await axeFindings(page)).toEqual([]);
    // A form with references.
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('team');
    await page.keyboard.press('Enter');
    await page.getByText('Teammitglieder').waitFor();
    await page.getByRole('button', { name: 'Löschen' }).click();
    await untilSaved(editor);
    const guest = async () => (await platform.call('GET', '/fragen', { host, headers: { accept: 'text/html' } })).text;
    expect(await guest()).not.toContain('kurz beantwortet');

    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await page.getByText('Die Seite ist veröffentlicht.').waitFor();
    await until('guests to see the new headline and quote', async () => {
      const text = await guest();
      return text.includes('kurz beantwortet') && text.includes('Fragen kostet nichts.');
    });
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

/** Unsent edits that the browser stored, as JSON. */
const storedEdits = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('theke-page-edits');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('edits').objectStore('edits').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

// EDIT-07
withBrowser('what was typed without a connection is offered again after the tab has crashed', async () => {
  const { platform, browser } = journey;
  const site = await findSiteId(platform, 'presse');
  const editor = await openEditor(browser, platform, site);
  const { page } = editor;
  const context = page.context();
  await context.route('**/api/sites/*/edits', (route) => route.abort());
  await typeAtEnd(editor, headline, ' und Medien');
  await page.getByText(/^Keine Verbindung: \d+ Änderung/).waitFor();
  // The browser stores the last letters a moment after they were typed.
  await until('the edits to be stored', async () => (await storedEdits(page)).includes(' und Medien'));
  // A crashed tab does not send its last edits, as a closed one does.
  await page.goto('chrome://crash').catch(() => undefined);
  await page.close();
  await context.unroute('**/api/sites/*/edits');
  const next = await context.newPage();
  await next.goto(`http://${websiteHost(platform)}/backend/sites/${site}/editor`);
  await next.getByRole('button', { name: 'Übernehmen' }).click();
  await untilSaved({ ...editor, page: next });
  // The page is rendered again after it was saved.
  await next
    .frameLocator('iframe')
    .locator(headline, { hasText: / und Medien$/ })
    .first()
    .waitFor();
  await next.context().close();
});

// EDIT-03, EDIT-04
withBrowser('two editors see each other; different blocks merge, and for the same one the second chooses', async () => {
  const { platform, browser } = journey;
  const site = await findSiteId(platform, 'karriere');
  const [first, second] = [await openEditor(browser, platform, site), await openEditor(browser, platform, site)];
  await first.page.getByRole('treeitem').first().click();
  await second.page.getByRole('list', { name: 'Bearbeiten diese Seite auch' }).waitFor();

  // The second editor's connection is slow: both change the headline.
  const { promise: opened, resolve: openGate } = Promise.withResolvers<void>();
  await second.page.route('**/api/sites/*/edits', async (route) => {
    await opened;
    await route.continue();
  });
  await second.page.route('**/api/sites/*/editing', (route) => route.abort());
  await typeAtEnd(second, headline, ' bei uns');
  await typeAtEnd(first, headline, ' im Tal');
  await untilSaved(first);
  openGate();
  await second.page.getByRole('button', { name: 'Fassungen vergleichen' }).click();
  await second.page.getByRole('radio', { name: /Meine Fassung/ }).click();
  await second.page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await untilSaved(second);
  await until('the first editor to see the choice', async () =>
    (await first.frame.locator(headline).first().textContent())?.endsWith(' bei uns'),
  );
  await first.page.context().close();
  await second.page.context().close();
});

withBrowser(
  'axe finds nothing in the editor and its dialogs at 820 and 1440 px, light and dark',
  async () => {
    const findings = await checkEditor(journey);
    expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((screen) => [screen, []])));
  },
  300_000,
);

// EDIT-14
withBrowser(
  'blocks are dragged by mouse on the page and in the outline, and a picture is dropped into a text',
  async () => {
    const { saved, expected, faults } = await dragOnPage(journey);
    expect(saved).toEqual(expected);
    expect(faults).toEqual([]);
  },
  120_000,
);

// EDIT-14
withBrowser(
  'a block is moved, another inserted and written, and the page published by keyboard alone',
  async () => {
    const { before, after, guest } = await editByKeyboard(journey);
    const [first, second, ...rest] = before;
    expect(after).toEqual([second, expect.stringMatching(/^Zitat: Ohne Maus geschrieben\./), first, ...rest]);
    await until('guests to see the quote', async () => (await guest()).includes('Ohne Maus geschrieben.'));
  },
  120_000,
);

withBrowser(
  'a newcomer changes the headline, adds a project with a picture and publishes',
  async () => {
    const { headline, project, faults } = await changeWebsite(journey);
    // For docs/performance/ten-tasks.md.
    console.log(JSON.stringify({ headline, project }));
    expect(faults).toEqual([]);
  },
  120_000,
);

// EDIT-02, EDIT-03
inFullRun(
  'three editors end with the same page after delays and losses, and each finds what they wrote',
  () => editThreeAtOnce(journey),
  180_000,
);

testLog(journey);
