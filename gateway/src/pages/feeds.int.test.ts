// The gateway with a stub service: site map, robots and RSS from a tenant's public content.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type GatewayAlone, startGatewayAlone } from '../../testing/gateway-alone.ts';

const at = '2026-11-01T08:00:00.000Z';
const rows: Record<string, object[]> = {
  '/api/sites': [
    { path: '', updatedAt: at },
    { path: 'buero/a&b', updatedAt: at },
    { path: 'stories/preis', updatedAt: at, postId: 'told' },
  ],
  '/api/branches': [
    { identifier: 'mitte', isPublic: true, isTakeawayEnabled: true, updatedAt: at },
    { identifier: 'zu', isPublic: false, isTakeawayEnabled: true, updatedAt: at },
    { identifier: 'nur-büro', isPublic: true, updatedAt: at },
  ],
  // Guests may not read `/api/projects`.
  '/api/v1/projects': Array.from({ length: 201 }, (_, index) => ({
    id: `${index}`,
    href: index === 200 ? '/stories/ort' : `/projekte/ort-${index + 1}`,
    hasStory: index === 200,
    updatedAt: at,
  })),
  '/api/posts': [{ id: 'told', title: 'Preis', number: 7, updatedAt: at }],
  '/api/v1/posts': [{ title: '<Preis> & mehr', href: '/magazin/preis-7', introduction: 'Kurz.', date: at }],
};

const knownTenant = '0199f000-0000-7000-8000-00000000000a';

/** Answers for one known file. */
async function answerFile(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  const { id, extension } = JSON.parse(text) as { id: string; extension: string };
  const isKnown = id === knownTenant && extension === 'pdf';
  response.statusCode = isKnown ? 200 : 404;
  const errors = [{ message: 'Diese Datei wurde nicht gefunden.', code: 'NOT_FOUND' }];
  response.end(JSON.stringify(isKnown ? { data: { path: `/upload/abc/${id}-1.pdf` } } : { errors }));
}

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({
    answer: (incoming, response) => {
      const url = new URL(incoming.url ?? '', 'http://content');
      if (url.pathname === '/internal/files/find') return answerFile(incoming, response);
      const [page, size] = ['page', 'pageSize'].map((name) => Number(url.searchParams.get(name) ?? 15));
      const from = ((page ?? 1) - 1) * (size ?? 15);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: (rows[url.pathname] ?? []).slice(from, from + (size ?? 15)) }));
    },
  });
});
afterAll(() => gateway.stop());

// SEO-05
test('lists each public page once in the site map, also from long lists, and links it in robots.txt', async () => {
  const { status, text, headers } = await gateway.ask('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const addresses = [...text.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(addresses.slice(0, 4)).toEqual(['/', '/store/mitte', '/buero/a&amp;b', '/stories/preis']);
  // The post's own address redirects to the story.
  expect(addresses).not.toContain('/magazin/preis-7');
  expect(addresses.slice(4)).toEqual(Array.from({ length: 200 }, (_, index) => `/projekte/ort-${index + 1}`));
  expect((await gateway.ask('/robots.txt')).text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
});

test("escapes the magazine's RSS feed", async () => {
  const { text, headers } = await gateway.ask('/magazin/rss.xml');
  expect(headers['content-type']).toContain('application/rss+xml');
  expect(text).toContain('<title>&lt;Preis&gt; &amp; mehr</title>');
  expect(text).toContain('<pubDate>Sun, 01 Nov 2026 08:00:00 GMT</pubDate>');
});

// LIST-08
test('redirects a public file to its location and answers 404 otherwise', async () => {
  const view = (file: string) => gateway.ask(`/api/v1/files/view/${file}`);
  const { status, headers } = await view(`${knownTenant}.pdf`);
  expect([status, headers.location, headers['cache-control']]).toEqual([
    302,
    `/upload/abc/${knownTenant}-1.pdf`,
    'no-cache',
  ]);
  for (const file of [`${knownTenant}.exe`, `${knownTenant}`, '..%2f..%2fpasswd', `${knownTenant}.pdf.html`, 'x.pdf'])
    expect([file, (await view(file)).status]).toEqual([file, 404]);
});
