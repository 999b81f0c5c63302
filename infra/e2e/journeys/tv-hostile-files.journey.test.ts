// The built player in Chromium, with a server that answers pictures and videos with something else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import {
  sampleItem,
  samplePackage,
  sampleScene,
  uuid,
} from '../../../frontends/signage-player/testing/sample-package.ts';
import { root } from '../../tools/local/checkout.ts';
import { launchBrowser } from './browser.ts';
import { withBrowser } from './open-journey.ts';
import { openSignageServer } from './signage-server.ts';

const script = '<script>document.title = "hostile"</script>';
const page = Buffer.from(`<!doctype html>${script}`);
const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`);
const picture = (number: number) => ({ id: uuid(number), version: 1, extension: 'webp' as const });
const urlOf = (number: number) => `/image/large/${uuid(number)}-1.webp`;

const hostile = {
  [urlOf(61)]: { type: 'text/html', body: page },
  [urlOf(62)]: { type: 'image/svg+xml', body: drawing },
  [urlOf(63)]: { type: 'image/webp', body: page },
  [urlOf(64)]: { type: 'image/webp', body: drawing },
  [urlOf(65)]: { type: 'video/mp4', body: page },
  '/upload/x/page-1.mp4': { type: 'text/html', body: page },
  '/upload/x/huge-1.mp4': { type: 'video/mp4', body: page, length: 1_000_000_000 },
};

withBrowser('refuses hostile files by name, stores none of them and plays on', async () => {
  const server = await openSignageServer();
  const browser = await launchBrowser();
  try {
    const good = urlOf(60);
    const body = readFileSync(join(root, 'infra/fixtures/demo/pictures/antipasti.webp'));
    server.media.set(good, { type: 'image/webp', body });
    for (const [url, answer] of Object.entries(hostile)) server.media.set(url, answer);
    const tv = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'de-AT' });
    await tv.goto(`${server.url}/tv`);
    await tv.getByText('K7PX').first().waitFor();
    const pictures = [60, 61, 62, 63, 64, 65].map((number) =>
      sampleItem(number, { seconds: 1, scene: null, image: picture(number) }),
    );
    server.publish({
      ...samplePackage([sampleItem(1, { seconds: 1 }), ...pictures], {
        scenes: [sampleScene(1, { content: { kind: 'text', headline: '<b>Heute</b> frisch', text: script } })],
      }),
      files: [good, ...Object.keys(hostile)].map((url) => ({ url })),
    });
    server.pair();
    const airs = tv.locator('[data-phase="air"]', { hasText: `<b>Heute</b> frisch` });
    await airs.first().waitFor();
    const names = Object.keys(hostile).map((url) => url.slice(url.lastIndexOf('/') + 1));
    await until('the report of every hostile file', async () => {
      const messages = server.reports.flatMap(({ errors }) => errors ?? []).map(({ message }) => message);
      return names.every((name) => messages.some((one) => one.startsWith(`Datei ${name} nicht verwendbar`)));
    });
    const stored = await tv.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
      return urls.filter((url) => /^\/(image|upload)\//.test(url));
    });
    expect(stored).toEqual([good]);
    await tv.locator(`[data-phase="air"] img[src="${good}"]`).first().waitFor();
    await airs.first().waitFor();
    expect(await tv.title()).not.toBe('hostile');
    expect(await tv.locator('b, script:not([src]), iframe').count()).toBe(0);
  } finally {
    await browser.close();
    await server.close();
  }
});
