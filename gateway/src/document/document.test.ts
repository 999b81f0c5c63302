import { expect, test } from '@jest/globals';
import type { ContentPage } from '@theke/contracts/content/content-page';
import { config } from '@theke/contracts/identity/config';
import { postPage, projectPage, sitePage } from '@theke/contracts/testing/content-pages';
import { frontends as table } from '@theke/topology/frontends';
import { type DocumentOptions, renderDocument, statusOf } from './document.ts';
import { type Drawn, drawnIn, type Frontends } from './frontends.ts';

const frontends: Frontends = {
  drawnAt: drawnIn(table),
  drawnBy: () => undefined,
  filesOf: () => [],
  filesOfPage: () => [],
  houseFont: () => undefined,
  blocks: async () => ({}),
  headFor: ({ name }) => `<!-- ${name} -->`,
  render: async () => undefined,
  around: async () => undefined,
  pictures: async () => [],
  parts: async () => [],
  structuredData: async () => [],
  listed: () => [{ name: 'storefront', entry: '/mf/storefront/remoteEntry.js', paths: [{ path: '/*' }] }],
};
const shop = config.parse({ shopName: 'Müller & "Söhne"', seoDescription: '<b>gut</b>', version: 3 });
const branches = [{ identifier: 'mitte', name: 'Mitte', description: 'Im Zentrum.', images: [] }];
const init = [
  { url: '/branches', data: branches },
  { url: '/config', data: { ...shop, imprintText: 'Müller & Söhne' } },
];
const drawnAt = (path: string) => frontends.drawnAt(path) as Drawn;
const documentAt = (path: string, given: Partial<DocumentOptions> = {}) =>
  renderDocument({
    path,
    origin: 'https://shop.example',
    init,
    frontends,
    pictures: [],
    listed: [],
    drawn: drawnAt(path),
    config: shop,
    ...given,
  });
const page = (path: string) => documentAt(path);

test("escapes the tenant's texts in HTML", () => {
  const evil = [{ url: '/branches', data: [{ ...branches[0], name: '</script><script>alert(1)</script>' }] }];
  const html = documentAt('/store/mitte', { init: evil });
  expect(html).not.toContain('<script>alert');
  expect(page('/')).toContain('<title>Müller &amp; &quot;Söhne&quot;</title>');
  expect(page('/')).toContain('content="&lt;b&gt;gut&lt;/b&gt;"');
});

// PAGE-03, PAGE-04
test('gives a branch its title, description and address, and excludes status pages from indexing', () => {
  const html = page('/store/mitte');
  expect(html).toContain('<title>Mitte - Müller &amp; &quot;Söhne&quot;</title>');
  expect(html).toContain('<meta name="description" content="Im Zentrum.">');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/store/mitte">');
  expect(page('/status/ABC/def')).toContain('noindex');
  expect(page('/status/ABC/def')).not.toContain('canonical');
});

// PAGE-03
test("uses the own title of posts and projects, and adds the business to a site's", () => {
  const titleOf = (data: ContentPage) =>
    /<title>(.*)<\/title>/.exec(documentAt('/site/imprint', { drawn: { ...drawnAt('/site/imprint'), data } }))?.[1];
  expect([postPage, projectPage].map(titleOf)).toEqual([postPage.title, projectPage.title]);
  expect(titleOf(sitePage({}))).toBe('Büro - Müller &amp; &quot;Söhne&quot;');
});

// PAGE-05
test("uses the tenant's website as canonical host", () => {
  const config = { ...shop, website: 'https://www.mueller.example/' };
  expect(documentAt('/store/mitte', { config })).toContain(
    '<link rel="canonical" href="https://www.mueller.example/store/mitte">',
  );
});

// SEO-04
test('links the address of each language, except on pages excluded from indexing', () => {
  for (const language of ['de', 'x-default'])
    expect(page('/store/mitte')).toContain(
      `<link rel="alternate" hreflang="${language}" href="https://shop.example/store/mitte">`,
    );
  expect(page('/status/ABC/def')).not.toContain('hreflang');
});

// SEO-01
test('escapes structured data and omits it on pages excluded from indexing', () => {
  const structured = [{ '@type': 'Restaurant', name: '</script><script>alert(1)</script>\u2028' }];
  const html = documentAt('/store/mitte', { structured });
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': structured });
  expect(html).not.toContain('<script>alert');
  expect(documentAt('/status/ABC/def', { structured })).not.toContain('ld+json');
  expect(page('/')).not.toContain('ld+json');
});

// PAGE-08
test.each([
  ['/', 'storefront'],
  ['/store/mitte', 'storefront'],
  ['/kontakt', 'storefront'],
  ['/backendler', 'storefront'],
  ['/backend', 'back-office'],
  ['/backend/products', 'back-office'],
  ['/frontdesk', 'frontdesk'],
])('loads for %s the frontend %s', (path, remote) => expect(page(path)).toContain(`<!-- ${remote} -->`));

test('inserts server-rendered HTML without a noscript message', () => {
  expect(page('/site/imprint')).toContain('<div id="app"></div>\n<noscript>');
  const drawn = documentAt('/site/imprint', { html: '<main>Text</main>' });
  expect(drawn).toContain('<div id="app"><main>Text</main></div>');
  expect(drawn).not.toContain('noscript');
});

// PAGE-11
test('answers the contact page unless another page owns its path', () => {
  expect(statusOf('/kontakt', drawnAt('/kontakt'), init)).toBe(200);
  expect(statusOf('/kontakte', drawnAt('/kontakte'), init)).toBe(404);
});

test('preloads the first image before any script', () => {
  const html = documentAt('/store/mitte', { pictures: ['/image/small/"a-1.webp'] });
  const link = '<link rel="preload" as="image" href="/image/small/&quot;a-1.webp" fetchpriority="high">';
  expect(html.indexOf(link)).toBeGreaterThan(0);
  expect(html.indexOf(link)).toBeLessThan(html.indexOf('<!-- storefront -->'));
  expect(page('/store/mitte')).not.toContain('as="image"');
});

test('contains the frontend table only for pages of the shell', () => {
  expect(page('/backend')).toContain('id="frontends"');
  expect(page('/frontdesk')).not.toContain('id="frontends"');
});

// PAGE-03
test('titles staff pages from the table and excludes them from indexing', () => {
  expect(page('/backend/orders')).toContain('<title>Backoffice - Müller');
  expect(page('/frontdesk')).toContain('<title>Theke - Müller');
  expect(page('/backend/orders')).toContain('noindex');
});

test.each([
  ['/', 200],
  ['/store/mitte', 200],
  ['/store/mitte/checkout', 200],
  ['/store/gibt-es-nicht', 404],
  ['/site/imprint', 200],
  // FRAME-10
  ['/site/allergens', 404],
  ['/irgendwas', 404],
  ['/backend/anything', 200],
] as const)('%s answers %i', (path, status) => expect(statusOf(path, drawnAt(path), init)).toBe(status));

test('does not answer 404 for a branch while the branches are unavailable', () =>
  expect(statusOf('/store/mitte', drawnAt('/store/mitte'), [])).toBe(200));

test("links the tenant's icon and its image for link previews", () => {
  const picture = { id: '0199f000-0000-7000-8000-00000000000a', version: 2, extension: 'webp' as const };
  const documentWith = (config: object, path: string) => documentAt(path, { config: { ...shop, ...config } });
  expect(page('/')).toContain('<link rel="icon" href="/icon.svg?v=3" type="image/svg+xml">');
  expect(page('/')).not.toContain('og:image');
  expect(documentWith({ favicon: picture }, '/')).toContain(
    `<link rel="icon" href="/image/thumbnail/${picture.id}-2.webp"`,
  );
  expect(documentWith({ ogImage: picture }, '/store/mitte')).toContain(
    `content="https://shop.example/images/${picture.id}-2.jpg"`,
  );
});

test("SEO-07: a content page has its own picture for link previews, else the business's, else the logo", () => {
  const [own, preview, logo] = [1, 2, 3].map((version) => ({
    id: '0199f000-0000-7000-8000-00000000000a',
    version,
    extension: 'webp' as const,
  }));
  const shown = (config: object, shareImage: typeof own | null = null) => {
    const data = { ...sitePage({}), shareImage } as ContentPage;
    const drawn = { ...drawnAt('/buero'), data } as Drawn;
    return /og:image" content="[^"]*-(\d)\.jpg"/.exec(
      documentAt('/buero', { drawn, config: { ...shop, ...config } }),
    )?.[1];
  };
  expect(shown({ ogImage: preview, logo }, own)).toBe('1');
  expect(shown({ ogImage: preview, logo })).toBe('2');
  expect(shown({ logo })).toBe('3');
  expect(shown({})).toBeUndefined();
});
