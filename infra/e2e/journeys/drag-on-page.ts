import { join } from 'node:path';
import { until } from '@theke/kit/testing/until';
import type { Locator, Page } from 'playwright-core';
import { root } from '../../tools/local/checkout.ts';
import { findSiteId, type OpenEditor, openEditor, untilSaved, websiteHost } from './edit-on-page.ts';
import type { Journey } from './open-journey.ts';

/** Ids of the blocks in the outline. */
const outlineIds = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));

type Point = { x: number; y: number };

/** A point of an element in the window. @param share of its height */
async function pointOf(target: Locator, share: number): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('an element to drag is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height * share };
}

const moveTo = (page: Page, { x, y }: Point) => page.mouse.move(x, y, { steps: 8 });

/** Drags the second block of the page above the first one; at the upper edge the page scrolls until that is visible. */
async function dragOnCanvas({ page, frame }: OpenEditor, ids: readonly (string | null)[], end: () => Promise<void>) {
  const [first, second] = ids;
  await page.locator(`[data-row="${second}"]`).click();
  const handle = page.getByTitle('An eine andere Stelle ziehen');
  await moveTo(page, await pointOf(handle, 0.5));
  await page.mouse.down();
  const target = frame.locator(`[data-block="${first}"]`);
  const stage = page.locator('iframe');
  const edge = await pointOf(stage, 0);
  const isVisible = async () => (await pointOf(target, 0.2)).y > edge.y + 60;
  if (!(await isVisible())) {
    await moveTo(page, { x: edge.x, y: edge.y + 10 });
    await until('the page to scroll to the first block', isVisible);
    await moveTo(page, await pointOf(stage, 0.5));
  }
  await moveTo(page, await pointOf(target, 0.2));
  await end();
}

/** Drops a file of this machine on the page, as from a folder. */
async function dropFile(page: Page, { x, y }: Point, file: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x, y, data });
  await client.detach();
}

/**
 * An editor moves blocks with the mouse, on the page and in the outline, and drops a picture into a text.
 * @returns ids of the blocks in the stored draft and as they should be, and the browser's errors
 */
export async function dragOnPage({ platform, browser }: Journey) {
  const site = await findSiteId(platform, 'stories/matrei');
  const editor = await openEditor(browser, platform, site);
  const { page, frame, faults } = editor;
  const [a, b, c, ...rest] = await outlineIds(page);
  const order = (expected: readonly (string | null | undefined)[]) =>
    until('the blocks to be in order', async () => (await outlineIds(page)).join() === expected.join());

  await dragOnCanvas(editor, [a ?? null, b ?? null], async () => {
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
  await order([a, b, c, ...rest]);
  await dragOnCanvas(editor, [a ?? null, b ?? null], () => page.mouse.up());
  await order([b, a, c, ...rest]);

  const row = (id: string | null | undefined) => page.locator(`[data-row="${id}"]`);
  await moveTo(page, await pointOf(row(c), 0.5));
  await page.mouse.down();
  await moveTo(page, await pointOf(row(b), 0.6));
  await moveTo(page, await pointOf(row(b), 0.1));
  await page.mouse.up();
  await order([c, b, a, ...rest]);
  await untilSaved(editor);

  const text = frame.locator('[data-block-type=text_section] [data-field=text]').first();
  await text.scrollIntoViewIfNeeded();
  await dropFile(page, await pointOf(text, 0.5), join(root, 'infra/fixtures/demo/pictures/talraum-see.webp'));
  await text.locator('img[src^="/image/medium/"]').waitFor();
  const saved = await until('the draft to contain both', async () => {
    const host = websiteHost(platform);
    const cookie = await platform.login('admin@talraum.example', host);
    const { body } = await platform.call('GET', `/api/sites/${site}`, { host, cookie });
    const { content } = body.data as { content: { body: { id: string }[] } };
    return JSON.stringify(content).includes('"/image/medium/') && content.body.map(({ id }) => id);
  });
  await page.context().close();
  return { saved, expected: [c, b, a, ...rest], faults };
}
