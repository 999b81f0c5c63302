import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import type { Browser, Page } from 'playwright-core';
import { randomFrom } from '../../fixtures/random.ts';
import { findSiteId, type OpenEditor, openEditor, typeAtEnd, untilSaved } from './edit-on-page.ts';
import type { Platform } from './platform.ts';

/** Delays each request with edits, and loses some of them or their replies until `mend` is called. */
async function spoilLine(platform: Platform, page: Page, random: () => number): Promise<{ mend: () => void }> {
  let isMended = false;
  await page.route('**/api/sites/*/edits', async (route) => {
    if (isMended) return route.continue();
    const [fate, delay] = [random(), random() * 400];
    await pause(delay);
    if (fate < 0.2) return route.abort();
    if (fate < 0.4) {
      // Arrives, but the reply is lost. Node does not resolve the name of the host.
      const { origin = '', cookie = '' } = await route.request().allHeaders();
      const { host, pathname } = new URL(route.request().url());
      const body: unknown = route.request().postDataJSON();
      await platform.call('POST', pathname, { host, cookie, headers: { origin }, body });
      return route.abort();
    }
    await route.continue();
  });
  return {
    mend: () => {
      isMended = true;
    },
  };
}

const outlineOf = ({ page }: OpenEditor): Promise<string[]> =>
  page.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

/**
 * Three editors change one page at once, over slow lines that lose requests and replies, and end with the same page.
 */
export async function editThreeAtOnce({ platform, browser }: { platform: Platform; browser: Browser }): Promise<void> {
  const site = await findSiteId(platform, 'fragen');
  const editors = await Promise.all([1, 2, 3].map(() => openEditor(browser, platform, site)));
  const lines = await Promise.all(editors.map(({ page }, index) => spoilLine(platform, page, randomFrom(7 + index))));

  await Promise.all(
    editors.map(async (editor, index) => {
      const { page, frame } = editor;
      const word = ['Anna', 'Ben', 'Cem'][index] as string;
      // Each inserts two blocks and writes into them, moves one of them, and hides the other.
      for (const round of [1, 2]) {
        await page.getByRole('treeitem').nth(index).click();
        await page.keyboard.press('/');
        await page.getByRole('dialog').getByRole('combobox').fill('titel');
        await page.keyboard.press('Enter');
        const selected = page.getByRole('treeitem', { selected: true });
        await until('the new block to be selected', async () =>
          (await selected.getAttribute('aria-label'))?.startsWith('Titel'),
        );
        const id = await selected.getAttribute('data-row');
        const title = `[data-block="${id}"] [data-field=title]`;
        await frame.locator(title).waitFor();
        await typeAtEnd(editor, title, `${word} ${round}`);
        await page.keyboard.press('Escape');
        if (round === 1) await page.getByRole('button', { name: 'Nach oben' }).click();
        else await page.getByRole('button', { name: 'Ausblenden' }).click();
      }
    }),
  );
  for (const { mend } of lines) mend();
  await Promise.all(editors.map(untilSaved));

  const [first, ...others] = editors as [OpenEditor, OpenEditor, OpenEditor];
  await until('the three outlines to be the same', async () => {
    const wanted = await outlineOf(first);
    const all = await Promise.all(others.map(outlineOf));
    return all.every((outline) => JSON.stringify(outline) === JSON.stringify(wanted));
  });
  const outline = await outlineOf(first);
  for (const word of ['Anna', 'Ben', 'Cem']) {
    expect(outline.filter((row) => row === `Titel: ${word} 1`)).toHaveLength(1);
    expect(outline.filter((row) => row === `Titel: ${word} 2, ausgeblendet`)).toHaveLength(1);
  }
  const texts = await Promise.all(
    editors.map(({ frame }) => frame.locator('[data-block-type=title_section] [data-field=title]').allTextContents()),
  );
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
  await Promise.all(editors.map(({ page }) => page.context().close()));
}
