import { expect, test } from '@jest/globals';
import { rewriteDocument } from './rewrite-document.ts';

const built = `<link rel="preload" as="font" type="font/woff2" href="/mf/shell/inter-latin.12345678.woff2" crossorigin>
<link rel="stylesheet" href="/mf/shell/main.0a1b2c3d.css">
<link rel="stylesheet" href="/mf/storefront/460.0a1b2c3d.css">
<link rel="stylesheet" href="/mf/back-office/lifecycles.0a1b2c3d.css">
<script src="/mf/shell/main.0a1b2c3d.js" defer></script>
<link rel="preload" as="script" href="/mf/shell/873.0a1b2c3d.js">
<link rel="preload" as="script" href="/mf/storefront/remoteEntry.js">
<link rel="later-preload" as="script" href="/mf/storefront/251.0a1b2c3d.js">
</head>
`;

test('uses file names without hashes for watched frontends and removes preloads', () => {
  expect(rewriteDocument(built, ['shell', 'back-office'])).toBe(`<link rel="stylesheet" href="/mf/shell/main.css">
<link rel="stylesheet" href="/mf/storefront/460.0a1b2c3d.css">
<link rel="stylesheet" href="/mf/back-office/lifecycles.css">
<script src="/mf/shell/main.js" defer></script>
<link rel="preload" as="script" href="/mf/storefront/remoteEntry.js">
<link rel="later-preload" as="script" href="/mf/storefront/251.0a1b2c3d.js">
<script src="/dev-reload.js" defer></script>
</head>
`);
});

test('removes files of chunks by number', () =>
  expect(rewriteDocument(built, ['storefront'])).not.toMatch(/storefront\/\d/));

test.each([
  ['<div id="app"></div>\n<noscript>', '<div id="app"></div>\n<noscript>'],
  [
    '<div id="app"><div id="top"><p>a</p></div>\n<p>b</p></div>\n\n<script type="application/json" id="init">',
    '<div id="app"></div>\n\n<script type="application/json" id="init">',
  ],
])('leaves server-rendered content to the current sources: %j', (html, expected) =>
  expect(rewriteDocument(html, [])).toBe(expected),
);
