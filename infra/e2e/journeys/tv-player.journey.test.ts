import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { ContentPackage, PackageScene } from '@theke/contracts/signage/package';
import { until } from '@theke/kit/testing/until';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  sampleItem,
  samplePackage,
  sampleScene,
  uuid,
} from '../../../frontends/signage-player/testing/sample-package.ts';
import { root } from '../../tools/local/checkout.ts';
import { launchBrowser, whyNoBrowser } from './browser.ts';
import { withBrowser } from './open-journey.ts';
import { openSignageServer, type SignageServer } from './signage-server.ts';

// The built player in Chromium, with a server in memory that can be cut and can break downloads.

const picture = { id: uuid(60), version: 1, extension: 'webp' as const };
const pictureUrl = `/image/large/${picture.id}-1.webp`;
const videoUrl = '/upload/x/film-1.mp4';
let browser: Browser;
let context: BrowserContext;
let server: SignageServer;
let page: Page;

beforeAll(async () => {
  if (!whyNoBrowser()) browser = await launchBrowser();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  if (whyNoBrowser()) return;
  server = await openSignageServer();
  const body = readFileSync(join(root, 'infra/fixtures/demo/pictures/antipasti.webp'));
  server.media.set(pictureUrl, { type: 'image/webp', body });
  context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'de-AT' });
  page = await context.newPage();
});
afterEach(async () => {
  await context?.close();
  await server?.close();
});

const textScene = (headline: string): PackageScene =>
  sampleScene(1, { name: 'Willkommen', content: { kind: 'text', headline, text: '' } });

/** A text and a picture, 3 s each. */
const content = (letter: string, headline: string, files: ContentPackage['files'] = []): ContentPackage => ({
  ...samplePackage(
    [sampleItem(1, { seconds: 3 }), sampleItem(2, { seconds: 3, scene: null, image: picture, transition: 'fade' })],
    { scenes: [textScene(headline)] },
  ),
  hash: letter.repeat(43),
  files: [{ url: pictureUrl }, ...files],
});

const onAir = (text: string) => page.locator('[data-phase="air"]', { hasText: text });

async function openPaired(published: ContentPackage): Promise<void> {
  await page.goto(`${server.url}/tv`);
  await page.getByText('K7PX').first().waitFor();
  server.publish(published);
  server.pair();
  await page.locator('[data-phase="air"]').first().waitFor();
}

withBrowser('a TV pairs, plays, and reports what it plays; changed content is visible within two seconds', async () => {
  await openPaired(content('A', 'Heute frisch'));
  await onAir('Heute frisch').waitFor();
  await until('a report', async () => server.reports.some(({ playing }) => playing === 'A'.repeat(43)));
  await until('the doorbell', async () => server.requested.includes('GET /api/signage-player/stream'));
  await onAir('Heute frisch').waitFor();
  server.publish({
    ...content('B', 'Heute ausverkauft'),
    segments: content('B', '').segments.map((one) => ({ ...one, items: one.items.slice(0, 1) })),
  });
  const from = Date.now();
  await onAir('Heute ausverkauft').waitFor({ timeout: 2_000 });
  expect(Date.now() - from).toBeLessThan(2_000);
});

withBrowser('plays on after the line was cut and the TV was switched off and on, and loses no play', async () => {
  await openPaired(content('A', 'Heute frisch'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await until('the page to be cached', () => page.evaluate(async () => (await caches.match('/tv')) !== undefined));
  server.cut();
  await page.reload();
  await onAir('Heute frisch').waitFor();
  const image = page.locator('[data-phase="air"] img').first();
  await image.waitFor();
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const before = server.reports.length;
  server.restore();
  // The browser's own event for a connection that came back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await until('the connection', async () => server.reports.length > before);
  await page.reload();
  await until('the plays', async () => server.plays.size >= 2);
  const plays = [...server.plays.values()];
  expect(new Set(plays.map(({ startedAt }) => startedAt)).size).toBe(plays.length);
});

withBrowser('fetches a picture again that differs from its digest', async () => {
  const { type, body } = server.media.get(pictureUrl) as { type: string; body: Buffer };
  server.media.set(pictureUrl, { type, body, damaged: 1 });
  await page.goto(`${server.url}/tv`);
  await page.getByText('K7PX').first().waitFor();
  server.publish(content('A', 'Heute frisch'));
  server.pair();
  await page.locator('[data-phase="air"]').first().waitFor({ timeout: 40_000 });
  expect(server.requested.filter((one) => one === `GET ${pictureUrl}`)).toHaveLength(2);
  const stored = await page.evaluate(
    async (url) => btoa(String.fromCharCode(...new Uint8Array(await (await fetch(url)).arrayBuffer()).slice(-200))),
    pictureUrl,
  );
  expect(stored).toBe(body.subarray(-200).toString('base64'));
});

withBrowser('continues a broken download and serves ranges of the stored file without a connection', async () => {
  const body = Buffer.alloc(3_000_000, 'film');
  server.media.set(videoUrl, { type: 'video/mp4', body });
  server.downloads.breakAfter = 1_700_000;
  await page.goto(`${server.url}/tv`);
  await page.getByText('K7PX').first().waitFor();
  server.publish(content('A', 'Heute frisch', [{ url: videoUrl }]));
  server.pair();
  await until('the broken download', async () => server.requested.includes(`GET ${videoUrl}`));
  expect(await page.locator('[data-phase="air"]').count()).toBe(0);
  await page.locator('[data-phase="air"]').first().waitFor({ timeout: 40_000 });
  expect(server.ranges).toEqual([0, 1_700_000]);
  server.cut();
  const answer = await page.evaluate(async (url) => {
    const response = await fetch(url, { headers: { range: 'bytes=4-7' } });
    return [response.status, response.headers.get('content-range'), await response.text()];
  }, videoUrl);
  expect(answer).toEqual([206, `bytes 4-7/${body.length}`, 'film']);
});

/** Two seconds of a moving square, recorded by the browser. */
const recordVideo = (): Promise<string> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 180];
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 50; frame += 1) {
      context?.fillRect(frame * 5, 40, 60, 60);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });

withBrowser('a stored video plays to its end without a connection, then the next item follows', async () => {
  await page.goto(`${server.url}/tv`);
  await page.getByText('K7PX').first().waitFor();
  const body = Buffer.from(await recordVideo(), 'base64');
  const film = { id: uuid(70), version: 1, extension: 'webm', publicHash: 'x', name: 'Film' };
  const url = `/upload/x/${film.id}-1.webm`;
  server.media.set(url, { type: 'video/webm', body });
  const played = content('A', 'Heute frisch', [{ url }]);
  const items = [sampleItem(1, { seconds: 6 }), sampleItem(2, { scene: null, video: film })];
  server.publish({ ...played, segments: played.segments.map((segment) => ({ ...segment, items })) });
  server.pair();
  await onAir('Heute frisch').waitFor();
  server.cut();
  const video = page.locator('[data-phase="air"] video');
  await video.waitFor();
  expect(await video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(320);
  await onAir('Heute frisch').waitFor({ timeout: 20_000 });
  server.restore();
  await page.reload();
  await until('the play of the video', async () =>
    [...server.plays.values()].some(({ content: kind }) => kind === 'video'),
  );
  const play = [...server.plays.values()].find(({ content: kind }) => kind === 'video');
  expect(play).toMatchObject({ contentId: film.id, name: 'Film' });
  expect(play?.seconds).toBeGreaterThanOrEqual(1);
});

withBrowser('sends a screenshot, says that its clock is off, and stops when it is removed', async () => {
  server.clock.ahead = 3_600_000;
  await openPaired(content('A', 'Heute frisch'));
  server.change({
    commands: [{ id: uuid(90), kind: 'screenshot', volume: null, expiresAt: '2030-01-01T00:00:00.000Z' }],
  });
  await until('the screenshot', async () => server.results.some(({ state }) => state === 'done'));
  const size = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, server.screenshots[0] as string);
  expect(size).toEqual([960, 540]);
  await until('a report with the offset of the clock', async () =>
    server.reports.some(({ clockOffset }) => clockOffset),
  );
  const offset = server.reports.find(({ clockOffset }) => clockOffset)?.clockOffset ?? 0;
  expect(Math.abs(offset + 3_600_000)).toBeLessThan(1_500);
  server.unpair();
  await page.getByText('Neuer Code in').waitFor({ timeout: 30_000 });
  expect(await page.locator('[data-phase="air"]').count()).toBe(0);
});

withBrowser('plays in the frame of the office what that sends, and stores nothing', async () => {
  await page.goto(`${server.url}/tv?preview`);
  await page.evaluate(
    async ({ url, sent }) => {
      const messages: unknown[] = [];
      (window as unknown as { messages: unknown[] }).messages = messages;
      window.addEventListener('message', ({ data, source }) => {
        messages.push(data);
        const message = { type: 'theke-signage-preview', content: sent, item: sent.segments[0]?.items[1]?.id };
        if (data.type === 'theke-signage-preview-ready') (source as Window).postMessage(message, location.origin);
      });
      const frame = document.createElement('iframe');
      frame.src = url;
      document.body.append(frame);
    },
    { url: '/tv?preview', sent: content('A', 'Heute frisch') },
  );
  await page.frameLocator('iframe').locator('[data-phase="air"] img').first().waitFor();
  const messages = await page.evaluate(() => (window as unknown as { messages: { type: string }[] }).messages);
  expect(messages).toContainEqual({ type: 'theke-signage-preview-item', item: uuid(2), index: 1 });
  expect(server.requested.filter((path) => path.includes('/api/'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
