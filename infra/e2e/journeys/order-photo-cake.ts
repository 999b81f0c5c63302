import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** From the menu to a cake in the cart with the guest's own picture; a file that is not a picture is refused first. */
export async function orderPhotoCake(page: Page, url: string): Promise<{ refusal: string; previewWidth: number }> {
  await page.goto(`${url}/store/innenstadt`);
  await page.getByRole('button', { name: 'Tiramisù-Torte mit Foto: Zum Warenkorb hinzufügen' }).click();
  const overlay = page.getByRole('dialog');
  const picker = overlay.getByLabel('Ihr Foto: Bild auswählen');
  await picker.setInputFiles({ name: 'oma.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') });
  const refusal = (await overlay.getByRole('alert').textContent()) ?? '';

  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#d9a441' } })
    .jpeg()
    .toBuffer();
  await picker.setInputFiles({ name: 'Oma Hedwig.jpg', mimeType: 'image/jpeg', buffer: photo });
  const entry = overlay.getByRole('listitem').filter({ hasText: 'Oma Hedwig.jpg' });
  await entry.getByRole('button', { name: 'Oma Hedwig.jpg entfernen' }).waitFor();
  const preview = entry.locator('img');
  await preview.waitFor();
  const previewWidth = await preview.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    return image.naturalWidth;
  });
  await overlay.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await overlay.waitFor({ state: 'hidden' });
  return { refusal, previewWidth };
}
