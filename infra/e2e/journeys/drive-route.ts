import type { Page } from 'playwright-core';
import { sendMoves } from './confirm-on-board.ts';

/** A picture of one pixel, as a phone's camera would return it. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The big button of the opened stop. */
export const deliverButton = (page: Page) => page.getByRole('button', { name: /^Zugestellt, .* kassiert$/ });

/** Draws a line on the signature pad and accepts it. */
export async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unterschrift' }).click();
  const pad = page.getByRole('img', { name: /unterschreiben/ });
  const box = await pad.boundingBox();
  if (!box) throw new Error('the signature pad is not shown');
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  for (const step of [1, 2, 3, 4]) await page.mouse.move(box.x + 30 + 40 * step, box.y + (step % 2 ? 70 : 40));
  await page.mouse.up();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Unterschrift ist dabei').waitFor();
}

/** Takes a photo of the delivery. */
export async function takePhoto(page: Page): Promise<void> {
  await page.getByLabel('Foto').setInputFiles({ name: 'tuer.png', mimeType: 'image/png', buffer: photo });
  await page.getByText('Foto ist dabei').waitFor();
}

/** Reports the opened stop as delivered and sends it at once. */
export async function deliver(page: Page): Promise<void> {
  await deliverButton(page).click();
  await page.getByRole('button', { name: 'Zugestellt · Rückgängig' }).waitFor();
  await sendMoves(page);
  await page.getByRole('button', { name: 'Zugestellt · Rückgängig' }).waitFor({ state: 'hidden' });
}
